import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FieldWords } from '@anfilada/ui/field-words'

/**
 * The fields of `ui` know no sentences of their own: every layout but the login's gives them those of its language. The login has no field
 * that says them, and its page counts its bytes.
 */
export function SaidWhileTyping({ children }: { children: ReactNode }) {
  const t = useTranslations('typing')
  return <FieldWords value={{ notWhole: t('notWhole'), over: (length) => t('over', length) }}>{children}</FieldWords>
}
