import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { StatusShape } from '@anfilada/ui/StatusBadge'

/** Every status has its badge; a new one does not compile without. */
export const statusShapes: Record<OrderStatus, StatusShape> = {
  in_processing: 'processing',
  confirmed: 'confirmed',
  waiting_list: 'waiting',
  rejected: 'rejected',
  cancelled: 'cancelled',
}
