import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { MessageThread } from '@anfilada/contract/messages/messages'
import { threadsQuery } from '../messages.queries.ts'

type ThreadOrder = NonNullable<MessageThread['order']>

/** Museum and object of an order; one without a museum is named by its kind. */
export function usePlace(): (order: ThreadOrder) => string {
  const t = useTranslations('messages')
  const orders = useTranslations('orders')
  return ({ kind, museum, object }) => {
    if (!museum) return object ?? orders(`kind.${kind}`)
    if (!object || object.includes(museum)) return object ?? museum
    return t('place', { museum, object })
  }
}

/** How the thread of an order is headed; by its number alone where the list does not hold it. */
export function useOrderThread(id: number): { title: string; visit: string } {
  const t = useTranslations('messages')
  const { dayAndTime, day } = useFormats()
  const place = usePlace()
  const { data } = useInfiniteQuery(threadsQuery(useLanguage().language))
  const number = t('number', { id: String(id) })
  const order = data?.pages.flatMap(({ result }) => result).find((thread) => thread.order?.id === id)?.order
  if (!order) return { title: number, visit: '' }
  const { pass_date, time } = order
  return { title: place(order), visit: `${number} · ${time === null ? day(pass_date) : dayAndTime(pass_date, time.slice(0, 5))}` }
}
