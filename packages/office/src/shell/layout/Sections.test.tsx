import { expect, test } from 'vitest'
import { screen, userEvent, within } from '@anfilada/ui/testing'
import { FakeActions } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'

test('a word of the bar carries what waits under it, and each section under it its own', async () => {
  const server = new FakeActions({
    office_queue: { result: [], next: null, total: 37, counts: [] },
    office_applications: { result: [], next: null, waiting: 3 },
    list_tasks: { result: [], next: null, open: 5 },
    office_unread_messages: { result: { unread: 2, feedback: 1, orders: [] } },
  })
  renderOffice({ address: '/queue', server, role: 'admin' })
  const bar = within(await screen.findByRole('navigation', { name: 'Sections' }))
  expect(await bar.findByRole('link', { name: 'Queue 37' })).toBeTruthy()
  const money = await bar.findByRole('button', { name: 'Money 5' })
  expect(await bar.findByRole('button', { name: 'Customers 3' })).toBeTruthy()
  expect(bar.getByRole('link', { name: 'Messages 3' })).toBeTruthy()
  expect(bar.getByRole('button', { name: 'Day' })).toBeTruthy()
  await userEvent.click(money)
  const under = bar.getAllByRole('link').map(({ textContent }) => textContent?.trim())
  expect(under).toEqual(expect.arrayContaining(['Payments 5', 'Ledger']))
})
