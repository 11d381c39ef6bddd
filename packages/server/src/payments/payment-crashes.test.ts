import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentPrograms } from '../../../../tools/build/programs.ts'
import { reservePort } from '../../../../tools/launch/address.ts'
import { type Sandbox, startSandbox } from '../../../../tools/launch/sandbox.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { verifyCharges } from '../orders/verify-charges.ts'
import { begin, compareWithBank, doubledAtBank, type Paid, payAndRefund, Processes, type Product } from '../testing/pay-through-crashes.ts'
import { confirmOrder } from '../testing/payment-world.ts'
import { addSlot, createWorld, type World } from '../testing/world.ts'
import { verifyPayments } from './verify-payments.ts'

// Fifty of them: npm run proof -- payments-kill
const cycles = Number(process.env['PAYMENT_KILLS'] ?? 3)
const atOnce = 4
const patience = 120_000 + cycles * 60_000

let world: World
let sandbox: Sandbox
let product: Product
let processes: Processes
beforeAll(async () => {
  const programs = await currentPrograms()
  sandbox = await startSandbox({ programs, host: '127.0.0.1', port: 0, logFile: '/dev/null', pace: 0.05 })
  world = await createWorld()
  const port = await reservePort('127.0.0.1', 0)
  const origin = `http://127.0.0.1:${port}`
  const settings = Object.fromEntries(Object.entries(sandbox.settings.card).map(([name, value]) => [name, value ?? '']))
  const environment = { ...settings, PORT: String(port), PUBLIC_ORIGIN: origin, SECRET_KEY: 'the key of a test, which keeps no secrets' }
  product = { programs, world, origin, sandbox: sandbox.origin, environment }
  processes = new Processes(product)
  processes.start('server')
  processes.start('jobs')
})
afterAll(async () => {
  processes.stop()
  await world.close()
  await sandbox.stop()
})

describe('server and jobs that are killed in the middle of payments and refunds', () => {
  it(
    'lose nothing and double nothing',
    async () => {
      const slotId = await addSlot(world, { capacity: 1_000_000 })
      const paid: Paid[] = []
      for (let cycle = 0; cycle < cycles; cycle++) {
        const orders: number[] = []
        for (let n = 0; n < atOnce; n++) orders.push(await confirmOrder({ ...world, slotId }))
        const paying = Promise.all(orders.map((orderId) => payAndRefund(product, orderId)))
        const life = { isOver: false }
        void paying.catch(() => undefined).finally(() => (life.isOver = true))
        // Both somewhere in the middle, elsewhere each time; again and again until everybody has paid.
        for (let kill = 0; kill < 2 || (!life.isOver && kill < 6); kill++) {
          await pause(150 + ((cycle * 7 + kill * 13) % 10) * 90)
          await processes.kill((kill + cycle) % 2 === 0 ? 'server' : 'jobs')
          await pause(1_200)
        }
        paid.push(...(await paying))
      }
      expect(await compareWithBank(product, paid)).toEqual([])
      expect(await doubledAtBank(product)).toEqual([])
      expect([await verifyLedger(world.pool), await verifyCharges(world.pool), await verifyPayments(world.pool)]).toEqual([[], [], []])
      expect(Math.min(processes.kills.server, processes.kills.jobs)).toBeGreaterThanOrEqual(cycles)
      expect(paid).toHaveLength(cycles * atOnce)
    },
    patience,
  )

  it('leave one bill of a number when it died between the bank’s answer and writing it down, and the payer begins another', async () => {
    const orderId = await confirmOrder({ ...world, slotId: await addSlot(world, { capacity: 1_000 }) })
    await killAfterTheBankAnswered(() => begin(product, orderId))
    expect(await doubledAtBank(product)).toEqual([])
    const { rows } = await world.pool.query(
      `select payments.status, payments.failure, payments.url is not null as payable from payments
       join payment_orders on payment_orders.payment_id = payments.id where payment_orders.order_id = $1 order by payments.id`,
      [orderId],
    )
    expect(rows).toEqual([
      { status: 'FAILED', failure: 'unavailable', payable: false },
      { status: 'FORM_OPENED', failure: null, payable: true },
    ])
  })
})

/** Whoever writes down where the payer is to go stands still until the server is dead; what it was about to write is not written. */
async function killAfterTheBankAnswered(act: () => Promise<unknown>): Promise<void> {
  const gate = await world.pool.connect()
  await gate.query(`select pg_advisory_lock(${gateLock})`)
  await gate.query(`
    create function stand_still() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(${gateLock}); return new; end $$;
    create trigger stand_still before update of url on payments for each row execute function stand_still()`)
  const acting = act()
  const standing = `from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await expect.poll(async () => (await gate.query(`select ${standing}`)).rowCount).toBe(1)
  const killed = processes.kill('server')
  await gate.query(`select pg_terminate_backend(pid) ${standing}`)
  await gate.query('drop function stand_still cascade')
  gate.release(true)
  await Promise.all([killed, acting])
}
const gateLock = 7_100_015
