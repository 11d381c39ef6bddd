// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tellNews } from '@anfilada/browser/live-news'
import type { Message, MessageThread } from '@anfilada/contract/messages/messages'
import { type Answers, type Call, serve } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member, sampleDetails, sampleOrder } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const said = (id: number, text: string, more: Partial<Message> = {}): Message => ({
  id,
  at: `2026-11-20T10:${String(id).padStart(2, '0')}:00+03:00`,
  side: 'customer',
  author: 'Ирина',
  own: true,
  text,
  erased: false,
  language: 'ru',
  file: null,
  read: null,
  ...more,
})
const thread: MessageThread = {
  customer_id: 4,
  customer: 'Нева-тур',
  order: {
    id: 71,
    kind: 'museum_tickets',
    museum: 'Эрмитаж',
    emblem: 'hermitage',
    object: 'Главный комплекс',
    pass_date: '2026-12-01',
    time: '11:30',
    status: 'confirmed',
    status_label: 'Подтверждена',
  },
  unread: 2,
  last: { id: 9, at: '2026-11-20T10:48:00+03:00', side: 'office', own: false, text: 'Паспорта держите под рукой', file: false },
}
const ok = (data: object) => ({ success: true as const, data })
const answers: Answers = {
  get_message_threads: ok({ result: [thread], next: null }),
  get_messages: ok({ result: [], earlier: null }),
  get_request: ok({ result: sampleDetails() }),
  mark_messages_read: ok({ result: { unread: 0, feedback: 0, orders: [] } }),
  '/api/v1/events/': () => new Response(new ReadableStream()),
}
const open = async (more: Answers = {}, path = '/messages?id=71'): Promise<Call[]> => {
  const calls = serve({ ...answers, ...more })
  await renderPortal({ path, as: member('owner') })
  return calls
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Написать диспетчеру' })
async function write(text: string) {
  const words = await field()
  fireEvent.change(words, { target: { value: text } })
  fireEvent.keyDown(words, { key: 'Enter' })
}
const posted = (calls: readonly Call[]) => calls.filter(({ action }) => action === 'post_message')

describe('messages', () => {
  it('stand in threads by order and in a general one, with what is unread', async () => {
    const general: MessageThread = { ...thread, order: null, unread: 0, last: { ...thread.last, own: true, text: 'Договор' } }
    await open({ get_message_threads: ok({ result: [thread, general], next: null }) }, '/messages')
    const list = within(await screen.findByRole('list', { name: 'По заказам' }))
    expect(list.getByRole('link').textContent).toContain('Эрмитаж, Главный комплекс, №\u00a071 2 непрочитанных сообщения')
    expect(within(screen.getByRole('list', { name: 'Общие' })).getByRole('link').textContent).toContain('вы: Договор')
  })

  it('are looked through by a press, and shown whole again by another', async () => {
    const found = { id: 9, order_id: 71, author: 'Ольга', at: thread.last.at, text: 'Паспорта держите под рукой' }
    const calls = await open({ search_messages: ok({ result: [found], next: null }) }, '/messages')
    const search = within(await screen.findByRole('search', { name: 'Поиск по сообщениям' }))
    fireEvent.change(search.getByRole('searchbox'), { target: { value: ' паспорта ' } })
    expect(search.queryByRole('button', { name: 'Сбросить' })).toBeNull()
    fireEvent.click(search.getByRole('button', { name: 'Найти' }))
    expect((await screen.findByRole('list', { name: 'Поиск по сообщениям' })).textContent).toContain('Ольга')
    expect(calls.filter(({ action }) => action === 'search_messages').map(({ data }) => data)).toMatchObject([{ search: 'паспорта' }])
    fireEvent.click(search.getByRole('button', { name: 'Сбросить' }))
    expect(await screen.findByRole('list', { name: 'По заказам' })).toBeTruthy()
  })

  it('are shown as they were typed, with who of the other side read them when', async () => {
    const typed = '<img src=x onerror="alert(1)"> <b>жирно</b>'
    const read = { name: 'Павел', at: '2026-11-20T10:40:00+03:00' }
    await open({
      get_messages: ok({
        result: [said(1, typed, { read }), said(2, 'Ждём', { side: 'office', author: 'Павел', own: false })],
        earlier: null,
      }),
    })
    expect(await screen.findByText(typed)).toBeTruthy()
    expect(document.querySelector('.said img, [role=region] img, [role=region] b')).toBeNull()
    expect(screen.getByText(/прочитано: Павел, 20 ноября, 10:40/)).toBeTruthy()
    expect(screen.getByText('Павел, диспетчерская')).toBeTruthy()
  })

  it('of the other side are told to be read once they are shown', async () => {
    const calls = await open({ get_messages: ok({ result: [said(5, 'Ждём', { side: 'office' })], earlier: null }) })
    await waitFor(() =>
      expect(calls.find(({ action }) => action === 'mark_messages_read')?.data).toMatchObject({ order_id: 71, message_id: 5 }),
    )
  })

  it('that lie below the window are not read until they are seen', async () => {
    let see: (isIntersecting: boolean) => void = () => undefined
    class Observer {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => heard([{ isIntersecting }]))
      }
      observe = () => undefined
      disconnect = () => undefined
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    const calls = await open({ get_messages: ok({ result: [said(5, 'Ждём', { side: 'office' })], earlier: null }) })
    await screen.findByText('Ждём')
    see(false)
    expect(calls.filter(({ action }) => action === 'mark_messages_read')).toEqual([])
    see(true)
    await waitFor(() => expect(calls.filter(({ action }) => action === 'mark_messages_read')).toHaveLength(1))
  })

  it('come page by page, the earlier when they are asked for', async () => {
    await open({
      get_messages: ({ data }) =>
        ok(data['before'] === undefined ? { result: [said(2, 'Второе')], earlier: 2 } : { result: [said(1, 'Первое')], earlier: null }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Показать более ранние' }))
    expect(await screen.findByText('Первое')).toBeTruthy()
    expect(screen.getAllByText(/Первое|Второе/).map(({ textContent }) => textContent)).toEqual(['Первое', 'Второе'])
  })

  it('come without a reload when somebody writes', async () => {
    let now: Message[] = []
    await open({ get_messages: () => ok({ result: now, earlier: null }) })
    await field()
    now = [said(3, 'Группа приедет раньше', { side: 'office' })]
    act(() => tellNews({ event: 'message', orderId: 71, topic: 'message.posted' }))
    expect(await screen.findByText('Группа приедет раньше')).toBeTruthy()
  })
})

describe('a message without network', () => {
  it('waits where it was written, through a reload, and goes once and in order when the network is back', async () => {
    let isOnline = false
    const post = ({ data }: Call) => (isOnline ? ok({ result: said(posted(calls).length, String(data['text'])) }) : 'silence')
    let calls = await open({ post_message: post })
    await write('Раз')
    await write('Два')
    expect((await field()).value).toBe('')
    await waitFor(() => expect(screen.getAllByText(/Ждёт отправки/)).toHaveLength(2))
    const lost = posted(calls)[0]?.headers.get('Idempotency-Key')
    const kept = localStorage.getItem('messages')
    cleanup()

    calls = await open({ post_message: post })
    // The test's own sign-in has begun with a sign-out, which forgets everything; a reload does not.
    localStorage.setItem('messages', kept ?? '[]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'messages' }))
    await waitFor(() => expect(screen.getAllByText(/Ждёт отправки/)).toHaveLength(2))
    isOnline = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/Ждёт отправки/)).toBeNull(), { timeout: 30_000 })
    const went = posted(calls).filter((_call, place, all) => place >= all.length - 2)
    expect(went.map(({ data }) => data['text'])).toEqual(['Раз', 'Два'])
    expect(went[0]?.headers.get('Idempotency-Key')).toBe(lost)
    expect(localStorage.getItem('messages')).toBeNull()
  })

  it('that the server refuses says why, lets the next go, and can be dropped', async () => {
    const calls = await open({
      post_message: ({ data }) =>
        data['text'] === 'Нет'
          ? { success: false, code: 'message_file_gone', error: 'Файл не сохранился.' }
          : ok({ result: said(1, String(data['text'])) }),
    })
    await write('Нет')
    await write('Да')
    expect(await screen.findByText('Не отправлено. Файл не сохранился.')).toBeTruthy()
    await waitFor(() => expect(posted(calls)).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(screen.queryByText(/Не отправлено/)).toBeNull())
  })

  it('is a draft until it is sent: what is typed stays through a reload', async () => {
    await open()
    fireEvent.change(await field(), { target: { value: 'Ещё не' } })
    cleanup()
    await open()
    expect((await field()).value).toBe('Ещё не')
  })
})

describe('the page of an order', () => {
  it('shows what was done and what was said as one reading, also where messages did not come', async () => {
    const placed = { kind: 'placed', at: '2026-11-20T10:00:00+03:00', actor: 'Ирина', changes: {} }
    const details = { ...sampleDetails(), history: [placed, { ...placed, kind: 'confirmed', at: '2026-11-20T10:30:00+03:00' }] }
    await open(
      { get_request: ok({ result: details }), get_messages: ok({ result: [said(15, 'Между ними')], earlier: null }) },
      '/upcoming/info?id=71',
    )
    const region = await screen.findByRole('region', { name: 'Что было' })
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(3))
    expect(within(region).getAllByRole('listitem')[1]?.textContent).toContain('Между ними')
  })
})

describe('the list of orders', () => {
  it('says of which orders something waits to be read, live and out of what the menu asks', async () => {
    let unread = 2
    const calls = await open(
      {
        get_upcoming: ok({ result: [sampleOrder({ id: 71 }), sampleOrder({ id: 72 })] }),
        count_unread_messages: () => ok({ result: { unread, orders: [{ order_id: 71, unread }] } }),
      },
      '/upcoming',
    )
    const counted = () => calls.filter(({ action }) => action === 'count_unread_messages').length
    expect((await screen.findByRole('link', { name: '2 новых сообщения' })).getAttribute('href')).toBe('/messages?id=71')
    expect(counted()).toBe(1)
    unread = 3
    act(() => tellNews({ event: 'message', orderId: 71, topic: 'message.posted' }))
    expect(await screen.findByRole('link', { name: '3 новых сообщения' })).toBeTruthy()
    expect(counted()).toBe(2)
  })
})
