import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { Button } from '@anfilada/ui/Button'
import { SlotsPreview } from './SlotsPreview.tsx'
import type { PreviewOfSlots } from './use-slot-edit.ts'
import styles from './SlotPane.module.css'

type Props = {
  form: Pick<Form<unknown>, 'submit' | 'busy' | 'failure'>
  would: PreviewOfSlots
  count: number
  /** Another way where orders stand in this one. */
  otherwise?: ReactNode
  children: ReactNode
}

/** The fields of a change, what it would do, and its button: it says why while the change does not fit. */
export function EditFrame({ form, would, count, otherwise, children }: Props) {
  const t = useTranslations('slots.edit')
  const cannot = would.refused > 0 ? t('cannot', { count: would.refused }) : undefined
  function send(event: FormEvent) {
    event.preventDefault()
    if (cannot === undefined) form.submit()
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {children}
      <FormFailure sentence={form.failure} />
      <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')} disabledReason={cannot}>
        {t('save', { count })}
      </Button>
      {otherwise}
      <SlotsPreview would={would} />
    </form>
  )
}
