import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { SlotsPreview } from './SlotsPreview.tsx'
import type { SlotEdit } from './use-slot-edit.ts'
import styles from './SlotPane.module.css'

type Props = { edit: SlotEdit; count: number; onSubmit: () => void; children: ReactNode }

/** The fields of a change, what it would do, and its button: it says why while the change does not fit. */
export function EditFrame({ edit, count, onSubmit, children }: Props) {
  const t = useTranslations('slots.edit')
  const cannot = edit.refused > 0 ? t('cannot', { count: edit.refused }) : undefined
  function send(event: FormEvent) {
    event.preventDefault()
    if (!edit.busy && cannot === undefined) onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {children}
      {edit.failure && (
        <p role="alert" className={styles.fault}>
          {edit.failure.sentence}
        </p>
      )}
      <Button type="submit" variant="primary" busy={edit.busy} busyLabel={t('saving')} disabledReason={cannot}>
        {t('save', { count })}
      </Button>
      <SlotsPreview edit={edit} />
    </form>
  )
}
