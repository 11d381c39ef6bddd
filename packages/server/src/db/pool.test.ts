import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, ask, createWorld, ticketsFor, type World } from '../testing/world.ts'
import { createPool, type Db } from './pool.ts'
import { inTransaction } from './transaction.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function kill(processId: number): Promise<void> {
  await world.pool.query('select pg_terminate_backend($1)', [processId])
}

async function processOf(db: Db): Promise<number> {
  const { rows } = await db.query('select pg_backend_pid() as pid')
  return (rows[0] as { pid: number }).pid
}

describe('a connection that the database ends', () => {
  it('while it is checked out and silent leaves the process alive, and the error is told', async () => {
    const told: Error[] = []
    const pool = createPool({ url: world.databaseUrl, size: 1, onError: (error) => told.push(error) })
    const client = await pool.connect()
    const ended = new Promise((resolve) => client.once('end', resolve))
    await kill(await processOf(client))
    await ended
    client.release(true)
    expect(told.length).toBeGreaterThan(0)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  it('in the middle of a transaction fails that transaction only', async () => {
    const failing = inTransaction(world.pool, async (tx) => {
      await kill(await processOf(tx))
      await tx.query('select 1')
    })
    await expect(failing).rejects.toThrow()
    expect(await inTransaction(world.pool, async (tx) => (await tx.query('select 1 as one')).rows)).toEqual([{ one: 1 }])
  })

  it('under an order gets the customer "busy", and the next order goes through', async () => {
    const slotId = await addSlot(world, { capacity: 100 })
    await world.pool.query(`
      create function planted_kill() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger planted before insert on orders for each row when (new.refno = 'kill') execute function planted_kill()`)
    const answer = await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId, { refno: 'kill' }) })
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 503, code: 'busy' })
    expect((await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId) })).json().success).toBe(true)
    expect((await world.pool.query('select taken from slots where id = $1', [slotId])).rows).toEqual([{ taken: 12 }])
  })

  it('under an order because its disk is full gets the customer "busy" too, and reads go on', async () => {
    const slotId = await addSlot(world, { capacity: 100 })
    await world.pool.query(`
      create function planted_full_disk() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger planted_disk before insert on orders for each row when (new.refno = 'full') execute function planted_full_disk()`)
    const answer = await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId, { refno: 'full' }) })
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 503, code: 'busy' })
    expect(answer.headers['retry-after']).toBeDefined()
    expect((await ask(world, { as: 'agencyOwner', action: 'get_upcoming', data: {} })).statusCode).toBe(200)
  })

  it('when all of them end at once, the next requests work', async () => {
    await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(world, { as: 'agencyOwner', action: 'get_upcoming', data: {} })))
    const last = await ask(world, { as: 'agencyOwner', action: 'get_upcoming', data: {} })
    expect(answers.map((answer) => answer.statusCode).filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(last.statusCode).toBe(200)
  })
})

describe('reads that share a connection', () => {
  it('are each answered for themselves, a failing one among them too', async () => {
    const asked = Array.from({ length: 50 }, (_, n) =>
      world.pool.shared.query({ text: `select ${n % 2} + 10 / $1::integer as n`, values: [n] }),
    )
    const answers = await Promise.allSettled(asked)
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : 'failed'))).toEqual([
      'failed',
      ...Array.from({ length: 49 }, (_, n) => [{ n: ((n + 1) % 2) + Math.floor(10 / (n + 1)) }]),
    ])
  })

  it('are asked again when it is lost before they are answered', async () => {
    const { shared } = world.pool
    const pids = async (): Promise<number[]> => {
      const { rows } = await world.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where query like 'select ''of the shared''%'`,
      )
      return rows.map(({ pid }) => pid)
    }
    const read = { text: `select 'of the shared' as whose, pg_sleep(0.5)`, values: [] }
    const answers = [shared.query(read), shared.query(read)]
    let lost: number[] = []
    while (lost.length === 0) lost = await pids()
    await Promise.all(lost.map(kill))
    expect((await Promise.all(answers)).map(({ rows }) => rows)).toMatchObject([[{ whose: 'of the shared' }], [{ whose: 'of the shared' }]])
  })
})

describe('values from the database', () => {
  it('are whole numbers, days as text and times without seconds', async () => {
    const { rows } = await world.pool.query(`select 9007199254740991::bigint as big, date '2026-03-01' as day, time '09:30:00' as starts`)
    expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, day: '2026-03-01', starts: '09:30' }])
  })

  it('are refused when they are whole numbers that JavaScript cannot hold', async () => {
    await expect(world.pool.query('select 9007199254740992::bigint as big')).rejects.toThrow(RangeError)
  })
})
