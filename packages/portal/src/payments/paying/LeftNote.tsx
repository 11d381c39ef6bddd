import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Needs } from '@anfilada/ui/Needs'

/** Whoever gave up a payment and begins another must know that the first one may still be paid. */
export function LeftNote({ id, action }: { id: string; action?: ReactNode }) {
  const t = useTranslations('payments.form')
  return <Needs action={action}>{t('left', { id })}</Needs>
}
