import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { DoorShape } from '@anfilada/ui/Door'

/** Every status has its door; a new one does not compile without. */
export const statusDoors: Record<OrderStatus, DoorShape> = {
  in_processing: 'processing',
  confirmed: 'confirmed',
  waiting_list: 'waiting',
  rejected: 'rejected',
  cancelled: 'cancelled',
}
