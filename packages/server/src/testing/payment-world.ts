import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { reservePort } from '../../../../tools/launch/address.ts'
import { currentPrograms } from '../../../../tools/build/programs.ts'
import { type Sandbox, startSandbox } from '../../../../tools/launch/sandbox.ts'
import type { ServerIdentity } from '../http/identity.ts'
import { type Providers, providersOf } from '../payments/providers/providers.ts'
import { askState } from '../payments/recording/ask-state.ts'
import { orderPrice } from './payment-targets.ts'
import { addSlot, ask, createWorld, place, type Principal, testIdentity, type World } from './world.ts'

/** What the sandbox keeps of a payment. */
export type BankPayment = {
  reference: string
  state: string
  scenario: string
  amount: number
  callbacks: { state: string; isForged: boolean; status: number | null }[]
  refunds: { amount: number; state: string }[]
  receipt: object[]
}

/** The small world beside the stand-in banks, each in a process of its own: callbacks come over HTTP, questions go over HTTP. */
export type PaymentWorld = World & {
  identity: ServerIdentity
  providers: Providers
  sandbox: Sandbox
  origin: string
  slotId: number
}

/** Banks that answer at once. */
const pace = 0.004

/** `folder`: where bank and server then write down all that they keep and log. */
export async function createPaymentWorld(method: 'card' | 'wechat' = 'card', folder?: string): Promise<PaymentWorld> {
  const kept = folder === undefined ? { logFile: '/dev/null' } : { logFile: join(folder, 'bank.log'), stateFile: join(folder, 'bank.json') }
  const sandbox = await startSandbox({ programs: await currentPrograms(), host: '127.0.0.1', port: 0, pace, ...kept })
  const port = await reservePort('127.0.0.1', 0)
  const origin = `http://127.0.0.1:${port}`
  const acquiring = Object.fromEntries(Object.entries(sandbox.settings[method]).map(([name, value]) => [name, value ?? '']))
  const identity: ServerIdentity = { ...testIdentity, publicOrigin: origin, acquiring }
  const log =
    folder === undefined ? undefined : pino({ level: 'trace' }, pino.destination({ dest: join(folder, 'server.log'), sync: true }))
  const world = await createWorld(identity, log)
  await world.app.listen({ port, host: '127.0.0.1' })
  const slotId = await addSlot(world, { capacity: 1_000_000 })
  const close = async (): Promise<void> => {
    await world.close()
    await sandbox.stop()
  }
  return { ...world, identity, providers: providersOf(identity), sandbox, origin, slotId, close }
}

/** A confirmed order of `orderPrice`, of which nothing is paid. */
export async function confirmOrder(world: World & { slotId: number }, as: Principal = 'agencyOwner'): Promise<number> {
  const id = await place(world, world.slotId, {}, as)
  const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
  return id
}

/**
 * The same world with customers of their own as `agencyOwner` and `otherAgency`, so that one history neither sees another's money nor reads
 * through all of it. Answers their numbers, too.
 */
export async function withOwnCustomers(world: PaymentWorld): Promise<PaymentWorld & { customers: [number, number] }> {
  const names = [randomUUID(), randomUUID()] as const
  const { rows } = await world.pool.query<{ id: number }>(
    `with added as (
       insert into customers (kind, name, settlement) select 'legal_entity', name, 'invoice' from unnest($1::text[]) name returning id, name
     ), person as (
       insert into users (customer_id, login, name, password_hash, roles)
       select id, name, name, 'not a hash', '{owner}' from added returning id, login
     ), session as (
       insert into sessions (token_hash, user_id, expires_at)
       select sha256(convert_to(login, 'UTF8')), id, now() + interval '1 hour' from person
     )
     select id from added order by array_position($1::text[], name)`,
    [names],
  )
  const [first, second] = rows.map(({ id }) => id) as [number, number]
  const tokens = { ...world.tokens, agencyOwner: names[0], otherAgency: names[1] }
  return { ...world, tokens, customers: [first, second] }
}

type Answer<T> = { success: boolean; code?: string; due?: number; error?: string; data: { result: T } }
export type Paying = {
  payment_id: number
  status: string
  url: string | null
  qr: string | null
  reason?: string
  error?: string
  payer?: { name: string; email: string }
  created_at: string
  kept: number
}

export async function asked<T>(world: World, as: Principal, action: string, data: object, key?: string): Promise<Answer<T>> {
  return (await ask(world, { as, action, data, ...(key !== undefined && { key }) })).json<Answer<T>>()
}

export async function office<T>(world: World, as: Principal, action: string, data: object): Promise<Answer<T>> {
  return (await ask(world, { as, api: 'office', action, data })).json<Answer<T>>()
}

export function payerOf(method = 'card') {
  return { name: 'ООО «Плательщик»', email: 'payer@example.com', method, offer_accepted: true }
}

/** Begins to pay orders of one customer, all that is due on them. */
export async function pay(world: PaymentWorld, orderIds: number[], as: Principal = 'agencyOwner', method = 'card'): Promise<Paying> {
  const data = { vouchers: orderIds.join(', '), amount: orderPrice * orderIds.length, ...payerOf(method) }
  const answer = await asked<Paying>(world, as, 'new_payment', data)
  if (!answer.success) throw new Error(`The payment was refused: ${answer.code}`)
  return answer.data.result
}

async function referenceOf({ pool }: World, paymentId: number): Promise<string> {
  const { rows } = await pool.query<{ reference: string }>('select provider_reference as reference from payments where id = $1', [
    paymentId,
  ])
  return rows[0]?.reference ?? ''
}

/** Does what the payer would do at the bank. */
export async function play(world: PaymentWorld, paymentId: number, outcome: string): Promise<void> {
  await control(world, '/control/', { payment_id: await referenceOf(world, paymentId), outcome })
}

/** The bank finds the payment so much older. */
export async function age(world: PaymentWorld, paymentId: number, minutes: number): Promise<void> {
  await control(world, '/control/age/', { payment_id: await referenceOf(world, paymentId), minutes })
}

async function control({ sandbox }: PaymentWorld, path: string, wish: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandbox.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(wish) })
  if (!answer.ok) throw new Error(await answer.text())
}

export async function bankOf(world: PaymentWorld, paymentId: number): Promise<BankPayment> {
  const answer = await fetch(`${world.sandbox.origin}/control/payments/${await referenceOf(world, paymentId)}`)
  return (await answer.json()) as BankPayment
}

/** Ten seconds later, by the clock of the database, the provider is asked again. */
export async function askLater(world: PaymentWorld, paymentId: number): Promise<void> {
  await world.pool.query(`update payments set asked_at = asked_at - interval '11 seconds' where id = $1`, [paymentId])
  await askState(world.pool, world.providers, paymentId)
}

export type PaymentFacts = { status: string; failure: string | null; received: number; allocated: number; refunded: number }

export async function factsOf({ pool }: World, paymentId: number): Promise<PaymentFacts> {
  const { rows } = await pool.query<PaymentFacts>(
    `select status, failure, received_kopecks as received, allocated_kopecks as allocated, refunded_kopecks as refunded from payments where id = $1`,
    [paymentId],
  )
  return rows[0] as PaymentFacts
}

export async function orderFacts({ pool }: World, orderId: number): Promise<{ status: string; paid: number }> {
  const { rows } = await pool.query<{ status: string; paid: number }>('select status, paid_kopecks as paid from orders where id = $1', [
    orderId,
  ])
  return rows[0] as { status: string; paid: number }
}

export async function tasksOf({ pool }: World, paymentId: number): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>('select kind from accountant_tasks where payment_id = $1 order by kind', [paymentId])
  return rows.map(({ kind }) => kind)
}

/** Asks until something holds; at most ten seconds. */
export async function until<T>(find: () => Promise<T>, holds: (found: T) => boolean): Promise<T> {
  const deadline = performance.now() + 10_000
  for (;;) {
    const found = await find()
    if (holds(found) || performance.now() > deadline) return found
    await pause(20)
  }
}
