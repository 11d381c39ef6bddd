import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { MoneySentence, sumsOf } from '@anfilada/browser/MoneySentence'
import type { Order } from '@anfilada/contract/orders/orders'
import { useBalanceQuery } from './balance.queries.ts'

/** How the customer stands, once it is known. */
export function BalanceSentence({ orders }: { orders: readonly Order[] }) {
  const { data } = useQuery(useBalanceQuery(orders, useLanguage().language))
  return data && <MoneySentence sums={sumsOf(data)} />
}
