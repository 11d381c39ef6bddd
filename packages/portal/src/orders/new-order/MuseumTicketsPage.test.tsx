// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSession, startSession } from '@anfilada/browser/session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { filledDraft } from '../../testing/drafts.ts'
import { serve, type Answers, type Call } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { countries, member, museums, objects, sampleDetails, slots } from '../../testing/samples.ts'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { readDraft, writeDraft } from './draft/draft-store.ts'
import { formSteps, type Screen } from './draft/form-steps.ts'
import { emptyDraft, type OrderDraft } from './draft/order-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const hold = { hold_id: 8, expires_at: '2026-12-01T10:00:00+03:00', free: 42 }
const catalogue: Answers = {
  '/api/v1/museums/': museums,
  '/api/v1/museums-objects/': objects,
  '/api/v1/countries/': countries,
  get_month: { success: true, data: { result: [{ date: '2026-12-01', free: 92, largest: 42, status: 'available' }] } },
  get_schedule: { success: true, data: { schedule_data: { result: slots } } },
  get_prices: {
    success: true,
    data: {
      result: {
        tickets: [{ category: 'common', unit_price: 150_000 }],
        services: [],
        prices: { 'ticket:common': { amount: 150_000 } },
        vat: {},
        currency: 'RUB',
      },
    },
  },
  get_request: { success: true, data: { result: sampleDetails() } },
  get_upcoming: { success: true, data: { result: [] } },
  hold_places: { success: true, data: { result: hold } },
  release_hold: { success: true, data: { result: { hold_id: 8 } } },
}
const ready: OrderDraft = { ...filledDraft, guide: 'Ольга Ветрова' }
type Start = { draft?: OrderDraft; seen?: readonly FormStep[]; step?: Screen; answers?: Answers }

/** Opens the form of a member who had filled in this much before a reload. */
async function openForm({ draft = emptyDraft, seen = formSteps.museum_tickets, step, answers = {} }: Start = {}) {
  const calls = serve({ ...catalogue, ...answers })
  writeDraft('museum_tickets', 'agency', { draft, seen, key: 'key-of-the-draft', hold: undefined })
  const portal = await renderPortal({ path: step ? `/new?step=${step}` : '/new', as: member('owner') })
  await screen.findByRole('heading', { name: 'Билеты в музеи' })
  const asked = (action: string) => calls.filter((call) => call.action === action)
  return { ...portal, asked, sent: () => asked('post_request') }
}

const go = async (name: RegExp | string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const send = () => go('Отправить заказ')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('the steps of an order', () => {
  it('move on by themselves when group, museum and object are chosen, and back walks them', async () => {
    const { address, router } = await openForm({ seen: [] })
    await go('Китайская группа')
    await heading('Музей')
    await userEvent.click(await screen.findByRole('option', { name: 'Эрмитаж' }))
    await heading('Объект')
    await userEvent.click(await screen.findByRole('option', { name: 'Главный комплекс' }))
    await heading('Дата')
    expect(address()).toBe('/new?step=date')
    router.history.back()
    await heading('Объект')
  })

  it('lead an address of a later step to the first question without an answer', async () => {
    const { address } = await openForm({ draft: { ...ready, schedule_item_id: null, time: '' }, step: 'review' })
    await heading('Время')
    await waitFor(() => expect(address()).toBe('/new?step=time'))
  })

  it('show their answers in the rail', async () => {
    await openForm({ draft: ready, step: 'guide' })
    const rail = screen.getByRole('navigation', { name: 'Шаги заказа' })
    await waitFor(() =>
      expect(
        within(rail)
          .getAllByRole('link')
          .map((link) => link.querySelector('small')?.textContent),
      ).toEqual([
        'Российская группа',
        'Эрмитаж',
        'Главный комплекс',
        '1 декабря, вт',
        '11:30',
        '30\u00a0чел. · Россия',
        'без услуг',
        'Ольга Ветрова',
      ]),
    )
    expect(
      within(rail)
        .getByRole('link', { name: /Гид и пожелания/ })
        .getAttribute('aria-current'),
    ).toBe('step')
  })

  it('do not move on without an answer: said on top with focus, and beside the field', async () => {
    await openForm({ seen: ['category'] })
    await heading('Музей')
    await go('Далее')
    const summary = await screen.findByRole('alert', { name: 'Исправьте 1 поле' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(screen.getByRole('combobox', { name: 'Найти музей' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('keep the date, the hour and the group when the museum is chosen again, and say what went', async () => {
    await openForm({ draft: { ...ready, type: 'ig', country_id: 267 }, step: 'museum' })
    await userEvent.click(await screen.findByRole('option', { name: 'Музей Фаберже' }))
    expect(await screen.findByText('Выберите объект заново: прежний относится к другому музею.')).toBeTruthy()
    const rail = screen.getByRole('navigation', { name: 'Шаги заказа' })
    expect(within(rail).getByRole('link', { name: /Дата/ }).textContent).toContain('1 декабря')
    expect(within(rail).getByRole('link', { name: /Состав группы/ }).textContent).toContain('30\u00a0чел.')
  })
})

describe('a company that is not set up yet', () => {
  const noPrices = { success: true, data: { result: { tickets: [], services: [], prices: {}, vat: {}, currency: 'RUB' } } }
  const nothing: [string, Start, string][] = [
    ['museums', { seen: ['category'], step: 'museum', answers: { '/api/v1/museums/': [] } }, 'Заказывать пока нечего'],
    [
      'slots in a month',
      {
        draft: { ...ready, pass_date: '', schedule_item_id: null, time: '' },
        step: 'date',
        answers: { get_month: { success: true, data: { result: [] } } },
      },
      'В этом месяце приёма нет',
    ],
    ['prices', { draft: { ...ready, qty_common: 0 }, step: 'group', answers: { get_prices: noPrices } }, 'На этот день цен ещё нет'],
  ]
  it.each(nothing)('says so where there are no %s', async (_what, start, sentence) => {
    await openForm(start)
    expect(await screen.findByText(new RegExp(sentence))).toBeTruthy()
  })
})

describe('the places of a draft', () => {
  it('are held as soon as a slot is chosen, and moved with the size of the group', async () => {
    const { asked } = await openForm({ draft: { ...ready, schedule_item_id: null, time: '', qty_common: 0 }, step: 'time' })
    await go(/^11:30/)
    await screen.findAllByText('Держим 25 мест')
    await go(/^Далее/)
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Взрослый' }), '30')
    await screen.findAllByText('Держим 30 мест')
    expect(asked('hold_places').map(({ data }) => [data.quantity, data.hold_id])).toEqual([
      [25, undefined],
      [30, 8],
    ])
    expect(asked('get_schedule').at(-1)?.data.hold_id).toBe(8)
  })

  it('are held for about how many were said; while the heads are counted none of them go back, afterwards at once', async () => {
    const { asked } = await openForm({ seen: [], draft: { ...ready, schedule_item_id: null, time: '', qty_common: 0 }, step: 'category' })
    const about = await screen.findByRole('textbox', { name: 'Сколько примерно человек' })
    await waitFor(() => expect(document.activeElement).toBe(about))
    await userEvent.keyboard('3۸ чел.{Enter}')
    await heading('Время')
    await go(/^11:30/)
    await screen.findAllByText('Держим 38 мест')
    await go(/^Далее/)
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Взрослый' }), '30')
    await go(/^Далее/)
    await screen.findAllByText('Держим 30 мест')
    expect(asked('hold_places').map(({ data }) => data.quantity)).toEqual([38, 30])
  })

  it('say in a sentence that there are no more for a group that grew, and keep what is typed', async () => {
    const nearest = [{ schedule_item_id: 6, date: '2026-12-01', time: '12:00', free: 60 }]
    const full = { success: false as const, error: 'Мест нет.', code: 'no_places' as const, nearest }
    const { asked } = await openForm({
      draft: { ...ready, qty_common: 30 },
      seen: formSteps.museum_tickets.filter((step) => step !== 'group'),
      step: 'group',
      answers: { hold_places: ({ data }) => (Number(data['quantity']) > 30 ? full : { success: true, data: { result: hold } }) },
    })
    await screen.findAllByText('Держим 30 мест')
    const adults = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Взрослый' })
    await userEvent.clear(adults)
    await userEvent.type(adults, '36')
    expect((await screen.findAllByText('Ещё 6 в этом сеансе нет.')).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { name: 'На 11:30 мест на всех уже нет' })).toBeTruthy()
    expect(adults.value).toBe('36')
    expect(screen.getAllByText('Держим 30 мест').length).toBeGreaterThan(0)
    expect(asked('release_hold')).toEqual([])
  })

  it('too few for the group are said at their hour, and nothing is said where all go in', async () => {
    const tight = slots.map((slot) => (slot.time === '11:30' ? { ...slot, free: 12, status: 'limited' } : slot))
    await openForm({
      draft: { ...ready, schedule_item_id: null, time: '', qty_common: 0, about: 38 },
      step: 'time',
      answers: { get_schedule: { success: true, data: { schedule_data: { result: tight } } } },
    })
    expect((await screen.findByRole('button', { name: /^11:30/ })).textContent).toContain('войдут 12 из 38')
    expect(screen.queryByText(/войдут все/)).toBeNull()
  })

  it('limit the tickets, which is said and can be lifted', async () => {
    await openForm({ draft: ready, step: 'group' })
    const adults = await screen.findByRole('spinbutton', { name: 'Взрослый' })
    await waitFor(() => expect(adults.getAttribute('aria-valuemax')).toBe('42'))
    await userEvent.type(adults, '60')
    expect(await screen.findByText('Больше 42 в этот сеанс не войдёт.')).toBeTruthy()
    await go('Моя группа больше')
    expect(adults.getAttribute('aria-valuemax')).toBe('500')
  })

  it('are given back when the reader goes elsewhere', async () => {
    const { asked, router } = await openForm({ draft: ready, step: 'review' })
    await screen.findAllByText('Держим 30 мест')
    await router.navigate({ to: '/upcoming' })
    await waitFor(() => expect(asked('release_hold').map(({ data }) => data.hold_id)).toEqual([8]))
  })

  it('that could not be held for too many drafts do not stop the order', async () => {
    const sentence = 'Этот можно отправить и без удержания.'
    const { sent } = await openForm({
      draft: ready,
      step: 'review',
      answers: {
        hold_places: { success: false, error: sentence, code: 'too_many_holds' },
        post_request: { success: false, error: 'Позже.', code: 'busy' },
      },
    })
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    await send()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.data.hold_id).toBeUndefined()
  })

  it('of a full slot are offered elsewhere or waited for, and only in so many words', async () => {
    const nearest = [{ schedule_item_id: 5, date: '2026-12-01', time: '11:30', free: 42 }]
    const { sent } = await openForm({
      draft: { ...ready, schedule_item_id: null, time: '' },
      step: 'time',
      answers: { hold_places: { success: false, error: 'Мест нет.', code: 'no_places', nearest }, post_request: 'silence' },
    })
    await go(/^12:00/)
    await heading('Время')
    await screen.findByRole('heading', { name: 'На 12:00 мест нет' })
    await screen.findByRole('button', { name: '1 декабря, 11:30' })
    await go(/^Далее/)
    expect(screen.getByRole('heading', { level: 2, name: 'Время' })).toBeTruthy()
    await go('Ждать в листе ожидания')
    await go(/^Далее/)
    await heading('Проверка заказа')
    await go('Отправить в лист ожидания')
    await waitFor(() => expect(sent()[0]?.data).toMatchObject({ schedule_item_id: 6, accept_waiting: true }))
  })
})

describe('a guide without a license', () => {
  const unlicensed = { success: true as const, data: { result: { needs_license: true, licensed: false, license: null } } }

  it('is told of before the last step, and the order does not go on without enough accompanying guides', async () => {
    await openForm({ draft: ready, step: 'guide', answers: { check_guide: unlicensed } })
    expect(await screen.findByText('У гида нет действующей лицензии. Нужны 2 сопровождающих гида.')).toBeTruthy()
    await go(/^Далее/)
    expect(await screen.findByRole('alert', { name: 'Исправьте 1 поле' })).toBeTruthy()
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Сопровождающие гиды' }), '2')
    await go(/^Далее/)
    await heading('Проверка заказа')
  })
})

describe('a guide of one’s own', () => {
  const own = { success: true as const, data: { result: [{ guide_id: 2, guide: 'Ли Вэй', phone: '+7 921 555-01-18' }] } }
  const licensed = { needs_license: true, licensed: true, license: { number: 'ЭР-2044', expiration_date: '2027-06-01' } }
  const check_guide = ({ data }: Call) => ({
    success: true as const,
    data: { result: data['guide'] === 'Ли Вэй' ? licensed : { needs_license: true, licensed: false, license: null } },
  })

  it('is chosen from the list with his phone and his license, and another name may be written', async () => {
    await openForm({ draft: { ...ready, guide: '', guide_phone: '' }, step: 'guide', answers: { get_guides: own, check_guide } })
    const guide = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Имя гида' })
    await userEvent.type(guide, 'ли')
    await userEvent.click(await screen.findByRole('option', { name: 'Ли Вэй +7 921 555-01-18' }))
    expect(guide.value).toBe('Ли Вэй')
    expect(await screen.findByText(/Лицензия ЭР-2044 действует до/)).toBeTruthy()
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон гида' })
    expect(phone.value).toBe('+7 921 555-01-18')
    fireEvent.change(guide, { target: { value: 'Анна Новая' } })
    expect(await screen.findByText(/У гида нет действующей лицензии/)).toBeTruthy()
    expect([guide.value, phone.value]).toEqual(['Анна Новая', '+7 921 555-01-18'])
  })

  it('brings his phone to a name that was written before the list had come', async () => {
    const list = Promise.withResolvers<typeof own>()
    const answers: Answers = { get_guides: () => list.promise, check_guide }
    await openForm({ draft: { ...ready, guide: '', guide_phone: '' }, step: 'guide', answers })
    fireEvent.change(await screen.findByRole('combobox', { name: 'Имя гида' }), { target: { value: 'Ли Вэй' } })
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон гида' })
    expect(phone.value).toBe('')
    list.resolve(own)
    await waitFor(() => expect(phone.value).toBe('+7 921 555-01-18'))
  })
})

describe('a group that waits', () => {
  it('may accept other times of the day, the dearest first', async () => {
    const waiting = { ...ready, schedule_item_id: 6, time: '12:00', accept_waiting: true }
    const { sent } = await openForm({ draft: waiting, step: 'time', answers: { post_request: 'silence' } })
    await go('11:30')
    await go(/^Далее/)
    await heading('Проверка заказа')
    await go('Отправить в лист ожидания')
    await waitFor(() => expect(sent()[0]?.data).toMatchObject({ schedule_item_id: 6, accept_waiting: true, alternatives: [5] }))
  })
})

describe('an order form that is sent', () => {
  it('opens the order that it has made and keeps only the habits for the next', async () => {
    const { sent, address } = await openForm({
      draft: { ...ready, type: 'cn' },
      step: 'review',
      answers: { post_request: { success: true, data: { result: { id: 71, refno: '1', status: 'in_processing', total: 1 } } } },
    })
    await screen.findAllByText('Держим 30 мест')
    await send()
    expect(await screen.findByText('Отправлено: №71')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/upcoming/info?id=71'))
    expect(sent()[0]?.data).toMatchObject({
      schedule_item_id: 5,
      tickets: [{ category: 'common', quantity: 30 }],
      hold_id: 8,
      accept_waiting: false,
    })
    expect(sent()[0]?.headers.get('Idempotency-Key')).toBe('key-of-the-draft')
    expect(readDraft('museum_tickets', 'agency', '2026-11-21')).toMatchObject({
      draft: { type: 'cn', museum_id: null, guide: '' },
      seen: ['category'],
    })
  })

  it("leads to the step of a field that the server refused, with the server's sentence, and loses nothing", async () => {
    await openForm({
      draft: ready,
      step: 'review',
      answers: {
        post_request: {
          success: false,
          error: 'Исправьте отмеченные поля.',
          code: 'invalid_fields',
          fields: { guide_phone: 'Такого телефона нет.' },
        },
      },
    })
    await send()
    const field = await screen.findByRole('textbox', { name: 'Телефон гида' })
    await waitFor(() =>
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Такого телефона нет.'),
    )
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Имя гида' }).value).toBe('Ольга Ветрова')
  })

  it('repeats the same words under the same key when no answer came, and under a new one once it was refused', async () => {
    const answers = ['silence' as const, { success: false, error: 'Срок приёма прошёл.', code: 'booking_closed' }, 'silence' as const]
    let asked = 0
    const { sent } = await openForm({ draft: ready, step: 'review', answers: { post_request: () => answers[asked++] ?? 'silence' } })
    await send()
    expect(await screen.findByRole('alert', { name: /второго такого же заказа не появится/ })).toBeTruthy()
    await send()
    expect(await screen.findByRole('alert', { name: 'Срок приёма прошёл.' })).toBeTruthy()
    await send()
    await waitFor(() => expect(sent()).toHaveLength(3))
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
    expect(sent()[1]?.data).toEqual(sent()[0]?.data)
    expect(keys[2]).not.toBe(keys[1])
  })

  it('names and opens the order that a lost sending made, when its words differ since, and sends a new one only when asked again', async () => {
    const reused = { success: false, error: 'Этот ключ уже отправлен с другими данными.', code: 'key_reused', made: 71 }
    const { sent, address } = await openForm({ draft: ready, step: 'review', answers: { post_request: reused } })
    await send()
    expect(await screen.findByRole('alert', { name: /уже отправлен и принят: №\s71/ })).toBeTruthy()
    expect(sent()).toHaveLength(1)
    await send()
    await waitFor(() => expect(sent()).toHaveLength(2))
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[1]).not.toBe(keys[0])
    await userEvent.click(await screen.findByRole('link', { name: 'Заказ №\u00a071' }))
    await waitFor(() => expect(address()).toBe('/upcoming/info?id=71'))
  })

  it('offers the nearest times when the places have gone meanwhile', async () => {
    const nearest = [{ schedule_item_id: 6, date: '2026-12-01', time: '12:00', free: 60 }]
    await openForm({
      draft: ready,
      step: 'review',
      answers: { post_request: { success: false, error: 'Мест нет.', code: 'no_places', nearest } },
    })
    await send()
    await screen.findByRole('heading', { name: 'На 11:30 мест на всех уже нет' })
    await go('1 декабря, 12:00')
    const answer = () => screen.getByText('Время', { selector: 'dt' }).nextElementSibling?.textContent
    await waitFor(() => expect(answer()).toBe('12:00'))
  })
})

describe('the summary of a draft', () => {
  it('shows price lines and the total to a reader who may see prices, and one ticket’s price beside its number', async () => {
    await openForm({ draft: ready, step: 'group' })
    const adults = await screen.findByRole('spinbutton', { name: 'Взрослый' })
    const described = () =>
      (adults.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent.replaceAll(/\s/g, ' '))
    await waitFor(() => expect(described()).toContain('1 500 ₽'))
    const summary = await screen.findByRole('complementary', { name: 'Ваш заказ' })
    await waitFor(() => expect(summary.textContent?.replaceAll(/\s/g, ' ')).toContain('Итого45 000 ₽'))
  })

  it.each([
    ['group', 'Взрослый'],
    ['services', 'Радиогид, комплект'],
  ] as const)('keeps the line of a price while prices are on their way, step %s', async (step, name) => {
    await openForm({ draft: ready, step, answers: { get_prices: 'never' } })
    const count = await screen.findByRole('spinbutton', { name })
    await waitFor(() => expect(document.getElementById(`${count.id}-aside`)?.textContent).toBe('\u00a0'))
  })

  it('says until when the visit is changed freely, and what a person costs afterwards', async () => {
    const terms = { museum_object_id: 'main', address: null, point: null, entrance: '', week: [], exceptions: [], least_people: null }
    const about = { ...terms, most_people: null, persons_per_guide: null, no_show_percent: null, free_change_hours: 72, penalty: 60_000 }
    await openForm({ draft: ready, step: 'group', answers: { about_object: { success: true, data: { result: about } } } })
    const summary = await screen.findByRole('complementary', { name: 'Ваш заказ' })
    await waitFor(() =>
      expect(summary.textContent?.replaceAll(/\s/g, ' ')).toContain('Менять бесплатно до 28 ноября, 11:30, потом 600 ₽ с человека.'),
    )
  })

  it('says what is missing only after an attempt to go on, each with the way to its step', async () => {
    await openForm({ seen: ['category'] })
    const summary = await screen.findByRole('complementary', { name: 'Ваш заказ' })
    await heading('Музей')
    expect(within(summary).queryAllByRole('link')).toEqual([])
    await go('Далее')
    await within(summary).findByText('Осталось указать:')
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/new?step=museum', '/new?step=object', '/new?step=date', '/new?step=time', '/new?step=group'])
  })
})

describe('the review', () => {
  it('says every answer once: the rail and the summary leave them to it', async () => {
    await openForm({ draft: ready, step: 'review' })
    await heading('Проверка заказа')
    await waitFor(() => expect(screen.getAllByText('Эрмитаж')).toHaveLength(1))
    expect(screen.getAllByText('11:30')).toHaveLength(1)
    expect(screen.getByText('30 чел. · Россия')).toBeTruthy()
    expect(screen.getAllByText('Ольга Ветрова')).toHaveLength(1)
    const rail = screen.getByRole('navigation', { name: 'Шаги заказа' })
    expect(rail.querySelectorAll('small')).toHaveLength(0)
  })
})

describe('the draft of a person', () => {
  it('waits for the same login after a session that ended, and not for another', async () => {
    const { asked } = await openForm({ draft: ready, step: 'guide' })
    await screen.findAllByText('Держим 30 мест')
    endSession()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Билеты в музеи' })).toBeNull())
    expect(asked('release_hold')).toEqual([])
    startSession(member('owner'))
    expect(readDraft('museum_tickets', 'agency', '2026-11-21')).toMatchObject({ draft: { guide: 'Ольга Ветрова' }, hold: { id: 8 } })
    expect(readDraft('museum_tickets', 'agency2', '2026-11-21').draft.guide).toBe('')
  })
})
