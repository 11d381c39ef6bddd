import type { OrderStatus } from '@anfilada/contract/order-status'
import { Door, type DoorShape } from '@anfilada/ui/Door'

const shapes: Record<OrderStatus, DoorShape> = {
  in_processing: 'processing',
  confirmed: 'confirmed',
  waiting_list: 'waiting',
  rejected: 'rejected',
  cancelled: 'cancelled',
}

/** The word is the server's: it speaks the language that was asked for. */
export function OrderStatusDoor({ status, label }: { status: OrderStatus; label: string }) {
  return <Door shape={shapes[status]} label={label} />
}
