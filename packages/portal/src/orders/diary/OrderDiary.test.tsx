// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CustomerRole } from '@anfilada/contract/abilities'
import { lastingDays } from '@anfilada/contract/dates'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const year = new Date().getFullYear() + 1
const unpaid = sampleOrder({ data: { pass_date: `${year}-06-01` }, info: { status: 'confirmed', due: 4_500_000 } })
const balance = {
  balance: 6_000_000,
  settlement: 'invoice',
  credit_limit: 10_000_000,
  available: 4_000_000,
  due_total: 6_000_000,
  due_today: 800_000,
  due_overdue: 1_500_000,
  due_count: 2,
  due_fees: 0,
  due_opening: 0,
  kept: 250_000,
  due_orders: [],
  currency: 'RUB',
}

async function openUpcoming(role: CustomerRole, stands: object = balance, order = unpaid) {
  const calls = serve({
    get_upcoming: { success: true, data: { result: [order] } },
    get_balance: { success: true, data: { result: stands } },
  })
  await renderPortal({ path: '/upcoming', as: member(role) })
  await screen.findByText('№ 71')
  return calls
}

const factsOf = async (title: string) => {
  const region = await screen.findByRole('region', { name: title })
  await within(region).findAllByRole('term')
  const words = (role: string) =>
    within(region)
      .getAllByRole(role)
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  return words('term').map((term, index) => `${term}: ${words('definition')[index]}`)
}

describe('above the orders', () => {
  it('stands in one line what is due, of it what is due today and what is overdue, and what lies on the balance', async () => {
    const calls = await openUpcoming('accountant')
    const due = await screen.findByText(/^К оплате/, { selector: 'span' })
    expect(due.parentElement?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'К оплате 60 000 ₽сегодня 8 000 ₽просрочено 15 000 ₽на балансе 2 500 ₽',
    )
    expect(calls.filter(({ action }) => action === 'get_balance')).toHaveLength(1)
  })
})

describe('under the orders', () => {
  it('stand free changes that end this week, each with its day and its hour', async () => {
    const at = new Date(Date.now() + lastingDays(3)).toISOString()
    const ending = sampleOrder({ data: { pass_date: `${year}-06-01` }, info: { status: 'confirmed', free_changes_until: at } })
    await openUpcoming('accountant', balance, ending)
    const entry = within(await screen.findByRole('region', { name: 'Сроки' })).getByRole('listitem')
    expect(entry.textContent?.replaceAll(/\s/g, ' ')).toMatch(
      /^\d+ \p{L}+\.?Последний день бесплатных изменений: Эрмитаж№ 71 · до \d\d:\d\d · на 1 июн\.$/u,
    )
  })

  it('stands how the customer stands by the ledger, the archive’s debts apart', async () => {
    await openUpcoming('accountant')
    expect(await factsOf('Баланс')).toEqual(['Долг: 60 000 ₽', 'Доступно для заказов: 40 000 ₽', 'К оплате в архиве: 15 000 ₽'])
  })

  it('stands what fees of renewals are due apart from the archive, with the way to pay them', async () => {
    await openUpcoming('accountant', { ...balance, due_total: 6_320_000, due_count: 3, due_fees: 320_000 })
    expect(await factsOf('Баланс')).toContain('Взносы за продление: 3 200 ₽')
    expect(await factsOf('Баланс')).toContain('К оплате в архиве: 15 000 ₽')
    expect(screen.getByRole('link', { name: 'Взносы за продление' }).getAttribute('href')).toBe('/payment?what=fees')
  })

  it('stands money paid in advance as the customer’s own', async () => {
    await openUpcoming('owner', { ...balance, balance: -2_500_000, due_total: 4_500_000, available: null, settlement: 'deposit' })
    expect(await factsOf('Баланс')).toEqual(['На балансе: 25 000 ₽'])
    expect(screen.getByText('Оплата с депозита')).toBeTruthy()
  })

  it('stands nothing of money for a guide, and the balance is not asked for', async () => {
    const unseen = { total: null, paid: null, due: null, cancel_penalty: null }
    const calls = await openUpcoming('guide', balance, sampleOrder({ info: { status: 'confirmed', ...unseen } }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(calls.some(({ action }) => action === 'get_balance')).toBe(false)
    expect(document.body.textContent).not.toContain('₽')
  })
})
