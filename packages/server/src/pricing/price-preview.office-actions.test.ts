import { type PricePreviewActions, pricePreviewActions } from '@anfilada/contract/pricing/price-preview'
import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { output } from 'zod/mini'
import { addPriceList, ask, createWorld, objectId, type World } from '../testing/world.ts'

let world: World
let agency: number
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>('select customer_id as id from users where id = $1', [world.users.agencyOwner])
  agency = (rows[0] as { id: number }).id
})
afterAll(() => world.close())

type Preview = output<PricePreviewActions['price_preview']['output']>['result']
const wishes = { tickets: [{ category: 'common', quantity: 16 }], services: [{ service: 'ag', quantity: 3 }] }
const day = '2070-06-01'

async function preview(more: object = {}): Promise<Preview> {
  const data = { museum_object_id: objectId, type: 'ig', pass_date: day, ...wishes, ...more }
  const answer = await ask(world, { as: 'dispatcher', api: 'office', action: 'price_preview', data })
  return pricePreviewActions.price_preview.output.parse(answer.json<{ data: unknown }>().data).result
}

/** A list of the year 2070. */
async function listOf(prices: PriceTable, customerId?: number): Promise<number> {
  const version = await addPriceList(world.pool, 'ig', { [objectId]: prices }, customerId)
  const { rows } = await world.pool.query<{ id: number }>(
    `update price_lists set valid_from = '2070-01-01', valid_until = '2070-12-31' where current_version_id = $1 returning id`,
    [version],
  )
  return (rows[0] as { id: number }).id
}

function reasons({ lists }: Preview): [number, string][] {
  return lists.map(({ list_id, reason }) => [list_id, reason])
}

describe('the preview of a price', () => {
  it('counts as the order would, and says which list made it and why no other', async () => {
    const general = await listOf({
      'ticket:common': { amount: 100_000, free: { per: 15 } },
      'service:ag': { amount: 45_000, vat: 'standard' },
    })
    const own = await listOf({ 'ticket:common': { amount: 90_000 }, 'service:ag': { amount: 45_000, vat: 'standard' } }, agency)
    const forAll = await preview()
    expect(forAll.total).toBe(1_635_000)
    expect(forAll.lines.map(({ free, sum, vat_percent, vat }) => [free, sum, vat_percent, vat])).toEqual([
      [1, 1_500_000, null, 0],
      [0, 135_000, 22, 24_344],
    ])
    expect(reasons(forAll)).toEqual([
      [general, 'applied'],
      [expect.any(Number), 'begins_earlier'],
    ])
    const forAgency = await preview({ customer_id: agency })
    expect(forAgency.total).toBe(1_575_000)
    expect(reasons(forAgency)).toEqual([
      [own, 'applied'],
      [general, 'own_list_goes_before'],
      [expect.any(Number), 'own_list_goes_before'],
    ])
  })

  it('says what is not sold, and that no list holds on that day', async () => {
    const { total, unsold, lists } = await preview({ pass_date: '2150-01-01', type: 'cn' })
    expect([total, unsold]).toEqual([null, { kind: 'ticket', item: 'common' }])
    expect(lists.map(({ reason }) => reason)).toEqual(['other_days'])
  })

  it('of a customer who does not exist is refused', async () => {
    const data = { museum_object_id: objectId, type: 'ig', pass_date: day, ...wishes, customer_id: 999_999 }
    const answer = await ask(world, { as: 'editor', api: 'office', action: 'price_preview', data })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'customer_not_found'])
  })
})
