import type { Order } from '@anfilada/contract/orders/orders'

/** So many rows come and go together: far from the window a block is one text, and drawing one holds up no press. */
const rowsOfBlock = 6

/** The rows of a day in blocks; `first`: how many of them are drawn before it is known what the window shows. */
export function rowBlocks(orders: readonly Order[], first: number): (readonly Order[])[] {
  const rest = orders.slice(first)
  const blocks = Array.from({ length: Math.ceil(rest.length / rowsOfBlock) }, (_, at) =>
    rest.slice(at * rowsOfBlock, (at + 1) * rowsOfBlock),
  )
  return first > 0 ? [orders.slice(0, first), ...blocks] : blocks
}
