import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addServices, guideData } from '../../testing/services.ts'
import { addSlot, ask, createWorld, instantObjectId, place, type Principal, type World } from '../../testing/world.ts'
import { expireOrders } from '../expiry/expire-orders.ts'
import { serveWaiting } from '../waiting/serve-waiting.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
  await world.pool
    .query(`update users set email = login || '@example.com', language = case login when 'agencyManager' then 'fa' else 'en' end
                          where customer_id is not null`)
})
beforeEach(async () => {
  await world.pool.query(`delete from mails; update users set notifications = '{}'`)
})
afterAll(() => world.close())

type Mail = { recipient: string; language: string; template: string; facts: Record<string, string> }
async function mails(): Promise<Mail[]> {
  const { rows } = await world.pool.query<Mail>('select recipient, language, template, facts from mails order by id')
  return rows
}

async function staff(action: string, order_id: number, revision: number, data: object = {}): Promise<void> {
  const answer = await ask(world, { as: 'dispatcher', api: 'office', action, data: { order_id, revision, ...data } })
  expect(answer.json()).toMatchObject({ success: true })
}
const entrance = { time: '11:45', entrance: 'Подъезд 3' }
const roomy = (as: Principal = 'agencyManager') => addSlot(world, { capacity: 50 }).then((slot) => place(world, slot, {}, as))

describe('whoever placed an order reads a mail', () => {
  test('of its confirmation, with hour and entrance, in his language, and a job sends it', async () => {
    const id = await roomy()
    await staff('confirm_order', id, 1, entrance)
    const facts = {
      name: 'agencyManager',
      order: String(id),
      what: 'Дворец · Главный комплекс',
      time: '11:45',
      zone: 'Europe/Moscow',
      entrance: 'Подъезд 3',
    }
    expect(await mails()).toEqual([
      {
        recipient: 'agencyManager@example.com',
        language: 'fa',
        template: 'order_confirmed',
        facts: { ...facts, date: expect.any(String), state: 'confirmed', at: '' },
      },
    ])
    const { rowCount } = await world.pool.query(`select from graphile_worker.jobs join mails on jobs.key = 'mail:' || mails.id`)
    expect(rowCount).toBe(1)
  })

  test('of its confirmation with the entrance as his language calls it, and the moment by which it must be paid, where he pays now', async () => {
    await world.pool.query(`update museum_objects set entrance_names = '{"en_US": "Entrance 3"}' where usual_entrance = 'Подъезд 3'`)
    await staff('confirm_order', await roomy('individual'), 1, entrance)
    const [mail] = await mails()
    expect(mail?.facts).toMatchObject({ state: 'payable', entrance: 'Entrance 3' })
    expect(Date.parse(mail?.facts['at'] ?? '')).toBeGreaterThan(Date.now())
  })

  test('of its rejection and of its cancellation by the company, with the reason where there is one; of his own act none', async () => {
    const [rejected, cancelled, own] = [await roomy(), await roomy(), await roomy()]
    await staff('reject_order', rejected, 1, { reason: 'Объект закрыт' })
    await staff('cancel_order', cancelled, 1)
    await ask(world, { as: 'agencyManager', action: 'delete_request', data: { request_id: own } })
    expect((await mails()).map(({ template, facts }) => [template, facts['order'], facts['reason'], facts['explained']])).toEqual([
      ['order_rejected', String(rejected), 'Объект закрыт', undefined],
      ['order_cancelled', String(cancelled), '', 'no'],
    ])
  })

  test('of its end by the system, with the reason in his words', async () => {
    const id = await roomy('agencyOwner')
    await world.pool.query(`update orders set pass_date = current_date - 2 where id = $1`, [id])
    await expireOrders(world.pool)
    expect((await mails()).map(({ template, facts }) => [template, facts['reason']])).toEqual([
      ['order_rejected', 'not answered before the visit began'],
    ])
  })

  test('of an answer to his change', async () => {
    const id = await roomy()
    await staff('confirm_order', id, 1, entrance)
    const change = (revision: number, qty_common: number) =>
      ask(world, { as: 'agencyManager', action: 'put_request', data: { id, revision, qty_common } })
    await change(2, 9)
    await staff('accept_change', id, 3)
    await change(4, 8)
    await staff('decline_change', id, 5, { reason: 'Поздно' })
    expect((await mails()).slice(1).map(({ template, facts }) => [template, facts['state'], facts['reason']])).toEqual([
      ['order_changed', 'accepted', ''],
      ['order_changed', 'declined', 'Поздно'],
    ])
  })

  test('about a service that belongs to no museum under the name of the service', async () => {
    const answer = await ask(world, { as: 'agencyOwner', action: 'post_request_guide', data: guideData })
    await staff('confirm_order', answer.json<{ data: { result: { id: number } } }>().data.result.id, 1, entrance)
    expect((await mails())[0]?.facts['what']).toMatch(/^Guide · /)
  })
})

describe('what a guide, who is shown no sums, wishes for a penalty', () => {
  test.each([
    ['change', 'put_request', { qty_common: 7 }],
    ['cancel', 'delete_request', {}],
  ])('is told to the owners by mail: %s', async (state, action, wish) => {
    await world.pool.query(`update museum_objects set free_change_hours = 2400, penalty_kopecks = 20000`)
    const id = await roomy('agencyGuide')
    await staff('confirm_order', id, 1, entrance)
    await world.pool.query('delete from mails')
    const key = action === 'put_request' ? { id } : { request_id: id }
    const asked = await ask(world, { as: 'agencyGuide', action, data: { ...key, revision: 2, ...wish } })
    expect(asked.json()).toMatchObject({ success: true })
    const told = await mails()
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(['agencyOwner@example.com', 'expired@example.com'])
    expect(told[0]).toMatchObject({ template: 'change_waits', facts: { order: String(id), asker: 'agencyGuide', state } })
    expect(JSON.stringify(told)).not.toContain('20000')
  })
})

describe('an order from the waiting list', () => {
  async function promoted(object: string, alternative: boolean): Promise<Mail[]> {
    const own = { system_id: object, accept_waiting: true }
    const [wish, other] = [await addSlot(world, { capacity: 12, object }), await addSlot(world, { capacity: 12, object })]
    const takers = [await place(world, wish, own, 'otherAgency'), await place(world, other, own, 'otherAgency')]
    await place(world, wish, { ...own, ...(alternative && { alternatives: [other] }) }, 'agencyOwner')
    await ask(world, { as: 'otherAgency', action: 'delete_request', data: { request_id: takers[alternative ? 1 : 0] } })
    expect(await serveWaiting(world.pool, alternative ? other : wish)).toBe(1)
    return mails()
  }

  test('is told of once it has its places, also those of another time', async () => {
    const plain = await promoted('palace-main', false)
    expect(plain).toMatchObject([{ template: 'waiting_promoted', facts: { state: 'in_processing', moved: 'no' } }])
    expect((await promoted('palace-main', true)).slice(1)).toMatchObject([{ facts: { state: 'in_processing', moved: 'yes' } }])
  })

  test('is told of in the same mail when it is confirmed at once', async () => {
    expect(await promoted(instantObjectId, false)).toMatchObject([{ template: 'waiting_promoted', facts: { state: 'confirmed' } }])
  })
})

describe('no mail goes', () => {
  test('to whoever does not wish it', async () => {
    await world.pool.query(`update users set notifications = '{"order_confirmed": {"mail": false, "portal": true}}' where id = $1`, [
      world.users.agencyManager,
    ])
    await staff('confirm_order', await roomy(), 1, entrance)
    expect(await mails()).toEqual([])
  })

  test('to a sender who is no member any more: the owners of his customer read it', async () => {
    const id = await roomy()
    await world.pool.query(`update users set status = 'removed' where id = $1`, [world.users.agencyManager])
    await staff('confirm_order', id, 1, entrance)
    await world.pool.query(`update users set status = 'active' where id = $1`, [world.users.agencyManager])
    // `expired` is an owner, too.
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(['agencyOwner@example.com', 'expired@example.com'])
  })

  test('when the act is undone', async () => {
    const id = await roomy()
    await staff('confirm_order', id, 1, entrance)
    await world.pool.query('delete from mails')
    const again = await ask(world, {
      as: 'dispatcher',
      api: 'office',
      action: 'confirm_order',
      data: { order_id: id, revision: 1, ...entrance },
    })
    expect([again.json<{ code: string }>().code, await mails()]).toEqual(['stale_revision', []])
  })
})
