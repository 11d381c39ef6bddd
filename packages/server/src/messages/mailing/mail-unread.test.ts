import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSlot, ask, createWorld, place, type Principal, type World } from '../../testing/world.ts'
import { mailUnreadJob } from './mail-unread.store.ts'
import { mailUnread } from './mail-unread.ts'

let world: World
let order: number
beforeAll(async () => {
  world = await createWorld()
  await world.pool
    .query(`update users set email = login || '@example.com', language = case login when 'agencyManager' then 'fa' else 'en' end
                          where customer_id is not null`)
  order = await place(world, await addSlot(world, { capacity: 50 }), {}, 'agencyOwner')
})
beforeEach(async () => {
  await world.pool.query(`truncate feedback, message_threads, messages, message_reads, message_unread restart identity; delete from mails;
                          delete from graphile_worker._private_jobs where key like '${mailUnreadJob}:%'; update users set notifications = '{}'`)
})
afterAll(() => world.close())

async function done(as: Principal, action: string, data: object): Promise<{ result: { id: number } }> {
  const api = as === 'dispatcher' ? 'office' : 'customer'
  const answer = await ask(world, { as, api, action, data })
  const body = answer.json<{ success: boolean; data: { result: { id: number } } }>()
  expect(body.success).toBe(true)
  return body.data
}
const write = (where: object) => done('dispatcher', 'post_office_message', { ...where, text: 'Ждём вас' })
type Mail = { recipient: string; language: string; facts: Record<string, string> }
async function mails(template = 'message_unread'): Promise<Mail[]> {
  const { rows } = await world.pool.query<Mail>('select recipient, language, facts from mails where template = $1 order by recipient', [
    template,
  ])
  return rows
}
const ofAgency = async () =>
  (await world.pool.query<{ id: number }>('select orders.customer_id as id from orders where id = $1', [order])).rows[0]?.id
const owner = 'agencyOwner@example.com'

test('what the office wrote wakes a job of its thread later, and what a customer wrote wakes none', async () => {
  await done('agencyOwner', 'post_message', { order_id: order, text: 'Где вход?' })
  const jobs = () => world.pool.query('select from graphile_worker.jobs where task_identifier = $1 and run_at > now()', [mailUnreadJob])
  expect((await jobs()).rowCount).toBe(0)
  await write({ order_id: order })
  await write({ order_id: order })
  expect((await jobs()).rowCount).toBe(1)
})

test('whoever has not read it gets one mail of the thread, in his language, until he reads; then one of what is new', async () => {
  const { result } = await write({ order_id: order })
  await write({ order_id: order })
  await mailUnread(world.pool, 1)
  const told = await mails()
  expect(told.find(({ recipient }) => recipient === owner)?.facts).toEqual({
    name: 'agencyOwner',
    order: String(order),
    state: 'order',
    count: '2',
  })
  expect(told.find(({ recipient }) => recipient.startsWith('agencyManager'))?.language).toBe('fa')
  const { result: last } = await write({ order_id: order })
  expect(await mailUnread(world.pool, 1)).toBe(0)

  await done('agencyOwner', 'mark_messages_read', { order_id: order, message_id: result.id })
  expect(await mailUnread(world.pool, 1)).toBe(0)
  await done('agencyOwner', 'mark_messages_read', { order_id: order, message_id: last.id })
  await write({ order_id: order })
  expect(await mailUnread(world.pool, 1)).toBe(1)
  expect((await mails()).filter(({ recipient }) => recipient === owner).map(({ facts }) => facts['count'])).toEqual(['2', '1'])
})

test('nobody is mailed who has read it, wishes no such mails, or may not see the thread', async () => {
  const { result } = await write({ customer_id: await ofAgency() })
  await done('agencyOwner', 'mark_messages_read', { order_id: null, message_id: result.id })
  await world.pool.query(
    `update users set notifications = '{"message_unread": {"mail": false, "portal": true}}' where login = 'agencyManager'`,
  )
  await mailUnread(world.pool, 1)
  const told = (await mails()).map(({ recipient }) => recipient)
  for (const none of [owner, 'agencyManager@example.com', 'agencyGuide@example.com']) expect(told).not.toContain(none)
  expect(told).toContain('agencyAccountant@example.com')
  expect((await mails())[0]?.facts).toMatchObject({ order: '0', state: 'general' })
})

test('an answer to feedback is mailed to a guide who gave it and to nobody else’s guide, with the way to it', async () => {
  const { result } = await done('agencyGuide', 'post_feedback', { kind: 'question', text: 'Где вход?' })
  const guideOf = async (author: string) => {
    await world.pool.query('update feedback set author_id = (select users.id from users where users.login = $1)', [author])
    await world.pool.query('update message_unread set mailed_at = null')
    await world.pool.query('delete from mails')
    await mailUnread(world.pool, 1)
    return (await mails('feedback_answered')).filter(({ recipient }) => recipient === 'agencyGuide@example.com')
  }
  await write({ feedback_id: result.id })
  expect((await guideOf('agencyGuide')).map(({ facts }) => facts)).toEqual([
    { name: 'agencyGuide', feedback: String(result.id), count: '1' },
  ])
  expect(await mails()).toEqual([])
  expect(await guideOf('agencyOwner')).toEqual([])
  expect((await mails('feedback_answered')).map(({ recipient }) => recipient)).toContain(owner)
})

test('whoever read the answer to feedback gets no mail of it', async () => {
  const { result } = await done('agencyOwner', 'post_feedback', { kind: 'question', text: 'Где вход?' })
  const { result: answer } = await write({ feedback_id: result.id })
  await done('agencyOwner', 'mark_messages_read', { order_id: null, feedback_id: result.id, message_id: answer.id })
  await mailUnread(world.pool, 1)
  expect((await mails('feedback_answered')).map(({ recipient }) => recipient)).not.toContain(owner)
})
