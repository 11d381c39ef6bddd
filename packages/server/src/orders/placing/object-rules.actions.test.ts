import { catalogueActions } from '@anfilada/contract/catalogue'
import { addDays } from '@anfilada/contract/dates'
import { licenseCheckActions } from '@anfilada/contract/orders/licenses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addLicense, type TestLicense } from '../../testing/licenses.ts'
import { addSlot, ask, createWorld, objectId, type Principal, ticketsFor, visitDate, type World } from '../../testing/world.ts'

let world: World
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 1000 })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pool.query(
    `update museum_objects set closed_weekdays = '{}', closed_dates = '{}', least_people = null, most_people = null, persons_per_guide = null, needs_license = false
     where museum_id is not null`,
  )
  await world.pool.query('delete from licenses')
})

const rule = (text: string, ...values: unknown[]) =>
  world.pool.query(`update museum_objects set ${text} where system_id = '${objectId}'`, values)
async function order(changes: object = {}, as: Principal = 'agencyOwner') {
  const answer = await ask(world, { as, action: 'post_request', data: { ...ticketsFor(slot), ...changes } })
  return answer.json<{ success: boolean; code?: string; fields?: object }>()
}

describe('the opening days of an object', () => {
  async function shown() {
    const data = { museum_object_id: objectId }
    const month = await ask(world, { as: 'agencyOwner', action: 'get_month', data: { ...data, month: visitDate.slice(0, 7) } })
    const schedule = await ask(world, { as: 'agencyOwner', action: 'get_schedule', data: { ...data, schedule_date: visitDate } })
    const days = catalogueActions.get_month.output.parse(month.json<{ data: unknown }>().data).result
    const slots = catalogueActions.get_schedule.output.parse(schedule.json<{ data: unknown }>().data).schedule_data.result
    return [days.find((day) => day.date === visitDate)?.status, slots[0]?.status]
  }

  test('close its slots on a weekday on which it is shut, in the month and on the day', async () => {
    expect(await shown()).toEqual(['available', 'available'])
    await rule(`closed_weekdays = array[extract(isodow from $1::date)::integer]`, visitDate)
    expect(await shown()).toEqual(['closed', 'closed'])
    expect(await order()).toMatchObject({ code: 'museum_closed', fields: { pass_date: expect.any(String) } })
  })

  test('close single dates', async () => {
    await rule(`closed_dates = array[$1::date + 1]`, visitDate)
    expect(await order()).toMatchObject({ success: true })
    await rule(`closed_dates = array[$1::date]`, visitDate)
    expect(await order()).toMatchObject({ code: 'museum_closed' })
  })

  test('are told with the object', async () => {
    await rule(
      `closed_weekdays = '{1}', closed_dates = array[$1::date], least_people = 5, most_people = 40, needs_license = true`,
      visitDate,
    )
    const answer = await world.app.inject({
      url: `/api/v1/museums-objects/?system_id=${objectId}`,
      headers: { authorization: world.tokens.agencyOwner },
    })
    expect(answer.json()).toMatchObject([
      { closed_weekdays: [1], closed_dates: [visitDate], least_people: 5, most_people: 40, needs_license: true, visit_minutes: 90 },
    ])
  })
})

describe('the size of a group', () => {
  test('is between the least and the most people that the object admits', async () => {
    await rule('least_people = 13, most_people = 40')
    expect(await order()).toMatchObject({ code: 'group_too_small', fields: { tickets: expect.any(String) } })
    await rule('least_people = 1, most_people = 11')
    expect(await order()).toMatchObject({ code: 'group_too_large', fields: { tickets: expect.any(String) } })
    await rule('least_people = 12, most_people = 12')
    expect(await order()).toMatchObject({ success: true })
  })
})

describe('people for one guide', () => {
  test('are no more than the object allows, whether a license is asked for or not', async () => {
    await rule('persons_per_guide = 15')
    expect(await order({ persons_per_guide: 16 })).toMatchObject({
      code: 'too_many_for_one_guide',
      fields: { persons_per_guide: expect.any(String) },
    })
    expect(await order({ persons_per_guide: 15 })).toMatchObject({ success: true })
    await rule('persons_per_guide = null')
    expect(await order({ persons_per_guide: 16 })).toMatchObject({ success: true })
  })
})

describe('a guide of an object that asks for a license', () => {
  beforeEach(() => rule('needs_license = true'))

  const unaccompanied = { qty_guide: 0 }
  const license = (changes: TestLicense = {}) => addLicense(world, { expiration_date: visitDate, ...changes })
  async function check(changes: object = {}) {
    const data = { museum_object_id: objectId, pass_date: visitDate, type: 'ig', guide: 'Ли Вэй', ...changes }
    const answer = await ask(world, { as: 'agencyOwner', action: 'check_guide', data })
    return licenseCheckActions.check_guide.output.parse(answer.json<{ data: unknown }>().data).result
  }

  test('is accompanied by as many guides as the group needs, unless he has one', async () => {
    expect(await order(unaccompanied)).toMatchObject({ code: 'guide_without_license', fields: { qty_guide: expect.any(String) } })
    expect(await order({ qty_guide: 1, persons_per_guide: 11 })).toMatchObject({ code: 'guide_without_license' })
    expect(await order({ qty_guide: 2, persons_per_guide: 11 })).toMatchObject({ success: true })
    await license()
    expect(await order(unaccompanied)).toMatchObject({ success: true })
  })

  test('is known by his name, whatever its case, and only within his customer', async () => {
    await license()
    expect(await order({ ...unaccompanied, guide: 'ЛИ ВЭЙ' })).toMatchObject({ success: true })
    expect(await order({ ...unaccompanied, guide: 'Ли Вэн' })).toMatchObject({ code: 'guide_without_license' })
    expect(await order({ ...unaccompanied, guide: '' })).toMatchObject({ code: 'guide_without_license' })
    expect(await order(unaccompanied, 'otherAgency')).toMatchObject({ code: 'guide_without_license' })
  })

  test.each([
    ['is valid on its last day', {}, true],
    ['is over a day before the visit', { expiration_date: addDays(visitDate, -1) }, false],
    ['begins a day after the visit', { valid_from: addDays(visitDate, 1), expiration_date: '2199-01-01' }, false],
    ['waits for staff', { decision: 'waiting' }, false],
    ['was refused', { decision: 'refused', reason: 'скан' }, false],
    ['is suspended', { decision: 'suspended', reason: 'жалоба' }, false],
  ] as const)('has a license that %s', async (_case, changes, valid) => {
    await license(changes)
    expect((await order(unaccompanied)).success).toBe(valid)
    expect((await check()).licensed).toBe(valid)
  })

  test.each([
    ['rf', false],
    ['cn', true],
    ['ig', true],
  ])('with English and Chinese leads a group of the category %s: %s', async (type, leads) => {
    await license()
    expect((await order({ ...unaccompanied, type })).success).toBe(leads)
    expect((await check({ type })).licensed).toBe(leads)
  })

  test('is found by the spelling that staff merged into his own, and by the name that he bears as a member', async () => {
    await license({ guide: 'Ли Вэй' })
    await world.pool.query(
      `insert into guides (customer_id, name, merged_into) select customer_id, 'Li Wei', id from guides where name = 'Ли Вэй'
       on conflict (customer_id, lower(name)) do update set merged_into = excluded.merged_into`,
    )
    expect(await order({ ...unaccompanied, guide: 'li wei' })).toMatchObject({ success: true })
    expect(await order({ ...unaccompanied, guide: 'agencyGuide' })).toMatchObject({ code: 'guide_without_license' })
    await world.pool.query(`update guides set user_id = $1 where name = 'Ли Вэй'`, [world.users.agencyGuide])
    expect(await order({ ...unaccompanied, guide: 'agencyGuide' })).toMatchObject({ success: true })
    expect(await order({ ...unaccompanied, guide: 'Li Wei' }, 'otherAgency')).toMatchObject({ code: 'guide_without_license' })
    await world.pool.query(`update guides set user_id = null`)
  })

  test('with a license that was deleted has none', async () => {
    await license()
    await world.pool.query('update licenses set deleted_at = now()')
    expect(await order(unaccompanied)).toMatchObject({ code: 'guide_without_license' })
  })

  test('is told of before the last step: whether a license is needed, and his own', async () => {
    expect(await check()).toEqual({ needs_license: true, licensed: false, license: null })
    await license()
    expect(await check()).toEqual({ needs_license: true, licensed: true, license: { number: '78-0012', expiration_date: visitDate } })
    await rule('needs_license = false')
    expect(await check({ guide: '' })).toEqual({ needs_license: false, licensed: false, license: null })
  })
})
