import {
  type FoundMessage,
  type Message,
  messageActions,
  type MessagePage,
  type MessageThread,
  officeMessageActions,
  type UnreadMessages,
} from '@anfilada/contract/messages/messages'
import { filesPath } from '@anfilada/contract/files'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withStandIn } from '../testing/stand-in.ts'
import { goodPassword } from '../testing/logins.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { addSlot, ask, createWorld, place, type Principal, type World } from '../testing/world.ts'

let world: World
let slot: number
let order: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 10_000 })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pool.query('truncate message_threads, messages, message_reads, message_unread, message_templates restart identity')
  order = await place(world, slot, { guide: 'agencyGuide' }, 'agencyOwner')
})

type Body<D> = { success: boolean; data: D; code?: string; fields?: Record<string, string> }
const actions = { ...messageActions, ...officeMessageActions }
type Name = keyof typeof actions

async function refused(as: Principal, action: Name, data: object): Promise<unknown[]> {
  const answer = await ask(world, { as, action, data, api: action in officeMessageActions ? 'office' : 'customer' })
  return [answer.statusCode, answer.json<Body<unknown>>().code]
}

async function done<D>(as: Principal, action: Name, data: object, more: { key?: string; language?: string } = {}): Promise<D> {
  const answer = await ask(world, { as, action, data, api: action in officeMessageActions ? 'office' : 'customer', ...more })
  const body = answer.json<Body<D>>()
  expect(body).toMatchObject({ success: true })
  return actions[action].output.parse(body.data) as D
}

const write = async (text: string, as: Principal = 'agencyOwner', order_id: number | null = order): Promise<Message> =>
  (await done<{ result: Message }>(as, 'post_message', { order_id, text })).result
const answer = async (text: string, about: object = { order_id: order }): Promise<Message> =>
  (await done<{ result: Message }>('dispatcher', 'post_office_message', { ...about, text })).result
const read = (as: Principal = 'agencyOwner', data: object = {}): Promise<MessagePage> =>
  done(as, 'get_messages', { order_id: order, ...data })
const unread = async (as: Principal = 'agencyOwner'): Promise<UnreadMessages> =>
  (await done<{ result: UnreadMessages }>(as, 'count_unread_messages', {})).result
const officeUnread = async (): Promise<UnreadMessages> =>
  (await done<{ result: UnreadMessages }>('admin', 'office_unread_messages', {})).result
const threads = async (as: Principal = 'agencyOwner'): Promise<MessageThread[]> =>
  (await done<{ result: MessageThread[] }>(as, 'get_message_threads', {})).result
const texts = ({ result }: MessagePage): string[] => result.map(({ text }) => text)

describe('a thread', () => {
  test('has names of the office’s people in Latin beside them for who does not read Russian, and the customer’s as they are', async () => {
    await world.pool.query(`update users set name = 'Ольга Невская' where login in ('dispatcher', 'agencyOwner')`)
    const asked = await write('Когда вход?')
    await done('dispatcher', 'mark_office_messages_read', { order_id: order, message_id: asked.id })
    await answer('В 11:30')
    const page = await done<MessagePage>('agencyOwner', 'get_messages', { order_id: order }, { language: 'vi' })
    expect(page.result.map(({ author, read: seen }) => [author, seen?.name])).toEqual([
      ['Ольга Невская', 'Ольга Невская (Olga Nevskaia)'],
      ['Ольга Невская (Olga Nevskaia)', undefined],
    ])
    expect((await read()).result.map(({ author }) => author)).toEqual(['Ольга Невская', 'Ольга Невская'])
    await world.pool.query(`update users set name = login where login in ('dispatcher', 'agencyOwner')`)
  })

  test('is read by both sides with who wrote, in which language, and who of the other side read it first and when', async () => {
    expect(await read()).toEqual({ result: [], earlier: null })
    const asked = await done<{ result: Message }>(
      'agencyManager',
      'post_message',
      { order_id: order, text: '可以在里面等吗？' },
      { language: 'zh' },
    )
    expect(asked.result).toMatchObject({ side: 'customer', author: 'agencyManager', own: true, language: 'zh', read: null, erased: false })
    await done('dispatcher', 'mark_office_messages_read', { order_id: order, message_id: asked.result.id })
    await done('admin', 'mark_office_messages_read', { order_id: order, message_id: asked.result.id })
    await answer('Да, под портиком')
    const { result } = await read()
    expect(result).toMatchObject([
      { text: '可以在里面等吗？', own: false, read: { name: 'dispatcher', at: expect.stringMatching(/Z$/) } },
      { text: 'Да, под портиком', side: 'office', author: 'dispatcher', read: null },
    ])
    expect(await done('dispatcher', 'office_messages', { order_id: order })).toMatchObject({
      reader: 'zh',
      result: [{ own: false }, { own: true }],
    })
  })

  test('shows text as it was typed', async () => {
    const typed = `<img src=x onerror="alert(1)">\n  {{7*7}} [x](javascript:alert(1)) '; drop table messages; --`
    await write(typed)
    expect(texts(await read())).toEqual([typed])
  })

  test('of a customer stands beside those of its orders, the latest first, with the last line', async () => {
    await write('Об оплате', 'agencyAccountant', null)
    await write('О входе')
    expect(await threads()).toMatchObject([
      {
        customer: 'agency',
        order: { id: order, kind: 'museum_tickets', museum: 'Дворец', object: 'Главный комплекс' },
        last: { text: 'О входе', own: true },
      },
      { order: null, last: { text: 'Об оплате', own: false, side: 'customer' } },
    ])
    expect(await threads('otherAgency')).toEqual([])
    const [first] = (await done<{ result: MessageThread[] }>('dispatcher', 'office_message_threads', { unread: true, limit: 1 })).result
    expect(first).toMatchObject({ customer: 'agency', order: { id: order }, unread: 1 })
  })

  test('says nothing where nothing is said', async () => {
    expect(await refused('agencyOwner', 'post_message', { order_id: order, text: ' \n ' })).toEqual([200, 'message_empty'])
    expect(await refused('agencyOwner', 'post_message', { order_id: order, text: 'а'.repeat(4001) })).toEqual([400, 'invalid_fields'])
    expect(await threads()).toEqual([])
  })

  test.each([
    ['neither order nor customer', {}],
    ['both', { order_id: 1, customer_id: 1 }],
  ])('is named by the office with one of the two, not with %s', async (_what, about) => {
    expect(await refused('dispatcher', 'post_office_message', { ...about, text: 'Ждём' })).toEqual([400, 'invalid_fields'])
    expect(await refused('dispatcher', 'office_messages', about)).toEqual([400, 'invalid_fields'])
  })
})

describe('who reads and writes', () => {
  test('another’s order and an absent one have the same answer', async () => {
    for (const [as, order_id] of [
      ['otherAgency', order],
      ['agencyOwner', 2_000_000_000],
    ] as const) {
      expect(await refused(as, 'get_messages', { order_id })).toEqual([404, 'order_not_found'])
      expect(await refused(as, 'post_message', { order_id, text: 'Чужое' })).toEqual([404, 'order_not_found'])
      expect(await refused(as, 'mark_messages_read', { order_id, message_id: 1 })).toEqual([404, 'order_not_found'])
    }
    expect(await refused('dispatcher', 'office_messages', { customer_id: 2_000_000_000 })).toEqual([404, 'customer_not_found'])
    await write('Своё')
    expect(await done('otherAgency', 'search_messages', { search: 'Своё' })).toEqual({ result: [], next: null })
  })

  test('a guide has threads of orders that he sees, and no general one', async () => {
    const colleagues = await place(world, slot, {}, 'agencyManager')
    await answer('Для гида')
    await answer('Не для гида', { order_id: colleagues })
    const customer_id = (await threads())[0]?.customer_id ?? 0
    await answer('Не для гида: об оплате', { customer_id })
    expect((await threads('agencyGuide')).map(({ last }) => last.text)).toEqual(['Для гида'])
    expect(await unread('agencyGuide')).toEqual({ unread: 1, feedback: 0, orders: [{ order_id: order, unread: 1 }] })
    expect(await done('agencyGuide', 'search_messages', { search: 'гида' })).toMatchObject({ result: [{ text: 'Для гида' }] })
    expect(await refused('agencyGuide', 'get_messages', { order_id: null })).toEqual([403, 'forbidden'])
    expect(await refused('agencyGuide', 'post_message', { order_id: null, text: 'а' })).toEqual([403, 'forbidden'])
    expect(await refused('agencyGuide', 'get_messages', { order_id: colleagues })).toEqual([404, 'order_not_found'])
  })

  test('an employee on behalf of a customer reads and does not write in its name', async () => {
    await write('Вопрос')
    expect(texts(await read('onBehalf'))).toEqual(['Вопрос'])
    expect(await refused('onBehalf', 'post_message', { order_id: order, text: 'Ответ' })).toEqual([403, 'forbidden'])
    expect(await refused('onBehalf', 'mark_messages_read', { order_id: order, message_id: 1 })).toEqual([403, 'forbidden'])
  })
})

describe('what is unread', () => {
  test('is counted for each member until he reads it, and never what colleagues wrote', async () => {
    await write('Вопрос', 'agencyManager')
    const first = await answer('Раз')
    const second = await answer('Два')
    expect(await unread()).toEqual({ unread: 2, feedback: 0, orders: [{ order_id: order, unread: 2 }] })
    const left = await done<{ result: UnreadMessages }>('agencyOwner', 'mark_messages_read', { order_id: order, message_id: first.id })
    expect(left.result).toEqual({ unread: 1, feedback: 0, orders: [{ order_id: order, unread: 1 }] })
    await done('agencyOwner', 'mark_messages_read', { order_id: order, message_id: second.id })
    expect(await unread()).toEqual({ unread: 0, feedback: 0, orders: [] })
    expect(await unread('agencyManager')).toMatchObject({ unread: 2 })
    expect(await unread('otherAgency')).toEqual({ unread: 0, feedback: 0, orders: [] })
  })

  test('is counted for the office together', async () => {
    const customer_id = (await write('Общее', 'individual', null).then(() => threads('individual')))[0]?.customer_id
    const { id } = await write('Вопрос')
    expect(await officeUnread()).toEqual({ unread: 2, feedback: 0, orders: [{ order_id: order, unread: 1 }] })
    await done('dispatcher', 'mark_office_messages_read', { order_id: order, message_id: id })
    expect(await officeUnread()).toEqual({ unread: 1, feedback: 0, orders: [] })
    await done('admin', 'mark_office_messages_read', { customer_id, message_id: id })
    expect(await officeUnread()).toEqual({ unread: 0, feedback: 0, orders: [] })
  })

  test('does not come back when somebody reads back, nor goes by a number that is not there yet', async () => {
    const first = await answer('Раз')
    const second = await answer('Два')
    await done('agencyOwner', 'mark_messages_read', { order_id: order, message_id: second.id })
    await done('agencyOwner', 'mark_messages_read', { order_id: order, message_id: first.id })
    expect(await unread()).toMatchObject({ unread: 0 })
    await done('agencyOwner', 'mark_messages_read', { order_id: order, message_id: second.id + 1_000 })
    await answer('Три')
    expect(await unread()).toMatchObject({ unread: 1 })
    expect((await world.pool.query('select from message_reads')).rowCount).toBe(1)
  })
})

describe('search', () => {
  test('finds by beginnings of words in every language, in threads that the reader has', async () => {
    for (const text of [
      'Паспорта для льготных держите под рукой',
      '集合点在三号入口',
      'لطفاً گذرنامه‌ها را بیاورید',
      'Điểm hẹn ở cửa số 3',
      'to anna@example.com at 11:05',
    ]) {
      await write(text)
    }
    const found = async (search: string, as: Principal = 'agencyOwner') =>
      (
        await done<{ result: FoundMessage[] }>(as, as === 'dispatcher' ? 'office_search_messages' : 'search_messages', { search })
      ).result.map(({ id }) => id)
    expect(await found('ПАСПОРТ льготн')).toEqual([1])
    expect(await found('三号')).toEqual([2])
    expect(await found('گذرنامه')).toEqual([3])
    expect(await found('điểm')).toEqual([4])
    expect(await found('example.com 11:05', 'dispatcher')).toEqual([5])
    expect(await found('паспорт китай')).toEqual([])
    expect(await found('!?')).toEqual([])
  })

  test('comes by pages, the latest first', async () => {
    for (const text of ['слово раз', 'слово два', 'слово три']) await write(text)
    const first = await done<{ next: number }>('agencyOwner', 'search_messages', { search: 'слово', limit: 2 })
    expect(first).toMatchObject({ result: [{ text: 'слово три', order_id: order }, { text: 'слово два' }], next: 2 })
    expect(await done('agencyOwner', 'search_messages', { search: 'слово', limit: 2, before: first.next })).toMatchObject({
      result: [{ text: 'слово раз' }],
      next: null,
    })
  })
})

describe('a file', () => {
  const upload = async (as: Exclude<Principal, 'none'>, api: 'customer' | 'office' = 'customer'): Promise<number> => {
    const { headers, payload } = uploadForm('%PDF-1.7 list', 'Список.pdf')
    const url = filesPath(api, 'message')
    const sent = await world.app.inject({ method: 'POST', url, headers: { ...headers, authorization: world.tokens[as] }, payload })
    return sent.json<{ data: { result: { file_id: number } } }>().data.result.file_id
  }
  const fetchFile = (as: Principal, message_id: number) =>
    ask(world, {
      as,
      action: as === 'dispatcher' ? 'office_message_file' : 'get_message_file',
      data: { message_id },
      api: as === 'dispatcher' ? 'office' : 'customer',
    })

  test('goes with a message, and is read by both sides and nobody else', async () => {
    const file_id = await upload('agencyOwner')
    await done('agencyOwner', 'post_message', { order_id: order, text: '', file_id })
    const { result } = await read('agencyManager')
    expect(result).toMatchObject([{ text: '', file: { name: 'Список.pdf', size: 13 } }])
    expect((await fetchFile('agencyManager', 1)).body).toBe('%PDF-1.7 list')
    expect((await fetchFile('dispatcher', 1)).headers['content-disposition']).toContain('attachment')
    expect((await fetchFile('otherAgency', 1)).statusCode).toBe(404)
  })

  test('of an order is read by its guide, and of the general thread it is not', async () => {
    await done('dispatcher', 'post_office_message', { order_id: order, text: '', file_id: await upload('dispatcher', 'office') })
    const customer_id = (await threads())[0]?.customer_id ?? 0
    await done('dispatcher', 'post_office_message', { customer_id, text: '', file_id: await upload('dispatcher', 'office') })
    expect((await fetchFile('agencyGuide', 1)).statusCode).toBe(200)
    expect((await fetchFile('agencyGuide', 2)).statusCode).toBe(404)
    expect((await fetchFile('agencyOwner', 2)).statusCode).toBe(200)
  })

  test('is not there where a message has none', async () => {
    await write('Без файла')
    expect([(await fetchFile('agencyOwner', 1)).statusCode, (await fetchFile('agencyOwner', 99)).statusCode]).toEqual([404, 404])
  })

  test('of somebody else is not given away', async () => {
    const file_id = await upload('otherAgency')
    expect(await refused('agencyOwner', 'post_message', { order_id: order, text: '', file_id })).toEqual([200, 'message_file_gone'])
    expect(await refused('dispatcher', 'post_office_message', { order_id: order, text: '', file_id })).toEqual([200, 'message_file_gone'])
  })
})

describe('templates', () => {
  const langs = { ru: 'Ждём вас', en: 'We wait for you', zh: '', fa: '', vi: '' }

  test('are kept in five languages, changed by who read the last revision, and removed', async () => {
    const { result } = await done<{ result: { id: number; revision: number } }>('dispatcher', 'set_message_template', {
      name: 'Ждём',
      texts: langs,
    })
    const change = { template_id: result.id, revision: 1, name: 'Ждём группу', texts: langs }
    await done('dispatcher', 'set_message_template', change)
    expect(await refused('admin', 'set_message_template', change)).toEqual([200, 'template_stale'])
    expect(await done('officeAccountant', 'message_templates', {})).toEqual({
      result: [{ id: result.id, revision: 2, name: 'Ждём группу', texts: langs }],
    })
    await done('dispatcher', 'remove_message_template', { template_id: result.id })
    expect(await refused('dispatcher', 'set_message_template', change)).toEqual([404, 'template_not_found'])
  })
})

describe('whoever leaves', () => {
  test('takes his words and files along, in what is exported before and in what is left', async () => {
    await answer('Вам письмо')
    await withStandIn(world, 'agencyManager', async () => {
      await write('Моя тайна', 'agencyManager')
      const exported = await ask(world, { as: 'agencyManager', action: 'export_personal_data', data: {} })
      expect(exported.json<Body<{ result: { messages: unknown } }>>().data.result.messages).toMatchObject([
        { order_id: order, text: 'Моя тайна' },
      ])
      const erased = await ask(world, { as: 'agencyManager', action: 'erase_personal_data', data: { password: goodPassword } })
      expect(erased.json()).toMatchObject({ success: true })
    })
    expect((await read()).result).toMatchObject([
      { text: 'Вам письмо', erased: false },
      { text: '', erased: true, author: expect.stringMatching(/^#/) },
    ])
    expect(await done('agencyOwner', 'search_messages', { search: 'тайна' })).toMatchObject({ result: [] })
  })
})
