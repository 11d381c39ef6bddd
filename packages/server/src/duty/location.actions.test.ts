import type { DutyLocation, Shift } from '@anfilada/contract/duty'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeShift, shiftData } from '../testing/shifts.ts'
import { addSlot, ask, createWorld, museumId, objectId, place, type Principal, type World } from '../testing/world.ts'
import { forgetPlaces } from './index.ts'

let world: World
let orderId: number
beforeAll(async () => {
  world = await createWorld()
  orderId = await place(world, await addSlot(world, { capacity: 100 }))
  const data = { order_id: orderId, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
})
afterAll(() => world.close())

/** The visit is today in Moscow, nobody is on duty. */
beforeEach(async () => {
  await world.pool.query('delete from duty_shifts')
  await world.pool.query(`update museum_objects set zone = 'Europe/Moscow'`)
  await visitOn(`(now() at time zone 'Europe/Moscow')::date`)
})

const visitOn = (day: string) => world.pool.query(`update orders set pass_date = ${day}, status = 'confirmed' where id = $1`, [orderId])

type Body<T> = { success: boolean; code?: string; data: T }
async function locate(as: Principal = 'agencyOwner', museum_id = museumId, language = 'ru'): Promise<DutyLocation> {
  return (await ask(world, { as, action: 'get_location', data: { museum_id, language }, language })).json<Body<DutyLocation>>().data
}
async function office<T>(as: Principal, action: string, data: object, key?: string): Promise<Body<T>> {
  return (await ask(world, { as, api: 'office', action, data: { language: 'ru', ...data }, ...(key !== undefined && { key }) })).json<
    Body<T>
  >()
}
async function buttons(as: Principal = 'agencyOwner'): Promise<string[]> {
  const answer = await ask(world, { as, action: 'get_request', data: { request_id: orderId } })
  return answer.json<Body<{ result: { info: { allowed: string[] } } }>>().data.result.info.allowed
}
const standing = { museum_id: museumId, place: 'У кассы 2', lat: 59.9398123, lon: 30.3146456, consent: true }
const stand = (shift_id: number, changes: object = {}, as: Principal = 'dispatcher') =>
  office(as, 'check_in', { shift_id, ...standing, ...changes })
const desk = { navigation: false, chiefWorker: { name: 'Дежурный', phone: '+7 921 555-01-00' } }
const noPlace = { navigation: false, chiefWorker: { name: 'dispatcher', phone: shiftData.phone } }

describe('where the employee is', () => {
  test('is told to a customer with an order there today, when he has checked in', async () => {
    const shift = await makeShift(world, 'dispatcher')
    expect(await locate()).toEqual(noPlace)
    await stand(shift)
    expect(await locate()).toEqual({
      navigation: true,
      place: { text: 'У кассы 2', lat: 59.93981, lon: 30.31465, at: expect.any(String) as string },
      chiefWorker: noPlace.chiefWorker,
    })
    await stand(shift, { place: '', lat: undefined, lon: undefined })
    expect((await locate()).place).toEqual({ text: 'Дворец', at: expect.any(String) as string })
  })

  test('has the name of who meets in Latin beside it, for who does not read Russian', async () => {
    await world.pool.query(`update users set name = 'Анна Смирнова' where login = 'dispatcher'`)
    await makeShift(world, 'dispatcher')
    const nameIn = async (language: string) => (await locate('agencyOwner', museumId, language)).chiefWorker.name
    expect([await nameIn('ru'), await nameIn('zh')]).toEqual(['Анна Смирнова', 'Анна Смирнова (Anna Smirnova)'])
    await world.pool.query(`update users set name = login where login = 'dispatcher'`)
  })

  test('is told to nobody else, who gets the duty phone: another customer, a guide without an order, a museum without one', async () => {
    await stand(await makeShift(world, 'dispatcher'))
    expect(await locate('otherAgency')).toEqual(desk)
    expect(await locate('agencyGuide')).toEqual(desk)
    expect(await locate('agencyOwner', 2_000_000_000)).toEqual(desk)
    expect((await locate('agencyManager')).navigation).toBe(true)
  })

  test('is told only while the order is confirmed', async () => {
    await stand(await makeShift(world, 'dispatcher'))
    await world.pool.query(`update orders set status = 'in_processing' where id = $1`, [orderId])
    expect([await locate(), await buttons()]).toEqual([desk, expect.not.arrayContaining(['locate'])])
  })

  test.each([
    ['Asia/Tokyo', 0, true],
    ['America/Los_Angeles', 0, true],
    ['Pacific/Kiritimati', 1, false],
    ['Pacific/Kiritimati', -1, false],
    ['Pacific/Pago_Pago', 1, false],
    ['Pacific/Pago_Pago', -1, false],
  ])('is told on the day by the clock of the museum: %s, %i days off: %s', async (zone, days, told) => {
    await stand(await makeShift(world, 'dispatcher'))
    await world.pool.query('update museum_objects set zone = $1 where system_id = $2', [zone, objectId])
    await visitOn(`(now() at time zone '${zone}')::date + ${days}`)
    expect([(await locate()).navigation, (await buttons()).includes('locate')]).toEqual([told, told])
  })

  test('is the desk’s phone when nobody is on duty yet, or any longer', async () => {
    await makeShift(world, 'dispatcher', { startsAt: `now() + interval '1 minute'` })
    await makeShift(world, 'editor', { startsAt: `now() - interval '2 hours'`, endsAt: `now() - interval '1 second'` })
    expect(await locate()).toEqual(desk)
    expect(await buttons()).toContain('locate')
  })
})

describe('a place', () => {
  test('is gone at once when the employee takes his consent back', async () => {
    const shift = await makeShift(world, 'dispatcher')
    await stand(shift)
    expect(await office('dispatcher', 'check_out', { shift_id: shift })).toMatchObject({ success: true })
    expect(await locate()).toEqual(noPlace)
    expect((await world.pool.query('select from duty_check_ins')).rowCount).toBe(0)
  })

  test('is not told from the second on in which the shift ends, and deleted by the job', async () => {
    const [ending, running] = [await makeShift(world, 'dispatcher'), await makeShift(world, 'editor')]
    await stand(ending)
    await stand(running, { place: 'У входа' }, 'editor')
    await world.pool.query(`update duty_shifts set ends_at = now() where id = $1`, [ending])
    expect(await locate()).toMatchObject({ place: { text: 'У входа' } })
    expect(await forgetPlaces(world.pool)).toBe(1)
    expect((await world.pool.query('select shift_id from duty_check_ins')).rows).toEqual([{ shift_id: running }])
  })

  test('is kept nowhere else: neither in the log, which keeps the consent, nor in the answer for repetitions', async () => {
    const shift = await makeShift(world, 'dispatcher')
    await office('dispatcher', 'check_in', { shift_id: shift, ...standing }, 'check-in-of-the-test')
    const { rows } = await world.pool.query<{ kept: string }>(
      `select audit_log.details::text as kept from audit_log where action = 'duty.checked_in' and subject_id = $1
       union all select idempotency_keys.answer::text from idempotency_keys where action = 'check_in'`,
      [String(shift)],
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]?.kept).toContain('"consent": true')
    expect(rows.map(({ kept }) => kept).join()).not.toMatch(/59\.9|касс/i)
  })

  test('is nobody’s without consent, half a position, after the shift, before its day, or at another museum', async () => {
    const shift = await makeShift(world, 'dispatcher')
    const [over, later] = [
      await makeShift(world, 'dispatcher', { startsAt: `now() - interval '9 hours'`, endsAt: 'now()' }),
      await makeShift(world, 'dispatcher', { startsAt: `now() + interval '25 hours'`, endsAt: `now() + interval '26 hours'` }),
    ]
    const answers = [
      await stand(shift, { consent: false }),
      await stand(shift, { lon: undefined }),
      await stand(over),
      await stand(later),
      await stand(shift, { museum_id: 2 }),
      await stand(shift, {}, 'admin'),
    ]
    expect(answers.map(({ code }) => code)).toEqual([
      'invalid_fields',
      'invalid_fields',
      'shift_over',
      'shift_not_today',
      'museum_not_in_shift',
      'shift_not_found',
    ])
    expect((await world.pool.query('select from duty_check_ins')).rowCount).toBe(0)
  })
})

describe('the roster', () => {
  const day = '2036-05-01'
  const set = (changes: object = {}) =>
    office<{ result: { id: number } }>('dispatcher', 'set_shift', {
      ...shiftData,
      employee_id: world.users.editor,
      date: day,
      from: '20:00',
      until: '01:30',
      ...changes,
    })
  const roster = async (): Promise<Shift[]> =>
    (await office<{ result: { shifts: Shift[] } }>('editor', 'office_duty', { date: day })).data.result.shifts

  test('has nobody on duty twice at one hour, past midnight, too; two shifts may follow each other', async () => {
    expect(await set()).toMatchObject({ success: true })
    expect(await set({ date: '2036-05-02', from: '01:00', until: '05:00' })).toMatchObject({ code: 'shift_overlaps' })
    expect(await set({ date: '2036-05-02', from: '01:30', until: '05:00' })).toMatchObject({ success: true })
    expect(await set({ employee_id: world.users.admin })).toMatchObject({ success: true })
    expect(await set({ employee_id: world.users.agencyOwner })).toMatchObject({ code: 'employee_not_found' })
    expect(await set({ museum_ids: [museumId, 7] })).toMatchObject({ code: 'museum_not_found' })
    expect(await set({ date: '2020-01-01' })).toMatchObject({ code: 'shift_over' })
    expect((await roster()).map(({ employee, from, until, state }) => [employee.name, from, until, state])).toEqual([
      ['admin', '20:00', '01:30', 'ahead'],
      ['editor', '20:00', '01:30', 'ahead'],
    ])
  })

  test('names the museums that have visits on the day and nobody on duty', async () => {
    const uncovered = async () => {
      const answer = await office<{ result: { uncovered: object[] } }>('dispatcher', 'office_duty', { date: day })
      return answer.data.result.uncovered
    }
    expect(await uncovered()).toEqual([])
    await visitOn(`'${day}'`)
    expect(await uncovered()).toEqual([{ id: museumId, name: 'Дворец', orders: 1 }])
    await set()
    expect(await uncovered()).toEqual([])
  })

  test('keeps a place when only the phone changes, and drops it with another employee', async () => {
    const shift = await makeShift(world, 'editor')
    await stand(shift, {}, 'editor')
    const { rows } = await world.pool.query<object>(
      `select to_char(day, 'YYYY-MM-DD') as date, to_char(starts, 'HH24:MI') as from, to_char(ends, 'HH24:MI') as until from duty_shifts`,
    )
    await set({ id: shift, ...rows[0], phone: '+7 921 555-01-21' })
    expect(await locate()).toMatchObject({ navigation: true, chiefWorker: { phone: '+7 921 555-01-21' } })
    await set({ id: shift, ...rows[0], employee_id: world.users.admin })
    expect(await locate()).toMatchObject({ navigation: false, chiefWorker: { name: 'admin' } })
    expect((await office<{ result: Shift[] }>('admin', 'my_shifts', {})).data.result).toMatchObject([{ id: shift, check_in: null }])
  })
})
