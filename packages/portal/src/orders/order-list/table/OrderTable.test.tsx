// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { museumDate } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import type { Order } from '@anfilada/contract/orders/orders'
import { serve } from '../../../testing/fake-server.ts'
import { renderPortal } from '../../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../../testing/samples.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const today = museumDate(new Date())
const order = (id: number, days: number, info: Partial<Order['info']> = {}) =>
  sampleOrder({ id, data: { pass_date: addDays(today, days) }, info: { status: 'confirmed', ...info } })
const orders = [
  order(71, 1, { due: 4_500_000, allowed: ['pay'] }),
  order(72, 1),
  order(73, 2, { due: 1_200_000, total: 4_500_000, allowed: ['pay'] }),
  order(74, -3),
]

async function open(path = '/upcoming?view=table', language: Language = 'ru') {
  serve({ get_upcoming: { success: true, data: { result: orders } }, prefetch_payment: 'never', get_request: 'never' })
  return renderPortal({ path, as: member('owner'), language })
}
const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-order="${id}"]`)
const focused = () => document.activeElement?.getAttribute('data-order')

describe('the table of orders', () => {
  it('has a row for each day and for each order to come, and what is past at a press', async () => {
    const portal = await open()
    expect(await screen.findAllByRole('row')).toHaveLength(1 + 2 + 3)
    expect(screen.getByRole('rowheader', { name: /, завтра, / })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Прошедшие · 1' }))
    await expect.poll(() => rowOf(74)).toBeTruthy()
    expect(portal.address()).toBe('/upcoming?view=table&past=true')
  })

  it('writes the weekday of a near day as its language does', async () => {
    await open('/upcoming?view=table', 'en')
    expect(await screen.findByRole('rowheader', { name: /, tomorrow, [A-Z][a-z]+day$/ })).toBeTruthy()
  })

  it('is walked by J and K, marked by X, and P pays what is marked', async () => {
    const portal = await open()
    await screen.findAllByRole('row')
    await userEvent.keyboard('[KeyJ][KeyX][KeyJ][KeyJ]')
    expect(focused()).toBe('73')
    await userEvent.keyboard('[KeyX]')
    expect(screen.getByText('оплатить 2')).toBeTruthy()
    await userEvent.keyboard('[KeyK]')
    expect(focused()).toBe('72')
    await userEvent.keyboard('[KeyP]')
    await expect.poll(() => portal.address()).toBe('/payment?vouchers=71,+73')
  })

  it('opens the chosen order by Enter', async () => {
    const portal = await open()
    await screen.findAllByRole('row')
    await userEvent.keyboard('[KeyJ][KeyJ][Enter]')
    await expect.poll(() => portal.address()).toBe('/upcoming/info?id=72')
  })

  it('leaves the keys to whoever turned single ones off', async () => {
    await open()
    await screen.findAllByRole('row')
    localStorage.setItem('keyList', 'off')
    await userEvent.keyboard('[KeyJ]')
    expect(focused()).toBeNull()
  })

  it('stays as the reader left it', async () => {
    const portal = await open('/upcoming')
    await userEvent.click(await screen.findByRole('button', { name: 'Таблица' }))
    await screen.findByRole('table')
    const row = within(rowOf(71) as HTMLElement)
    expect(row.getByRole('link', { name: 'Оплатить' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Заказы' }))
    await expect.poll(() => portal.address()).toBe('/upcoming')
    expect(screen.getByRole('table')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Список' }))
    await expect.poll(() => screen.queryByRole('table')).toBeNull()
  })
})
