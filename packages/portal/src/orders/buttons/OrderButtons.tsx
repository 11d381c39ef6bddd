import type { ReactNode } from 'react'
import type { Order, OrderButton } from '@anfilada/contract/orders/orders'
import { CancelOrder } from '../cancelling/CancelOrder.tsx'
import { LocateEmployee } from '../locating/LocateEmployee.tsx'
import type { ActLook } from '../OrderActButton.tsx'
import { Archive } from './Archive.tsx'
import { EditLink, PayLink } from './plain-acts.tsx'

type Props = { order: Order; look: ActLook }

const buttons: Record<OrderAct, (props: Props) => ReactNode> = {
  pay: PayLink,
  edit: EditLink,
  locate: LocateEmployee,
  cancel: CancelOrder,
  archive: Archive,
}

/** The acts of one order as buttons on its page. */
export function OrderButtons({ order, look }: Props) {
  return actsOf(order.info.allowed).map((act) => {
    const OrderButton = buttons[act]
    return <OrderButton key={act} order={order} look={look} />
  })
}

/** Acts that the portal can do now, in the order of specification/screens.md, after the one that the order waits for. */
const acts = ['pay', 'edit', 'locate', 'cancel', 'archive'] as const satisfies readonly OrderButton[]
type OrderAct = (typeof acts)[number]

/** What an order offers: the server decides (`info.allowed`), the screen draws. */
export function actsOf(allowed: readonly OrderButton[]): OrderAct[] {
  return acts.filter((act) => allowed.includes(act))
}
