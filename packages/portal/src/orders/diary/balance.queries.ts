import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { Order } from '@anfilada/contract/orders/orders'

/** Changes with what is charged and paid of the orders: the balance that was read under another mark is old. */
export function moneyMark(orders: readonly Order[]): string {
  const sums = orders.map(({ info }) => [info.due ?? 0, info.paid ?? 0] as const)
  return sums.reduce(([due, paid], [ofDue, ofPaid]) => [due + ofDue, paid + ofPaid], [0, 0]).join(' ')
}

export function balanceQuery(mark: string, language: Language) {
  return queryOptions({
    queryKey: ['balance', mark, language],
    queryFn: async ({ signal }) => (await callAction('get_balance', { language }, { language, signal })).result,
    placeholderData: keepPreviousData,
  })
}
