// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '@anfilada/contract/languages'
import type { Order, OrderDetails } from '@anfilada/contract/orders/orders'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, objects, museums, countries, sampleDetails } from '../../testing/samples.ts'
import { sampleVoucher } from '../../testing/vouchers.ts'
import { readDraft } from '../new-order/draft/draft-store.ts'

beforeEach(() => void vi.setSystemTime(new Date('2026-05-20T10:50:00+03:00')))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const today = '2026-05-20'
const other_time = { schedule_item_id: 9, date: today, time: '14:30', free: 61 }
const waiting = {
  since: '2026-05-12T10:05:00+03:00',
  ends_at: '2026-05-20T11:00:00+03:00',
  resting: false,
  archived: false,
  schedule_item_id: 5,
  date: today,
  time: '11:30',
  position: 2,
  ahead_places: 18,
  free: 12,
  alternatives: [],
}

type Opening = { info: Partial<Order['info']>; more?: Partial<OrderDetails>; language?: Language }

/** The pass of an order of today, and what the server was asked. */
async function open({ info, more = {}, language = 'ru' }: Opening) {
  const result = { ...sampleDetails({ data: { pass_date: today }, info }), ...more }
  const calls = serve({
    get_request: { success: true, data: { result } },
    show_voucher: { success: true, data: { result: sampleVoucher() } },
    '/api/v1/museums/': museums,
    '/api/v1/museums-objects/': objects,
    '/api/v1/countries/': countries,
    get_prices: 'never',
    get_month: 'never',
    get_schedule: 'never',
  })
  const portal = await renderPortal({ path: '/upcoming/info?id=71', as: member('owner'), language })
  await screen.findByRole('heading', { level: 1 })
  const pass = document.querySelector<HTMLElement>('.pass')
  if (!pass) throw new Error('The page has no pass')
  const isAsked = (action: string) => calls.some((call) => call.action === action)
  return { ...portal, isAsked, element: pass, pass: within(pass) }
}
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')

describe('the pass of an order', () => {
  it('that is confirmed has the code in its open gate, the entrance, and how near it is', async () => {
    const { pass, element } = await open({ info: { status: 'confirmed', confirmed_time: '15:30', entrance: 'Подъезд 3' } })
    expect(await pass.findByRole('img', { name: 'QR-код ваучера' })).toBeTruthy()
    expect(element.querySelector('.gate')).toBeTruthy()
    expect(pass.getByText('Подъезд 3')).toBeTruthy()
    expect(pass.getByText('сегодня, через 4 ч 40 мин', { normalizer: plain })).toBeTruthy()
  })

  it.each([
    ['waiting_list', 'waiting', 'места ещё нет', 'Выбрать другое время'],
    ['rejected', 'rejected', 'в это время нельзя', 'Заказать на другое время'],
  ] as const)(
    'that is %s has neither code nor open gate, and says what stands in the way and how to go on',
    async (status, shape, sentence, act) => {
      const { pass, element, isAsked } = await open({ info: { status, allowed: ['edit'] }, more: { waiting } })
      expect(pass.getByText(sentence)).toBeTruthy()
      expect(pass.getByText(act)).toBeTruthy()
      expect(element.querySelector('.gate')).toBeNull()
      expect(element.querySelectorAll(`.side .${shape}`)).toHaveLength(1)
      expect(pass.queryByRole('img')).toBeNull()
      expect(isAsked('show_voucher')).toBe(false)
      expect(screen.queryByRole('link', { name: 'Показать на входе' })).toBeNull()
    },
  )

  it('that waits says once on its page where it stands in the line, and beside it only what it waits for', async () => {
    await open({ info: { status: 'waiting_list' }, more: { waiting } })
    expect(screen.getByText('Впереди 18 чел., вы 2-е в листе.', { normalizer: plain })).toBeTruthy()
    const line = screen.getByRole('region', { name: 'Лист ожидания' })
    expect(within(line).getByText('30')).toBeTruthy()
    expect(plain(line.textContent ?? '')).not.toMatch(/(^|\D)18 чел|Место в очереди|Впереди/)
  })
})

describe('another time that has room', () => {
  it.each<[Language, string, string]>([
    ['ru', 'Взять 14:30, есть 61', 'Заказать на 14:30, есть 61'],
    ['en', 'Take 14:30, 61 free', 'Order for 14:30, 61 free'],
    ['zh', '改到14:30，有61个名额', '改订14:30，有61个名额'],
    ['fa', 'گرفتن 14:30، 61 جا هست', 'سفارش برای 14:30، 61 جا هست'],
    ['vi', 'Lấy 14:30, còn 61 chỗ', 'Đặt 14:30, còn 61 chỗ'],
  ])('is named with its places on the page of an order that waits and of a rejected one (%s)', async (language, take, again) => {
    const first = await open({ info: { status: 'waiting_list', allowed: ['edit'] }, more: { waiting, other_time }, language })
    expect(await first.pass.findByRole('button', { name: (name) => plain(name) === take })).toBeTruthy()
    cleanup()
    const second = await open({ info: { status: 'rejected', allowed: [] }, more: { other_time }, language })
    expect(await second.pass.findByRole('button', { name: (name) => plain(name) === again })).toBeTruthy()
  })

  it('is said with its day where that is another one', async () => {
    const { pass } = await open({ info: { status: 'rejected', allowed: [] }, more: { other_time: { ...other_time, date: '2026-05-22' } } })
    expect(pass.getByRole('button', { name: 'Заказать на 22 мая, 14:30, есть 61' })).toBeTruthy()
  })

  it('stands in the form that the page leads to', async () => {
    const { pass, address } = await open({ info: { status: 'rejected', allowed: [] }, more: { other_time } })
    await userEvent.click(pass.getByRole('button', { name: /^Заказать на/ }))
    await waitFor(() => expect(address()).toBe('/new?step=time'))
    expect(readDraft('museum_tickets', 'agency', today).draft).toMatchObject({ pass_date: today, schedule_item_id: 9, time: '14:30' })
  })
})
