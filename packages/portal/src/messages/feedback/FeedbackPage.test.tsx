// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tellNews } from '@anfilada/browser/live-news'
import type { Feedback } from '@anfilada/contract/messages/feedback'
import { type Answers, serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleDetails } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const at = '2026-11-20T10:00:00+03:00'
const complaint: Feedback = {
  id: 6,
  customer_id: 4,
  customer: 'Нева-тур',
  author: 'Ирина',
  kind: 'complaint',
  order_id: 71,
  at,
  state: 'waiting',
  closed_at: null,
  text: 'Гид не пришёл',
  unread: 0,
  last: { id: 9, at, side: 'customer' },
}
const ok = (data: object) => ({ success: true as const, data })
let rows: Feedback[]
const answers: Answers = {
  get_feedback: () => ok({ result: rows, next: null }),
  get_messages: ok({ result: [], earlier: null }),
  '/api/v1/events/': () => new Response(new ReadableStream()),
}
async function open(path: string, more: Answers = {}) {
  const calls = serve({ ...answers, ...more })
  const portal = await renderPortal({ path, as: member('owner') })
  return { calls, portal }
}
const state = async () => (await screen.findByRole('list', { name: 'Обратная связь' })).textContent
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }))

describe('feedback', () => {
  it('shows who has the next word, live, and its thread with the order that it is about', async () => {
    rows = [complaint]
    const { calls } = await open('/feedback?id=6')
    expect(await state()).toContain('ждёт ответа')
    expect(await screen.findByRole('link', { name: 'Заказ №\u00a071' })).toBeTruthy()
    const asked = () => calls.filter(({ action }) => action === 'get_messages').map(({ data }) => data)
    await waitFor(() => expect(asked()[0]).toMatchObject({ order_id: null, feedback_id: 6 }))
    rows = [{ ...complaint, state: 'answered', unread: 1, last: { ...complaint.last, side: 'office' } }]
    await waitFor(async () => {
      tellNews({ event: 'message', orderId: null, topic: 'message.posted' })
      expect(await state()).toContain('есть ответ')
    })
    rows = [{ ...complaint, state: 'closed', closed_at: at }]
    await waitFor(() => {
      tellNews({ event: 'message', orderId: null, topic: 'message.closed' })
      expect(screen.getByText('Обращение закрыто. Напишите ещё, и оно откроется снова.')).toBeTruthy()
    })
  })

  it('is sent with its kind, its order and its words, and opens', async () => {
    rows = []
    const { calls, portal } = await open('/feedback', {
      post_feedback: () => {
        rows = [complaint]
        return ok({ result: complaint })
      },
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'Жалоба' }))
    fireEvent.change(screen.getByRole('textbox', { name: '№\u00a0заказа' }), { target: { value: '71' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'Сообщение' }), { target: { value: 'Гид не пришёл' } })
    await send()
    await waitFor(() => expect(portal.address()).toBe('/feedback?id=6'))
    const sent = calls.filter(({ action }) => action === 'post_feedback')
    expect(sent.map(({ data }) => data)).toEqual([{ language: 'ru', kind: 'complaint', order_id: 71, text: 'Гид не пришёл' }])
  })

  it('begins from an order with its number over the one of the draft, which keeps its words', async () => {
    rows = []
    const draft = { kind: 'question', order_id: '5', text: 'Где вход?', file_ids: [] }
    sessionStorage.setItem('feedback', JSON.stringify({ base: { kind: '', order_id: '', text: '', file_ids: [] }, values: draft }))
    const { portal } = await open('/upcoming/info?id=71', { get_request: ok({ result: sampleDetails({ id: 71 }) }) })
    await userEvent.click(await screen.findByRole('link', { name: 'Сообщить о проблеме' }))
    await waitFor(() => expect(portal.address()).toBe('/feedback?id=0&order=71'))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '№\u00a0заказа' })).value).toBe('71')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' }).value).toBe('Где вход?')
  })

  it('says beside the fields what is missing and what the server found wrong, and loses nothing that is typed', async () => {
    rows = []
    const sentence = 'Заказ не найден'
    const refusal = () =>
      Response.json({ success: false, error: sentence, code: 'order_not_found', fields: { order_id: sentence } }, { status: 404 })
    const { calls } = await open('/feedback', { post_feedback: refusal })
    await screen.findByRole('radio', { name: 'Вопрос' })
    await send()
    expect(await screen.findByRole('textbox', { name: 'Сообщение', description: 'Напишите сообщение.' })).toBeTruthy()
    expect(calls.some(({ action }) => action === 'post_feedback')).toBe(false)
    await userEvent.click(screen.getByRole('radio', { name: 'Вопрос' }))
    fireEvent.change(screen.getByRole('textbox', { name: '№\u00a0заказа' }), { target: { value: '7а' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'Сообщение' }), { target: { value: 'Где вход?' } })
    await send()
    expect(await screen.findByRole('textbox', { name: '№\u00a0заказа', description: 'В номере заказа только цифры' })).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: '№\u00a0заказа' }), { target: { value: '999' } })
    await send()
    expect(await screen.findByRole('textbox', { name: '№\u00a0заказа', description: sentence })).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' }).value).toBe('Где вход?')
  })

  it('stands in the menu as new, with how many answers wait to be read', async () => {
    rows = []
    await open('/feedback', { count_unread_messages: ok({ result: { unread: 0, feedback: 2, orders: [] } }) })
    const menu = within(await screen.findByRole('navigation', { name: 'Главное меню' }))
    expect(menu.getByRole('link', { name: /^Обратная связь/ }).textContent).toContain('Новое')
    expect(await menu.findByRole('link', { name: /^Обратная связь.*2 непрочитанных сообщения/ })).toBeTruthy()
  })
})
