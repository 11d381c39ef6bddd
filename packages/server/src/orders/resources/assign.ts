import { isClosed } from '@anfilada/contract/orders/order-status'
import { recordAudit } from '../../identity/index.ts'
import { publish } from '../../db/outbox.ts'
import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, type Refusal, refuse } from '../../outcome.ts'
import { lockOrder } from '../orders.store.ts'
import { suits } from './resource.rules.ts'
import { findWork, listEmployees, listResources, saveAssignment, type WorkRow } from './resources.reads.ts'

/** Only what is named changes; null takes it away. */
export type ToAssign = { orderId: number; resourceId?: number | null; employeeId?: number | null }

/** Sends a vehicle, a guide or an employee along with an order that is open; both sides hear of it. Clashes are shown, not refused (contract). */
export async function assign(
  tx: Tx,
  { caller, origin }: { caller: Caller; origin: Origin },
  { orderId, resourceId, employeeId }: ToAssign,
): Promise<Outcome<true>> {
  const locked = await lockOrder(tx, orderId, 'all')
  const order = locked && (await findWork(tx, orderId))
  if (!order) return refuse('order_not_found')
  if (isClosed(order.status)) return refuse('order_already_closed')
  const unfit = (await resourceUnfit(tx, order, resourceId)) ?? (await employeeUnfit(tx, employeeId))
  if (unfit) return unfit

  const now = {
    resourceId: resourceId === undefined ? order.resourceId : resourceId,
    employeeId: employeeId === undefined ? order.employeeId : employeeId,
  }
  await saveAssignment(tx, { orderId, ...now, assignedBy: caller.userId })
  const details = {
    resource: { from: order.resourceId, to: now.resourceId },
    employee: { from: order.employeeId, to: now.employeeId },
  }
  await recordAudit(tx, caller, origin, { action: 'order.assigned', subject: 'order', subjectId: orderId, details })
  await publish(tx, { topic: 'order.assigned', customerId: locked.customerId, payload: { order_id: orderId } })
  return accept(true)
}

async function resourceUnfit(tx: Tx, order: WorkRow, resourceId: number | null | undefined): Promise<Refusal | undefined> {
  if (typeof resourceId !== 'number') return undefined
  const resource = (await listResources(tx)).find(({ id }) => id === resourceId)
  if (!resource) return refuse('resource_not_found')
  return resource.active && suits(resource, order) ? undefined : refuse('resource_unsuitable', 'resource_id')
}

async function employeeUnfit(tx: Tx, employeeId: number | null | undefined): Promise<Refusal | undefined> {
  if (typeof employeeId !== 'number') return undefined
  return (await listEmployees(tx)).some(({ id }) => id === employeeId) ? undefined : refuse('employee_not_found')
}
