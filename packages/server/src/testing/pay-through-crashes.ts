import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Programs } from '../../../../tools/launch/programs.ts'
import { askJob } from '../payments/asking.store.ts'
import { orderPrice } from './payment-targets.ts'
import { type BankPayment, payerOf, type Paying } from './payment-world.ts'
import type { World } from './world.ts'

/** The real server and the real jobs process on the database of a small world, beside the stand-in banks. */
export type Product = {
  programs: Programs
  world: World
  origin: string
  sandbox: string
  environment: Record<string, string>
}
export type Paid = { orderId: number; paymentId: number; refundId: number }

type Name = 'server' | 'jobs'

const patienceMs = 90_000

/** Both processes, either of which can be killed (`kill -9`) and is started anew. */
export class Processes {
  readonly #running = new Map<Name, ChildProcess>()
  readonly #product: Product
  readonly kills = { server: 0, jobs: 0 }

  constructor(product: Product) {
    this.#product = product
  }

  start(name: Name): void {
    const { programs, environment, world } = this.#product
    const env = { PATH: process.env['PATH'], ...environment, DATABASE_URL: world.databaseUrl, LOG_LEVEL: 'silent' }
    this.#running.set(name, spawn(process.execPath, [programs[name]], { env, stdio: 'ignore' }))
  }

  /**
   * What was under its way is nobody's from then on: the leases of the dead are over, as they would be after their time, and so are the ten
   * seconds in which a bank is not asked again.
   */
  async kill(name: Name): Promise<void> {
    const child = this.#running.get(name)
    const gone = new Promise<void>((resolve) => child?.once('exit', () => resolve()))
    child?.kill('SIGKILL')
    await gone
    this.kills[name]++
    const { pool } = this.#product.world
    if (name === 'jobs') await pool.query(`update refunds set next_ask_at = now() where state = 'unclear'`)
    await pool.query(`update payments set opening_at = opening_at - interval '1 minute' where provider_id is null`)
    await pool.query(`update payments set asked_at = asked_at - interval '10 seconds' where received_kopecks = 0`)
    await pool.query(
      `select graphile_worker.add_job('${askJob}', json_build_object('paymentId', id)) from payments where provider_id is null`,
    )
    this.start(name)
  }

  stop(): void {
    for (const child of this.#running.values()) child.kill('SIGKILL')
  }
}

/** Asks until there is an answer, always with the same key, as a browser does that lost its connection. */
async function insist<T>({ origin }: Product, api: 'v1' | 'office', token: string, action: string, data: object, key: string): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const body = new FormData()
    body.set('action', action)
    body.set('data', JSON.stringify(data))
    const headers = { authorization: token, 'idempotency-key': key }
    const signal = AbortSignal.timeout(15_000)
    const answer = await fetch(`${origin}/api/${api}/actions/`, { method: 'POST', headers, body, signal })
      .then((response) => (response.status < 500 ? (response.json() as Promise<{ success: boolean; data: { result: T } }>) : undefined))
      .catch(() => undefined)
    if (answer?.success) return answer.data.result
    if (answer || performance.now() > deadline) throw new Error(`${action}: ${JSON.stringify(answer)}`)
    await pause(100)
  }
}

/** One customer: begins to pay, pays at the bank, waits until we know it, and gets all of it back. */
export async function payAndRefund(product: Product, orderId: number): Promise<Paid> {
  const { tokens } = product.world
  const { payment_id: paymentId } = await begin(product, orderId)
  await playAtBank(product, paymentId)
  await until(
    () => insist<Paying>(product, 'v1', tokens.agencyOwner, 'check_payment_status', { payment_id: paymentId }, 'look'),
    ({ status }) => status === 'COMPLETE',
  )
  const wish = { payment_id: paymentId, amount: orderPrice, reason: 'crash' }
  const refund = await insist<{ id: number }>(product, 'office', tokens.officeAccountant, 'refund_payment', wish, `refund-${orderId}`)
  return { orderId, paymentId, refundId: refund.id }
}

/** One that was abandoned with the process that opened it has failed, and the payer begins another. */
export async function begin(product: Product, orderId: number, attempt = 1): Promise<Paying> {
  const data = { vouchers: String(orderId), amount: orderPrice, ...payerOf() }
  const begun = await until(
    () => insist<Paying>(product, 'v1', product.world.tokens.agencyOwner, 'new_payment', data, `pay-${orderId}-${attempt}`),
    ({ url, status }) => url !== null || status !== 'FORM_OPENED',
  )
  return begun.status === 'FAILED' ? begin(product, orderId, attempt + 1) : begun
}

async function playAtBank({ world, sandbox }: Product, paymentId: number): Promise<void> {
  const body = JSON.stringify({ payment_id: await referenceOf(world, paymentId), outcome: 'duplicate' })
  await fetch(`${sandbox}/control/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

async function referenceOf({ pool }: World, paymentId: number): Promise<string> {
  const { rows } = await pool.query<{ reference: string }>('select provider_reference as reference from payments where id = $1', [
    paymentId,
  ])
  return rows[0]?.reference ?? ''
}

/** Whatever is still on its way ends; then what the bank has and what we have is compared. Empty: nothing lost, nothing doubled. */
export async function compareWithBank(product: Product, paid: readonly Paid[]): Promise<string[]> {
  const { pool } = product.world
  const faults: string[] = []
  for (const { orderId, paymentId, refundId } of paid) {
    const facts = await until(
      async () =>
        (
          await pool.query<{ attempts: number; received: number; state: string; posted: number; told: string[] }>(
            `select (select count(*)::integer from payment_orders join payments on payments.id = payment_orders.payment_id
                      where payment_orders.order_id = $1 and payments.status <> 'FAILED') as attempts,
                    (select received_kopecks from payments where id = $2) as received,
                    (select state from refunds where id = $3) as state,
                    (select count(*)::integer from ledger_transactions where reference in ('payment:' || $2::integer, 'refund:' || $3::integer)) as posted,
                    array(select template from mails where facts ->> 'payment' = $2::integer::text order by id) as told`,
            [orderId, paymentId, refundId],
          )
        ).rows[0],
      (found) => found?.state === 'complete',
    )
    const bank = (await (
      await fetch(`${product.sandbox}/control/payments/${await referenceOf(product.world, paymentId)}`)
    ).json()) as BankPayment
    const found = JSON.stringify({ ...facts, refundsAtBank: bank.refunds.length })
    const told = ['payment_received', 'payment_refunded']
    const wanted = JSON.stringify({ attempts: 1, received: orderPrice, state: 'complete', posted: 2, told, refundsAtBank: 1 })
    if (found !== wanted) faults.push(`order ${orderId}: ${found}`)
  }
  return faults
}

/** Numbers of ours under which more than one payment stands at the bank. */
export async function doubledAtBank({ sandbox }: Pick<Product, 'sandbox'>): Promise<string[]> {
  const payments = (await (await fetch(`${sandbox}/control/payments`)).json()) as BankPayment[]
  const byReference = Map.groupBy(payments, ({ reference }) => reference)
  return [...byReference].filter(([, opened]) => opened.length > 1).map(([reference]) => reference)
}

async function until<T>(find: () => Promise<T>, holds: (found: T) => boolean): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const found = await find()
    if (holds(found) || performance.now() > deadline) return found
    await pause(150)
  }
}
