import { requisiteFaults, type Requisites } from '@anfilada/contract/customers/requisites'
import { kopecks } from '@anfilada/contract/kopecks'
import { contractBasis, depositTitle, invoiceWords } from '@anfilada/phrases/invoice-paper'
import { decideRequisites, findCustomer } from '../customers/index.ts'
import type { Tx } from '../db/pool.ts'
import type { WritePaper } from '../files/index.ts'
import { lockCustomerAccount } from '../ledger/index.ts'
import { findFees, payableFee } from '../licenses/index.ts'
import { findPaidOrders, type PaidOrder, payableKopecks, pricedLines } from '../orders/index.ts'
import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts'
import { listInvoicedFees } from './fee-papers.reads.ts'
import { chargedLines, feeLine, lastDayToPay, partOf } from './invoice-lines.ts'
import { listInvoiced } from './invoices.reads.ts'
import { type Issued, issuePaper, type PaperToIssue } from './issue-paper.ts'

export type InvoiceWish = {
  customerId: number
  userId: number
  /** Orders, or fees of prolongation; neither: money in advance, `deposit` kopecks of it. */
  orderIds: readonly number[] | undefined
  feeIds?: readonly number[] | undefined
  deposit: number | undefined
  buyer: Requisites
  accountConfirmed: boolean | undefined
  /** Another invoice for an order, or a fee, that an unpaid one asks for already. */
  again: boolean | undefined
  /** Another day of issue than today (`PaperToIssue`). */
  day?: string | undefined
}

/** Issues an invoice: what is due is looked at under the lock of the account, so that two of them know of each other. */
export async function newInvoice(tx: Tx, write: WritePaper, wish: InvoiceWish): Promise<Outcome<Issued>> {
  const sound = soundBuyer(wish)
  if (!sound.ok) return sound
  await lockCustomerAccount(tx, wish.customerId)
  const asked = await findAsked(tx, wish)
  if (!asked.ok) return asked
  const { days, ...what } = asked.value
  return issuePaper(tx, write, {
    kind: 'invoice',
    day: wish.day,
    customerId: wish.customerId,
    userId: wish.userId,
    buyer: sound.value,
    basis: await basisOf(tx, wish.customerId),
    dueOn: (today) => lastDayToPay(today, days),
    correctsId: null,
    ...what,
  })
}

/** The contract with the customer, else the offer that everybody agrees to. */
export async function basisOf(tx: Tx, customerId: number): Promise<string> {
  const customer = await findCustomer(tx, customerId)
  return customer?.contract_number ? contractBasis(customer.contract_number, customer.contract_date) : invoiceWords.offer
}

/** What is asked for; `days`: of the visits, or of the groups. */
type Asked = Required<Pick<PaperToIssue, 'lines' | 'orders' | 'fees'>> & { days: string[] }

async function findAsked(tx: Tx, wish: InvoiceWish): Promise<Outcome<Asked>> {
  if (wish.feeIds !== undefined) return payableFees(tx, wish, wish.feeIds)
  if (wish.orderIds !== undefined) return payableOrders(tx, wish, wish.orderIds)
  return accept({ lines: [depositLine(wish.deposit ?? 0)], orders: [], fees: [], days: [] })
}

async function payableOrders(tx: Tx, { customerId, again }: InvoiceWish, ids: readonly number[]): Promise<Outcome<Asked>> {
  const orders = await findPaidOrders(tx, customerId, ids)
  if (orders.length !== ids.length) return refuse('order_not_found')
  if (orders.some((order) => payableKopecks(order) === 0)) return refuse('not_payable', 'vouchers')
  const invoiced = again ? [] : await listInvoiced(tx, customerId, ids)
  if (invoiced.length > 0) return refuse('order_invoiced', 'again')
  return accept({
    lines: orders.flatMap(dueLines),
    orders: orders.map((order) => ({ orderId: order.id, asked: payableKopecks(order), paidBefore: kopecks(order.paid) })),
    fees: [],
    days: orders.map(({ passDate }) => passDate),
  })
}

async function payableFees(tx: Tx, { customerId, again }: InvoiceWish, ids: readonly number[]): Promise<Outcome<Asked>> {
  const fees = await findFees(tx, customerId, ids)
  if (fees.length !== ids.length) return refuse('prolongation_not_found')
  if (fees.some((fee) => payableFee(fee) === 0)) return refuse('not_payable', 'prolongations')
  const invoiced = again ? [] : await listInvoicedFees(tx, customerId, ids)
  if (invoiced.length > 0) return refuse('fee_invoiced', 'again')
  return accept({
    lines: fees.map((fee) => feeLine(fee, payableFee(fee))),
    orders: [],
    fees: fees.map((fee) => ({ requestId: fee.id, asked: payableFee(fee), paidBefore: kopecks(fee.paid) })),
    days: fees.map(({ heldOn }) => heldOn),
  })
}

/** Of an order that is paid in part, its part that is due. */
function dueLines(order: PaidOrder): ReturnType<typeof partOf> {
  return partOf(chargedLines({ ...order, lines: pricedLines(order) }), payableKopecks(order))
}

/** No VAT: an advance is taxed by the services that it will pay. */
function depositLine(amount: number): ReturnType<typeof partOf>[number] {
  const sum = kopecks(amount)
  return { orderId: null, title: depositTitle, quantity: 1, unitPrice: sum, sum, vatPercent: null, vat: kopecks(0) }
}

/** An invoice asks for more than the settings do: the bank's details must be there (specification/money.md). */
const needed = ['account', 'bank_name', 'bik', 'corr_account'] as const
/** The form has the specification's names of the fields. */
const fieldNames: Readonly<Record<string, string>> = { name: 'organization' }

function soundBuyer({ buyer, accountConfirmed }: InvoiceWish): Outcome<Requisites> {
  const missing = needed.filter((field) => !buyer[field])
  if (missing.length > 0) {
    const faults = { ...requisiteFaults(buyer), ...Object.fromEntries(missing.map((field) => [field, 'required' as const])) }
    return renamed({ ok: false, refusal: 'requisites_wrong', fields: faults })
  }
  const sound = decideRequisites(buyer, { kind: 'legal_entity', confirmed: accountConfirmed, path: '' })
  return sound.ok ? sound : renamed(sound)
}

function renamed(refusal: Refusal): Refusal {
  const fields = Object.entries(refusal.fields ?? {}).map(([path, fault]) => {
    const field = path.replace(/^\./, '')
    return [fieldNames[field] ?? field, fault]
  })
  return { ...refusal, fields: Object.fromEntries(fields) }
}
