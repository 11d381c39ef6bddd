import { memo } from 'react'
import type { Order } from '@anfilada/contract/orders/orders'
import { inOneLine } from '../order-words.ts'
import type { DayLook } from './order-days.ts'

type Props = {
  orders: readonly Order[]
  textOf: DayLook['textOf']
  /** In a table each row has one line. */
  isTable?: boolean
  /** What stands above them in a line of its own. */
  head?: string | undefined
}

/** What stands for rows that nobody sees: one node, which the browser's own search finds and scrolls to, as many lines for each row. */
export const FarText = memo(function FarText({ orders, textOf, isTable = false, head }: Props) {
  const lines = isTable ? orders.map((order) => inOneLine(textOf(order))) : orders.flatMap(textOf)
  return (head === undefined ? lines : [head, ...lines]).join('\n')
})
