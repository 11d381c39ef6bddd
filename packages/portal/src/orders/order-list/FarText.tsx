import { memo } from 'react'
import type { Order } from '@anfilada/contract/orders/orders'
import type { DayLook } from './order-days.ts'

type Props = { orders: readonly Order[]; textOf: DayLook['textOf'] }

/** What stands for rows that nobody sees: one node, which the browser's own search finds and scrolls to, as many lines for each row. */
export const FarText = memo(function FarText({ orders, textOf }: Props) {
  return orders.flatMap(textOf).join('\n')
})
