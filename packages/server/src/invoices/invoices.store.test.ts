import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSqlError } from '../db/sql-errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { putFile } from '../files/index.ts'
import { allocate } from '../ledger/index.ts'
import { lockPaidOrders, moveMoney } from '../orders/index.ts'
import { makePayableOrder, orderPrice } from '../testing/payment-targets.ts'
import { addSlot, createWorld, type World } from '../testing/world.ts'
import { insertInvoice, invoiceReference, type NewInvoice, takeNumber } from './invoices.store.ts'
import { listOpenInvoices, type OpenInvoiceFilter } from './open-invoices.reads.ts'

let world: World
let agency: number
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 1_000 })
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agency = rows[0]?.id ?? 0
})
afterAll(() => world.close())

const buyer = { name: 'ООО «Три кита»', inn: '7707083893', kpp: '773601001', legal_address: 'Москва, ул. Вавилова, 19' }
const file = { kind: 'price_list', name: 'x.pdf', mediaType: 'application/pdf', packed: false, userId: null, keptDays: null } as const

/** A document as an act issues it: file, number and rows in one transaction. */
async function issue(changes: Partial<NewInvoice> = {}, fails = false): Promise<{ id: number; number: number }> {
  return inTransaction(world.pool, async (tx) => {
    const fileId = await putFile(tx, { ...file, content: Buffer.from('pdf'), customerId: agency })
    const numbered = await takeNumber(tx, changes.kind ?? 'invoice')
    const id = await insertInvoice(tx, {
      ...numbered,
      customerId: agency,
      correctsId: null,
      dueOn: '2099-12-31',
      seller: buyer,
      buyer,
      basis: '',
      amount: kopecks(orderPrice),
      vat: kopecks(0),
      lines: [],
      orders: [],
      fileId: fileId as number,
      userId: null,
      ...changes,
    })
    if (fails) throw new Error('the process died')
    return { id, number: numbered.number }
  })
}

async function open(filter: OpenInvoiceFilter): Promise<[number, number][]> {
  return (await listOpenInvoices(world.pool, filter, 100)).map(({ id, left }) => [id, left])
}

/** Money pays the order, and came for the invoice when one is named. */
async function pay(orderId: number, amount: number, invoiceId?: number): Promise<void> {
  await inTransaction(world.pool, async (tx) => {
    const [order] = await lockPaidOrders(tx, agency, [orderId])
    if (!order) throw new Error('no order')
    await moveMoney(tx, { order, source: 'test:1', amount: kopecks(amount), actorId: null })
    const posting = { customerId: agency, reference: invoiceReference(invoiceId ?? 0), actorId: null }
    if (invoiceId !== undefined) await allocate(tx, posting, 'test:1', kopecks(amount))
  })
}

describe('numbers of documents', () => {
  it('follow one another by kind, and what failed leaves no gap', async () => {
    const first = (await issue()).number
    await expect(issue({}, true)).rejects.toThrow('died')
    expect((await issue()).number).toBe(first + 1)
    const note = await issue({ kind: 'credit_note', correctsId: (await issue()).id, dueOn: null, amount: kopecks(1) })
    expect(note.number).toBe(1)
  })

  it('are given to many at once, each once', async () => {
    const numbers = (await Promise.all(Array.from({ length: 12 }, async () => (await issue()).number))).toSorted((a, b) => a - b)
    const first = numbers[0] ?? 0
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => first + at))
  })

  it.each([
    ['a number that was taken and not used', `update document_numbers set last = last + 1 where kind = 'invoice'`],
    ['a number beyond the next', `update document_numbers set last = last + 2 where kind = 'invoice'`],
    ['a year that does not begin with 1', `insert into document_numbers (kind, year, last) values ('act', 2031, 2)`],
  ])('%s is refused by the database', async (_name, statement) => {
    const fault: unknown = await world.pool.query(statement).catch((error: unknown) => error)
    expect(isSqlError(fault, 'numberGap')).toBe(true)
  })

  it('of a document are those that were given', async () => {
    const fault: unknown = await issue({ number: 9_999 }).catch((error: unknown) => error)
    expect(isSqlError(fault, 'numberGap')).toBe(true)
  })
})

describe('an issued document', () => {
  it.each([
    'update invoices set amount_kopecks = 1',
    'delete from invoice_lines',
    'truncate invoice_orders',
    'delete from document_numbers',
    'truncate invoices cascade',
  ])('stays: %s', async (statement) => {
    const fault: unknown = await world.pool.query(statement).catch((error: unknown) => error)
    expect(isSqlError(fault, 'appendOnly')).toBe(true)
  })

  it('keeps its file', async () => {
    await issue()
    const { rows } = await world.pool.query(
      'select from invoices where not exists (select from kept_file_uses where kept_file_uses.file_id = invoices.file_id)',
    )
    expect(rows).toEqual([])
  })
})

describe('what of an invoice is still to come', () => {
  async function issueFor(orderIds: number[], number?: string): Promise<number> {
    const orders = orderIds.map((orderId) => ({ orderId, asked: kopecks(orderPrice), paidBefore: kopecks(0) }))
    const inn = number === undefined ? {} : { buyer: { ...buyer, inn: number } }
    return (await issue({ orders, amount: kopecks(orderPrice * Math.max(1, orderIds.length)), ...inn })).id
  }

  it('falls with what pays its orders, by whatever way, and not below what came for itself', async () => {
    const [first, second] = [await makePayableOrder(world, slot, 'agencyOwner'), await makePayableOrder(world, slot, 'agencyOwner')]
    const id = await issueFor([first, second], '7830002293')
    expect(await open({ inn: '7830002293' })).toEqual([[id, 2 * orderPrice]])
    await pay(first, 400_000, id)
    expect(await open({ inn: '7830002293', left: 2 * orderPrice - 400_000 })).toEqual([[id, 2 * orderPrice - 400_000]])
    await pay(first, orderPrice - 400_000)
    expect(await open({ customerId: agency, inn: '7830002293' })).toEqual([[id, orderPrice]])
    await pay(second, orderPrice)
    expect(await open({ inn: '7830002293' })).toEqual([])
    // The money is free again for other orders; the invoice was paid all the same, as far as it came for it.
    await pay(first, -orderPrice)
    await pay(second, -orderPrice)
    expect(await open({ inn: '7830002293' })).toEqual([[id, 2 * orderPrice - 400_000]])
  })

  it('does not count what was paid of an order before', async () => {
    const order = await makePayableOrder(world, slot, 'agencyOwner')
    await pay(order, 500_000)
    const orders = [{ orderId: order, asked: kopecks(orderPrice - 500_000), paidBefore: kopecks(500_000) }]
    const { id } = await issue({ orders, amount: kopecks(orderPrice - 500_000), buyer: { ...buyer, inn: '7736207543' } })
    expect(await open({ inn: '7736207543' })).toEqual([[id, orderPrice - 500_000]])
  })

  it('falls with a credit note, and names number, customer and orders', async () => {
    const order = await makePayableOrder(world, slot, 'agencyOwner')
    const id = await issueFor([order], '500100732259')
    await issue({ kind: 'credit_note', correctsId: id, dueOn: null, amount: kopecks(300_000) })
    const [found] = await listOpenInvoices(world.pool, { inn: '500100732259' }, 100)
    expect(found).toMatchObject({
      id,
      inn: '500100732259',
      customerId: agency,
      customerName: 'agency',
      amount: orderPrice,
      left: orderPrice - 300_000,
      orders: [{ orderId: order, asked: orderPrice }],
    })
    expect(await open({ number: found?.number ?? 0, year: found?.year ?? 0, inn: '500100732259' })).toEqual([[id, orderPrice - 300_000]])
    expect(await open({ number: found?.number ?? 0, year: 1999 })).toEqual([])
    await issue({ kind: 'credit_note', correctsId: id, dueOn: null, amount: kopecks(orderPrice - 300_000) })
    expect(await open({ inn: '500100732259' })).toEqual([])
  })
})
