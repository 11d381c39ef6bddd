import { type OfficeOrderContext, officeOrderContextActions } from '@anfilada/contract/orders/order-context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLicense } from '../../testing/licenses.ts'
import { addSlot, ask, createWorld, objectId, place, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function contextOf(order_id: number): Promise<OfficeOrderContext> {
  const answer = await ask(world, { as: 'officeAccountant', api: 'office', action: 'order_context', data: { order_id } })
  return officeOrderContextActions.order_context.output.parse(answer.json<{ data: unknown }>().data).result
}
const confirm = (order_id: number) =>
  ask(world, {
    as: 'dispatcher',
    api: 'office',
    action: 'confirm_order',
    data: { order_id, revision: 1, time: '10:00', entrance: 'Подъезд 3' },
  })

test('an order stands beside what its customer owes, what is left of his limit, and where its group is on that day', async () => {
  const slot = await addSlot(world, { capacity: 100 })
  const [charged, asked] = [await place(world, slot), await place(world, slot)]
  const elsewhere = await place(world, slot, { guide: 'Анна Петрова' })
  await confirm(charged)
  await world.pool.query(`update customers set credit_limit_kopecks = 4_000_000 where name = 'agency'`)
  const { account, license, day } = await contextOf(asked)
  expect(account).toEqual({ due: 1_500_000, overdue: 0, limit: 4_000_000, left: 1_000_000, balance: 0 })
  expect(license).toBeNull()
  expect(day.map(({ id, status }) => [id, status])).toEqual([
    [charged, 'confirmed'],
    [asked, 'in_processing'],
  ])
  expect((await contextOf(charged)).account.left).toBe(2_500_000)
  expect((await contextOf(elsewhere)).day.map(({ id }) => id)).toEqual([elsewhere])
})

test('a guide without a license for an object that asks for one is seen at once, with the escorts that the group needs', async () => {
  const id = await place(world, await addSlot(world, { capacity: 100 }))
  await world.pool.query('update museum_objects set needs_license = true where system_id = $1', [objectId])
  expect((await contextOf(id)).license).toEqual({ until: null, ended: null, needed: 1 })
})

test('a license stands with its last day, and one that is over by the visit with the day that it ended', async () => {
  const id = await place(world, await addSlot(world, { capacity: 100 }), { guide: 'Мария Котова' })
  const license = await addLicense(world, { guide: 'Мария Котова' })
  expect((await contextOf(id)).license).toEqual({ until: '2099-01-01', ended: null, needed: 0 })
  await world.pool.query(`update licenses set expiration_date = '2026-01-31' where id = $1`, [license])
  expect((await contextOf(id)).license).toEqual({ until: null, ended: '2026-01-31', needed: 1 })
})
