// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '@anfilada/contract/languages'
import { tellEquipment } from '@anfilada/browser/equipment'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve, type Answers } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { countries, member, museums, objects, sampleDetails, slots } from '../../testing/samples.ts'
import { orderKinds, type OrderKind } from '@anfilada/contract/orders/items'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { readDraft, writeDraft } from './draft/draft-store.ts'
import { planFor } from './draft/form-plan.ts'
import { formSteps } from './draft/form-steps.ts'
import { emptyDraft, type OrderDraft } from './draft/order-draft.ts'
import { pathOfKind } from './draft/order-forms.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const named = (name: string) => ({ ru_RU: name, en_US: name, zh_cn: name, fa_IR: name, vi: name })
const vehicles = [
  { system_id: 'sedan', service: 'transport', name: named('Седан'), seats: 3, guide_language: null, archived: false },
  { system_id: 'minibus', service: 'transport', name: named('Микроавтобус'), seats: 18, guide_language: null, archived: false },
]
const windowOf = (month: string, state: string) => ({
  museum_id: 1,
  museum: 'Эрмитаж',
  month,
  opens_at: '2026-11-20T10:00:00+03:00',
  closes_at: '2026-11-30T18:00:00+03:00',
  zone: 'Europe/Moscow',
  state,
})
const ok = (result: unknown) => ({ success: true as const, data: { result } })
const answers: Answers = {
  '/api/v1/museums/': museums,
  '/api/v1/museums-for-schedule/': museums,
  '/api/v1/museums-for-rgag/': museums,
  '/api/v1/museums-for-transport/': museums,
  '/api/v1/museums-for-guide/': museums,
  '/api/v1/museums-objects/': objects,
  '/api/v1/countries/': countries,
  get_services: ok(vehicles),
  get_submission_windows: ok([windowOf('2026-12', 'open'), windowOf('2027-01', 'upcoming')]),
  get_equipment: ok([
    { service: 'multicast_audio_system', stock: 100, free: 40 },
    { service: 'ag', stock: 50, free: 0 },
  ]),
  get_prices: ok({ tickets: [], services: [], prices: { 'service:transport': { amount: 250_000 } }, vat: {}, currency: 'RUB' }),
  get_month: ok([{ date: '2026-12-01', free: 92, largest: 42, status: 'available' }]),
  get_schedule: { success: true, data: { schedule_data: { result: slots } } },
  hold_places: ok({ hold_id: 8, expires_at: '2026-12-01T10:00:00+03:00', free: 42 }),
  release_hold: ok({ hold_id: 8 }),
  check_guide: ok({ needs_license: false, licensed: true, license: null }),
  get_request: ok(sampleDetails()),
  get_upcoming: ok([]),
}
const placed = ok({ id: 71, refno: '1', status: 'in_processing', total: 1 })
const ride: OrderDraft = {
  ...emptyDraft,
  pass_date: '2026-12-01',
  time: '09:30',
  adult: 12,
  vehicle: 'minibus',
  pickup: 'Астория',
  dropoff: 'Петергоф',
  contact: 'Ли Вэй',
  contact_phone: '+7 921 555-01-18',
}
type Start = { draft?: OrderDraft; seen?: readonly FormStep[]; step?: string; answers?: Answers; language?: Language }

/** Opens a form of a member who had filled in this much before a reload. */
async function openForm(kind: OrderKind, { draft = emptyDraft, seen = formSteps[kind], step, language, ...start }: Start = {}) {
  const calls = serve({ ...answers, ...start.answers })
  writeDraft(kind, 'agency', { draft, seen, key: 'key-of-the-draft', hold: undefined })
  const path = pathOfKind(kind) + (step ? `?step=${step}` : '')
  const portal = await renderPortal({ path, as: member('owner'), ...(language && { language }) })
  await screen.findByRole('heading', { level: 1 })
  return { ...portal, asked: (action: string) => calls.filter((call) => call.action === action) }
}

const go = async (name: RegExp | string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const controlNamed = (name: string) => document.getElementsByName(name)[0] ?? document.getElementById(name)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('every form', () => {
  const filled = {
    museum_id: 1,
    system_id: 'main',
    schedule_item_id: 5,
    qty_common: 12,
    qty_privileged: 1,
    qty_child: 1,
    multicast_audio_system: 12,
    ag: 1,
  }
  const loan = { pickup_date: '2026-12-01', pickup_time: '10:00', return_date: '2026-12-01', return_time: '18:00' }
  const draft: OrderDraft = { ...ride, ...filled, ...loan, rgc: 1, cgc: 1, guide_language: 'zh', meeting_point: 'Дворцовая площадь' }

  it.each(orderKinds)('%s asks for all that its table has, each where the summary of errors leads to', async (kind) => {
    const { router } = await openForm(kind, { draft, step: 'review' })
    for (const step of formSteps[kind]) {
      await router.navigate({ to: pathOfKind(kind), search: { step } })
      for (const { field, controls } of planFor(kind).asked[step] ?? []) {
        await waitFor(() => expect({ field, missing: controls.filter((name) => !controlNamed(name)) }).toEqual({ field, missing: [] }))
        expect(controls.length).toBeGreaterThan(0)
      }
    }
  })
})

describe('the chooser', () => {
  it('leads from any form to the other four, the schedule too, which the menu does not have', async () => {
    await openForm('transport')
    const tabs = await screen.findByRole('navigation', { name: 'Новый заказ' })
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/new', '/new-rg-ag', '/new-schedule', '/new-guide', '/new-transport'])
    expect(within(tabs).getByRole('link', { name: 'Транспорт' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('the month of a service', () => {
  it('is turned by PageDown, and a day without admission can be gone to, which its name says', async () => {
    await openForm('transport', { draft: ride, step: 'date' })
    const day = (date: string) => document.querySelector<HTMLElement>(`button[data-date="${date}"]`)
    await waitFor(() => expect(day('2026-12-01')?.getAttribute('aria-pressed')).toBe('true'))
    day('2026-12-01')?.focus()
    await userEvent.keyboard('{PageDown}')
    expect(screen.getByRole('group', { name: 'январь 2027' })).toBeTruthy()
    expect(document.activeElement).toBe(day('2027-01-01'))
    await userEvent.keyboard('{PageUp}{PageUp}')
    expect(document.activeElement).toBe(day('2026-11-01'))
    expect(screen.getByRole('button', { name: 'воскресенье, 1 ноября: уже прошёл' })).toBe(document.activeElement)
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(day('2026-11-01'))
  })
})

describe('a schedule wish', () => {
  it('shows until when the window is open, and only its months', async () => {
    await openForm('schedule', { draft: { ...emptyDraft, museum_id: 1 }, step: 'date' })
    expect(await screen.findByText('Приём графика на декабрь 2026 закроется 30 ноября, 18:00.')).toBeTruthy()
    expect(screen.getByText('Приём графика на январь 2027 откроется 20 ноября, 10:00.')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'декабрь 2026' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Следующий месяц' })).toBeNull()
  })

  it('may be for all objects, which stand first', async () => {
    const { address } = await openForm('schedule', { draft: { ...emptyDraft, museum_id: 1 }, seen: ['category'], step: 'object' })
    const [first] = await screen.findAllByRole('option')
    expect(first?.textContent).toContain('Все объекты')
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(address()).toBe('/new-schedule?step=date'))
  })
})

describe('equipment', () => {
  const visit = { ...emptyDraft, museum_id: 1, system_id: 'main', pass_date: '2026-12-01' }
  const day = { pickup_date: '2026-12-01', pickup_time: '10:00', return_date: '2026-12-01', return_time: '09:00' }

  it('is not brought back before it was fetched: the step says so and is not left', async () => {
    const { address, asked } = await openForm('audio_guides', { draft: { ...visit, ...day }, step: 'date' })
    await go(/Далее/)
    const [hour] = await screen.findAllByRole('textbox', { description: 'Возврат должен быть позже получения.' })
    expect(hour?.getAttribute('name')).toBe('return_time')
    expect(address()).toBe('/new-rg-ag?step=date')
    expect(asked('get_equipment')).toEqual([])
  })

  it('is told with what is free of it where its days are chosen', async () => {
    await openForm('audio_guides', { draft: { ...visit, ...day, return_time: '18:00' }, step: 'date' })
    const free = (await screen.findAllByText(/свободно/)).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(free).toEqual(['Радиогид, комплект: свободно 40', 'Аудиогид: свободно 0'])
  })

  it('stops at what is free on every day of the loan', async () => {
    const draft = { ...emptyDraft, museum_id: 1, system_id: 'main', pass_date: '2026-12-01' }
    const loan = { pickup_date: '2026-12-01', pickup_time: '10:00', return_date: '2026-12-02', return_time: '18:00' }
    const { asked } = await openForm('audio_guides', { draft: { ...draft, ...loan }, step: 'equipment' })
    const sets = await screen.findByRole('spinbutton', { name: 'Радиогид, комплект' })
    await waitFor(() => expect(sets.getAttribute('aria-valuemax')).toBe('40'))
    expect(asked('get_equipment')[0]?.data).toEqual({ pickup: '2026-12-01T10:00:00+03:00', return: '2026-12-02T18:00:00+03:00' })
    expect(screen.getByText('свободно 0')).toBeTruthy()
  })

  describe('as the company calls it', () => {
    const loan = { pickup_date: '2026-12-01', pickup_time: '10:00', return_date: '2026-12-02', return_time: '18:00' }
    const lent = { ...emptyDraft, museum_id: 1, system_id: 'main', pass_date: '2026-12-01', ...loan }
    const words = (ru: string) => ({ ru, en: '', zh: '', fa: '', vi: '' })
    const open = async (draft: Partial<OrderDraft>, archived: boolean) => {
      tellEquipment([
        { service: 'ag', name: words('Наушники'), archived: false },
        { service: 'multicast_audio_system', name: words('Приёмник'), archived },
      ])
      await openForm('audio_guides', { draft: { ...lent, ...draft }, step: 'equipment' })
      await screen.findByRole('spinbutton', { name: 'Наушники' })
      return screen.getAllByRole('spinbutton').map((one) => one.getAttribute('name'))
    }
    afterEach(() => tellEquipment(undefined))

    it('stands by its names and in its order', async () => {
      expect((await open({}, false)).slice(0, 2)).toEqual(['ag', 'multicast_audio_system'])
      expect(screen.queryByRole('spinbutton', { name: 'Радиогид, комплект' })).toBeNull()
    })

    it('is not asked for when it is not offered any more', async () => {
      expect(await open({}, true)).not.toContain('multicast_audio_system')
    })

    it('says so of what a draft has already, where it may be taken out', async () => {
      expect(await open({ multicast_audio_system: 4 }, true)).toContain('multicast_audio_system')
      expect(screen.getByText('Больше не предлагается')).toBeTruthy()
    })
  })
})

describe('transport', () => {
  it('is left by no link and by no button while a number is refused: no sum is shown, and the focus goes to the number', async () => {
    const { address } = await openForm('transport', { draft: ride, step: 'group' })
    const summary = await screen.findByRole('complementary', { name: 'Ваш заказ' })
    await within(summary).findByText('Итого')
    const adults = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Взрослые' })
    await userEvent.clear(adults)
    await userEvent.type(adults, '3.5')
    const before = address()
    expect(within(summary).getByText('Исправьте число, и мы посчитаем стоимость.')).toBeTruthy()
    expect(within(summary).queryByText('Итого')).toBeNull()
    // A step of the rail, another kind, and the way out of the form.
    for (const name of [/Маршрут/, 'Гид', 'Заказы']) {
      await userEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement)
      await waitFor(() => expect(document.activeElement).toBe(adults))
      expect([adults.isConnected, adults.value, address()]).toEqual([true, '3.5', before])
    }
    await go(/^Далее/)
    expect([adults.isConnected, document.activeElement === adults, address()]).toEqual([true, true, before])
    await userEvent.clear(adults)
    await userEvent.type(adults, '3')
    await userEvent.click(screen.getByRole('link', { name: /Маршрут/ }))
    await waitFor(() => expect(address()).not.toBe(before))
    expect(readDraft('transport', 'agency', '2026-11-21').draft.adult).toBe(3)
  })

  it('begins anew over a number that is refused', async () => {
    const { address } = await openForm('transport', { draft: ride, step: 'group' })
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Взрослые' }), '.5')
    await go('Начать заново')
    await waitFor(() => expect(address()).toBe('/new-transport?step=date'))
  })

  it('does not offer a vehicle that the group does not fit into, and says why', async () => {
    await openForm('transport', { draft: ride, step: 'group' })
    const sedan = await screen.findByRole('radio', { name: /Седан/ })
    expect((sedan as HTMLInputElement).disabled).toBe(true)
    expect(screen.getByText('3 места: группа не поместится')).toBeTruthy()
  })

  it('costs what its hours cost, before it is sent', async () => {
    await openForm('transport', { draft: ride, step: 'review' })
    const summary = await screen.findByRole('complementary', { name: 'Ваш заказ' })
    await waitFor(() => expect(summary.textContent?.replaceAll(/\s/g, ' ')).toContain('Итого10 000 ₽'))
  })

  it('is sent under the key of its draft, opens its order, and leaves its group category to the next', async () => {
    const { asked, address } = await openForm('transport', { draft: ride, step: 'review', answers: { post_request_transport: placed } })
    await go('Отправить заказ')
    await waitFor(() => expect(address()).toBe('/upcoming/info?id=71'))
    expect(asked('post_request_transport')[0]?.data).toMatchObject({ vehicle: 'minibus', hours: 4, pickup: 'Астория' })
    expect(asked('post_request_transport')[0]?.headers.get('Idempotency-Key')).toBe('key-of-the-draft')
    expect(readDraft('transport', 'agency', '2026-11-21').draft).toEqual(emptyDraft)
  })

  it("leads to the step of a field that the server refused, with the server's sentence", async () => {
    const fields = { vehicle: 'Все микроавтобусы заняты.' }
    const refused = { success: false as const, error: 'Исправьте отмеченные поля.', code: 'invalid_fields' as const, fields }
    await openForm('transport', { draft: ride, step: 'review', answers: { post_request_transport: refused } })
    await go('Отправить заказ')
    await heading('Класс транспорта')
    expect((await screen.findAllByText(/Все микроавтобусы заняты/)).length).toBeGreaterThan(1)
  })

  it('does not move on without an answer: said on top with focus, and beside the field', async () => {
    await openForm('transport', { draft: { ...ride, pickup: '' }, step: 'route' })
    await go(/^Далее/)
    const summary = await screen.findByRole('alert', { name: 'Исправьте 1 поле' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(screen.getByRole('textbox', { name: 'Место подачи' }).getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a guide', () => {
  it('is asked for in a language without taking the reader’s for it', async () => {
    const draft = { ...ride, guide_language: 'zh' as const, meeting_point: 'Дворцовая площадь' }
    const { asked } = await openForm('guide', { draft, step: 'review', language: 'vi', answers: { post_request_guide: placed } })
    await go('Gửi đơn')
    await waitFor(() => expect(asked('post_request_guide')[0]?.data).toMatchObject({ language: 'zh', meeting_point: 'Дворцовая площадь' }))
    expect(asked('post_request_guide')[0]?.headers.get('Accept-Language')).toBe('vi')
  })
})
