import { filesPath } from '@anfilada/contract/files'
import { type Feedback, feedbackActions, officeFeedbackActions } from '@anfilada/contract/messages/feedback'
import {
  type Message,
  messageActions,
  type MessagePage,
  officeMessageActions,
  type UnreadMessages,
} from '@anfilada/contract/messages/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uploadForm } from '../testing/upload-form.ts'
import { addSlot, ask, createWorld, place, type Principal, type World } from '../testing/world.ts'

let world: World
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 1000 })
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('truncate feedback, message_threads, messages, message_reads, message_unread restart identity'))

type Body<D> = { success: boolean; data: D; code?: string; fields?: Record<string, string> }
const actions = { ...messageActions, ...officeMessageActions, ...feedbackActions, ...officeFeedbackActions }
type Name = keyof typeof actions
const send = (as: Principal, action: Name, data: object) =>
  ask(world, { as, action, data, api: action.includes('office') || action === 'close_feedback' ? 'office' : 'customer' })

async function refused(as: Principal, action: Name, data: object): Promise<unknown[]> {
  const answer = await send(as, action, data)
  const { code, fields } = answer.json<Body<unknown>>()
  return [answer.statusCode, code, ...Object.keys(fields ?? {})]
}
async function done<D>(as: Principal, action: Name, data: object = {}): Promise<D> {
  const body = (await send(as, action, data)).json<Body<D>>()
  expect(body).toMatchObject({ success: true })
  return actions[action].output.parse(body.data) as D
}

const complain = { kind: 'complaint', text: 'Гид не пришёл' }
const give = async (data: object = {}, as: Principal = 'agencyOwner'): Promise<Feedback> =>
  (await done<{ result: Feedback }>(as, 'post_feedback', { ...complain, ...data })).result
const list = async (as: Principal = 'agencyOwner'): Promise<Feedback[]> => (await done<{ result: Feedback[] }>(as, 'get_feedback')).result
const inOffice = (data: object = {}): Promise<{ result: Feedback[]; next: number | null; waiting: number }> =>
  done('dispatcher', 'office_feedback', data)
const say = async (feedback_id: number, text: string, as: Principal = 'agencyOwner'): Promise<Message> =>
  (await done<{ result: Message }>(as, 'post_message', { order_id: null, feedback_id, text })).result
const answer = async (feedback_id: number, text = 'Разберёмся'): Promise<Message> =>
  (await done<{ result: Message }>('dispatcher', 'post_office_message', { feedback_id, text })).result
const states = async (as?: Principal) => (await list(as)).map(({ state }) => state)

describe('feedback', () => {
  test('begins with its kind, its order and its words, and is read by both sides as a thread', async () => {
    const order_id = await place(world, slot)
    const given = await give({ order_id })
    expect(given).toMatchObject({
      kind: 'complaint',
      order_id,
      state: 'waiting',
      author: 'agencyOwner',
      text: 'Гид не пришёл',
      unread: 0,
      last: { side: 'customer' },
    })
    await answer(given.id)
    expect(await list('agencyManager')).toMatchObject([{ id: given.id, state: 'answered', unread: 1, last: { side: 'office' } }])
    const page = await done<MessagePage>('agencyOwner', 'get_messages', { order_id: null, feedback_id: given.id })
    expect(page.result.map(({ text, side }) => [text, side])).toEqual([
      ['Гид не пришёл', 'customer'],
      ['Разберёмся', 'office'],
    ])
  })

  test('keeps its files, one a message, for both sides and nobody else', async () => {
    const upload = async (as: Exclude<Principal, 'none'>, name: string): Promise<number> => {
      const { headers, payload } = uploadForm(`%PDF-1.7 ${name}`, name)
      const url = filesPath('customer', 'message')
      const sent = await world.app.inject({ method: 'POST', url, headers: { ...headers, authorization: world.tokens[as] }, payload })
      return sent.json<Body<{ result: { file_id: number } }>>().data.result.file_id
    }
    const files = [await upload('agencyOwner', 'a.pdf'), await upload('agencyOwner', 'b.pdf')]
    const { id } = await give({ file_ids: files })
    const { result } = await done<MessagePage>('dispatcher', 'office_messages', { feedback_id: id })
    expect(result.map(({ text, file }) => [text, file?.name])).toEqual([
      ['Гид не пришёл', 'a.pdf'],
      ['', 'b.pdf'],
    ])
    const file = async (as: Principal) => (await send(as, 'get_message_file', { message_id: result[1]?.id })).statusCode
    expect([await file('agencyManager'), await file('agencyGuide'), await file('otherAgency')]).toEqual([200, 404, 404])

    const others = await upload('otherAgency', 'c.pdf')
    expect(await refused('agencyOwner', 'post_feedback', { ...complain, file_ids: [others] })).toEqual([
      200,
      'message_file_gone',
      'file_ids',
    ])
    expect(await list()).toHaveLength(1)
  })

  test.each([
    ['no word', { text: ' \n ' }, [400, 'invalid_fields', 'text']],
    ['too many words', { text: 'а'.repeat(4001) }, [400, 'invalid_fields', 'text']],
    ['a kind that there is not', { kind: 'spam' }, [400, 'invalid_fields', 'kind']],
    ['an order that is not there', { order_id: 2_000_000_000 }, [404, 'order_not_found', 'order_id']],
    ['six files', { file_ids: [1, 2, 3, 4, 5, 6] }, [400, 'invalid_fields', 'file_ids']],
  ])('with %s is not taken, and says at which field', async (_what, data, expected) => {
    expect(await refused('agencyOwner', 'post_feedback', { ...complain, ...data })).toEqual(expected)
    expect(await list()).toEqual([])
  })

  test('of others is not there; a guide has his own alone', async () => {
    const theirs = await give({}, 'agencyManager')
    const own = await give({ kind: 'question' }, 'agencyGuide')
    expect((await list('agencyGuide')).map(({ id }) => id)).toEqual([own.id])
    expect((await list()).map(({ id }) => id)).toEqual([own.id, theirs.id])
    expect(await list('otherAgency')).toEqual([])
    const about = { order_id: null, feedback_id: theirs.id }
    for (const as of ['agencyGuide', 'otherAgency'] as const) {
      expect(await refused(as, 'get_messages', about)).toEqual([404, 'feedback_not_found'])
      expect(await refused(as, 'post_message', { ...about, text: 'Чужое' })).toEqual([404, 'feedback_not_found'])
      expect(await refused(as, 'mark_messages_read', { ...about, message_id: 1 })).toEqual([404, 'feedback_not_found'])
    }
    expect(await refused('otherAgency', 'post_feedback', { ...complain, order_id: await place(world, slot) })).toEqual([
      404,
      'order_not_found',
      'order_id',
    ])
  })

  test('is counted by itself, and stands neither among the conversations nor in their search', async () => {
    const { id } = await give({}, 'agencyGuide')
    const { id: answered } = await answer(id)
    const counts = { unread: 0, feedback: 1, orders: [] }
    const count = async (as: Principal) => (await done<{ result: UnreadMessages }>(as, 'count_unread_messages')).result
    expect(await count('agencyGuide')).toEqual(counts)
    expect((await done<{ result: UnreadMessages }>('admin', 'office_unread_messages')).result).toEqual(counts)
    expect(await done('agencyOwner', 'get_message_threads')).toMatchObject({ result: [] })
    expect(await done('dispatcher', 'office_message_threads', { unread: true })).toMatchObject({ result: [] })
    expect(await done('agencyOwner', 'search_messages', { search: 'Разберёмся' })).toMatchObject({ result: [] })
    await done('agencyGuide', 'mark_messages_read', { order_id: null, feedback_id: id, message_id: answered })
    expect(await count('agencyGuide')).toMatchObject({ feedback: 0 })
    expect(await count('agencyOwner')).toMatchObject({ feedback: 1 })
  })
})

describe('the office', () => {
  test('reads what waits for an answer first, the longest first, and the rest the latest first', async () => {
    const [first, second, third] = [await give(), await give(), await give()]
    await say(first.id, 'Ещё вот что')
    expect(await inOffice()).toMatchObject({ result: [{ id: second.id }, { id: third.id }, { id: first.id }], waiting: 3 })
    const page = await inOffice({ limit: 2 })
    expect(page.next).not.toBeNull()
    expect(await inOffice({ limit: 2, after: page.next })).toMatchObject({ result: [{ id: first.id }], next: null })
    await answer(second.id)
    await answer(first.id)
    expect(await inOffice({ state: 'answered' })).toMatchObject({ result: [{ id: first.id }, { id: second.id }], waiting: 1 })
    const latest = await inOffice({ state: 'answered', limit: 1 })
    expect(await inOffice({ state: 'answered', limit: 1, after: latest.next })).toMatchObject({ result: [{ id: second.id }], next: null })
  })

  test('closes what it has read to the end, and not what the customer has added to meanwhile', async () => {
    const { id } = await give()
    const { id: read } = await answer(id)
    await say(id, 'И ещё')
    expect(await refused('dispatcher', 'close_feedback', { feedback_id: id, message_id: read })).toEqual([200, 'feedback_moved'])
    const { id: last } = await answer(id)
    const closed = await done<{ result: Feedback }>('dispatcher', 'close_feedback', { feedback_id: id, message_id: last })
    expect(closed.result).toMatchObject({ state: 'closed', closed_at: expect.stringMatching(/Z$/) })
    expect(await inOffice({ state: 'closed' })).toMatchObject({ result: [{ id }], waiting: 0 })
    expect(await inOffice({ feedback_id: id })).toMatchObject({ result: [{ id, state: 'closed' }] })
    expect(await refused('dispatcher', 'close_feedback', { feedback_id: 999, message_id: 99 })).toEqual([404, 'feedback_not_found'])
    await say(id, 'Не помогло')
    expect(await states()).toEqual(['waiting'])
    expect((await list())[0]?.closed_at).toBeNull()
  })

  test('tells open screens of each word and of the end, those of a guide by his name', async () => {
    const { id, last } = await give({}, 'agencyGuide')
    await done('dispatcher', 'close_feedback', { feedback_id: id, message_id: last.id })
    const { rows } = await world.pool.query<{ topic: string; payload: object }>(
      `select topic, payload from outbox where topic like 'message.%' order by outbox.id desc limit 2`,
    )
    const author_id = world.users.agencyGuide
    expect(rows).toEqual([
      { topic: 'message.closed', payload: { order_id: null, author_id } },
      { topic: 'message.posted', payload: { order_id: null, author_id } },
    ])
  })
})
