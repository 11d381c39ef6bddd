import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@anfilada/contract/kopecks'
import { linkDays, linksAtOnce } from '@anfilada/contract/payments/payment-links'
import { recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { findFees, payableFee } from '../../licenses/index.ts'
import { findPaidOrders, payableKopecks } from '../../orders/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Secrets } from '../../secrets.ts'
import { countLive, findLink, insertLink, type LinkRow, saveRevoked } from './links.store.ts'

/** The token of a link; made of its key, which opens nothing without the server's secret. */
export function linkToken(secrets: Secrets, key: string): string {
  return secrets.linkToken(`payment ${key}`)
}

type Acting = { caller: Caller; origin: Origin; secrets: Secrets }
type Wish = {
  customerId: number
  orderIds: readonly number[]
  feeIds: readonly number[]
  amount: number | undefined
  expiresAt: string
}

/** A link with which somebody else pays: all that is due on the orders, or the fees, then, or a part of orders that is fixed now. */
export async function createLink(tx: Tx, { caller, origin, secrets }: Acting, wish: Wish): Promise<Outcome<LinkRow>> {
  const { customerId, orderIds, feeIds, expiresAt } = wish
  const sums = await findSums(tx, wish)
  if (!sums.ok) return sums
  const total = sums.value.reduce<number>((sum, one) => sum + one, 0)
  if (sums.value.some((due) => due === 0)) return refuse('not_payable')
  if (wish.amount !== undefined && wish.amount > total) return { ...refuse('amount_not_exact', 'amount'), due: total }
  await lockCustomerAccount(tx, customerId)
  if ((await countLive(tx, customerId)) >= linksAtOnce) return refuse('too_many_payment_links')
  const key = randomUUID()
  const token = linkToken(secrets, key)
  const amount = wish.amount ?? null
  const id = await insertLink(tx, { customerId, userId: caller.userId, key, token, orderIds, feeIds, amount, expiresAt }, linkDays)
  if (id === undefined) return refuse('link_date_wrong', 'expires_at')
  const details = { orders: [...orderIds], ...(feeIds.length > 0 && { prolongations: [...feeIds] }), amount, expires_at: expiresAt }
  await recordAudit(tx, caller, origin, { action: 'payment_link.created', subject: 'payment_link', subjectId: id, customerId, details })
  return found(await findLink(tx, id, customerId))
}

/** What is due on each of the orders, or of the fees. */
async function findSums(tx: Tx, { customerId, orderIds, feeIds }: Wish): Promise<Outcome<Kopecks[]>> {
  const fees = await findFees(tx, customerId, feeIds)
  if (fees.length !== feeIds.length) return refuse('prolongation_not_found')
  const orders = await findPaidOrders(tx, customerId, orderIds)
  return orders.length === orderIds.length ? accept([...orders.map(payableKopecks), ...fees.map(payableFee)]) : refuse('order_not_found')
}

/** From now on the link opens nothing; one that was revoked stays so. What was begun through it is left afterwards (`leaveAttempts`). */
export async function revokeLink(
  tx: Tx,
  { caller, origin }: Pick<Acting, 'caller' | 'origin'>,
  linkId: number,
  customerId: number | undefined,
): Promise<Outcome<LinkRow>> {
  const link = await findLink(tx, linkId, customerId)
  if (!link) return refuse('payment_link_not_found')
  // Nobody begins an attempt meanwhile.
  await lockCustomerAccount(tx, link.customerId)
  if (await saveRevoked(tx, linkId, caller.userId)) {
    const about = { subject: 'payment_link', subjectId: linkId, customerId: link.customerId }
    await recordAudit(tx, caller, origin, { action: 'payment_link.revoked', ...about })
  }
  return found(await findLink(tx, linkId, customerId))
}

function found(link: LinkRow | undefined): Outcome<LinkRow> {
  return link ? accept(link) : refuse('payment_link_not_found')
}
