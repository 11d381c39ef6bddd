import { seesOnlyOwnOrders } from '../identity/index.ts'
import type { Caller } from '../http/caller.ts'
import type { OrderScope } from './orders.store.ts'

/** A customer's member sees the customer's orders, a guide his own. Whoever belongs to no customer has no right to orders behind this door. */
export function scopeOf(caller: Caller): OrderScope {
  if (caller.customerId === null) throw new Error('An employee came through the door of customers with a right to orders')
  const guide = { userId: caller.userId, name: caller.name }
  return { customerId: caller.customerId, ...(seesOnlyOwnOrders(caller) && { guide }) }
}
