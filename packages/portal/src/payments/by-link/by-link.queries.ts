import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { askAgainIn, paymentsKey } from '../payments.queries.ts'

export function linkQuery(token: string, language: Language) {
  return queryOptions({
    queryKey: [...paymentsKey, 'by-link', token],
    queryFn: async ({ signal }) => (await callAction('get_payment_link', { token, language }, { language, signal })).result,
  })
}

export function attemptKey(token: string) {
  return [...paymentsKey, 'attempt-by-link', token] as const
}

/** The newest attempt through the link, asked after until its end. */
export function attemptQuery(token: string, known: PaymentState | null, language: Language) {
  return queryOptions({
    queryKey: attemptKey(token),
    queryFn: async ({ signal }) => (await callAction('check_payment_link', { token, language }, { language, signal })).result,
    initialData: known,
    refetchInterval: ({ state: { data } }) => (data ? askAgainIn(data) : false),
  })
}
