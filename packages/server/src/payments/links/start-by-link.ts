import type { Db, Tx } from '../../db/pool.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { findFees, payableFee } from '../../licenses/index.ts'
import { findPaidOrders, payableKopecks } from '../../orders/index.ts'
import { type Outcome, refuse } from '../../outcome.ts'
import { type PaymentWish, startPayment } from '../opening/start-payment.ts'
import type { Providers } from '../providers/providers.ts'
import { findLink, type LinkRow } from './links.store.ts'

/** `seen`: what the payer was shown, in kopecks; he pays that and nothing else. */
type LinkWish = Pick<PaymentWish, 'method' | 'payer' | 'offer'> & { seen: number | undefined }

/** Begins an attempt through a link, which is looked at again under the lock of its customer's account: it may be over by now. */
export async function startByLink(tx: Tx, providers: Providers, link: LinkRow, { seen, ...payer }: LinkWish): Promise<Outcome<number>> {
  const { id: linkId, customerId, orderIds, feeIds } = link
  await lockCustomerAccount(tx, customerId)
  const now = await findLink(tx, linkId, customerId)
  if (now?.state !== 'open') return refuse('payment_link_over')
  const due = await dueThrough(tx, now)
  if (seen !== undefined && seen !== due) return { ...refuse('amount_not_exact', 'amount'), due }
  const amount = { kopecks: due, exact: now.amount === null }
  return startPayment(tx, providers, { ...payer, customerId, userId: null, linkId, orderIds, feeIds, amount })
}

/** What is to be paid through an open link now, in kopecks. */
export async function dueThrough(db: Db, { customerId, orderIds, feeIds, amount }: LinkRow): Promise<number> {
  if (amount !== null) return amount
  const [orders, fees] = [await findPaidOrders(db, customerId, orderIds), await findFees(db, customerId, feeIds)]
  return [...orders.map(payableKopecks), ...fees.map(payableFee)].reduce<number>((sum, due) => sum + due, 0)
}
