// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChangePreview } from '@anfilada/contract/orders/order-changes'
import { tellNews } from '@anfilada/browser/live-news'
import { serve, type Answers, type Call } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { countries, member, objects, sampleDetails } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

type Shown = Parameters<typeof sampleDetails>[0]
const confirmed = {
  status: 'confirmed',
  confirmed_time: '11:30',
  due: 4_500_000,
  free_changes_until: '2026-11-12T18:00:00+03:00',
  allowed: ['edit', 'cancel'],
} as const
const details = (changes: Shown = {}) => ({
  success: true,
  data: { result: sampleDetails({ ...changes, info: { ...confirmed, ...changes.info } as never }) },
})

function previewOf({ data }: Call, others: Partial<ChangePreview> = {}) {
  const result: ChangePreview = {
    revision: 1,
    changes: { qty_common: { from: 30, to: Number(data.qty_common ?? 30) } },
    status: 'confirmed',
    waits_for_staff: true,
    replaces_pending: false,
    total: 4_200_000,
    penalty: 30_000,
    difference: -270_000,
    lines: [],
    free: 42,
    free_changes_until: confirmed.free_changes_until,
    ...others,
  }
  return { success: true, data: { result } }
}

async function openForm(answers: Answers, as = member('owner')): Promise<Call[]> {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    '/api/v1/museums-objects/': objects,
    '/api/v1/countries/': countries,
    get_request: details(),
    preview_request: (call: Call) => previewOf(call),
    ...answers,
  })
  await renderPortal({ path: '/upcoming/edit?id=71', as })
  await screen.findByRole('heading', { name: 'Изменить заказ №\u00a071' })
  return calls
}

const sampleChange = {
  revision: 2,
  changes: { qty_common: { from: 30, to: 29 } },
  schedule_item_id: 5,
  asked_at: '2026-11-20T10:00:00+03:00',
  by: { name: 'Ирина Соколова', by_staff: false },
  total: 4_200_000,
  penalty: 30_000,
}

const summary = () => screen.getByRole('region', { name: 'После изменения' })
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ')
const fewer = async () => userEvent.click(screen.getByRole('button', { name: 'Взрослые: меньше' }))
const send = async () => {
  const [button] = await within(summary()).findAllByRole('button', { name: /Отправить изменение, −2.700.₽/ })
  await userEvent.click(button as HTMLElement)
}

describe('changing a confirmed order', () => {
  it('shows no sum while a number is refused', async () => {
    await openForm({})
    await fewer()
    await within(summary()).findByText('Новая стоимость')
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Взрослые' }), '3.5')
    expect(within(summary()).getByText('Исправьте число, и мы посчитаем стоимость.')).toBeTruthy()
    expect(within(summary()).queryByText('Новая стоимость')).toBeNull()
    expect(within(summary()).queryByRole('button', { name: /2.700/ })).toBeNull()
  })

  it('shows what it comes to before the click, and sends exactly what was shown', async () => {
    let now: Shown = {}
    const calls = await openForm({
      get_request: () => details(now),
      put_request: () => {
        now = { info: { pending_change: sampleChange } }
        return details(now)
      },
    })
    expect(plain(summary())).toContain('Бесплатно менять заказ можно было до 12 ноября, 18:00. За каждого')
    await fewer()
    await within(summary()).findByText('Новая стоимость')
    expect(plain(summary())).toContain('Штраф за уменьшение группы300 ₽')
    expect(plain(summary())).toContain('изменение сначала рассмотрит диспетчер')
    await send()
    expect(await screen.findByText('Изменение заказа № 71 отправлено диспетчеру')).toBeTruthy()
    const put = calls.find(({ action }) => action === 'put_request')
    expect(put?.data).toEqual({ id: 71, qty_common: 29, revision: 1, total: 4_200_000, penalty: 30_000, language: 'ru' })
    expect(put?.headers.get('Idempotency-Key')).toHaveLength(32)
    expect(await screen.findByRole('button', { name: 'Отозвать изменение' })).toBeTruthy()
    expect(sessionStorage.getItem('change.71')).toBeNull()
  })

  it('keeps what was typed, also over a reload', async () => {
    await openForm({})
    await userEvent.type(screen.getByRole('textbox', { name: 'Пожелания' }), 'Нужен пандус')
    cleanup()
    await openForm({})
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Пожелания' }).value).toBe('Нужен пандус')
  })

  it('shows what became different of the order meanwhile, keeps what was typed, and sends after it was seen', async () => {
    let now: Shown = {}
    const puts: unknown[] = []
    await openForm({
      get_request: () => details(now),
      preview_request: (call: Call) => previewOf(call, { revision: now?.data?.revision ?? 1 }),
      put_request: ({ data }: Call) => {
        puts.push(data)
        return details({ info: { pending_change: sampleChange } })
      },
    })
    await fewer()
    now = { data: { revision: 2, guide: 'Чэнь Ли' } }
    tellNews({ event: 'order', orderId: 71, topic: 'order.changed' })
    expect(await screen.findByText(/Пока вы заполняли форму, заказ изменился/)).toBeTruthy()
    expect(screen.getByText('Чэнь Ли')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Взрослые' }).value).toBe('29')
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
    await send()
    await waitFor(() => expect(puts).toHaveLength(1))
    expect(puts[0]).toMatchObject({ qty_common: 29, revision: 2 })
  })

  it('says that the price has become another one, and sends the new one under a new key', async () => {
    let total = 4_200_000
    const keys: (string | null)[] = []
    await openForm({
      preview_request: (call: Call) => previewOf(call, { total }),
      put_request: ({ headers, data }: Call) => {
        keys.push(headers.get('Idempotency-Key'))
        if (data.total === 4_100_000) return details({ info: { pending_change: sampleChange } })
        total = 4_100_000
        return { success: false, error: 'Заявка изменилась.', code: 'stale_revision', total }
      },
    })
    await fewer()
    await send()
    expect(await screen.findByText(/Стоимость или штраф изменились/)).toBeTruthy()
    await within(summary()).findByText(/41.000.₽/)
    await send()
    expect(await screen.findByText('Изменение заказа № 71 отправлено диспетчеру')).toBeTruthy()
    expect(keys[1]).not.toBe(keys[0])
  })

  it('tells a refusal beside the sum and offers the times where the whole group finds room', async () => {
    await openForm({
      preview_request: ({ data }: Call) =>
        data.schedule_item_id === 9
          ? previewOf({ data } as unknown as Call)
          : {
              success: false,
              error: 'На этот сеанс мест не хватает.',
              code: 'no_places',
              nearest: [{ schedule_item_id: 9, date: '2026-12-01', time: '14:00', free: 60 }],
            },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Взрослые: больше' }))
    expect(await within(summary()).findByText('На этот сеанс мест не хватает.')).toBeTruthy()
    await userEvent.click(within(summary()).getByRole('button', { name: '1 декабря, 14:00' }))
    expect(await within(summary()).findByText('Новая стоимость')).toBeTruthy()
  })
})

describe('changing what waits for an answer', () => {
  const waiting: Shown = { data: { revision: 2 }, info: { pending_change: sampleChange } }
  const adults = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Взрослые' })

  it('begins with the change that waits and says since when; what is sent takes its place whole', async () => {
    const puts: unknown[] = []
    await openForm({
      get_request: details(waiting),
      preview_request: (call: Call) => previewOf(call, { revision: 2, replaces_pending: true }),
      put_request: ({ data }: Call) => {
        puts.push(data)
        return details(waiting)
      },
    })
    expect(adults().value).toBe('29')
    expect(screen.getByText('было 30')).toBeTruthy()
    const note = screen.getByText('На рассмотрении с 20 ноября, 10:00: Ирина Соколова.').parentElement as HTMLElement
    expect(plain(note)).toContain('взрослые 30 29')
    expect(plain(summary())).toContain('Стоимость после изменения42 000 ₽')
    await userEvent.type(screen.getByRole('textbox', { name: 'Пожелания' }), 'Лифт')
    await send()
    await waitFor(() => expect(puts).toHaveLength(1))
    expect(puts[0]).toMatchObject({ qty_common: 29, notes: 'Лифт', revision: 2 })
  })

  it('offers to take it back when the order would stay as it is', async () => {
    let now = waiting
    const calls = await openForm({
      get_request: () => details(now),
      withdraw_change: () => {
        now = { data: { revision: 3 } }
        return details(now)
      },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Взрослые: больше' }))
    expect(within(summary()).getByText(/В заказе сейчас именно так/)).toBeTruthy()
    await userEvent.click(within(summary()).getByRole('button', { name: 'Отозвать изменение' }))
    expect(await screen.findByText('Изменение заказа № 71 отозвано')).toBeTruthy()
    expect(calls.find(({ action }) => action === 'withdraw_change')?.data).toEqual({ request_id: 71, revision: 2, language: 'ru' })
    expect(calls.some(({ action }) => action === 'preview_request')).toBe(false)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Изменить заказ №\u00a071' })).toBeNull())
    expect(sessionStorage.getItem('change.71')).toBeNull()
  })

  it('keeps what was typed when staff decline it meanwhile, and says what is different now', async () => {
    let now = waiting
    await openForm({ get_request: () => details(now) })
    await userEvent.type(screen.getByRole('textbox', { name: 'Пожелания' }), 'Лифт')
    now = { data: { revision: 3 } }
    tellNews({ event: 'order', orderId: 71, topic: 'order.change_declined' })
    expect(await screen.findByText(/Пока вы заполняли форму, заказ изменился/)).toBeTruthy()
    expect(adults().value).toBe('30')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Пожелания' }).value).toBe('Лифт')
    expect(screen.queryByText(/На рассмотрении/)).toBeNull()
  })
})
