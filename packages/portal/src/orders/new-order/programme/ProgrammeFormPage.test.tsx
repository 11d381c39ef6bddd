// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '@anfilada/contract/languages'
import { serve, type Answers } from '../../../testing/fake-server.ts'
import { renderPortal } from '../../../testing/render-portal.tsx'
import { countries, member, museums, objects, slots } from '../../../testing/samples.ts'
import { readDraft, writeDraft } from '../draft/draft-store.ts'
import { formSteps } from '../draft/form-steps.ts'
import { emptyDraft, type OrderDraft } from '../draft/order-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const ok = (result: unknown) => ({ success: true as const, data: { result } })
const catalogue: Answers = {
  '/api/v1/museums/': museums,
  '/api/v1/museums-for-transport/': museums,
  '/api/v1/museums-for-guide/': museums,
  '/api/v1/museums-objects/': objects,
  '/api/v1/countries/': countries,
  get_services: ok([]),
  get_prices: ok({ tickets: [], services: [], prices: {}, vat: {}, currency: 'RUB' }),
  get_upcoming: ok([]),
}
const slotAnswers: Answers = {
  get_month: ok([{ date: '2026-12-01', free: 92, largest: 42, status: 'available' }]),
  get_schedule: { success: true, data: { schedule_data: { result: slots } } },
  hold_places: ok({ hold_id: 8, expires_at: '2026-12-01T10:00:00+03:00', free: 42 }),
}
const ride: OrderDraft = {
  ...emptyDraft,
  type: 'cn',
  pass_date: '2026-12-01',
  time: '09:30',
  adult: 12,
  vehicle: 'minibus',
  pickup: 'Астория',
  dropoff: 'Петергоф',
  contact: 'Ли Вэй',
  contact_phone: '+7 921 555-01-18',
}
const walk: OrderDraft = { ...ride, time: '14:00', guide_language: 'zh', meeting_point: 'Дворцовая площадь' }
const items = [
  { id: 'walk', kind: 'guide', draft: walk },
  { id: 'ride', kind: 'transport', draft: ride },
]

type Opening = { answers?: Answers; basket?: boolean; more?: readonly object[]; as?: 'owner' | 'guide'; language?: Language }

async function open(path: string, { answers = {}, basket = true, more = [], as = 'owner', language }: Opening = {}) {
  const calls = serve({ ...catalogue, ...answers })
  const stored = { login: 'agency', items: [...items, ...more], mode: 'best_effort', key: 'key-of-the-programme', programmeId: null }
  if (basket) sessionStorage.setItem('draft.programme', JSON.stringify(stored))
  const portal = await renderPortal({ path, as: member(as), ...(language && { language }) })
  return { ...portal, asked: (action: string) => calls.filter((call) => call.action === action) }
}
const go = async (name: RegExp | string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const spaced = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, (mark) => (/\s/.test(mark) ? ' ' : ''))
const rows = async () => {
  await screen.findByRole('heading', { name: 'Программа тура' })
  return screen.getAllByRole('listitem').filter((row) => row.querySelector('h3'))
}

describe('a programme', () => {
  it('is put together from the review of any form, which leads on to the next item with the group and its day', async () => {
    writeDraft('transport', 'agency', { draft: ride, seen: formSteps.transport, key: 'k', hold: undefined })
    const { address, router } = await open('/new-transport?step=review', { basket: false })
    await go('Добавить ещё посещение или услугу')
    await waitFor(() => expect(address()).toBe('/new?step=museum'))
    expect(await screen.findByText('В программе 1 заказ, он ещё не отправлен.')).toBeTruthy()
    const taken = { type: 'cn', pass_date: '2026-12-01', guide: 'Ли Вэй', guide_phone: '+7 921 555-01-18' }
    expect(readDraft('museum_tickets', 'agency', '2026-11-21')).toMatchObject({
      draft: { ...taken, qty_common: 12 },
      seen: ['category', 'services', 'guide'],
    })
    await router.navigate({ to: '/new-guide' })
    await waitFor(() =>
      expect(readDraft('guide', 'agency', '2026-11-21')).toMatchObject({ draft: { ...taken, adult: 12, contact: 'Ли Вэй' } }),
    )
    await router.navigate({ to: '/new-programme' })
    expect(await rows()).toHaveLength(1)
  })

  it('is begun from the question at which its first order became whole, without a review', async () => {
    const visit = { ...emptyDraft, museum_id: 1, system_id: 'main', pass_date: '2026-12-01', qty_common: 12 }
    writeDraft('museum_tickets', 'agency', { draft: visit, seen: ['category', 'museum', 'object', 'date'], key: 'k', hold: undefined })
    const { address } = await open('/new?step=time', { answers: slotAnswers, basket: false })
    await userEvent.click(await screen.findByRole('button', { name: /^11:30/ }))
    await go('Добавить ещё посещение или услугу')
    await waitFor(() => expect(address()).toBe('/new?step=museum'))
    expect(await screen.findByText('В программе 1 заказ, он ещё не отправлен.')).toBeTruthy()
  })

  it('takes an item in from its last question, without a review, and leads on from there as well', async () => {
    const visit = { ...emptyDraft, museum_id: 1, system_id: 'main', pass_date: '2026-12-01', qty_common: 12 }
    writeDraft('museum_tickets', 'agency', { draft: visit, seen: formSteps.museum_tickets, key: 'k', hold: undefined })
    const { address, asked } = await open('/new?step=time', { answers: slotAnswers })
    await userEvent.click(await screen.findByRole('button', { name: /^11:30/ }))
    await screen.findByRole('link', { name: 'К проверке заказа' })
    await go('Добавить ещё посещение или услугу')
    await waitFor(() => expect(address()).toBe('/new?step=museum'))
    expect(await screen.findByText('В программе 3 заказа, они ещё не отправлены.')).toBeTruthy()
    // The places go along with the item.
    expect(asked('release_hold')).toEqual([])
    expect(readDraft('museum_tickets', 'agency', '2026-11-21').draft).toMatchObject({
      museum_id: null,
      schedule_item_id: null,
      qty_common: 12,
    })
  })

  it('shows its items by day and hour, whatever the order in which they were added', async () => {
    await open('/new-programme')
    const shown = await rows()
    expect(shown.map((row) => row.querySelector('bdi')?.textContent)).toEqual(['09:30', '14:00'])
  })

  it('is sent in the chosen mode under its key, and says the numbers together', async () => {
    const results = [
      { id: 71, refno: '1', status: 'in_processing', total: null },
      { id: 72, refno: '2', status: 'waiting_list', total: null },
    ]
    const { asked, address } = await open('/new-programme', {
      answers: { post_programme: { success: true, data: { results, programme_id: 9 } } },
    })
    await userEvent.click(await screen.findByRole('radio', { name: /Всё или ничего/ }))
    await go('Отправить 2 заказа')
    expect(await screen.findByText('Отправлено: №71, №72')).toBeTruthy()
    expect(asked('post_programme')[0]?.data).toMatchObject({
      mode: 'all',
      orders: [{ kind: 'guide', language: 'zh' }, { kind: 'transport' }],
    })
    expect(asked('post_programme')[0]?.headers.get('Idempotency-Key')).toBe('key-of-the-programme')
    await waitFor(() => expect(address()).toBe('/upcoming/programme?id=9'))
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Программа отправлена целиком/))
  })

  it('names and opens the programme that a lost sending made, and sends a new one only when asked again', async () => {
    const reused = { success: false as const, error: 'Этот ключ уже отправлен с другими данными.', code: 'key_reused' as const, made: 9 }
    const { asked, address } = await open('/new-programme', { answers: { post_programme: reused } })
    await go('Отправить 2 заказа')
    expect(await screen.findByText(/Эта программа уже отправлена: № 9/)).toBeTruthy()
    await go('Отправить 2 заказа')
    await waitFor(() => expect(asked('post_programme')).toHaveLength(2))
    const [first, second] = asked('post_programme').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).not.toBe(first)
    await userEvent.click(await screen.findByRole('link', { name: 'Программа тура №\u00a09' }))
    await waitFor(() => expect(address()).toBe('/upcoming/programme?id=9'))
  })

  it('keeps a refused item with its reason, which is mended in its form and sent again alone', async () => {
    const refused = { error: 'В этот час машин нет.', code: 'invalid_fields', fields: { time: 'Выберите другой час.' } }
    const answers = [
      { success: true, data: { results: [{ id: 71, refno: '1', status: 'in_processing', total: null }, refused], programme_id: 9 } },
      { success: true, data: { results: [{ id: 72, refno: '2', status: 'in_processing', total: null }], programme_id: 9 } },
    ]
    let sent = 0
    const { asked, address } = await open('/new-programme', { answers: { post_programme: () => answers[sent++] ?? 'silence' } })
    await go('Отправить 2 заказа')
    const row = (await screen.findByText('В этот час машин нет. Выберите другой час.')).closest('li') as HTMLElement
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^1 заказ не прошёл/))
    await userEvent.click(within(row).getByRole('button', { name: /^Изменить/ }))
    await waitFor(() => expect(address()).toMatch(/^\/new-transport/))
    expect(await screen.findByRole('alert', { name: 'Исправьте 1 поле' })).toBeTruthy()
    await userEvent.click(await screen.findByRole('link', { name: 'Время' }))
    const hour = await screen.findByRole('textbox', { name: 'Время' })
    await userEvent.clear(hour)
    await userEvent.type(hour, '1030')
    await go('Вернуть в программу')
    await go('Отправить 1 заказ')
    await waitFor(() => expect(asked('post_programme')).toHaveLength(2))
    expect(asked('post_programme')[1]?.data).toMatchObject({ programme_id: 9, orders: [{ kind: 'transport', time: '10:30' }] })
    expect(await screen.findByText(/^Программа отправлена целиком/)).toBeTruthy()
  })

  it('says what each item costs and all of them together, and which are priced later', async () => {
    const wish = { ...ride, time: '16:00', museum_id: 1 }
    const answers: Answers = {
      get_services: ok([{ system_id: 'guide-zh', service: 'guide', name: {}, seats: null, guide_language: 'zh' }]),
      get_prices: ({ data }) => {
        const item = data['museum_object_id'] === 'minibus' ? 'service:transport' : 'service:guide'
        return ok({ tickets: [], services: [], prices: { [item]: { amount: 340_000 } }, vat: {}, currency: 'RUB' })
      },
    }
    await open('/new-programme', { answers, more: [{ id: 'wish', kind: 'schedule', draft: wish }] })
    const plain = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s/g, ' ')
    const hours = ride.hours
    const each = `${new Intl.NumberFormat('ru').format(3_400 * hours)} ₽`.replaceAll(/\s/g, ' ')
    const all = `${new Intl.NumberFormat('ru').format(2 * 3_400 * hours)} ₽`.replaceAll(/\s/g, ' ')
    const total = (await screen.findByText('Итого')).closest('dl')
    expect((await rows()).map((row) => plain(row))).toEqual([
      expect.stringContaining(each),
      expect.stringContaining(each),
      expect.stringContaining('по запросу'),
    ])
    expect(plain(total)).toBe(`Итого${all}1 заказпо запросу`)
    expect(plain(screen.getByRole('heading', { level: 1 }).parentElement)).toContain(`3 заказа · 12 чел. · ${all}`)
  })

  it.each<[Language, string]>([
    ['ru', 'На дорогу 5 мин, нужно 20: Эрмитаж 14:00'],
    ['en', '5 min to travel, 20 needed: Эрмитаж 14:00'],
    ['zh', '“Эрмитаж 14:00”之后路上只有5分钟，需要20分钟'],
    ['fa', 'پس از «Эрмитаж 14:00» برای راه 5 دقیقه دارید، 20 دقیقه لازم است'],
    ['vi', 'Sau “Эрмитаж 14:00” có 5 phút đi đường, cần 20'],
  ])('says how long there is for the way and how long it takes (%s)', async (language, sentence) => {
    const wish = { ...ride, time: '14:00', museum_id: 1, system_id: 'main' }
    const next = { ...ride, time: '16:05', museum_id: 2, system_id: '' }
    const visits = [
      { id: 'visit', kind: 'schedule', draft: wish },
      { id: 'next', kind: 'schedule', draft: next },
    ]
    await open('/new-programme', { more: visits, language })
    expect(await screen.findByText(sentence, { normalizer: spaced })).toBeTruthy()
  })

  it('names no sums to a guide, who may not see prices', async () => {
    const { asked } = await open('/new-programme', { as: 'guide' })
    expect(await rows()).toHaveLength(2)
    expect(asked('get_prices')).toEqual([])
    expect(screen.queryByText('по запросу')).toBeNull()
  })

  it('lets its items be taken out, and begins anew with any of the forms', async () => {
    const { address } = await open('/new-programme')
    for (const item of await rows()) await userEvent.click(within(item).getByRole('button', { name: /^Убрать/ }))
    expect(await rows()).toHaveLength(0)
    const ways = within(screen.getByRole('navigation', { name: 'Добавить первый заказ:' })).getAllByRole('link')
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Билеты в музеи', 'Радио/Аудиогиды', 'Подача графика', 'Гид', 'Транспорт'])
    await userEvent.click(ways[0] as HTMLElement)
    await waitFor(() => expect(address()).toMatch(/^\/new(\?|$)/))
  })
})
