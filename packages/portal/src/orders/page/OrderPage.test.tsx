// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CustomerRole } from '@anfilada/contract/abilities'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleDetails, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const order = 'Заказ не найден'
const programme = 'Программа не найдена'

describe('an address with a number that can be none', () => {
  it.each([
    ['/upcoming/info', 'abc', order],
    ['/upcoming/info', '-3', order],
    ['/upcoming/info', '9999999999', order],
    ['/upcoming/edit', 'abc', order],
    ['/upcoming/programme', 'abc', programme],
  ])('%s?id=%s is not found, and the server is not asked', async (page, id, title) => {
    const calls = serve({})
    await renderPortal({ path: `${page}?id=${id}`, as: member('owner') })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(calls.filter(({ action }) => /request|programme/.test(action ?? ''))).toEqual([])
  })

  it('is told apart from one without any, which shows the order last looked at', async () => {
    serve({})
    await renderPortal({ path: '/upcoming/info', as: member('owner') })
    expect(await screen.findByRole('heading', { name: 'Заказ не выбран' })).toBeTruthy()
  })
})

describe('an order that waits for its answer', () => {
  it.each([
    ['holds places', 5, 'Ждём ответа диспетчера. Места за вами.'],
    ['holds none', null, 'Ждём ответа диспетчера.'],
  ])('and %s says so', async (_what, slot, sentence) => {
    const data = slot === null ? ({ kind: 'guide', guide_language: 'en', hours: 2, meeting_point: 'у входа' } as const) : {}
    const waits = sampleDetails({ data: { ...data, schedule_item_id: slot }, info: { status: 'in_processing' } })
    serve({ get_request: { success: true, data: { result: waits } } })
    await renderPortal({ path: '/upcoming/info?id=71', as: member('owner') })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})

describe('the history of an order', () => {
  it('says once that it was confirmed, and by the change what came with that', async () => {
    const changes = { status: { from: 'in_processing', to: 'confirmed' }, entrance: { from: null, to: 'Подъезд 7' } }
    const history = [{ at: '2026-11-20T10:00:00Z', kind: 'confirmed' as const, actor: 'Павел Орлов', by_staff: true, changes }]
    serve({ get_request: { success: true, data: { result: { ...sampleDetails(), history } } } })
    await renderPortal({ path: '/upcoming/info?id=71', as: member('owner') })
    const event = (await screen.findByText('Подъезд 7')).closest('li')?.textContent ?? ''
    expect(event.split('Подтверждена')).toHaveLength(2)
    expect(event).not.toMatch(/статус|В обработке/)
  })

  it('marks what somebody wrote as words of whatever language, and not what has a name of ours', async () => {
    const changes = { reason: { from: null, to: 'Зал полон' }, entrance: { from: null, to: 'Подъезд 3', to_name: 'Entrance 3' } }
    const history = [{ at: '2026-11-20T10:00:00Z', kind: 'rejected' as const, actor: 'Ольга Невская', by_staff: true, changes }]
    serve({ get_request: { success: true, data: { result: { ...sampleDetails({ info: { status: 'rejected' } }), history } } } })
    await renderPortal({ path: '/upcoming/info?id=71', as: member('owner') })
    expect((await screen.findByText('Зал полон')).dir).toBe('auto')
    expect(screen.getByText('Entrance 3').dir).toBe('')
  })
})

describe('an order that costs', () => {
  const openAs = async (info: object, role: CustomerRole = 'owner') => {
    serve({ get_request: { success: true, data: { result: sampleDetails({ info: { status: 'confirmed', ...info } }) } } })
    await renderPortal({ path: '/upcoming/info?id=71', as: member(role) })
    await screen.findByRole('heading', { level: 1 })
  }

  it('says in one line what is due and what was paid', async () => {
    await openAs({ paid: 1_500_000, due: 3_000_000 })
    const due = await screen.findByText(/^К оплате/, { selector: 'span' })
    expect(due.parentElement?.textContent?.replaceAll(/\s/g, ' ')).toBe('К оплате 30 000 ₽оплачено 15 000 ₽')
  })

  it.each(['in_processing', 'waiting_list'] as const)('asks for nothing while it is %s, and says what it would cost', async (status) => {
    await openAs({ status, total: 6_440_000, due: 0, paid: 0 })
    const due = await screen.findByText(/^Сейчас к оплате/, { selector: 'span' })
    expect(due.parentElement?.textContent?.replaceAll(/\s/g, ' ')).toBe('Сейчас к оплате 0 ₽если подтвердим 64 400 ₽')
    expect(screen.queryByText('Итого')).toBeNull()
    expect(screen.getByRole('rowheader', { name: 'Если подтвердим' })).toBeTruthy()
  })

  it('names VAT at the line that has it, and says that the rest has none', async () => {
    const ticket = {
      kind: 'ticket',
      item: 'common',
      quantity: 30,
      free: 0,
      vat_percent: null,
      unit_price: 150_000,
      sum: 4_500_000,
    } as const
    const radio = { ...ticket, kind: 'service', item: 'ag', quantity: 38, vat_percent: 22, unit_price: 15_000, sum: 570_000 } as const
    const details = sampleDetails({ info: { status: 'confirmed', total: 5_070_000, due: 0, paid: 5_070_000 } })
    serve({ get_request: { success: true, data: { result: { ...details, lines: [ticket, radio] } } } })
    await renderPortal({ path: '/upcoming/info?id=71', as: member('owner') })
    const row = await screen.findByRole('row', { name: /Аудиогид/ })
    expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain('НДС 22 % внутри: 1 027,87 ₽')
    expect(screen.getByRole('row', { name: /Взрослы/ }).textContent).not.toContain('НДС')
    expect(screen.getByText(/^НДС есть только здесь: .+ \(22\s%\)\. Остальное продаётся без НДС\.$/)).toBeTruthy()
  })

  it('says no sum to a reader who may not see prices', async () => {
    await openAs({ total: null, paid: null, due: null, cancel_penalty: null }, 'guide')
    expect(screen.queryByText(/^К оплате/)).toBeNull()
  })
})

describe('equipment of a Russian group that nobody counted', () => {
  // The country that the specification has stored with it the server tells nobody (services.actions.test.ts).
  const loan = { kind: 'audio_guides', pickup: '2026-12-01T10:00:00+03:00', return_at: '2026-12-01T18:00:00+03:00' } as const
  const services = [{ service: 'ag' as const, quantity: 12 }]
  const equipment = {
    data: { ...loan, type: 'rf' as const, schedule_item_id: null, tickets: [], services, persons_per_guide: null },
    info: { country: '' },
  }
  const openAt = async (path: string, changes: Parameters<typeof sampleDetails>[0]) => {
    const page = { result: [sampleOrder(changes)], next: null }
    const known = { get_request: { result: { ...sampleDetails(changes), lines: [] } }, get_archive: page, get_upcoming: page }
    const answers = Object.entries(known).map(([action, data]) => [action, { success: true, data }] as const)
    serve({ ...Object.fromEntries(answers), '/api/v1/museums/': [] })
    await renderPortal({ path, as: member('owner') })
    await screen.findAllByText(/№\s*71|^71$/)
  }
  const wholePage = () => document.body.textContent ?? ''

  it.each([
    ['/upcoming/info?id=71', /Российская группа/],
    ['/upcoming', /Российская группа/],
    ['/archive', /Ли Вэй/],
  ])('shows neither a country nor a number of people at %s', async (path, known) => {
    await openAt(path, equipment)
    await waitFor(() => expect(wholePage()).toMatch(known))
    expect(wholePage()).not.toMatch(/Китай|Страна|(^|\D)0\s*чел/)
  })

  it.each(['/upcoming/info?id=71', '/upcoming'])('is told apart from tickets, which show both at %s', async (path) => {
    await openAt(path, {})
    await waitFor(() => expect(wholePage()).toMatch(/Китай/))
  })
})
