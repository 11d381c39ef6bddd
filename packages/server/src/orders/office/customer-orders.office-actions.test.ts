import { customerOrderActions } from '@anfilada/contract/orders/customer-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, ask, createWorld, place, type World } from '../../testing/world.ts'

let world: World
let agency: number
let other: number
let orders: number[]

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name in ('agency', 'other') order by name`)
  ;[agency, other] = rows.map(({ id }) => id) as [number, number]
  orders = []
  for (let count = 0; count < 3; count++) orders.push(await place(world, await addSlot(world, { capacity: 50 })))
})
afterAll(() => world.close())

function staff(action: string, data: object) {
  return ask(world, { as: 'officeAccountant', api: 'office', action, data })
}

async function page(data: object) {
  const answer = await staff('office_customer_orders', data)
  return customerOrderActions.office_customer_orders.output.parse(answer.json<{ data: unknown }>().data)
}

describe("a customer's card", () => {
  it('has its open orders, the nearest first, by pages, and its archive', async () => {
    const first = await page({ customer_id: agency, limit: 2 })
    expect(first.result.map(({ id }) => id)).toEqual(orders.slice(0, 2))
    expect((await page({ customer_id: agency, limit: 2, after: first.next })).result.map(({ id }) => id)).toEqual(orders.slice(2))
    expect((await page({ customer_id: other })).result).toEqual([])

    const [archived = 0] = orders
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: archived } })
    expect((await page({ customer_id: agency, archived: true })).result.map(({ id }) => id)).toEqual([archived])
  })

  it('counts orders to come of many customers at once', async () => {
    const answer = (await staff('office_order_counts', { customer_ids: [agency, other] })).json<{ data: { result: unknown } }>()
    expect(answer.data.result).toEqual([{ customer_id: agency, upcoming: 2 }])
  })

  it('says what the customer owes, which is nothing before anything was posted', async () => {
    const owed = async (customer_id: number) =>
      (await staff('office_customer_balance', { customer_id })).json<{ data: { result: { owed: number } } }>().data.result.owed
    expect([await owed(agency), await owed(other)]).toEqual([0, 0])
    const confirmation = { order_id: orders[1], revision: 1, time: '10:00', entrance: 'Подъезд 3' }
    await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data: confirmation })
    expect([await owed(agency), await owed(other)]).toEqual([1_500_000, 0])
  })

  it('has visits from today on, and those of days that have passed apart, the latest first', async () => {
    const moved = await Promise.all(
      [0, -1, -3].map(async (days) => {
        const id = await place(world, await addSlot(world, { capacity: 50 }))
        await world.pool.query(
          `with moved as (update slots set pass_date = local_day(now()) + $2::integer from orders
             where orders.id = $1 and slots.id = orders.slot_id returning slots.pass_date)
           update orders set pass_date = moved.pass_date from moved where orders.id = $1`,
          [id, days],
        )
        return id
      }),
    )
    const idsOf = async (data: object) => (await page({ customer_id: agency, ...data })).result.map(({ id }) => id)
    const [today, yesterday, before] = moved
    expect(await idsOf({ visits: 'coming' })).toEqual([today, ...orders.slice(1)])
    expect(await idsOf({ visits: 'past' })).toEqual([yesterday, before])
    const { next } = await page({ customer_id: agency, visits: 'past', limit: 1 })
    expect(await idsOf({ visits: 'past', limit: 1, after: next })).toEqual([before])
    const counts = await staff('office_order_counts', { customer_ids: [agency] })
    expect(counts.json<{ data: { result: unknown } }>().data.result).toEqual([{ customer_id: agency, upcoming: 3 }])
    expect(await idsOf({})).toEqual([before, yesterday, today, ...orders.slice(1)])
  })
})
