import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { timeSchema } from '@anfilada/contract/date-schemas'
import { Button } from '@anfilada/ui/Button'
import { TextField } from '@anfilada/ui/TextField'
import type { Wish } from '../windows.queries.ts'
import { Confirmation } from './Confirmation.tsx'
import { Rejection } from './Rejection.tsx'
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

/** Stays beneath the list: entrance and, when it is another one, the time; what is typed stays for the next answer. */
export function AnswerForm({ chosen, usual, answers, isRejecting, onRejecting }: Props) {
  const t = useTranslations('windows.answer')
  const list = useTranslations('windows.wishes')
  const count = chosen.length
  const [isConfirming, setConfirming] = useState(false)
  const form = useFormMachine({
    start: { entrance: usual, time: '' },
    labels: { entrance: t('entrance'), time: t('time') },
    sentences: { entrance: t('entranceMissing'), time: t('wrongTime') },
    faults: ({ entrance, time }) => ({
      ...(entrance.trim() === '' && { entrance: 'required' }),
      ...(time.trim() !== '' && !z.safeParse(timeSchema, time.trim()).success && { time: 'time' }),
    }),
    // What stands in the fields is sent by the dialog that follows.
    send: () => Promise.resolve(setConfirming(true)),
    onDone: () => undefined,
  })
  const { entrance, time } = form.values
  function confirm(event: FormEvent) {
    event.preventDefault()
    if (count > 0) form.submit()
  }
  return (
    <form className={styles.answer} aria-label={t('title')} onSubmit={confirm} noValidate>
      <p role="status" className={styles.chosen}>
        {count > 0 && list('chosen', { count, pax: chosen.reduce((sum, { pax }) => sum + pax, 0) })}
      </p>
      <div className={styles.fields}>
        <TextField {...form.field('entrance')} maxLength={200} autoComplete="off" keyShortcuts="E" />
        <TextField {...form.field('time')} inputMode="numeric" dir="ltr" autoComplete="off" hint={t('timeHint')} />
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" disabledReason={count > 0 ? undefined : t('nothing')}>
          {t('confirm', { count })}
        </Button>
        {count > 0 && (
          <Button variant="danger" keyShortcuts="R" onPress={() => onRejecting(true)}>
            {t('reject')}
          </Button>
        )}
      </div>
      {isConfirming && (
        <Confirmation
          chosen={chosen}
          answers={answers}
          said={{ decision: 'confirm', entrance: entrance.trim(), ...(time.trim() !== '' && { time: time.trim() }) }}
          onClose={() => setConfirming(false)}
        />
      )}
      {isRejecting && count > 0 && <Rejection chosen={chosen} answers={answers} onClose={() => onRejecting(false)} />}
    </form>
  )
}
