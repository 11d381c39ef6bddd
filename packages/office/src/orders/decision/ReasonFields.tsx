import { useTranslations } from 'use-intl'
import { Choice } from '@anfilada/ui/Choice'
import { Kbd } from '@anfilada/ui/Kbd'
import { TextField } from '@anfilada/ui/TextField'
import styles from './DecisionForm.module.css'
import { rejectReasons, type RejectReason } from './reject-reasons.ts'

type Fields = {
  reason: RejectReason | ''
  own: string
  isTried: boolean
  onReason: (reason: RejectReason) => void
  onOwn: (own: string) => void
}

/** The five reasons by number, the last in one's own words. */
export function ReasonFields({ reason, own, isTried, onReason, onOwn }: Fields) {
  const t = useTranslations('office.reject')
  const options = rejectReasons.map((value, index) => ({ value, label: <ReasonLabel number={index + 1} words={t(`reasons.${value}`)} /> }))
  return (
    <div className={styles.reasons}>
      <Choice
        label={t('reason')}
        name="reason"
        look="cards"
        focusFirst
        options={options}
        value={reason}
        onChange={onReason}
        error={isTried && reason === '' ? t('reasonMissing') : undefined}
      />
      {reason === 'other' && (
        <TextField
          label={t('own')}
          name="own"
          maxLength={500}
          value={own}
          onChange={onOwn}
          error={isTried && own.trim() === '' ? t('ownMissing') : undefined}
        />
      )}
    </div>
  )
}

function ReasonLabel({ number, words }: { number: number; words: string }) {
  return (
    <span className={styles.reason}>
      <Kbd>{number}</Kbd>
      {words}
    </span>
  )
}
