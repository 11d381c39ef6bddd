import { invoiceActions, type InvoiceRow } from '@anfilada/contract/invoices/invoices'
import type { MoneySums } from '@anfilada/contract/ledger/money-sums'
import type { ProlongationRequest } from '@anfilada/contract/licenses/prolongation'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { creditFees, issueActs } from '../invoices/index.ts'
import { freeOverpaid } from '../payments/index.ts'
import { payerOf } from '../testing/bank-statement-file.ts'
import { bank, begin, entriesOf, fresh, moneyFaults } from '../testing/bank-world.ts'
import { invoiceRequisites } from '../testing/invoice-targets.ts'
import { addLicense, addProlongationGroup } from '../testing/licenses.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { ask, createWorld, type Principal, type World } from '../testing/world.ts'
import { takeIn } from './take-in.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.pool.query(`update customers set inn = '${payerOf.inn}' where name = 'agency'`)
})
afterAll(() => world.close())

type Body<T> = { success: boolean; code?: string; data: T }
async function act<T>(action: string, data: object, as: Principal = 'agencyOwner'): Promise<Body<T>> {
  const api = as === 'dispatcher' ? 'office' : 'customer'
  return (await ask(world, { as, action, data, api })).json<Body<T>>()
}

/** What is due less what lies on the balance is what the ledger says, whatever was done. */
async function sums(): Promise<MoneySums> {
  const { result } = (await act<{ result: MoneySums & { balance: number } }>('get_balance', {})).data
  expect(result.due_total - result.kept).toBe(result.balance)
  return result
}
afterEach(async () => {
  await freeOverpaid(world.pool)
  await sums()
  expect(await moneyFaults(world)).toEqual([])
})

const fee = 320_000
let numbers = 0
type Charged = { id: number; number: string }
/** Requests of one group with their fees due; `number`: of the license. */
async function charged(count = 1): Promise<Charged[]> {
  const own = Array.from({ length: count }, () => `СЧ-${++numbers}`)
  const licenses = await Promise.all(own.map((number) => addLicense(world, { number, guide: `Гид ${number}` })))
  const group = await addProlongationGroup(world, { fee, vat: 'standard' })
  const asked = await act<{ result: ProlongationRequest[] }>('prolongate_license', { license_id: licenses, prolongation_group: group })
  return asked.data.result.map(({ request_id: id, number }) => ({ id, number })).toSorted((a, b) => a.id - b.id)
}
const issue = async (ids: readonly number[], more: object = {}) =>
  act<unknown>('new_invoice', { ...invoiceRequisites, prolongations: ids.join(','), ...more })
async function issued(ids: readonly number[], more: object = {}) {
  return invoiceActions.new_invoice.output.parse((await issue(ids, more)).data).result
}
async function papers(): Promise<InvoiceRow[]> {
  return invoiceActions.get_invoices.output.parse((await act('get_invoices', {})).data).result
}
const paper = async (id: number) => (await papers()).find(({ invoice_id }) => invoice_id === id)
async function transfer(number: string, amount: number): Promise<number> {
  const { id } = (await begin(world, { documents: fresh({ amount, purpose: `Оплата по счету № ${number}` }) })).result
  await takeIn(world.pool, id)
  return (await entriesOf(world, id))[0]?.id ?? 0
}
const textOf = async ({ file }: { file: string }) => {
  const sent = await world.app.inject({ url: file, headers: { authorization: world.tokens.agencyOwner } })
  return textOfPdf(sent.rawPayload).join('\n')
}
const withdraw = (id: number) => act('withdraw_prolongation', { request_id: id })

describe('an invoice for fees of renewals', () => {
  test('names each license with its VAT, is asked for once, and is paid by the transfer that names it', async () => {
    const [one, two] = (await charged(2)) as [Charged, Charged]
    const { invoice_id: id, number, amount, file } = await issued([one.id, two.id])
    expect(amount).toBe(2 * fee)
    expect(await paper(id)).toMatchObject({ state: 'open', vouchers: '', prolongations: `${one.id}, ${two.id}`, left: 2 * fee })
    const text = await textOf({ file })
    for (const license of [one, two]) expect(text).toContain(`Продление лицензии гида № ${license.number}`)
    const { rows: mails } = await world.pool.query(`select facts from mails where template = 'invoice_issued' order by id desc limit 1`)
    expect(mails).toMatchObject([{ facts: { vouchers: '', licenses: `${one.number}, ${two.number}`, invoice: number } }])
    const again = await act<{ result: { invoiced_fees: object[] } }>('prefetch_invoice_data', {})
    expect(again.data.result.invoiced_fees).toMatchObject([
      { request_id: one.id, invoice_id: id, number },
      { request_id: two.id, invoice_id: id, number },
    ])
    expect(await issue([one.id])).toMatchObject({ code: 'fee_invoiced' })
    const before = await sums()
    await transfer(number, 2 * fee)
    expect(await paper(id)).toMatchObject({ state: 'paid', paid: 2 * fee, left: 0 })
    expect(await sums()).toMatchObject({ due_fees: before.due_fees - 2 * fee, kept: before.kept })
    expect(await issue([one.id])).toMatchObject({ code: 'not_payable' })
    expect(await act('new_invoice', { ...invoiceRequisites, prolongations: String(one.id) }, 'otherAgency')).toMatchObject({
      code: 'prolongation_not_found',
    })
  })

  test('is open again when staff undo the transfer', async () => {
    const [one] = await charged()
    const { invoice_id: id, number } = await issued([one?.id ?? 0])
    const entry = await transfer(number, fee)
    await bank(world, 'undo_bank_entry', { entry_id: entry })
    expect(await paper(id)).toMatchObject({ state: 'open', left: fee })
    expect((await sums()).due_fees).toBeGreaterThanOrEqual(fee)
  })

  test('is credited by a note of its own for what is taken back, once, and what was paid is free', async () => {
    const [gone, stays] = (await charged(2)) as [Charged, Charged]
    const { invoice_id: id, number } = await issued([gone.id, stays.id])
    await transfer(number, 2 * fee)
    const before = await sums()
    await withdraw(gone.id)
    await freeOverpaid(world.pool)
    expect((await sums()).kept).toBe(before.kept + fee)
    expect([await creditFees(world.pool), await creditFees(world.pool)]).toEqual([1, 0])
    expect(await paper(id)).toMatchObject({ credited: fee, left: 0 })
    const [note] = await papers()
    expect(note).toMatchObject({ kind: 'credit_note', amount: fee, corrects: number, prolongations: String(gone.id) })
    const text = await textOf(note as InvoiceRow)
    expect(text).toContain(`№ ${gone.number}`)
    expect(text).not.toContain(`№ ${stays.number}`)
  })

  test('of which nothing was paid is credited, and asks for no money any more', async () => {
    const [one] = await charged()
    const { invoice_id: id } = await issued([one?.id ?? 0])
    await act('decline_prolongation', { request_id: one?.id, reason: 'Музей отказал' }, 'dispatcher')
    // Two processes at once: the account's lock decides.
    const notes = await Promise.all([creditFees(world.pool), creditFees(world.pool)])
    expect(notes.toSorted()).toEqual([0, 1])
    expect(await paper(id)).toMatchObject({ state: 'credited', left: 0 })
  })

  test('has its act once every fee of it is decided, for those that were prolonged', async () => {
    const [one, two] = (await charged(2)) as [Charged, Charged]
    await issued([one.id, two.id])
    const enter = (id: number) => act('enter_prolongation', { request_id: id, expiration_date: '2100-01-01' }, 'dispatcher')
    await enter(one.id)
    expect(await issueActs(world.pool)).toBe(0)
    await withdraw(two.id)
    expect([await issueActs(world.pool), await issueActs(world.pool)]).toEqual([1, 0])
    expect((await papers())[0]).toMatchObject({ kind: 'act', amount: fee, prolongations: String(one.id) })
  })

  test('money of a transfer that lies on the balance pays a fee, too', async () => {
    await transfer('nothing', fee)
    const [one] = await charged()
    const before = await sums()
    const used = await act<{ result: object }>('use_balance', { prolongations: String(one?.id), amount: fee })
    expect(used.data.result).toMatchObject({ used: fee, fees: [{ request_id: one?.id, due: 0 }] })
    expect(await sums()).toMatchObject({ due_fees: before.due_fees - fee, kept: before.kept - fee })
  })
})
