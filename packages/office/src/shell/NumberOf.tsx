import { useTranslations } from 'use-intl'
import { Num } from '@anfilada/ui/Num'

/** № 48302 with the language's own sign, from which the number never parts: of an order, a payment, a customer. */
export function NumberOf({ id }: { id: number }) {
  return <Num>{useNumberWord()(id)}</Num>
}

/** The same as words, for what is read aloud or stands in a sentence. */
export function useNumberWord(): (id: number) => string {
  const t = useTranslations('office.card')
  return (id) => t('number', { id: String(id) })
}
