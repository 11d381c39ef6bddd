import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGated, untilOverOrStuck } from '../../testing/catalogue-races.ts'
import type { Gate } from '../../testing/gate.ts'
import { orderOfToday } from '../../testing/vouchers.ts'
import { addSlot, ask, createWorld, type Principal, type World } from '../../testing/world.ts'

// One act stands still at a statement of its transaction, the other comes meanwhile, and waits before a lock or is over.

type Stand = { world: World; gate: Gate; slot: number; close: () => Promise<void> }
let guarded: Stand
/** Without the lock of the order, and without the index that lets one redemption stand. */
let open: Stand

async function stand(withoutGuards: boolean): Promise<Stand> {
  const world = await createWorld()
  const { app, gate, close } = await openGated(world.databaseUrl, withoutGuards)
  if (withoutGuards) await world.pool.query('drop index order_redemptions_once')
  const slot = await addSlot(world, { capacity: 10_000 })
  const both = async (): Promise<void> => {
    await close()
    await world.close()
  }
  return { world: { ...world, app }, gate, slot, close: both }
}
beforeAll(async () => {
  guarded = await stand(false)
  open = await stand(true)
})
afterAll(async () => {
  await guarded.close()
  await open.close()
})

type Said = { code?: string }
const redeem = async ({ world }: Stand, code: string, as: Principal): Promise<string> =>
  (await ask(world, { as, api: 'office', action: 'redeem_voucher', data: { code, heads: 12 } })).json<Said>().code ?? 'ok'
const cancel = async ({ world }: Stand, order_id: number): Promise<string> =>
  (await ask(world, { as: 'admin', api: 'office', action: 'cancel_order', data: { order_id, revision: 2 } })).json<Said>().code ?? 'ok'

/** The second act comes when the first stands before the statement. */
async function during(at: Stand, statement: string, first: () => Promise<string>, second: () => Promise<string>): Promise<string[]> {
  let other: Promise<string> = Promise.resolve('nobody came')
  at.gate.hold(statement, () => {
    other = second()
    return untilOverOrStuck(at.world, other, 1)
  })
  const said = await first()
  return [said, await other]
}

async function standing({ world }: Stand, orderId: number): Promise<{ redeemed: number; told: number; status: string }> {
  const { rows } = await world.pool.query<{ redeemed: number; told: number; status: string }>(
    `select (select count(*)::integer from order_redemptions where order_id = orders.id and undone_at is null) as redeemed,
            (select count(*)::integer from order_events where order_id = orders.id and kind = 'redeemed') as told, orders.status
     from orders where orders.id = $1`,
    [orderId],
  )
  return rows[0] as { redeemed: number; told: number; status: string }
}

describe('two telephones at one door', () => {
  async function both(at: Stand) {
    const { orderId, code } = await orderOfToday(at.world, at.slot)
    const said = await during(
      at,
      'redemption_insert',
      () => redeem(at, code, 'dispatcher'),
      () => redeem(at, code, 'editor'),
    )
    return [said, await standing(at, orderId)]
  }

  test('let the group in once; the other hears that it is in', async () => {
    expect(await both(guarded)).toEqual([['ok', 'voucher_used'], { redeemed: 1, told: 1, status: 'confirmed' }])
  })

  test('would both, without the lock and the index', async () => {
    expect(await both(open)).toEqual([['ok', 'ok'], { redeemed: 2, told: 2, status: 'confirmed' }])
  })

  test('cannot both be written, whoever looked before: the index says no', async () => {
    const { world, slot } = guarded
    const { orderId } = await orderOfToday(world, slot)
    const write = () =>
      world.pool.query(`insert into order_redemptions (order_id, heads, redeemed_by, redeemed_at) values ($1, 1, $2, now())`, [
        orderId,
        world.users.dispatcher,
      ])
    await write()
    await expect(write()).rejects.toMatchObject({ code: '23505' })
  })
})

describe('a group at the door while staff cancel its order', () => {
  async function cancelledFirst(at: Stand) {
    const { orderId, code } = await orderOfToday(at.world, at.slot)
    const said = await during(
      at,
      'order_save_status',
      () => cancel(at, orderId),
      () => redeem(at, code, 'dispatcher'),
    )
    return [said, await standing(at, orderId)]
  }

  test('stays outside when the order went first', async () => {
    expect(await cancelledFirst(guarded)).toEqual([['ok', 'voucher_cancelled'], { redeemed: 0, told: 0, status: 'cancelled' }])
  })

  test('would go in with a cancelled order, without the lock', async () => {
    expect(await cancelledFirst(open)).toEqual([['ok', 'ok'], { redeemed: 1, told: 1, status: 'cancelled' }])
  })

  test('is in when it went first, and stays so whatever becomes of the order', async () => {
    const { orderId, code } = await orderOfToday(guarded.world, guarded.slot)
    const said = await during(
      guarded,
      'redemption_insert',
      () => redeem(guarded, code, 'dispatcher'),
      () => cancel(guarded, orderId),
    )
    expect([said, await standing(guarded, orderId)]).toEqual([['ok', 'ok'], { redeemed: 1, told: 1, status: 'cancelled' }])
    expect(await redeem(guarded, code, 'editor')).toBe('voucher_used')
  })
})
