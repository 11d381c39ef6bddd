import { aboutObjectActions, type AboutObject } from '@anfilada/contract/catalogue/about-object'
import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, createWorld, museumId, objectId, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const open = { closed: false, opens: '10:00', closes: '18:00' }
const week = Array.from({ length: 7 }, () => open)
const today = todayIn(defaultZone)
const day = (date: string) => ({ from: date, until: date, closed: true, opens: null, closes: null })

async function about(
  language: string,
  museum_object_id = objectId,
  as: 'agencyGuide' | 'agencyOwner' = 'agencyGuide',
): Promise<AboutObject> {
  const body = (await ask(world, { as, action: 'about_object', data: { museum_object_id, language } })).json<{
    data: unknown
  }>()
  return aboutObjectActions.about_object.output.parse(body.data).result
}

describe('what customers read of an object', () => {
  beforeEach(async () => {
    await world.pool.query(`update museums set address = $2, point = $3 where id = $1`, [
      museumId,
      JSON.stringify({ ru: 'Садовая, 7', en: '7 Sadovaya', zh: '', fa: '', vi: '' }),
      JSON.stringify({ latitude: 59.71, longitude: 30.39 }),
    ])
    await world.pool.query(
      `update museum_objects set usual_entrance = 'Подъезд 1', entrance_names = '{"en_US": "Entrance 1"}', opening = $2, persons_per_guide = 25,
         no_show_percent = 50, most_people = 40 where system_id = $1`,
      [objectId, JSON.stringify({ week, exceptions: [day(addDays(today, -1)), day(today)] })],
    )
  })

  test('is in their language, Russian where nobody translated it', async () => {
    expect(await about('en')).toMatchObject({ address: '7 Sadovaya', entrance: 'Entrance 1', point: { latitude: 59.71, longitude: 30.39 } })
    expect(await about('fa')).toMatchObject({ address: 'Садовая, 7', entrance: 'Подъезд 1' })
  })

  test('is its week with the special days that are not over, and what it asks of groups', async () => {
    expect(await about('ru')).toMatchObject({
      week,
      exceptions: [day(today)],
      least_people: null,
      most_people: 40,
      persons_per_guide: 25,
      no_show_percent: 50,
    })
  })

  test('is its days alone where nobody said hours', async () => {
    await world.pool.query(
      `update museum_objects set opening = null, closed_weekdays = '{1}', closed_dates = array[$2::date] where system_id = $1`,
      [objectId, today],
    )
    const { week: days, exceptions } = await about('ru')
    expect(days.map(({ closed, opens }) => [closed, opens])).toEqual([[true, null], ...Array.from({ length: 6 }, () => [false, null])])
    expect(exceptions).toEqual([day(today)])
    await world.pool.query(`update museum_objects set closed_weekdays = '{}', closed_dates = '{}' where system_id = $1`, [objectId])
  })

  test('is until when his orders are changed freely and what it costs afterwards, by his contract before the object', async () => {
    const terms = async (as: 'agencyGuide' | 'agencyOwner' = 'agencyOwner') => {
      const { free_change_hours, penalty } = await about('ru', objectId, as)
      return [free_change_hours, penalty]
    }
    await world.pool.query('update museum_objects set free_change_hours = 72, penalty_kopecks = 60000 where system_id = $1', [objectId])
    expect(await terms()).toEqual([72, 60_000])
    const agree = (object: string | null, hours: number | null, kopecks: number | null) =>
      world.pool.query(
        `insert into customer_terms (customer_id, museum_object_id, free_change_hours, penalty_kopecks)
         select customers.id, $1, $2, $3 from customers where customers.name = 'agency'`,
        [object, hours, kopecks],
      )
    await agree(null, 48, null)
    expect(await terms()).toEqual([48, 60_000])
    await agree(objectId, 24, 30_000)
    expect(await terms()).toEqual([24, 30_000])
    // A guide sees no prices: until when, but not what.
    expect(await terms('agencyGuide')).toEqual([24, null])
    await world.pool.query('delete from customer_terms')
  })

  test('is nothing of what is no object of a museum', async () => {
    for (const museum_object_id of ['coach', 'nowhere']) {
      const answer = await ask(world, { as: 'agencyOwner', action: 'about_object', data: { museum_object_id } })
      expect(answer.json()).toMatchObject({ success: false, code: 'object_not_found' })
    }
  })
})
