import { archiveOrders } from './orders/archive-orders.ts'
import { agencyVisits, otherVisits } from './orders/agency-visits.ts'
import { fillSlots, queueOrders } from './orders/background-orders.ts'
import { addDays, moment } from './calendar.ts'
import { type Tx, withConnection } from './connection.ts'
import { countries } from './catalogue/countries.ts'
import { demoMark } from './mark.ts'
import { museumObjects, museums } from './catalogue/museums.ts'
import { type OrderDraft, statusOf } from './orders/order-draft.ts'
import { type OrderRows, writeDown } from './orders/order-rows.ts'
import { hashDemoPassword, lockedHash } from './passwords.ts'
import { customerId, customers, users } from './people.ts'
import { priceRows } from './catalogue/prices.ts'
import { SlotBook } from './orders/slots.ts'
import { draftVisit } from './orders/visit.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

/** Orders that wait for the dispatcher, those of the demo logins counted. */
export const queueSize = { inProcessing: 25, waiting: 6 }

/**
 * Fills a migrated, empty database with the demo of contract.md, the same for the same day, in one transaction. Does nothing when the
 * demo is there already; throws when there are customers who are not the demo's. `today` is the day in Moscow.
 */
export async function seedDemo(databaseUrl: string, { today }: { today: string }): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    await client.query('begin')
    // Two starts at once: the second waits here and then finds the mark.
    await client.query('lock table installation in share row exclusive mode')
    if (await isFilled(client)) {
      await client.query('rollback')
      return
    }
    await writeCatalogue(client)
    await writePeople(client, today)
    await writeOrders(client, today)
    await client.query('insert into installation (name, value) values ($1, $2)', [demoMark, JSON.stringify({ today })])
    await client.query('commit')
    await client.query('analyze')
  })
}

async function isFilled(client: Tx): Promise<boolean> {
  const { rows } = await client.query<{ marked: boolean; inhabited: boolean }>(
    `select exists (select from installation where installation.name = $1) as marked, exists (select from customers) as inhabited`,
    [demoMark],
  )
  if (rows[0]?.marked) return true
  if (rows[0]?.inhabited) throw new Error('The database has customers of its own: the demo is for an empty one')
  return false
}

async function writeCatalogue(client: Tx): Promise<void> {
  await writeRows(
    client,
    'countries',
    countries.map(({ id, name }) => ({ id, name })),
  )
  await writeRows(
    client,
    'museums',
    museums.map(({ id, name, types, emblem }) => ({ id, name, types, emblem })),
  )
  await writeRows(
    client,
    'museum_objects',
    museumObjects.map(({ museum, object }) => ({
      system_id: object.systemId,
      museum_id: museum.id,
      name: object.name,
      countries: object.countries,
      instant: object.instant,
      usual_entrance: object.entrance,
      zone: 'Europe/Moscow',
      cut_off: object.cutOff,
    })),
  )
  await writeRows(client, 'prices', priceRows)
  await continueNumbers(client, ['museums'])
}

async function writePeople(client: Tx, today: string): Promise<void> {
  const joinedAt = moment(addDays(today, -400), '10:00')
  await writeRows(
    client,
    'customers',
    customers.map((customer, index) => ({
      id: index + 1,
      kind: customer.kind,
      name: customer.name,
      language: 'ru',
      settlement: customer.settlement,
      credit_limit_kopecks: customer.creditLimitRubles === undefined ? null : customer.creditLimitRubles * 100,
      created_at: joinedAt,
    })),
  )
  const hashes = await Promise.all(users.map((user) => (user.signsIn ? hashDemoPassword(user.login) : lockedHash(user.login))))
  await writeRows(
    client,
    'users',
    users.map((user, index) => ({
      id: index + 1,
      customer_id: user.customer === null ? null : customerId(user.customer),
      login: user.login,
      name: user.name,
      password_hash: hashes[index],
      roles: user.roles,
      language: 'ru',
      news_mark: false,
      created_at: joinedAt,
    })),
  )
  await continueNumbers(client, ['customers', 'users'])
}

async function writeOrders(client: Tx, today: string): Promise<void> {
  const book = new SlotBook(today)
  const rows = writeDown(draftOrders(book, today))
  await writeRows(
    client,
    'slots',
    book.slots.map(({ id, systemId, passDate, starts, capacity, taken }) => ({
      id,
      museum_object_id: systemId,
      pass_date: passDate,
      starts,
      capacity,
      taken,
    })),
  )
  await writeRows(client, 'orders', rows.orders)
  await writeRows(client, 'order_lines', rows.lines)
  await writeRows(
    client,
    'order_events',
    rows.events.map((row, index) => ({ id: index + 1, ...row })),
  )
  await writeLedger(client, rows.postings)
  await continueNumbers(client, ['slots', 'orders', 'order_events'])
}

/** The named orders choose first among the light slots; the queue is filled up with orders of the background agencies. */
function draftOrders(book: SlotBook, today: string): OrderDraft[] {
  const background = fillSlots(book, today)
  const named = [...agencyVisits, ...otherVisits].map((visit) => draftVisit(book, today, visit))
  const waitingFor = (status: string): number => named.filter((draft) => statusOf(draft.steps) === status).length
  const queue = queueOrders(book, today, {
    inProcessing: queueSize.inProcessing - waitingFor('in_processing'),
    waiting: queueSize.waiting - waitingFor('waiting_list'),
  })
  return [...archiveOrders(today), ...background, ...named, ...queue]
}

async function writeLedger(client: Tx, postings: OrderRows['postings']): Promise<void> {
  await client.query(`insert into ledger_accounts (kind, customer_id) select 'customer', customers.id from customers order by customers.id`)
  const { rows } = await client.query<{ id: number; customer_id: number | null }>(
    'select ledger_accounts.id, ledger_accounts.customer_id from ledger_accounts',
  )
  const accounts = new Map(rows.map((row) => [row.customer_id, row.id]))
  await writeRows(
    client,
    'ledger_transactions',
    postings.map(({ kind, orderId, actorId, at }, index) => ({
      id: index + 1,
      kind,
      reference: `order:${orderId}`,
      actor_id: actorId,
      posted_at: at,
    })),
  )
  await writeRows(
    client,
    'ledger_entries',
    postings.flatMap((posting, index) => {
      const amount = posting.kind === 'charge' ? posting.amount : -posting.amount
      const entry = { transaction_id: index + 1, currency: 'RUB' }
      return [
        { ...entry, line_no: 1, account_id: accounts.get(posting.customerId), amount_kopecks: amount },
        { ...entry, line_no: 2, account_id: accounts.get(null), amount_kopecks: -amount },
      ]
    }),
  )
  await continueNumbers(client, ['ledger_transactions'])
}
