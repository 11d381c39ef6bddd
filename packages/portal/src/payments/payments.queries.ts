import { queryOptions } from '@tanstack/react-query'
import { callAction, Refused } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { PaymentState, PayableOrder } from '@anfilada/contract/payments/payments'
import { useTranslations } from 'use-intl'

export const paymentsKey = ['payments'] as const
export const prefetchKey = [...paymentsKey, 'prefetch'] as const

/** Orders that are meant from the start: those of a programme, or these numbers. */
export type Named = { programme_id: number } | { vouchers: string } | undefined

/** What can be paid now, and why what is named cannot; the offer's title comes in the reader's language. */
export function prefetchQuery(language: Language, named?: Named) {
  return queryOptions({
    queryKey: [...prefetchKey, language, named],
    queryFn: async ({ signal }) => (await callAction('prefetch_payment', { ...named, language }, { language, signal })).result,
  })
}

export function paymentKey(id: number) {
  return [...paymentsKey, 'one', id] as const
}

/** One attempt, asked after until its end; the server asks the bank as often as it may. */
export function paymentQuery(id: number, language: Language) {
  return queryOptions({
    queryKey: paymentKey(id),
    queryFn: async ({ signal }) => (await callAction('check_payment_status', { payment_id: id, language }, { language, signal })).result,
    refetchInterval: ({ state: { data, error } }) => (error instanceof Refused && !data ? false : askAgainIn(data)),
  })
}

/** Milliseconds until it is asked after again. Money may come after it has failed, so that is looked after, too. */
export function askAgainIn(payment: PaymentState | null | undefined): number | false {
  if (payment?.status === 'COMPLETE') return false
  return payment?.status === 'FAILED' ? 30_000 : 3_000
}

/** The attempts begun lately: those that are still open are shown beside the form. */
export function latestPaymentsQuery(language: Language) {
  return queryOptions({
    queryKey: [...paymentsKey, 'latest'],
    queryFn: async ({ signal }) => (await callAction('get_payments_history', { limit: 20, language }, { language, signal })).result,
  })
}

/** Where an order that can be paid goes: museum and object; services have only one of them. */
export function usePayableName(): (order: Pick<PayableOrder, 'museum' | 'object'>) => string {
  const t = useTranslations('orders')
  return ({ museum, object }) => (museum === '' || object === '' ? museum + object : t('place', { museum, object }))
}
