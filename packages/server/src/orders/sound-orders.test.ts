import { groupCategories } from '@anfilada/contract/group-categories'
import { orderKinds } from '@anfilada/contract/orders/items'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, createWorld, place, type World } from '../testing/world.ts'

let world: World
let order: number
beforeAll(async () => {
  world = await createWorld()
  order = await place(world, await addSlot(world, { capacity: 100 }))
})
afterAll(() => world.close())

/** The rule that the row would break, as PostgreSQL tells it; undefined when it was written. Nothing of it stays. */
async function brokenBy(change: string, { guarded = true } = {}): Promise<string | undefined> {
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    if (!guarded) await client.query('alter table orders disable trigger orders_sound')
    await client.query(`update orders set ${change} where orders.id = $1`, [order])
    return undefined
  } catch (error) {
    return (error as { constraint?: string }).constraint
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const rules: [rule: string, change: string][] = [
  ['orders_kind', `kind = 'boat'`],
  ['orders_group_category', `group_category = 'xx'`],
  ['orders_status', `status = 'lost'`],
  ['orders_confirmed_in_full', `status = 'confirmed', confirmed_time = '10:00'`],
  ['orders_confirmed_in_full', `status = 'confirmed', entrance = 'Подъезд 3'`],
  ['orders_rejected_with_reason', `status = 'rejected'`],
  ['orders_rejected_with_reason', `rejection_reason = 'нет мест'`],
  ['orders_cancelled_archived', `status = 'cancelled'`],
  ['orders_change_of_confirmed', `pending_change = '{}'`],
  ['orders_lines', `lines = '{}'`],
  ['orders_lines', `lines = '[]'`],
  ['orders_places', 'places = 0'],
  ['orders_total', 'total_kopecks = -1'],
  ['orders_penalty', 'penalty_kopecks = -1'],
  ['orders_penalty_each', 'penalty_each_kopecks = -1'],
  ['orders_free_change_hours', 'free_change_hours = -1'],
]

describe('a row of orders, whoever writes it', () => {
  it.each(rules)('keeps to %s: not %s', async (rule, change) => {
    expect(await brokenBy(change)).toBe(rule)
    expect(await brokenBy(change, { guarded: false })).toBeUndefined()
  })

  it.each([
    ['confirmed', `status = 'confirmed', confirmed_time = '10:00', entrance = 'Подъезд 3', pending_change = '{}'`],
    ['rejected', `status = 'rejected', rejection_reason = 'нет мест'`],
    ['cancelled', `status = 'cancelled', archived_at = now()`],
    ['waiting', `status = 'waiting_list'`],
    ['a schedule without lines', `kind = 'schedule', lines = '[]'`],
    ['without agreed hours and penalty', 'free_change_hours = null, penalty_each_kopecks = null'],
  ])('may be %s', async (_what, change) => {
    expect(await brokenBy(change)).toBeUndefined()
  })

  it.each([
    ...orderKinds.map((word) => ['kind', word]),
    ...groupCategories.map((word) => ['group_category', word]),
    ...orderStatuses.map((word) => ['status', word]),
  ])('may have the %s %s of the contract', async (column, word) => {
    const others = {
      confirmed: `, confirmed_time = '10:00', entrance = ''`,
      rejected: `, rejection_reason = ''`,
      cancelled: ', archived_at = now()',
    }
    expect(await brokenBy(`${column} = '${word}'${others[word as keyof typeof others] ?? ''}`)).toBeUndefined()
  })

  it('is looked at when it is inserted, too', async () => {
    const copied = world.pool.query(
      `insert into orders (customer_id, placed_by, kind, group_category, refno, pass_date, starts, places, lines, total_kopecks, status)
       select customer_id, placed_by, kind, group_category, refno, pass_date, starts, 0, lines, total_kopecks, status from orders where id = $1`,
      [order],
    )
    await expect(copied).rejects.toMatchObject({ code: '23514', constraint: 'orders_places', table: 'orders' })
  })
})
