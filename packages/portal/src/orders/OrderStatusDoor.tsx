import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { Door, type DoorShape } from '@anfilada/ui/Door'

const shapes: Record<OrderStatus, DoorShape> = {
  in_processing: 'processing',
  confirmed: 'confirmed',
  waiting_list: 'waiting',
  rejected: 'rejected',
  cancelled: 'cancelled',
}

type Props = { status: OrderStatus; label: string; glyphOnly?: boolean }

/** The word is the server's: it speaks the language that was asked for. */
export function OrderStatusDoor({ status, label, glyphOnly = false }: Props) {
  return <Door shape={shapes[status]} label={label} glyphOnly={glyphOnly} />
}
