import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { Choice } from '@anfilada/ui/Choice'
import { Kbd } from '@anfilada/ui/Kbd'
import { TextField } from '@anfilada/ui/TextField'
import styles from './DecisionForm.module.css'
import { rejectReasons, type RejectReason } from './decision-draft.ts'
import type { Reason } from './use-reason.ts'

type Props = { form: Form<Reason>; onReason: (reason: RejectReason) => void }

/** The five reasons by number, the last in one's own words. */
export function ReasonFields({ form, onReason }: Props) {
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
        value={form.values.reason}
        onChange={onReason}
        error={form.error('reason')}
      />
      {form.values.reason === 'other' && <TextField {...form.field('own')} maxLength={500} />}
    </div>
  )
}

function ReasonLabel({ number, words }: { number: number; words: string }) {
  return (
    <span className={styles.reason}>
      <Kbd>{number}</Kbd> {words}
    </span>
  )
}
