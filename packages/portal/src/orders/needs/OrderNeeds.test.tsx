// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CustomerRole } from '@anfilada/contract/abilities'
import { museumDate, museumTime } from '@anfilada/browser/formats'
import { addDays, lastingDays } from '@anfilada/contract/dates'
import type { Order } from '@anfilada/contract/orders/orders'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const today = museumDate(new Date())
type Info = Partial<Order['info']>
const payable = (id: number, days: number, info: Info = {}) =>
  sampleOrder({
    id,
    data: { pass_date: addDays(today, days) },
    info: { status: 'confirmed', status_label: 'Подтверждена', confirmed_time: '14:00', due: 4_500_000, allowed: ['pay'], ...info },
  })

async function open(orders: readonly object[], role: CustomerRole = 'owner') {
  serve({ get_upcoming: { success: true, data: { result: orders } } })
  await renderPortal({ path: '/upcoming', as: member(role) })
  await screen.findAllByRole('button', { name: /^Все/ })
}
const said = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')
const strips = () => within(screen.getByRole('region', { name: /^Ждут вас/ })).getAllByRole('listitem')

describe('what waits for the reader', () => {
  it('says of each what, by when or else what, and the sum on the one act', async () => {
    const until = new Date(Date.now() + lastingDays(3))
    await open([{ ...payable(1, 5), pay_until: until.toISOString() }, payable(2, 0), payable(3, 40)])
    const words = strips().map(said)
    expect(words).toHaveLength(2)
    expect(words[0]).toBe('14:00Эрмитаж, Главный комплекс, сегодня, 14:00: заказ надо оплатить сегодня.Оплатить 45 000 ₽')
    expect(words[1]).toContain(`, ${museumTime(until)}, иначе 30 мест вернутся в продажу.Оплатить 45 000 ₽`)
    const acts = within(screen.getByRole('region', { name: /^Ждут вас/ })).getAllByRole('link')
    expect(acts.map((link) => link.getAttribute('href'))).toEqual(['/payment?vouchers=2', '/payment?vouchers=1'])
  })

  it('pays together what is late together', async () => {
    await open([payable(1, -6), payable(2, -2)])
    expect(said(strips()[0] as Element)).toContain('Просрочена оплата 2 заказов, первый был ')
    expect(screen.getByRole('link', { name: /^Оплатить 90.000.₽$/ }).getAttribute('href')).toBe('/payment?vouchers=1,+2')
  })

  it('is two at most, so that orders are seen under them, and the others at a press', async () => {
    await open([1, 2, 3, 4, 5].map((id) => payable(id, 0)))
    expect(strips()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'ещё 3' }))
    expect(strips()).toHaveLength(5)
  })

  it('marks the row of an order with the same', async () => {
    await open([payable(1, 0), payable(2, -1)])
    expect(screen.getByText('оплатить сегодня')).toBeTruthy()
    expect(screen.getByText('просрочено, 1 день')).toBeTruthy()
  })

  it('takes another time with room for a group that waits, and names it in the row as well', async () => {
    const other_time = { schedule_item_id: 9, date: addDays(today, 5), time: '14:30', free: 61 }
    const waits = payable(1, 5, { status: 'waiting_list', confirmed_time: null, due: 0, allowed: ['edit'] })
    await open([{ ...waits, other_time }])
    const strip = strips()[0] as HTMLElement
    expect(await within(strip).findByRole('button', { name: 'Взять 14:30' })).toBeTruthy()
    expect(said(strip)).toContain(': мест нет. Есть места для всех 30: 14:30.')
    const row = within(document.querySelector<HTMLElement>('section[id^=day-] li') as HTMLElement)
    expect(row.getByText('есть места: 14:30')).toBeTruthy()
    expect(await row.findByRole('button', { name: 'Взять 14:30' })).toBeTruthy()
  })

  it('adds a guide to a group whose own has no license that holds', async () => {
    await open([{ ...payable(1, 5, { due: 0, paid: 4_500_000, allowed: ['edit'] }), needs_guides: 2 }])
    const strip = strips()[0] as HTMLElement
    expect(said(strip)).toContain(': у гида нет действующей лицензии, добавьте сопровождающего.')
    expect(within(strip).getByRole('link', { name: 'Добавить гида' }).getAttribute('href')).toBe('/upcoming/edit?id=1')
  })

  it('is the word of the one who sees what a change costs, and of nobody else', async () => {
    const asked = { revision: 2, changes: {}, schedule_item_id: 5, asked_at: `${today}T10:00:00+03:00`, by: { name: '', by_staff: false } }
    const pending_change = { ...asked, total: 0, penalty: 0, awaits_colleague: true }
    await open([payable(1, 5, { allowed: [], pending_change })])
    expect(said(strips()[0] as Element)).toContain('изменение ждёт вашего согласия.Решить')
    cleanup()
    await open([payable(1, 5, { allowed: [], pending_change })], 'guide')
    expect(screen.queryByRole('region', { name: /^Ждут вас/ })).toBeNull()
  })
})

describe('the row of a rejected order', () => {
  it.each([
    ['14:30', addDays(today, 5), 'На 14:30'],
    ['of another day', '2026-12-02', 'На 2 дек.'],
  ])('begins it anew at the time that has room (%s)', async (_which, date, words) => {
    const other_time = { schedule_item_id: 9, date, time: '14:30', free: 61 }
    await open([{ ...payable(1, 5, { status: 'rejected', confirmed_time: null, due: 0, allowed: [] }), other_time }])
    expect(await screen.findByRole('button', { name: words })).toBeTruthy()
  })
})
