// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { museumDate } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'
import { addDays } from '@anfilada/contract/dates'
import { chooseMany, openList } from '@anfilada/ui/testing'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const today = museumDate(new Date())
const orders = [
  // Without its hour: what is still to come today stands above the orders, too.
  sampleOrder({
    id: 71,
    data: { pass_date: today },
    info: { status: 'confirmed', status_label: 'Подтверждена', time: null, due: 4_500_000 },
  }),
  sampleOrder({
    id: 72,
    data: { pass_date: addDays(today, 1), museum_id: 2, guide: '' },
    info: { status: 'rejected', status_label: 'Отклонена', museum: 'Музей Фаберже' },
  }),
  sampleOrder({ id: 73, data: { pass_date: addDays(today, -3) }, info: { status: 'confirmed', status_label: 'Подтверждена' } }),
]

async function open(path: string, language: 'ru' | 'fa' = 'ru') {
  serve({ get_upcoming: { success: true, data: { result: orders } } })
  return renderPortal({ path, as: member('owner'), language })
}
const isShown = (id: number) => screen.queryByText(`№ ${id}`) !== null

describe('the filters of the list', () => {
  it('are read from the address and written to it', async () => {
    const portal = await open('/upcoming?status=rejected&past=true')
    expect(await screen.findByText('№ 72')).toBeTruthy()
    expect(isShown(71)).toBe(false)
    const status = screen.getByRole('combobox', { name: 'Статус' })
    const list = await openList(status)
    await userEvent.click(list.getByRole('option', { name: /^Подтверждена/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Показать 3' }))
    expect(await screen.findByText('№ 71')).toBeTruthy()
    expect(portal.address()).toBe('/upcoming?past=true&status=confirmed,rejected')
    expect(status.textContent).toContain('Подтверждена, ещё 1')
    await chooseMany(status, /^Отклонена/)
    expect(portal.address()).toBe('/upcoming?past=true&status=confirmed')
    await chooseMany(status, /^Подтверждена/)
    expect(portal.address()).toBe('/upcoming?past=true')
  })

  it('say how many orders each of them would show', async () => {
    await open('/upcoming')
    expect(await screen.findByRole('button', { name: /^Не оплачены\s*1$/ })).toBeTruthy()
    const museums = (await openList(screen.getByRole('combobox', { name: 'Музей' }))).getAllByRole('option')
    expect(museums.map(({ textContent }) => textContent)).toEqual(['Эрмитаж 2', 'Музей Фаберже 1'])
    expect(screen.queryByRole('combobox', { name: 'Вид заказа' })).toBeNull()
  })

  it('say what they hide when nothing is left, and come off with one press', async () => {
    const portal = await open('/upcoming?unpaid=true&museum=2')
    expect(await screen.findByText('Фильтры скрыли все заказы')).toBeTruthy()
    expect(screen.getByText('Показано 0 из 3')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Снять «Не оплачены»: скрывает 2' }))
    expect(await screen.findByText('№ 72')).toBeTruthy()
    expect(portal.address()).toBe('/upcoming?museum=2')
  })

  it('offer all orders with one press too', async () => {
    const portal = await open('/upcoming?status=waiting_list&guide=-')
    await userEvent.click(await screen.findByRole('button', { name: 'Показать все · 3' }))
    expect(await screen.findByText('№ 71')).toBeTruthy()
    expect(portal.address()).toBe('/upcoming')
  })
})

describe('a change that waits', () => {
  const asked = { revision: 2, changes: {}, schedule_item_id: 5, asked_at: `${today}T10:00:00+03:00`, by: { name: '', by_staff: false } }
  const changing = sampleOrder({
    id: 74,
    data: { pass_date: today },
    info: { status: 'confirmed', status_label: 'Подтверждена', time: null, pending_change: { ...asked, total: null, penalty: null } },
  })

  it.each(['', '?view=table'])('is told on its row: %s', async (look) => {
    serve({ get_upcoming: { success: true, data: { result: [...orders, changing] } } })
    await renderPortal({ path: `/upcoming${look}`, as: member('owner') })
    expect(await screen.findAllByText('изменение ждёт решения')).toHaveLength(1)
  })

  it('is counted on its day of the calendar', async () => {
    serve({ get_upcoming: { success: true, data: { result: [...orders, changing] } } })
    await renderPortal({ path: '/upcoming?view=calendar', as: member('owner') })
    expect(await screen.findByRole('button', { name: /2 заказа, 60\u00a0чел\., Подтверждена 2, 1 изменение ждёт решения/ })).toBeTruthy()
  })
})

describe('what is past', () => {
  it('lies folded under its own heading, and the address opens it', async () => {
    const portal = await open('/upcoming')
    const heading = await screen.findByText('Прошедшие')
    const fold = heading.closest('details') as HTMLDetailsElement
    expect(fold.open).toBe(false)
    expect(within(fold).getByText('№ 73')).toBeTruthy()
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    await expect.poll(() => portal.address()).toBe('/upcoming?past=true')
  })

  it('is open where there is nothing else', async () => {
    await open('/upcoming?status=confirmed&guide=%D0%9B%D0%B8+%D0%92%D1%8D%D0%B9&museum=1')
    const fold = (await screen.findByText('№ 73')).closest('details') as HTMLDetailsElement
    expect(fold.open).toBe(false)
    cleanup()
    serve({ get_upcoming: { success: true, data: { result: [orders[2]] } } })
    await renderPortal({ path: '/upcoming', as: member('owner') })
    expect(((await screen.findByText('№ 73')).closest('details') as HTMLDetailsElement).open).toBe(true)
  })
})

describe('the calendar of orders', () => {
  it('says of equipment that nobody counted no number of people', async () => {
    const equipment = { ...(orders[0] as Order), data: { ...(orders[0] as Order).data, tickets: [] } }
    serve({ get_upcoming: { success: true, data: { result: [equipment] } } })
    await renderPortal({ path: '/upcoming?view=calendar', as: member('owner') })
    expect(await screen.findByRole('button', { name: /: 1 заказ, Подтверждена 1$/, current: 'date' })).toBeTruthy()
  })

  it('shows today with what is in it, and the chosen day beneath', async () => {
    const portal = await open('/upcoming?view=calendar')
    const cell = await screen.findByRole('button', { name: /1 заказ, 30\u00a0чел\., Подтверждена 1/, current: 'date' })
    expect(cell.getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByText('№ 71')).toBeTruthy()
    expect(isShown(72)).toBe(false)
    const other = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .find((button) => button !== cell) as HTMLElement
    await userEvent.click(other)
    expect(portal.address()).toMatch(/^\/upcoming\?view=calendar&day=\d{4}-\d{2}-\d{2}$/)
  })

  it('is walked by arrows, past the edge of the month too', async () => {
    await open('/upcoming?view=calendar&day=2026-12-01')
    const first = await screen.findByRole('button', { name: /^вторник, 1 декабря/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toContain('2 декабря')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => document.activeElement?.textContent).toContain('25 ноября')
    expect(screen.getByRole('grid').getAttribute('aria-label')).toContain('ноябрь 2026')
  })

  it('is walked by the other keys of every month, too: to the ends of the week, by month, and with Shift by year', async () => {
    await open('/upcoming?view=calendar&day=2026-12-02')
    ;(await screen.findByRole('button', { name: /^среда, 2 декабря/ })).focus()
    const led = [
      ['{End}', '6 декабря', 'декабрь 2026'],
      ['{Home}', '30 ноября', 'ноябрь 2026'],
      ['{PageDown}', '30 декабря', 'декабрь 2026'],
      ['{Shift>}{PageDown}{/Shift}', '30 декабря', 'декабрь 2027'],
      ['{Shift>}{PageUp}{/Shift}', '30 декабря', 'декабрь 2026'],
      ['{PageUp}', '30 ноября', 'ноябрь 2026'],
    ] as const
    for (const [keys, day, month] of led) {
      await userEvent.keyboard(keys)
      await expect.poll(() => screen.getByRole('grid').getAttribute('aria-label')).toContain(month)
      await expect.poll(() => document.activeElement?.textContent).toContain(day)
    }
  })

  it('has the Persian dates beside the Gregorian ones for Persian readers', async () => {
    await open('/upcoming?view=calendar&day=2026-12-01', 'fa')
    expect(await screen.findByText('آذر – دی ۱۴۰۵')).toBeTruthy()
    const week = within(screen.getByRole('grid')).getAllByRole('columnheader')
    expect(week[0]?.getAttribute('abbr')).toBe('شنبه')
  })
})
