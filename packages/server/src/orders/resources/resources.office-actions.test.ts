import { addDays } from '@anfilada/contract/dates'
import { type Assignment, resourceActions } from '@anfilada/contract/orders/resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addServices, guideData, loanData, transportData } from '../../testing/services.ts'
import { ask, createWorld, visitDate, type World } from '../../testing/world.ts'
import { clashesOf, untilOf } from './resource.rules.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(() => world.close())

type Body<T> = { success: boolean; code?: string; fields?: object; data: T }
async function office<T>(action: string, data: object): Promise<Body<T>> {
  return (await ask(world, { as: 'dispatcher', api: 'office', action, data: { language: 'ru', ...data } })).json<Body<T>>()
}
async function order(action: string, data: object): Promise<number> {
  return (await ask(world, { as: 'agencyOwner', action, data })).json<Body<{ result: { id: number } }>>().data.result.id
}
const coach = { kind: 'vehicle', name: 'Автобус А 111 АА', phone: '', system_id: 'coach', seats: 49, languages: [], active: true }
const anna = {
  kind: 'guide',
  name: 'Анна Гид',
  phone: '+7 921 555-01-05',
  system_id: null,
  seats: null,
  languages: ['en', 'fa'],
  active: true,
}
async function add(resource: object): Promise<number> {
  return (await office<{ result: { id: number } }>('set_resource', resource)).data.result.id
}
const assign = (order_id: number, resource_id: number | null) =>
  office<{ result: Assignment }>('assign_resource', { order_id, resource_id })
async function day() {
  const { data } = await office<unknown>('office_resources', { date: visitDate })
  return resourceActions.office_resources.output.parse(data).result
}

describe('a vehicle or a guide', () => {
  test('goes along with an order that suits it, and stands in the day with its work', async () => {
    const [vehicle, transport] = [await add(coach), await order('post_request_transport', transportData)]
    const { data } = await assign(transport, vehicle)
    expect(resourceActions.assign_resource.output.parse(data).result).toMatchObject({ order_id: transport, resource: { id: vehicle } })
    const { resources } = await day()
    expect(resources.find(({ id }) => id === vehicle)?.work).toMatchObject([
      { order_id: transport, time: '11:00', until: '15:00', pax: 24, customer: 'agency', clashes: [] },
    ])
  })

  test('of the wrong kind, without the language, without the seats, or out of service is refused', async () => {
    const guide = await order('post_request_guide', { ...guideData, language: 'zh' })
    const transport = await order('post_request_transport', transportData)
    expect(await assign(guide, await add(anna))).toMatchObject({ code: 'resource_unsuitable' })
    expect(await assign(guide, await add(coach))).toMatchObject({ code: 'resource_unsuitable' })
    expect(await assign(transport, await add({ ...coach, seats: 23 }))).toMatchObject({ code: 'resource_unsuitable' })
    expect(await assign(transport, await add({ ...coach, active: false }))).toMatchObject({ code: 'resource_unsuitable' })
    expect(await assign(transport, 2_000_000_000)).toMatchObject({ code: 'resource_not_found' })
    expect(await assign(await order('post_request_rg_ag', loanData), await add(coach))).toMatchObject({ code: 'resource_unsuitable' })
  })

  test('that has other work at the time is offered with a warning, and still assigned', async () => {
    const vehicle = await add(coach)
    const [first, second, later] = [
      await order('post_request_transport', transportData),
      await order('post_request_transport', { ...transportData, time: '14:00' }),
      await order('post_request_transport', { ...transportData, time: '18:00' }),
    ]
    await assign(first, vehicle)
    const candidates = (await assign(second, null)).data.result.resources
    expect(candidates.find(({ id }) => id === vehicle)?.clashes).toEqual([first])
    expect(await assign(second, vehicle)).toMatchObject({ success: true })
    await assign(later, vehicle)
    const { resources } = await day()
    expect(resources.find(({ id }) => id === vehicle)?.work.map(({ order_id, clashes }) => [order_id, clashes])).toEqual([
      [first, [second]],
      [second, [first]],
      [later, []],
    ])
  })

  test('is free again when the order is closed or given to nobody', async () => {
    const [vehicle, transport] = [await add(coach), await order('post_request_transport', transportData)]
    await assign(transport, vehicle)
    await assign(transport, null)
    expect((await day()).resources.find(({ id }) => id === vehicle)?.work).toEqual([])
    await assign(transport, vehicle)
    await office('cancel_order', { order_id: transport, revision: 1 })
    expect((await day()).resources.find(({ id }) => id === vehicle)?.work).toEqual([])
    expect(await assign(transport, vehicle)).toMatchObject({ code: 'order_already_closed' })
  })

  test.each([
    ['a vehicle without seats', { ...coach, seats: null }, 'system_id'],
    ['a vehicle of a class that there is not', { ...coach, system_id: 'guide-en' }, 'system_id'],
    ['a guide without a language', { ...anna, languages: [] }, 'languages'],
    ['a guide with seats', { ...anna, seats: 3 }, 'languages'],
  ])('is not kept as %s', async (_case, resource, field) => {
    expect(await office('set_resource', resource)).toMatchObject({ code: 'resource_unsuitable', fields: { [field]: expect.any(String) } })
  })

  test('is changed, but not into the other kind', async () => {
    const id = await add(anna)
    expect(await office('set_resource', { ...anna, id, active: false })).toMatchObject({ data: { result: { id, active: false } } })
    expect(await office('set_resource', { ...coach, id })).toMatchObject({ code: 'resource_not_found' })
  })
})

test('an employee who is chosen, or no longer, is news on both sides', async () => {
  const id = await order('post_request_guide', guideData)
  const told = async () =>
    (await world.pool.query(`select from outbox where topic = 'order.assigned' and (payload ->> 'order_id')::integer = $1`, [id])).rowCount
  await office('assign_employee', { order_id: id, employee_id: 2_000_000_000 })
  expect(await told()).toBe(0)
  await office('assign_employee', { order_id: id, employee_id: world.users.dispatcher })
  await office('assign_employee', { order_id: id, employee_id: null })
  expect(await told()).toBe(2)
})

describe('the day of the company', () => {
  test('names confirmed transport and guide orders that nobody goes along with', async () => {
    const guide = await order('post_request_guide', guideData)
    expect((await day()).unassigned.map(({ order_id }) => order_id)).not.toContain(guide)
    await office('confirm_order', { order_id: guide, revision: 1, time: '11:00', entrance: 'Вестибюль' })
    expect((await day()).unassigned.map(({ order_id }) => order_id)).toContain(guide)
    await assign(guide, await add(anna))
    expect((await day()).unassigned.map(({ order_id }) => order_id)).not.toContain(guide)
  })

  test('shows the stock of equipment, what is promised of it, and who has it', async () => {
    const order_id = await order('post_request_rg_ag', loanData)
    const { equipment, loans } = await day()
    expect(loans).toContainEqual({
      order_id,
      customer: 'agency',
      status: 'in_processing',
      service: 'multicast_audio_system',
      quantity: 25,
      pickup: new Date(loanData.pickup).toISOString(),
      return_at: new Date(loanData.return).toISOString(),
      zone: 'Europe/Moscow',
    })
    expect(equipment).toContainEqual({ service: 'multicast_audio_system', stock: 100, taken: 50, free: 50 })
  })

  test('stands in a calendar of equipment, in which a day without loans has the whole stock', async () => {
    const next = addDays(visitDate, 1)
    const { data } = await office<unknown>('office_equipment', { from: visitDate, to: next })
    const { result } = resourceActions.office_equipment.output.parse(data)
    expect(result.map(({ date }) => date)).toEqual([visitDate, next])
    expect(result[0]?.equipment).toEqual((await day()).equipment)
    expect(result[1]?.equipment).toContainEqual({ service: 'multicast_audio_system', stock: 100, taken: 0, free: 100 })
    const backwards = await ask(world, {
      as: 'dispatcher',
      api: 'office',
      action: 'office_equipment',
      data: { from: next, to: visitDate },
    })
    expect(backwards.statusCode).toBe(400)
  })

  test('keeps who meets a group, beside the vehicle that brings it', async () => {
    const [vehicle, transport] = [await add(coach), await order('post_request_transport', transportData)]
    await assign(transport, vehicle)
    const employee_id = world.users.dispatcher
    const answer = await office<{ result: Assignment }>('assign_employee', { order_id: transport, employee_id })
    expect(answer.data.result).toMatchObject({ resource: { id: vehicle }, employee: { id: employee_id, name: 'dispatcher' } })
    expect(await office('assign_employee', { order_id: transport, employee_id: world.users.agencyOwner })).toMatchObject({
      code: 'employee_not_found',
    })
    const { rows } = await world.pool.query(
      `select details -> 'employee' ->> 'to' as to from audit_log where action = 'order.assigned' and subject_id = $1 order by id desc limit 1`,
      [String(transport)],
    )
    expect(rows).toEqual([{ to: String(employee_id) }])
  })
})

describe('two pieces of work', () => {
  const work = (orderId: number, time: string, minutes: number) => ({ orderId, time, minutes })

  test('clash when one begins before the other ends, and not as it ends', () => {
    expect(
      clashesOf(work(1, '10:00', 60), [work(2, '10:59', 60), work(3, '11:00', 60), work(4, '09:00', 60), work(5, '09:00', 61)]),
    ).toEqual([2, 5])
  })

  test('never clash with themselves', () => {
    expect(clashesOf(work(1, '10:00', 60), [work(1, '10:00', 60)])).toEqual([])
  })

  test.each([
    ['11:00', 90, '12:30'],
    ['23:00', 120, '01:00'],
  ])('that begins at %s and takes %d minutes ends at %s', (time, minutes, until) => {
    expect(untilOf({ time, minutes })).toBe(until)
  })
})
