import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { focusField } from '@anfilada/ui/focus-field'
import { TextField } from '@anfilada/ui/TextField'
import { ReasonDialog } from '../../shell/acts/ReasonDialog.tsx'
import type { Wish } from '../windows.queries.ts'
import type { Answers } from './use-answers.ts'
import styles from './Wishes.module.css'

type Props = {
  chosen: readonly Wish[]
  /** The entrance that earlier answers had. */
  usual: string
  answers: Answers
  isRejecting: boolean
  onRejecting: (isRejecting: boolean) => void
}

const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/

/** Stays beneath the list: entrance and, when it is another one, the time; what is typed stays for the next answer. */
export function AnswerForm({ chosen, usual, answers, isRejecting, onRejecting }: Props) {
  const t = useTranslations('windows.answer')
  const list = useTranslations('windows.wishes')
  const [entrance, setEntrance] = useState(usual)
  const [time, setTime] = useState('')
  const [isTried, setTried] = useState(false)
  const isEntranceMissing = entrance.trim() === ''
  const isTimeWrong = time.trim() !== '' && !timeForm.test(time.trim())
  const count = chosen.length

  function confirm(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (count === 0 || answers.busy) return
    if (isEntranceMissing || isTimeWrong) return focusField(isEntranceMissing ? 'entrance' : 'time')
    const asked = time.trim() === '' ? {} : { time: time.trim() }
    void answers.answer(chosen, { decision: 'confirm', entrance: entrance.trim(), ...asked })
  }
  return (
    <form className={styles.answer} aria-label={t('title')} onSubmit={confirm} noValidate>
      <p role="status">{count > 0 ? list('chosen', { count, pax: chosen.reduce((sum, { pax }) => sum + pax, 0) }) : t('nothing')}</p>
      <div className={styles.fields}>
        <TextField
          label={t('entrance')}
          name="entrance"
          maxLength={200}
          autoComplete="off"
          keyShortcuts="E"
          value={entrance}
          error={isTried && isEntranceMissing ? t('entranceMissing') : undefined}
          onChange={setEntrance}
        />
        <TextField
          label={t('time')}
          name="time"
          inputMode="numeric"
          dir="ltr"
          maxLength={5}
          autoComplete="off"
          hint={t('timeHint')}
          value={time}
          error={isTried && isTimeWrong ? t('wrongTime') : undefined}
          onChange={setTime}
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={answers.busy} busyLabel={t('confirming')}>
          {t('confirm', { count })}
        </Button>
        <Button variant="danger" keyShortcuts="R" onPress={() => count > 0 && onRejecting(true)}>
          {t('reject')}
        </Button>
      </div>
      {isRejecting && count > 0 && <Rejection chosen={chosen} answers={answers} onClose={() => onRejecting(false)} />}
    </form>
  )
}

type RejectionProps = Pick<Props, 'chosen' | 'answers'> & { onClose: () => void }

function Rejection({ chosen, answers, onClose }: RejectionProps) {
  const t = useTranslations('windows.answer')
  async function reject(reason: string) {
    if (await answers.answer(chosen, { decision: 'reject', reason })) onClose()
  }
  const words = {
    reason: t('reason'),
    missing: t('reasonMissing'),
    keep: t('keep'),
    confirm: t('rejectConfirm'),
    busy: t('rejecting'),
  }
  return (
    <ReasonDialog
      title={t('rejectTitle', { count: chosen.length })}
      lines={[t('forever')]}
      words={words}
      busy={answers.busy}
      onConfirm={(reason) => void reject(reason)}
      onClose={onClose}
    />
  )
}
