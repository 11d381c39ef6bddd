import type { BankEntry, BankStatement } from '@anfilada/contract/payments/bank-statements'
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../demo/company.ts'
import { payerOf, type WrittenDocument, type WrittenStatement } from '../testing/bank-statement-file.ts'
import { bank, begin, entriesOf, fresh, moneyFaults, tryBank } from '../testing/bank-world.ts'
import { invoiceRequisites, makeInvoice } from '../testing/invoice-targets.ts'
import { makePayableOrder, orderPrice } from '../testing/payment-targets.ts'
import { addSlot, ask, createWorld, type World } from '../testing/world.ts'
import { takeIn } from './take-in.ts'

let world: World
let slotId: number
let agency: number
beforeAll(async () => {
  world = await createWorld()
  slotId = await addSlot(world, { capacity: 1_000 })
  const { rows } = await world.pool.query<{ id: number }>(`update customers set inn = '${payerOf.inn}' where name = 'agency' returning id`)
  agency = rows[0]?.id ?? 0
})
afterAll(() => world.close())
afterEach(async () => expect(await moneyFaults(world)).toEqual([]))

type Invoice = { id: number; number: number; year: number; left: number; orderId: number }
async function invoice(id?: number): Promise<Invoice> {
  const { rows } = await world.pool.query<Invoice>(
    `select offered_invoices.id, number, year, left_kopecks as left, order_id as "orderId"
     from offered_invoices join offered_invoice_orders on invoice_id = id where id = $1`,
    [id ?? (await makeInvoice(world, slotId, 'agencyOwner'))],
  )
  return rows[0] as Invoice
}
async function paidOf(orderId: number): Promise<number> {
  return (await world.pool.query<{ paid: number }>('select paid_kopecks as paid from orders where id = $1', [orderId])).rows[0]?.paid ?? -1
}
/** What the company owes the agency, kopecks: orders that are charged count against it. */
async function balance(): Promise<number> {
  const { rows } = await world.pool.query<{ sum: number }>(
    `select coalesce(-sum(amount_kopecks), 0)::bigint as sum from ledger_entries
     join ledger_accounts on ledger_accounts.id = account_id where customer_id = $1`,
    [agency],
  )
  return rows[0]?.sum ?? 0
}
async function take(written: WrittenStatement | string): Promise<BankStatement> {
  const { id } = (await begin(world, written)).result
  await takeIn(world.pool, id)
  return (await bank<{ result: BankStatement }>(world, 'get_bank_statement', { statement_id: id })).result
}
async function takeOne(document: WrittenDocument): Promise<BankEntry> {
  const [entry] = await entriesOf(world, (await take({ documents: fresh(document) })).id)
  return entry as BankEntry
}
const act = async (action: string, data: object): Promise<BankEntry> => (await bank<{ result: BankEntry }>(world, action, data)).result
const codeOf = async (action: string, data: object): Promise<string | undefined> => (await tryBank(world, action, data)).code
const whole = (number: number) => ({ amount: orderPrice, purpose: `Оплата по счету № ${number}` })

describe('money of a statement', () => {
  it('pays the invoice that it names, when INN and sum agree', async () => {
    const { id, number, orderId } = await invoice()
    const before = await balance()
    const entry = await takeOne(whole(number))
    expect(entry).toMatchObject({ state: 'matched', invoice: { id, number }, customer: { id: agency }, suggestion: null, kept: 0 })
    expect([await paidOf(orderId), (await invoice(id)).left, (await balance()) - before]).toEqual([orderPrice, 0, orderPrice])
  })

  it('that is on the balance pays an order when the customer uses it, and is taken back from there', async () => {
    const orderId = await makePayableOrder(world, slotId, 'agencyOwner')
    const entry = await takeOne({ amount: 700_000, purpose: 'За экскурсии' })
    expect(entry).toMatchObject({ state: 'free', kept: 700_000 })
    const own = async (action: string, data: object) =>
      (await ask(world, { as: 'agencyOwner', action, data })).json<{ data?: { result: { kept: number } } }>().data?.result
    expect((await own('prefetch_payment', {}))?.kept).toBe(700_000)
    expect(await own('use_balance', { vouchers: String(orderId), amount: 700_000 })).toMatchObject({ used: 700_000, kept: 0 })
    expect(await paidOf(orderId)).toBe(700_000)
    await act('undo_bank_entry', { entry_id: entry.id })
    expect([await paidOf(orderId), (await own('prefetch_payment', {}))?.kept]).toEqual([0, 0])
  })

  it('of less than the invoice waits for a person, who accepts it', async () => {
    const { id, number, orderId } = await invoice()
    const entry = await takeOne({ ...whole(number), amount: 400_000 })
    expect(entry).toMatchObject({
      state: 'suggested',
      invoice: null,
      kept: 400_000,
      suggestion: { id, reason: 'partial', left: orderPrice },
    })
    expect(await paidOf(orderId)).toBe(0)
    expect(await act('accept_bank_match', { entry_id: entry.id, invoice_id: id })).toMatchObject({
      state: 'matched',
      invoice: { id },
      kept: 0,
    })
    expect([await paidOf(orderId), (await invoice(id)).left]).toEqual([400_000, orderPrice - 400_000])
    expect(await codeOf('accept_bank_match', { entry_id: entry.id, invoice_id: id })).toBe('bank_entry_moved')
  })

  it('beyond the invoice stays on the balance', async () => {
    const { id, number, orderId } = await invoice()
    const entry = await takeOne({ ...whole(number), amount: orderPrice + 100 })
    expect(entry.suggestion).toMatchObject({ reason: 'over' })
    expect(await act('accept_bank_match', { entry_id: entry.id, invoice_id: id })).toMatchObject({ kept: 100 })
    expect([await paidOf(orderId), (await invoice(id)).left]).toEqual([orderPrice, 0])
  })

  it('for nothing that is known stays on the balance, and can be matched by hand', async () => {
    const { id } = await invoice()
    const entry = await takeOne({ amount: 777, purpose: 'Аванс' })
    expect(entry).toMatchObject({ state: 'free', customer: { id: agency }, kept: 777, suggestion: null })
    expect(await act('accept_bank_match', { entry_id: entry.id, invoice_id: id })).toMatchObject({ state: 'matched', kept: 0 })
    expect((await invoice(id)).left).toBe(orderPrice - 777)
  })

  it('of nobody waits for his name', async () => {
    const before = await balance()
    const entry = await takeOne({ payer: { inn: '500100732259', account: '40817810000000000001', name: 'Иванов' } })
    expect(entry).toMatchObject({ state: 'unknown', customer: null, kept: 0 })
    expect(await balance()).toBe(before)
    expect(await codeOf('undo_bank_entry', { entry_id: entry.id })).toBe('bank_entry_moved')
    expect(await act('assign_bank_entry', { entry_id: entry.id, customer_id: agency })).toMatchObject({ state: 'free', kept: 100_000 })
    expect((await balance()) - before).toBe(100_000)
    expect(await codeOf('assign_bank_entry', { entry_id: entry.id, customer_id: agency })).toBe('bank_entry_moved')
  })

  it('from an account of ours is nobody’s', async () => {
    const entry = await takeOne({ payer: { inn: demoCompany.inn, account: '40702810900000009999' } })
    expect(entry).toMatchObject({ state: 'own', customer: null })
    expect(await codeOf('assign_bank_entry', { entry_id: entry.id, customer_id: agency })).toBe('bank_entry_moved')
  })

  it('of an INN that two customers have is the one’s whose invoice it pays', async () => {
    await world.pool.query(`update customers set inn = '${payerOf.inn}' where name = 'other'`)
    const { number } = await invoice()
    const [paying, other] = await entriesOf(world, (await take({ documents: fresh(whole(number), { purpose: 'Аванс', amount: 3 }) })).id)
    await world.pool.query(`update customers set inn = null where name = 'other'`)
    expect(paying).toMatchObject({ state: 'matched', customer: { id: agency } })
    expect(other).toMatchObject({ state: 'unknown', customer: null })
  })

  it('for two invoices of one order, in one file, pays it once', async () => {
    const first = await invoice()
    const data = { vouchers: String(first.orderId), again: true, ...invoiceRequisites }
    const issued = await ask(world, { as: 'agencyOwner', action: 'new_invoice', data })
    const second = await invoice(issued.json<{ data: { result: { invoice_id: number } } }>().data.result.invoice_id)
    const entries = await entriesOf(world, (await take({ documents: fresh(whole(first.number), whole(second.number)) })).id)
    expect(entries[0]).toMatchObject({ state: 'matched', invoice: { id: first.id }, kept: 0 })
    expect(entries[1]).toMatchObject({ invoice: null, kept: orderPrice })
    expect([await paidOf(first.orderId), (await invoice(second.id)).left]).toEqual([orderPrice, 0])
  })

  it('for two invoices in one file pays each once', async () => {
    const [one, two] = [await invoice(), await invoice()]
    const { counts } = await take({ documents: fresh(whole(one.number), whole(two.number), whole(one.number)) })
    expect(counts).toMatchObject({ matched: { count: 2, amount: 2 * orderPrice }, free: { count: 1 }, pending: { count: 0, amount: 0 } })
  })
})

describe('what was done with money', () => {
  it('is undone by a reversal, and can be done anew', async () => {
    const { id, number, orderId } = await invoice()
    const before = await balance()
    const { id: entryId } = await takeOne(whole(number))
    const undone = await act('undo_bank_entry', { entry_id: entryId })
    expect(undone).toMatchObject({ state: 'undone', customer: null, invoice: null, suggestion: { id, reason: 'number' }, kept: 0 })
    expect([await paidOf(orderId), (await invoice(id)).left, await balance()]).toEqual([0, orderPrice, before])
    expect(await codeOf('undo_bank_entry', { entry_id: entryId })).toBe('bank_entry_moved')
    expect(await act('accept_bank_match', { entry_id: entryId, invoice_id: id })).toMatchObject({ state: 'matched', kept: 0 })
    expect([await paidOf(orderId), (await balance()) - before]).toEqual([orderPrice, orderPrice])
    const { rows } = await world.pool.query(
      `select kind from ledger_transactions where reference in (select 'bank:' || id from bank_postings where entry_id = $1) order by id`,
      [entryId],
    )
    expect(rows).toEqual([{ kind: 'payment' }, { kind: 'reversal' }, { kind: 'payment' }])
  })

  it('does not reach another customer’s balance before it is undone', async () => {
    const { id } = await invoice(await makeInvoice(world, slotId, 'otherAgency'))
    const entry = await takeOne({ amount: 5, purpose: 'Аванс' })
    expect(await codeOf('accept_bank_match', { entry_id: entry.id, invoice_id: id })).toBe('bank_entry_of_another')
    await act('undo_bank_entry', { entry_id: entry.id })
    expect(await act('accept_bank_match', { entry_id: entry.id, invoice_id: id })).toMatchObject({ state: 'matched', invoice: { id } })
  })

  it('is refused for an invoice that is paid', async () => {
    const { id, number } = await invoice()
    await takeOne(whole(number))
    const entry = await takeOne(whole(number))
    expect(entry.suggestion).toBeNull()
    expect(await codeOf('accept_bank_match', { entry_id: entry.id, invoice_id: id })).toBe('invoice_paid')
  })
})

describe('a statement', () => {
  it('that is sent again does nothing, and neither do its lines in another file', async () => {
    const documents = fresh({}, {})
    const first = await take({ documents })
    const again = await begin(world, { documents })
    expect(again).toMatchObject({ again: true, result: { id: first.id, state: 'done', entries: 2 } })
    const before = await balance()
    const longer = await take({ documents: [...documents, ...fresh({ amount: 9 })] })
    expect(longer).toMatchObject({ entries: 1, known: 2, counts: { free: { count: 1, amount: 9 } } })
    expect((await balance()) - before).toBe(9)
  })

  it('that does not add up is refused, shows the gap and brings nothing', async () => {
    const before = await balance()
    const written = { accounts: [{ incoming: 100_001 }], documents: fresh({}) }
    const refused = await take(written)
    expect(refused).toMatchObject({ state: 'refused', entries: 0, fault: { code: 'incoming_differs', expected: 100_001, found: 100_000 } })
    expect([await entriesOf(world, refused.id), await balance()]).toEqual([[], before])
    expect((await begin(world, written)).again).toBe(false)
  })

  it('tells what the bank says, and its lines a page at a time', async () => {
    const { id, accounts, outgoing } = await take({
      documents: [...fresh({}, {}, {}), { payer: { account: demoCompany.account }, recipient: { account: '1', inn: '1' } }],
    })
    expect([accounts, outgoing]).toMatchObject([[{ opening: 5_000_000, incoming: 300_000, closing: 5_200_000 }], 1])
    const page = (more: object) =>
      bank<{ result: BankEntry[]; next: number | null }>(world, 'list_bank_entries', { statement_id: id, limit: 2, ...more })
    const first = await page({})
    const second = await page({ after: first.next })
    expect([first.result.length, second.result.length, second.next]).toEqual([2, 1, null])
    expect((await page({ state: 'matched' })).result).toEqual([])
  })

  it('is one that was uploaded as such', async () => {
    const { rows } = await world.pool.query<{ id: number }>(
      `insert into kept_files (kind, name, media_type, content) values ('price_list', 'a.pdf', 'application/pdf', 'a') returning id`,
    )
    expect(await codeOf('import_bank_statement', { file_id: rows[0]?.id ?? 0 })).toBe('file_not_found')
  })
})
