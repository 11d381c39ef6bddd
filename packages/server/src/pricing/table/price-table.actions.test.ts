import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { type PricedMuseum, priceTableActions } from '@anfilada/contract/pricing/price-table'
import { pricingActions } from '@anfilada/contract/pricing/pricing'
import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPriceList, ask, createWorld, instantObjectId, objectId, type Principal, type World } from '../../testing/world.ts'

let world: World
const year = Number(todayIn(defaultZone).slice(0, 4))
const day = (monthAndDay: string): string => `${year}-${monthAndDay}`
const at = (amount: number): PriceTable => ({ 'ticket:common': { amount, tiers: [{ from: 20, amount: amount - 100 }], vat: 'standard' } })

beforeAll(async () => {
  world = await createWorld()
  await newList({ [objectId]: at(200_000), [instantObjectId]: at(90_000) }, ['06-01', '08-31'])
  await newList({ [objectId]: at(180_000) }, ['03-01', '07-31'], 'agencyOwner')
})
afterAll(() => world.close())

/** Beside the small world's own list for everybody, which holds on every day. */
async function newList(prices: Record<string, PriceTable>, [from, until]: [string, string], of?: 'agencyOwner'): Promise<void> {
  const { rows } = await world.pool.query<{ id: number }>('select customer_id as id from users where id = $1', [world.users.agencyOwner])
  const version = await addPriceList(world.pool, 'ig', prices, of && rows[0]?.id)
  await world.pool.query('update price_lists set valid_from = $2, valid_until = $3 where current_version_id = $1', [
    version,
    day(from),
    day(until),
  ])
}

async function table(as: Principal = 'agencyOwner', type = 'ig', ofYear = year): Promise<PricedMuseum[]> {
  const answer = await ask(world, { as, action: 'get_price_table', data: { year: ofYear, type } })
  return priceTableActions.get_price_table.output.parse(answer.json<{ data: unknown }>().data).result
}
const objectsOf = (museums: PricedMuseum[]) => museums.flatMap(({ objects }) => objects)
const daysOf = (museums: PricedMuseum[], id: string) =>
  objectsOf(museums)
    .find(({ museum_object_id }) => museum_object_id === id)
    ?.periods.map(({ from, until, own }) => [from.slice(5), until.slice(5), own])

describe('the price table of a customer', () => {
  test('parts a year where his prices change, and says which are agreed with him', async () => {
    const his = await table()
    expect(daysOf(his, objectId)).toEqual([
      ['01-01', addDays(day('03-01'), -1).slice(5), false],
      ['03-01', '07-31', true],
      ['08-01', '08-31', false],
      ['09-01', '12-31', false],
    ])
    // His own list does not name it.
    expect(daysOf(his, instantObjectId)?.map(([from]) => from)).toEqual(['01-01', '06-01', '09-01'])
    expect(daysOf(await table('otherAgency'), objectId)).toEqual(daysOf(his, instantObjectId))
  })

  test.each(['agencyOwner', 'otherAgency'] as const)(
    'says what an order of %s is charged by, on the first and the last of the days',
    async (as) => {
      const periods = objectsOf(await table(as)).flatMap((object) =>
        object.periods.map((period) => ({ ...period, id: object.museum_object_id })),
      )
      expect(periods.length).toBeGreaterThan(4)
      for (const { id, prices, vat, from, until } of periods) {
        for (const pass_date of [from, until]) {
          const answer = await ask(world, { as, action: 'get_prices', data: { museum_object_id: id, type: 'ig', pass_date } })
          const applied = pricingActions.get_prices.output.parse(answer.json<{ data: unknown }>().data).result
          expect(prices).toEqual(applied.prices)
          expect(applied.vat).toMatchObject(vat)
        }
      }
    },
  )

  test('is one row a year where nothing changes, and empty where nothing is sold', async () => {
    expect(daysOf(await table('agencyOwner', 'rf'), objectId)).toEqual([['01-01', '12-31', false]])
    expect(await table('agencyOwner', 'ig', 2019)).toEqual([])
  })

  test('has no object that takes no orders that year, nor a museum that takes none of the category', async () => {
    await world.pool.query('update museum_objects set archived_at = now() where system_id = $1', [instantObjectId])
    expect(daysOf(await table(), instantObjectId)).toBeUndefined()
    expect(daysOf(await table('agencyOwner', 'ig', year - 1), instantObjectId)).toBeDefined()
    await world.pool.query(`update museums set types = '{rf}'`)
    expect(await table()).toEqual([])
  })
})
