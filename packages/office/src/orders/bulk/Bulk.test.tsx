import { describe, expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeServer } from '../../testing/fake-server.ts'
import { officeOrder } from '../../testing/orders.ts'
import { renderOffice } from '../../testing/render-office.tsx'

async function openQueue() {
  const orders = [officeOrder({ id: 71 }), officeOrder({ id: 72 }), officeOrder({ id: 73, status: 'confirmed', isChanged: true })]
  const server = new FakeServer(orders)
  renderOffice({ address: '/queue?order=71', server })
  await screen.findByRole('form', { name: 'Decision' })
  return server
}
const marked = () => screen.getAllByRole('option', { checked: true }).map(({ id }) => id.replace('order-', ''))

describe('marking orders', () => {
  test('by X marks the open one and takes the mark away; by Shift and J goes on; by Esc clears all', async () => {
    await openQueue()
    await userEvent.keyboard('[KeyX]')
    expect(marked()).toEqual(['71'])
    await userEvent.keyboard('[KeyX]')
    expect(screen.queryAllByRole('option', { checked: true })).toEqual([])
    await userEvent.keyboard('{Shift>}[KeyJ]{/Shift}')
    expect(marked()).toEqual(['71', '72'])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryAllByRole('option', { checked: true })).toEqual([])
  })

  test('by Shift and a click marks all up to there', async () => {
    await openQueue()
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('option', { name: /73/ }))
    await user.keyboard('{/Shift}')
    expect(marked()).toEqual(['71', '72', '73'])
  })
})

describe('answering marked orders', () => {
  test('counts the people of each order, and of equipment nobody', async () => {
    renderOffice({ address: '/queue?order=71', server: new FakeServer([officeOrder({ id: 71 }), officeOrder({ id: 72, pax: 0 })]) })
    await screen.findByRole('form', { name: 'Decision' })
    await userEvent.keyboard('{Shift>}[KeyJ][Enter]{/Shift}')
    const dialog = await screen.findByRole('dialog', { name: 'Confirm 2 orders?' })
    const [people, equipment] = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(people).toMatch(/ · 38\speople · /)
    expect(equipment).not.toMatch(/people/)
  })

  test('confirms line by line: a refusal stands beside its line and holds nobody up', async () => {
    const server = await openQueue()
    await userEvent.keyboard('{Shift>}[KeyJ][KeyJ][Enter]{/Shift}')
    const dialog = await screen.findByRole('dialog', { name: 'Confirm 3 orders?' })
    expect(server.decisions).toEqual([])
    server.answers = [{ success: false, error: 'The order has changed.', code: 'stale_revision' }]
    await userEvent.keyboard('{Enter}')
    await within(dialog).findByText(/2 orders answered/)
    const lines = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(lines[0]).toContain('The order has changed.')
    expect(lines[1]).toContain('confirmed')
    expect(lines[2]).toContain('change accepted')
    expect(server.decisions).toMatchObject([
      { action: 'confirm_order', data: { order_id: 71, time: '12:00', entrance: 'Entrance 3' } },
      { action: 'confirm_order', data: { order_id: 72 } },
      { action: 'accept_change', data: { order_id: 73, revision: 2 } },
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(marked()).toEqual(['71']))
  })

  test('rejects them for one reason, chosen by its number', async () => {
    const server = await openQueue()
    await userEvent.keyboard('{Shift>}[KeyJ][KeyR]{/Shift}')
    await screen.findByRole('alertdialog', { name: 'Reject 2 orders?' })
    await userEvent.keyboard('[Digit1]{Enter}')
    await screen.findByText(/2 orders answered/)
    expect(server.decisions.map(({ action, data }) => [action, data.order_id, data.reason])).toEqual([
      ['reject_order', 71, 'No places'],
      ['reject_order', 72, 'No places'],
    ])
  })

  test('says before which of them it cannot be, and why; those are not sent and stay marked', async () => {
    const server = await openQueue()
    server.foreseen = { 71: 'Not enough places at 12:00.', 73: 'The credit limit is reached.' }
    await userEvent.keyboard('{Shift>}[KeyJ][KeyJ][Enter]{/Shift}')
    const dialog = await screen.findByRole('dialog', { name: 'Confirm 3 orders?' })
    expect(await within(dialog).findByText(/^2 cannot be answered so/)).toBeTruthy()
    expect(dialog.textContent).toContain('The others get their answer: 1.')
    const lines = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect([lines[0], lines[2]]).toEqual([
      expect.stringContaining('Not enough places at 12:00.'),
      expect.stringContaining('The credit limit is reached.'),
    ])
    expect(server.decisions).toEqual([])
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /at once/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm 1' }))
    await within(dialog).findByText(/1 order answered/)
    expect(server.decisions).toMatchObject([{ action: 'confirm_order', data: { order_id: 72, now: true } }])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(marked()).toEqual(['71', '73']))
  })

  test('says plainly when the server could not tell beforehand, and that all would pass when it could', async () => {
    const server = await openQueue()
    server.foreseen = 'silence'
    await userEvent.keyboard('{Shift>}[KeyJ][Enter]{/Shift}')
    const dialog = await screen.findByRole('dialog', { name: 'Confirm 2 orders?' })
    expect(await within(dialog).findByText(/It could not be checked beforehand: the server gave no answer\./)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    server.foreseen = {}
    await userEvent.keyboard('{Shift>}[Enter]{/Shift}')
    expect(await screen.findByText(/Checked: all can be answered so\./)).toBeTruthy()
  })

  test('stops at a silence and repeats that line with the same key', async () => {
    const server = await openQueue()
    await userEvent.keyboard('{Shift>}[KeyJ][Enter]{/Shift}')
    const dialog = await screen.findByRole('dialog')
    server.answers = ['silence']
    await userEvent.keyboard('{Enter}')
    await within(dialog).findByText(/No connection to the server/)
    expect(server.decisions).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: /Confirm 2/ }))
    await within(dialog).findByText(/2 orders answered/)
    expect(server.decisions.map(({ data }) => data.order_id)).toEqual([71, 71, 72])
    expect(server.decisions[1]?.key).toBe(server.decisions[0]?.key)
  })
})
