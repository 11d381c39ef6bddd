import { expect, test } from 'vitest'
import { screen, within } from '@anfilada/ui/testing'
import type { OfficeOrderContext } from '@anfilada/contract/orders/order-context'
import { FakeServer } from '../../testing/fake-server.ts'
import { officeOrder } from '../../testing/orders.ts'
import { renderOffice } from '../../testing/render-office.tsx'

const account = { due: 31_260_000, overdue: 4_800_000, limit: 50_000_000, left: 12_930_000, balance: 1_650_000 }

async function openBeside(context: Partial<OfficeOrderContext>, qty_guide = 0) {
  const order = officeOrder({ id: 71 })
  const server = new FakeServer([{ ...order, data: { ...order.data, qty_guide } }, officeOrder({ id: 72 })])
  server.context = { ...server.context, account, ...context }
  renderOffice({ address: '/queue?order=71', server })
  const pane = await screen.findByRole('complementary', { name: 'Customer and history' })
  await within(pane).findByText(/312/)
  const rowOf = (term: string) => {
    const name = within(pane).getByText(term, { selector: 'dt' })
    return name.nextElementSibling as HTMLElement
  }
  const wordOf = (term: string) => (rowOf(term).textContent ?? '').replaceAll('\u00a0', ' ')
  return { pane, rowOf, wordOf }
}
const isMarked = (row: HTMLElement, look: string) => row.querySelector(`.${look}`) !== null

test('beside an order stands what its customer owes, what of it is overdue, his limit and what is left of it', async () => {
  const { rowOf, wordOf } = await openBeside({})
  expect(['to pay', 'of it overdue', 'limit', 'left with this order', 'on balance'].map(wordOf)).toEqual([
    '312,600 ₽',
    '48,000 ₽',
    '500,000 ₽',
    '129,300 ₽',
    '16,500 ₽',
  ])
  expect([isMarked(rowOf('of it overdue'), 'loss'), isMarked(rowOf('left with this order'), 'loss')]).toEqual([true, false])
})

test('a limit that the order would exceed says by how much, in colour and in words', async () => {
  const { pane, rowOf, wordOf } = await openBeside({ account: { ...account, left: -2_000_000 } })
  expect(wordOf('short with this order')).toBe('20,000 ₽')
  expect(isMarked(rowOf('short with this order'), 'loss')).toBe(true)
  expect(within(pane).queryByText('left with this order')).toBeNull()
})

test('a guide’s license stands with its last day; one that is over, or none, with the escorts that are wanting', async () => {
  const { rowOf, wordOf } = await openBeside({ license: { until: null, ended: '2026-04-30', needed: 2 } }, 1)
  expect([wordOf('guide’s licence'), wordOf('accompanying guides')]).toEqual(['was valid until 30 Apr 2026', '1 of 2'])
  expect([isMarked(rowOf('guide’s licence'), 'missing'), isMarked(rowOf('accompanying guides'), 'missing')]).toEqual([true, true])
})

test('a guide with a license needs no escorts', async () => {
  const { rowOf, wordOf } = await openBeside({ license: { until: '2027-04-30', ended: null, needed: 0 } })
  expect([wordOf('guide’s licence'), wordOf('accompanying guides')]).toEqual(['valid until 30 Apr 2027', '0'])
  expect(isMarked(rowOf('guide’s licence'), 'missing')).toBe(false)
})

test('a guide who never had a license is told from one whose license is over', async () => {
  const { wordOf } = await openBeside({ license: { until: null, ended: null, needed: 1 } }, 1)
  expect([wordOf('guide’s licence'), wordOf('accompanying guides')]).toEqual(['none for this day', '1 of 1'])
})

test('the day of the group stands hour by hour, the open order marked in it', async () => {
  const day: OfficeOrderContext['day'] = [
    { id: 70, kind: 'transport', time: '09:30', place: 'Coach', status: 'confirmed' },
    { id: 71, kind: 'museum_tickets', time: '12:00', place: 'Hermitage', status: 'in_processing' },
  ]
  const { pane } = await openBeside({ day })
  const heading = await within(pane).findByRole('heading', { name: 'The group’s day' })
  const rows = await within(heading.parentElement as HTMLElement).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^09:30.*Coach$/),
    expect.stringMatching(/^12:00.*Hermitage$/),
  ])
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true'])
})

test('under the chart stands what the slot will be once Enter is pressed', async () => {
  await openBeside({})
  expect(screen.getByText('Once confirmed, 6 of 50 are left at 12:00.')).toBeTruthy()
})
