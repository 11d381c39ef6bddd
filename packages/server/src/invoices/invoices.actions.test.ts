import {
  invoiceActions,
  type IssuedInvoice,
  type InvoiceRow,
  officeInvoiceActions,
  type OfficeInvoiceRow,
} from '@anfilada/contract/invoices/invoices'
import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { lockCustomerAccount } from '../ledger/index.ts'
import { lockPaidOrders, moveMoney } from '../orders/index.ts'
import { issueActs } from './issue-acts.ts'
import { invoiceRequisites } from '../testing/invoice-targets.ts'
import { makePayableOrder, orderPrice } from '../testing/payment-targets.ts'
import { addSlot, ask, createWorld, type Principal, type World } from '../testing/world.ts'

let world: World
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 1_000 })
})
afterAll(() => world.close())

type Body = { success: boolean; data?: unknown; code?: string; fields?: Record<string, string> }

async function act(action: string, data: object, as: Principal = 'agencyAccountant', more: { key?: string } = {}): Promise<Body> {
  const api = as === 'officeAccountant' ? 'office' : 'customer'
  return (await ask(world, { as, action, data, api, ...more })).json<Body>()
}

async function issue(data: object, as: Principal = 'agencyAccountant'): Promise<IssuedInvoice> {
  return invoiceActions.new_invoice.output.parse((await act('new_invoice', { ...invoiceRequisites, ...data }, as)).data).result
}

async function list(filter: object = {}): Promise<InvoiceRow[]> {
  return invoiceActions.get_invoices.output.parse((await act('get_invoices', filter)).data).result
}

async function officeList(filter: object): Promise<OfficeInvoiceRow[]> {
  return officeInvoiceActions.list_invoices.output.parse((await act('list_invoices', filter, 'officeAccountant')).data).result
}

const order = () => makePayableOrder(world, slot, 'agencyOwner')

async function pay(orderId: number, amount: number): Promise<void> {
  const { rows } = await world.pool.query<{ id: number }>('select customer_id as id from orders where id = $1', [orderId])
  await inTransaction(world.pool, async (tx) => {
    await lockCustomerAccount(tx, rows[0]?.id ?? 0)
    const [paid] = await lockPaidOrders(tx, rows[0]?.id ?? 0, [orderId])
    if (paid) await moveMoney(tx, { order: paid, source: 'test:1', amount: kopecks(amount), actorId: null })
  })
}

describe('an invoice', () => {
  it('for many orders is issued at once, with its paper and a mail to whoever pays', async () => {
    const [first, second] = [await order(), await order()]
    await pay(second, 500_000)
    const issued = await issue({ vouchers: `${first}, ${second}` })
    expect(issued.amount).toBe(2 * orderPrice - 500_000)
    const paper = await world.app.inject({ url: issued.file, headers: { authorization: world.tokens.agencyManager } })
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    // The fonts stand in it.
    expect(paper.rawPayload.toString('latin1')).toContain('/FontFile2')
    expect(decodeURIComponent(String(paper.headers['content-disposition']))).toContain(`Счёт на оплату № ${issued.number} от`)
    expect((await list())[0]).toMatchObject({
      ...issued,
      kind: 'invoice',
      state: 'open',
      buyer: 'ООО «Три кита»',
      inn: '7707083893',
      vouchers: `${first}, ${second}`,
      paid: 0,
      left: issued.amount,
    })
    const { rows } = await world.pool.query<{ facts: Record<string, string>; recipient: string }>(
      `select mails.facts, mails.recipient from mails where mails.template = 'invoice_issued' order by mails.id desc limit 1`,
    )
    const facts = { invoice: issued.number, amount: String(issued.amount), file: issued.file.split('/').at(-1) }
    expect(rows[0]).toMatchObject({ recipient: invoiceRequisites.email, facts })
  })

  it('is one, however often its form is sent', async () => {
    const data = { ...invoiceRequisites, vouchers: String(await order()) }
    const answers = await Promise.all([1, 2, 3].map(() => act('new_invoice', data, 'agencyAccountant', { key: 'the-same' })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
  })

  it('for an order that an unpaid one asks for already is said before', async () => {
    const vouchers = String(await order())
    const first = await issue({ vouchers })
    expect(await act('new_invoice', { ...invoiceRequisites, vouchers })).toMatchObject({ success: false, code: 'order_invoiced' })
    const known = invoiceActions.prefetch_invoice_data.output.parse((await act('prefetch_invoice_data', {})).data).result
    expect(known.invoiced).toContainEqual({ order_id: Number(vouchers), invoice_id: first.invoice_id, number: first.number })
    expect(Number((await issue({ vouchers, again: true })).number)).toBeGreaterThan(Number(first.number))
  })

  it('tops up a deposit, for no order', async () => {
    const { invoice_id, amount } = await issue({ deposit: 7_500_050 })
    expect([amount, (await list()).find((row) => row.invoice_id === invoice_id)?.vouchers]).toEqual([7_500_050, ''])
  })

  it.each([
    ['an INN of zeros', { inn: '0000000000' }, 'requisites_wrong', 'inn'],
    ['no KPP of a company', { kpp: '' }, 'requisites_wrong', 'kpp'],
    ['no bank', { bank_name: '' }, 'requisites_wrong', 'bank_name'],
    ['no name', { organization: '' }, 'invalid_fields', 'organization'],
    ['an account whose key does not fit', { account: '40702810238250123017' }, 'account_key_doubtful', 'account'],
  ])('is refused beside the field for %s', async (_name, change, code, field) => {
    const answer = await act('new_invoice', { ...invoiceRequisites, vouchers: String(await order()), ...change })
    expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual([code, [field]])
  })

  it('is issued for an account of the treasury that somebody confirmed, and for a sole trader without KPP', async () => {
    await issue({ vouchers: String(await order()), account: '40702810238250123017', account_confirmed: true })
    await issue({ vouchers: String(await order()), inn: '500100732259', kpp: '' })
  })

  it('asks for something, and for one thing', async () => {
    expect(await act('new_invoice', invoiceRequisites)).toMatchObject({ code: 'invalid_fields' })
    expect(await act('new_invoice', { ...invoiceRequisites, vouchers: '1', deposit: 1 })).toMatchObject({ code: 'invalid_fields' })
  })

  it('is for nothing that cannot be paid', async () => {
    const paid = await order()
    await pay(paid, orderPrice)
    expect(await act('new_invoice', { ...invoiceRequisites, vouchers: String(paid) })).toMatchObject({ code: 'not_payable' })
  })

  it('begins with the last known requisites', async () => {
    await issue({ vouchers: String(await order()), organization: 'АО «Последний»' })
    const known = invoiceActions.prefetch_invoice_data.output.parse((await act('prefetch_invoice_data', {})).data).result
    // The customer's own name is known; the rest stood on the invoice.
    expect(known).toMatchObject({ organization: 'agency', inn: '7707083893', bik: '044525225', account: '40702810138250123017' })
  })
})

describe('states of invoices', () => {
  it('follow the ledger, and the list of each state has those alone', async () => {
    const [paid, part, overdue] = [await order(), await order(), await order()]
    const ids = { paid: 0, part: 0, overdue: 0, credited: 0, open: 0 }
    ids.paid = (await issue({ vouchers: String(paid) })).invoice_id
    ids.part = (await issue({ vouchers: String(part) })).invoice_id
    ids.overdue = (await issue({ vouchers: String(overdue) })).invoice_id
    ids.credited = (await issue({ vouchers: String(await order()) })).invoice_id
    ids.open = (await issue({ vouchers: String(await order()) })).invoice_id
    await pay(paid, orderPrice)
    await pay(part, 1)
    await act('new_credit_note', { invoice_id: ids.credited, reason: 'Заказ аннулирован' }, 'officeAccountant')
    // Only time makes an invoice overdue, and nothing rewrites one.
    await world.pool.query('alter table invoices disable trigger invoices_append_only')
    const deposit = (await issue({ deposit: 100 })).invoice_id
    await world.pool.query(`update invoices set due_on = '2020-01-01' where id = any ($1)`, [[ids.overdue, deposit]])
    await world.pool.query('alter table invoices enable trigger invoices_append_only')
    for (const [state, id] of Object.entries(ids)) {
      const shown = await list({ state })
      expect(shown.map((row) => row.invoice_id)).toContain(id)
      expect(new Set(shown.map((row) => row.state))).toEqual(new Set([state]))
      const ofAll = await officeList({ state })
      expect(ofAll.map((row) => row.invoice_id)).toEqual(expect.arrayContaining(state === 'overdue' ? [id, deposit] : [id]))
      expect(new Set(ofAll.map((row) => row.state))).toEqual(new Set([state]))
    }
    const unpaid = (await officeList({ unpaid: true })).map((row) => row.invoice_id)
    expect(Object.values(ids).filter((id) => unpaid.includes(id))).toEqual([ids.part, ids.overdue, ids.open])
  })
})

describe('a credit note', () => {
  const credit = async (data: object) => act('new_credit_note', { reason: 'Меньше людей', ...data }, 'officeAccountant')

  it('takes back a part, then the rest, and no more', async () => {
    const { invoice_id, number } = await issue({ vouchers: String(await order()) })
    const note = officeInvoiceActions.new_credit_note.output.parse((await credit({ invoice_id, amount: 300_001 })).data).result
    expect(note.amount).toBe(300_001)
    expect((await officeList({ kind: 'credit_note' }))[0]).toMatchObject({ corrects: number, amount: 300_001, state: null, due_on: null })
    expect((await list()).find((row) => row.invoice_id === invoice_id)).toMatchObject({ credited: 300_001, left: orderPrice - 300_001 })
    expect(await credit({ invoice_id, amount: orderPrice })).toMatchObject({ code: 'credit_too_big' })
    expect((await credit({ invoice_id })).success).toBe(true)
    expect(await credit({ invoice_id })).toMatchObject({ code: 'credit_too_big' })
  })

  it('takes back no credit note', async () => {
    const { invoice_id } = await issue({ vouchers: String(await order()) })
    const note = officeInvoiceActions.new_credit_note.output.parse((await credit({ invoice_id })).data).result
    expect(await credit({ invoice_id: note.invoice_id })).toMatchObject({ code: 'invoice_not_found' })
  })
})

describe('acts of services', () => {
  const acts = async () =>
    (await list()).filter(({ kind }) => kind === 'act').map(({ vouchers, amount, state }) => ({ vouchers, amount, state }))
  const visit = (orderId: number, days: number) =>
    world.pool.query('update orders set pass_date = local_day(now()) + $2::integer where id = $1', [orderId, days])

  it('are issued once, the day after the last visit of an invoice, for what was charged in the end', async () => {
    const [first, second] = [await order(), await order()]
    await issue({ vouchers: `${first}, ${second}` })
    await issue({ vouchers: String(second), again: true })
    await visit(first, -3)
    await visit(second, 0)
    expect(await issueActs(world.pool)).toBe(0)
    await visit(second, -1)
    await Promise.all([issueActs(world.pool), issueActs(world.pool)])
    expect(await issueActs(world.pool)).toBe(0)
    expect(await acts()).toEqual([{ vouchers: `${first}, ${second}`, amount: 2 * orderPrice, state: null }])
  })

  it('are none of what was cancelled', async () => {
    const cancelled = await order()
    await issue({ vouchers: String(cancelled) })
    await visit(cancelled, -1)
    await world.pool.query(`update orders set status = 'cancelled', archived_at = now() where id = $1`, [cancelled])
    expect(await issueActs(world.pool)).toBe(0)
  })
})

describe('the office', () => {
  it('finds invoices by number, INN, customer and day, page by page', async () => {
    const { invoice_id, number } = await issue({ vouchers: String(await order()), inn: '7830002293' })
    const [found] = await officeList({ inn: '7830002293', number: Number(number), kind: 'invoice' })
    expect(found).toMatchObject({ invoice_id, customer: { name: 'agency' } })
    const day = found?.issued_on ?? ''
    expect(await officeList({ inn: '7830002293', period_lower: day, period_upper: day })).toHaveLength(1)
    expect(await officeList({ inn: '7830002293', period_upper: '2020-01-01' })).toEqual([])
    const page = officeInvoiceActions.list_invoices.output.parse((await act('list_invoices', { limit: 1 }, 'officeAccountant')).data)
    expect(page.result).toHaveLength(1)
    expect((await officeList({ before: page.next, limit: 1 }))[0]?.invoice_id).toBeLessThan(page.next ?? 0)
  })
})
