import type { OrderButton } from '@anfilada/contract/orders/orders'

/** Acts that the portal can do now, in the order of specification/screens.md, after the one that the order waits for. */
const acts = ['pay', 'edit', 'locate', 'cancel', 'archive'] as const satisfies readonly OrderButton[]
export type OrderAct = (typeof acts)[number]

/** What an order offers: the server decides (`info.allowed`), the screen draws. */
export function actsOf(allowed: readonly OrderButton[]): OrderAct[] {
  return acts.filter((act) => allowed.includes(act))
}
