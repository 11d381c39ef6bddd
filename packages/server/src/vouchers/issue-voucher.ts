import { admits, changedFacts } from '@anfilada/contract/vouchers/voucher-status'
import { listEquipment } from '../catalogue/index.ts'
import { findCustomer } from '../customers/index.ts'
import { findCompany } from '../db/company.reads.ts'
import type { Db } from '../db/pool.ts'
import { findGuide } from '../licenses/index.ts'
import type { OrderScope } from '../orders/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { newCode } from './voucher-code.ts'
import { factsOf, type VoucherWords } from './voucher-facts.rules.ts'
import { findVoucherOrder, findVouchers, type OrderOfVoucher, type Voucher } from './vouchers.reads.ts'
import { insertVoucher } from './vouchers.store.ts'

/** `before`: the one that it replaces. */
export type Issued = { order: OrderOfVoucher; voucher: Voucher; before: Voucher | undefined }

/**
 * The voucher that an order has: issued now where it has none, or where the last one no longer says what is so. Nothing is written where it is
 * still true, so that orders and confirmations know nothing of vouchers. Of an order that is over the last one, which says so; `voucher_none` where
 * there never was one.
 */
export async function issueVoucher(db: Db, orderId: number, scope: OrderScope, userId: number): Promise<Outcome<Issued>> {
  for (;;) {
    // Before the order: whoever issues for a later state of it meanwhile takes the next version, and this one looks again.
    const [latest, before] = await findVouchers(db, orderId)
    const order = await findVoucherOrder(db, orderId, scope)
    if (!order) return refuse('order_not_found')
    const facts = factsOf(order)
    const isAdmitted = admits(order.kind, order.status)
    if (latest && !(isAdmitted && changedFacts(latest.facts, facts).length > 0)) return accept({ order, voucher: latest, before })
    if (!isAdmitted) return refuse('voucher_none')
    const words = await wordsOf(db, order)
    if (!words) return refuse('company_missing')
    await insertVoucher(db, { orderId, version: (latest?.version ?? 0) + 1, code: newCode(), facts, words, userId })
  }
}

/** Undefined while there is no company that could issue anything. */
async function wordsOf(db: Db, order: OrderOfVoucher): Promise<VoucherWords | undefined> {
  const { museum, object, entranceNames: entrance, country, zone, customer, refno, customerId } = order
  const company = await findCompany(db)
  if (!company) return undefined
  const agreed = await findCustomer(db, customerId)
  const contract = agreed?.contract_number ? { number: agreed.contract_number, date: agreed.contract_date } : null
  const license = await licenseOf(db, order)
  const equipment = await listEquipment(db)
  return { museum, object, entrance, country, zone, customer, contract, refno, license, equipment, company: company.version }
}

/** Of the guide who leads the group, where he has one for the museum and the day. */
async function licenseOf(db: Db, { objectId, passDate, groupCategory, guide, customerId }: OrderOfVoucher): Promise<string | null> {
  if (objectId === null || guide === '') return null
  const found = await findGuide(db, { objectId, passDate, type: groupCategory, guide, customerId })
  return found?.number ?? null
}
