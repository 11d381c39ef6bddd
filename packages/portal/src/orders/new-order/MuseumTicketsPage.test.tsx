// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve, type Answers } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { countries, member, museums, objects, sampleDetails, slots } from '../../testing/samples.ts'
import { writeDraft } from './draft/draft-storage.ts'
import { emptyDraft, type TicketDraft } from './draft/ticket-draft.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const catalogue: Answers = {
  '/api/v1/museums/': museums,
  '/api/v1/museums-objects/': objects,
  '/api/v1/countries/': countries,
  get_month: { success: true, data: { result: [{ date: '2026-12-01', free: 92, status: 'available' }] } },
  get_schedule: { success: true, data: { schedule_data: { result: slots } } },
  get_prices: {
    success: true,
    data: { result: { tickets: [{ category: 'common', unit_price: 150_000 }], services: [], currency: 'RUB' } },
  },
  get_request: { success: true, data: { result: sampleDetails() } },
}
const ready: TicketDraft = {
  ...emptyDraft,
  museum_id: 1,
  system_id: 'main',
  pass_date: '2026-12-01',
  schedule_item_id: 5,
  tickets: { common: 30, privileged: 0, child: 0 },
  guide: 'Ольга Ветрова',
}

/** Opens the form of a member who had filled in this much before a reload. */
async function openForm(draft: TicketDraft, answers: Answers = {}) {
  const calls = serve({ ...catalogue, ...answers })
  const portal = await renderPortal({ path: '/upcoming/info?id=71', as: member('owner') })
  writeDraft({ draft, key: 'key-of-the-draft' })
  await portal.router.navigate({ to: '/new' })
  await screen.findByRole('heading', { name: 'Билеты в музеи' })
  const sent = () => calls.filter(({ action }) => action === 'post_request')
  return { ...portal, sent }
}

const send = async () => userEvent.click((await screen.findAllByRole('button', { name: 'Отправить заявку' }))[0] as HTMLElement)

describe('an order form that is sent unfilled', () => {
  it('sends nothing, lists what is wrong on top and takes focus there', async () => {
    const { sent } = await openForm(emptyDraft)
    await send()
    const summary = await screen.findByRole('alert', { name: 'Исправьте 5 полей' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Музей', 'Объект', 'Дата', 'Время', 'Билеты'])
    expect(document.activeElement).toBe(summary)
    expect(sent()).toEqual([])
  })

  it('says it beside each field as well', async () => {
    await openForm(emptyDraft)
    await send()
    await waitFor(() => {
      const field = screen.getByRole('combobox', { name: 'Музей' })
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Выберите музей')
    })
  })

  it('stops saying it of a field that has been mended, and goes on of the others', async () => {
    await openForm(emptyDraft)
    await send()
    await screen.findByRole('alert', { name: 'Исправьте 5 полей' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Музей' }), '1')
    const summary = await screen.findByRole('alert', { name: 'Исправьте 4 поля' })
    expect(within(summary).queryByRole('link', { name: 'Музей' })).toBeNull()
  })
})

describe('an order form that is sent', () => {
  it('opens the order that it has made and forgets the draft', async () => {
    const { sent, address } = await openForm(ready, {
      post_request: { success: true, data: { result: { id: 71, refno: '1', status: 'in_processing', total: 1 } } },
    })
    await send()
    expect(await screen.findByText('Заявка отправлена: №71')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/upcoming/info?id=71'))
    expect(sent()[0]?.data).toMatchObject({ schedule_item_id: 5, tickets: [{ category: 'common', quantity: 30 }], accept_waiting: false })
    expect(sent()[0]?.headers.get('Idempotency-Key')).toBe('key-of-the-draft')
    expect(localStorage.getItem('draft.museum_tickets')).toBeNull()
  })

  it("shows the server's sentence beside the field that it is about, and loses nothing that was typed", async () => {
    await openForm(ready, {
      post_request: {
        success: false,
        error: 'Исправьте отмеченные поля.',
        code: 'invalid_fields',
        fields: { guide_phone: 'Такого телефона нет.' },
      },
    })
    await send()
    const field = await screen.findByRole('textbox', { name: 'Телефон гида' })
    await waitFor(() =>
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Такого телефона нет.'),
    )
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Имя гида' }).value).toBe('Ольга Ветрова')
  })

  it('repeats under the same key when no answer came, and under a new one once it was refused', async () => {
    const answers = ['silence' as const, { success: false, error: 'Срок приёма прошёл.', code: 'booking_closed' }, 'silence' as const]
    let asked = 0
    const { sent } = await openForm(ready, { post_request: () => answers[asked++] ?? 'silence' })
    await send()
    expect(await screen.findByRole('alert', { name: /второй такой же заявки не появится/ })).toBeTruthy()
    await send()
    expect(await screen.findByRole('alert', { name: 'Срок приёма прошёл.' })).toBeTruthy()
    await send()
    await waitFor(() => expect(sent()).toHaveLength(3))
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('offers the nearest times and the waiting list when the places have gone meanwhile', async () => {
    const nearest = [{ schedule_item_id: 6, date: '2026-12-01', time: '12:00', free: 60 }]
    const { sent } = await openForm(ready, { post_request: { success: false, error: 'Мест нет.', code: 'no_places', nearest } })
    await send()
    await screen.findByRole('heading', { name: 'На 11:30 мест на всех уже нет' })
    await userEvent.click(screen.getByRole('button', { name: 'Встать в лист ожидания' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.data.accept_waiting).toBe(true)
    await userEvent.click(await screen.findByRole('button', { name: '1 декабря, 12:00' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^12:00/ }).getAttribute('aria-pressed')).toBe('true'))
  })
})

describe('the summary of a draft', () => {
  it('shows price lines and the total to a reader who may see prices', async () => {
    await openForm(ready)
    const summary = await screen.findByRole('complementary', { name: 'Ваша заявка' })
    await waitFor(() => expect(summary.textContent?.replaceAll(/\s/g, ' ')).toContain('Итого45 000 ₽'))
  })

  it('says before sending that a full slot means the waiting list', async () => {
    await openForm({ ...ready, schedule_item_id: 6 })
    const summary = await screen.findByRole('complementary', { name: 'Ваша заявка' })
    expect(await within(summary).findByText(/Лист ожидания не держит места/)).toBeTruthy()
    expect(within(summary).getByRole('button', { name: 'Встать в лист ожидания' })).toBeTruthy()
  })
})
