import { termsActions } from '@anfilada/contract/pricing/terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, ask, createWorld, instantObjectId, objectId, place, ticketsFor, type World } from '../../testing/world.ts'

let world: World
let agency: number
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agency = rows[0]?.id ?? 0
})
afterAll(() => world.close())

async function tell(action: string, data: object) {
  const answer = await ask(world, { as: 'officeAccountant', api: 'office', action, data: { language: 'ru', ...data } })
  return answer.json<{ success: boolean; code?: string; data: { result: unknown } }>()
}
const setObject = (data: object) =>
  tell('set_object_terms', { museum_object_id: objectId, cut_off_minutes: 120, free_change_hours: 24, penalty: 0, ...data })
const setAgreed = (data: object) =>
  tell('set_customer_terms_by_object', {
    customer_id: agency,
    museum_object_id: null,
    cut_off_minutes: null,
    free_change_hours: null,
    penalty: null,
    ...data,
  })

describe('the terms of an object', () => {
  it('hold for orders that are confirmed from then on, and the change is kept', async () => {
    const confirmed = async (): Promise<number> => {
      const order = await place(world, await addSlot(world, { capacity: 50 }))
      const confirmation = { order_id: order, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
      await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data: confirmation })
      return order
    }
    const penaltyOf = async (order: number) => {
      const read = await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: order } })
      return read.json<{ data: { result: { info: { cancel_penalty: number } } } }>().data.result.info.cancel_penalty
    }
    const before = await confirmed()
    expect(await setObject({ free_change_hours: 2400, penalty: 30_000 })).toMatchObject({
      data: { result: { museum: 'Дворец', object: 'Главный комплекс', cut_off_minutes: 120, free_change_hours: 2400, penalty: 30_000 } },
    })
    expect(await penaltyOf(before)).toBe(0)
    expect(await penaltyOf(await confirmed())).toBe(12 * 30_000)
    const history = termsActions.object_terms_history.output.parse(
      (await tell('object_terms_history', { museum_object_id: objectId })).data,
    )
    expect(history.result).toMatchObject([
      { by: 'officeAccountant', details: { free_change_hours: { from: 24, to: 2400 }, penalty: { from: 0, to: 30_000 } } },
    ])
    expect(Object.keys(history.result[0]?.details ?? {})).not.toContain('cut_off_minutes')
  })

  it('close a slot by the new cut-off', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    await setObject({ cut_off_minutes: 144_000 })
    expect((await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slot) })).json()).toMatchObject({
      code: 'booking_closed',
    })
    await setObject({ cut_off_minutes: 0 })
    expect((await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slot) })).json()).toMatchObject({
      success: true,
    })
  })

  it('are listed by museum and object', async () => {
    const { result } = termsActions.object_terms.output.parse((await tell('object_terms', {})).data)
    expect(result.slice(0, 2).map(({ museum_object_id }) => museum_object_id)).toEqual([instantObjectId, objectId])
    expect(result.find(({ museum_object_id }) => museum_object_id === 'coach')).toMatchObject({ museum_id: 0, museum: 'Услуги компании' })
    expect(await setObject({ museum_object_id: 'coach' })).toMatchObject({ success: true })
    expect(termsActions.object_terms.output.parse((await tell('object_terms', { museum_id: 999 })).data).result).toEqual([])
  })

  it('are of objects that all staff may find by name, those of a category alone', async () => {
    const named = async (data: object) => {
      const answer = await ask(world, { as: 'editor', api: 'office', action: 'object_names', data: { language: 'ru', ...data } })
      return termsActions.object_names.output.parse(answer.json<{ data: unknown }>().data).result.map((found) => found.museum_object_id)
    }
    const both = [objectId, instantObjectId]
    expect(await named({})).toEqual(expect.arrayContaining(both))
    expect(await named({ type: 'ig' })).toEqual(expect.arrayContaining(both))
    await world.pool.query(`update museums set types = '{rf}'`)
    expect((await named({ type: 'ig' })).filter((id) => both.includes(id))).toEqual([])
    await world.pool.query(`update museums set types = '{rf,ig,cn}'`)
  })

  it('of no object, below zero or of more than a year are refused', async () => {
    expect(await setObject({ museum_object_id: 'nowhere' })).toMatchObject({ code: 'object_not_found' })
    expect(await tell('object_terms_history', { museum_object_id: 'nowhere' })).toMatchObject({ code: 'object_not_found' })
    expect(await setObject({ penalty: -1 })).toMatchObject({ code: 'invalid_fields' })
    expect(await setObject({ free_change_hours: 8761 })).toMatchObject({ code: 'invalid_fields' })
  })
})

describe('the terms of a contract', () => {
  it('stand for all objects or for one, and three empty fields take the line away', async () => {
    await setAgreed({ free_change_hours: 48 })
    const both = await setAgreed({ museum_object_id: objectId, penalty: 5000, cut_off_minutes: 60 })
    expect(both.data.result).toEqual([
      { museum_object_id: null, museum: null, object: null, cut_off_minutes: null, free_change_hours: 48, penalty: null },
      {
        museum_object_id: objectId,
        museum: 'Дворец',
        object: 'Главный комплекс',
        cut_off_minutes: 60,
        free_change_hours: null,
        penalty: 5000,
      },
    ])
    await setAgreed({ museum_object_id: null, free_change_hours: 72 })
    expect((await tell('customer_terms', { customer_id: agency })).data.result).toMatchObject([
      { free_change_hours: 72 },
      { penalty: 5000 },
    ])
    await setAgreed({})
    expect((await setAgreed({ museum_object_id: objectId })).data.result).toEqual([])
  })

  it('are made once although two employees write them at once', async () => {
    const answers = await Promise.all([setAgreed({ penalty: 100 }), setAgreed({ penalty: 200 })])
    expect(answers.every(({ success }) => success)).toBe(true)
    expect((await tell('customer_terms', { customer_id: agency })).data.result).toHaveLength(1)
  })

  it('leave every change in the customer’s history', async () => {
    await setAgreed({ penalty: 300 })
    await setAgreed({ penalty: 400 })
    const card = await ask(world, { as: 'officeAccountant', api: 'office', action: 'office_customer', data: { customer_id: agency } })
    expect(card.json<{ data: { result: { history: unknown[] } } }>().data.result.history[0]).toMatchObject({
      actor: 'officeAccountant',
      action: 'terms.customer_changed',
      details: { object: null, penalty: { from: 300, to: 400 } },
    })
  })

  it('of no customer or no object are refused', async () => {
    expect(await setAgreed({ customer_id: 2_000_000_000 })).toMatchObject({ code: 'customer_not_found' })
    expect(await tell('customer_terms', { customer_id: 2_000_000_000 })).toMatchObject({ code: 'customer_not_found' })
    expect(await setAgreed({ museum_object_id: 'nowhere', penalty: 1 })).toMatchObject({ code: 'object_not_found' })
  })
})
