import { useTranslations } from 'use-intl'
import type { FieldSentences } from '@anfilada/browser/use-form-act'

/** The server says of the sum that it is not what is due; here nobody typed it, so it has changed meanwhile. */
export function useSumWords(fields: FieldSentences): FieldSentences {
  const t = useTranslations('payments.form')
  return fields.amount === undefined ? fields : { ...fields, amount: t('amountChanged') }
}
