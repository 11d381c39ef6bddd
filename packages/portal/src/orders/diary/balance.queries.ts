import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { Order } from '@anfilada/contract/orders/orders'
import { useIsQuiet } from '../../shell/use-is-quiet.ts'

/** Changes with what is charged and paid of the orders: the balance that was read under another mark is old. */
function moneyMark(orders: readonly Order[]): string {
  const sums = orders.map(({ info }) => [info.due ?? 0, info.paid ?? 0] as const)
  return sums.reduce(([due, paid], [ofDue, ofPaid]) => [due + ofDue, paid + ofPaid], [0, 0]).join(' ')
}

function balanceQuery(mark: string, language: Language) {
  return queryOptions({
    queryKey: ['balance', mark, language],
    queryFn: async ({ signal }) => (await callAction('get_balance', { language }, { language, signal })).result,
    // The line above the orders asks for it, and what stands under them a moment later: once for both.
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
}

/** Asked for behind the first rows. */
export function useBalanceQuery(orders: readonly Order[], language: Language) {
  return { ...balanceQuery(moneyMark(orders), language), enabled: useIsQuiet() }
}
