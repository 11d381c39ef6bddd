import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import fc from 'fast-check'
import { type LineTuple, readLine } from '../orders/order-lines.rules.ts'
import { type Deed, type Expected, histories, PriceModel } from '../testing/price-histories.ts'
import { addSlot, ask, createWorld, objectId, ticketsFor, type World } from '../testing/world.ts'

let world: World
let agency: number
/** Percents of a year in which the standard rate is 22 %. */
const vat = { standard: 22, zero: 0, none: null, reduced: 10, simplified_5: 5, simplified_7: 7 }

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>('select customer_id as id from users where id = $1', [world.users.agencyOwner])
  agency = (rows[0] as { id: number }).id
})
afterAll(() => world.close())

/** A day of the history, sixty days from now on: every cut-off is far. */
function dayOf(day: number): string {
  return addDays(todayIn(defaultZone), 60 + day)
}

async function office<T>(action: string, data: object): Promise<T> {
  const answer = (await ask(world, { as: 'admin', api: 'office', action, data })).json<{ data?: { result: T }; code?: string }>()
  if (!answer.data) throw new Error(`${action}: ${answer.code}`)
  return answer.data.result
}

type ListAnswer = { id: number; draft: { version_id: number; revision: number } | null; current: { version_id: number } | null }
type Grid = { version: { id: number; revision: number }; rows: { museum_object_id: string; revision: number }[] }

async function draft(listId: number, table: PriceTable): Promise<{ version_id: number; revision: number }> {
  const { version, rows } = await office<Grid>('price_list', { list_id: listId })
  const revision = rows.find((row) => row.museum_object_id === objectId)?.revision ?? 0
  const prices = { 'ticket:child': null, ...table }
  return office('edit_price_draft', {
    list_id: listId,
    version_id: version.id,
    changes: [{ museum_object_id: objectId, revision, prices }],
  })
}

type Placed = { lines: LineTuple[]; total: number; version: number }
async function readOrder(id: number): Promise<Placed> {
  const { rows } = await world.pool.query<Placed>(
    'select lines, total_kopecks as total, price_version_id as version from orders where id = $1',
    [id],
  )
  return rows[0] as Placed
}

/** Lives through a history beside its model; throws where an order costs something else. How many orders there were. */
async function live(history: readonly Deed[], slots: readonly number[]): Promise<number> {
  await world.pool.query(`update price_lists set valid_from = '1950-01-01', valid_until = '1950-01-01'`)
  const model = new PriceModel(dayOf)
  const lists: number[] = []
  const orders: { id: number; placed: Placed }[] = []
  const versions = new Map<number, number>()
  for (const deed of history) {
    if (deed.deed === 'list') {
      const { own, category, from, days } = deed
      const data = {
        name: 'Список',
        type: category,
        valid_from: dayOf(from),
        valid_until: dayOf(from + days),
        ...(own && { customer_id: agency }),
      }
      lists.push((await office<ListAnswer>('create_price_list', data)).id)
      model.list(deed)
    } else if (deed.deed === 'order') {
      const order = await placeAs(deed, slots, model.order(deed, vat), versions)
      if (order) orders.push(order)
    } else {
      const listId = lists[deed.list]
      if (listId === undefined) continue
      const edited = await draft(listId, deed.table)
      if (deed.deed === 'draft') continue
      await office('publish_price_list', { list_id: listId, ...edited, note: 'Весна', overlaps_accepted: true })
      model.publish(deed.list, deed.table)
      versions.set(edited.version_id, versions.size + 1)
    }
  }
  for (const { id, placed } of orders) expect(await readOrder(id)).toEqual(placed)
  return orders.length
}

async function placeAs(
  deed: Extract<Deed, { deed: 'order' }>,
  slots: readonly number[],
  expected: Expected,
  versions: ReadonlyMap<number, number>,
): Promise<{ id: number; placed: Placed } | undefined> {
  const answer = await ask(world, {
    as: deed.own ? 'agencyOwner' : 'otherAgency',
    action: 'post_request',
    data: ticketsFor(slots[deed.day] as number, {
      pass_date: dayOf(deed.day),
      type: deed.category,
      tickets: [
        { category: 'common', quantity: deed.adults },
        { category: 'child', quantity: deed.children },
      ],
    }),
  })
  const body = answer.json<{ code?: string; data?: { result: { id: number } } }>()
  if ('refused' in expected) {
    expect(body.code).toBe('ticket_not_sold')
    return undefined
  }
  const id = body.data?.result.id ?? 0
  const placed = await readOrder(id)
  expect({ lines: placed.lines.map(readLine), total: placed.total, version: versions.get(placed.version) }).toEqual(expected)
  return { id, placed }
}

describe('an order', () => {
  it('costs what lists and day say when it is placed, and that for ever, whatever becomes of the lists', async () => {
    const slots = await Promise.all(Array.from({ length: 6 }, (_, day) => addSlot(world, { capacity: 1_000_000, date: dayOf(day) })))
    let placed = 0
    await fc.assert(
      fc.asyncProperty(histories(12), async (history) => {
        placed += await live(history, slots)
      }),
      { numRuns: 12, seed: 2026, endOnFailure: true },
    )
    // A history in which nothing can be ordered proves nothing.
    expect(placed).toBeGreaterThan(20)
  })

  it('keeps its lines when its list is gone from every screen', async () => {
    await expect(
      world.pool.query('delete from price_list_versions where id = (select min(price_version_id) from orders)'),
    ).rejects.toThrow()
    await expect(world.pool.query(`update price_tables set prices = '{}'`)).rejects.toThrow('a published price list is never changed')
  })
})
