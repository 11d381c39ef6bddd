import { describe, expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeServer } from '../../testing/fake-server.ts'
import { officeOrder } from '../../testing/orders.ts'
import { renderOffice } from '../../testing/render-office.tsx'

async function openChange(role?: 'office_accountant') {
  const server = new FakeServer([officeOrder({ id: 71, status: 'confirmed', isChanged: true }), officeOrder({ id: 72 })])
  const office = renderOffice({ address: '/queue?order=71', server, role })
  const change = await screen.findByRole('region', { name: 'The customer asks to change the order' })
  return { server, office, change }
}

describe('a change of a confirmed order', () => {
  test('is told as a diff with its money and stands in the queue with a mark', async () => {
    const { change } = await openChange()
    const words = change.textContent.replaceAll(/\s/g, ' ')
    expect(words).toContain('adults: 38 → 40')
    expect(words).toContain('now58,100 ₽will be61,100 ₽extra to pay3,000 ₽')
    expect(screen.getByRole('option', { name: /71/ }).textContent).toContain('change')
  })

  test('is accepted by Enter on the revision that was seen, and the next order opens', async () => {
    const { server, office } = await openChange()
    await screen.findByRole('button', { name: /Accept the change/ })
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('The change to order 71 is accepted: Hermitage, 1 December, 12:00')).toBeTruthy()
    expect(server.decisions).toMatchObject([{ action: 'accept_change', data: { order_id: 71, revision: 2 } }])
    await waitFor(() => expect(office.address()).toBe('/queue?order=72'))
  })

  test('is declined by R with a reason, and not without one', async () => {
    const { server } = await openChange()
    await userEvent.keyboard('[KeyR]')
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline the change to order 71?' })
    await userEvent.click(within(dialog).getByRole('button', { name: /Decline the change/ }))
    expect(await within(dialog).findByText('Enter the reason: the customer will see it.')).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('textbox'), 'The hall is full{Enter}')
    await screen.findByText(/The change to order 71 is declined/)
    expect(server.decisions).toMatchObject([{ action: 'decline_change', data: { order_id: 71, revision: 2, reason: 'The hall is full' } }])
  })

  test('is lost with an order that is cancelled, and the dialog says so', async () => {
    await openChange()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order 71?' })
    expect(dialog.textContent).toContain('The change that is still waiting for an answer is lost with the order.')
  })

  test('is shown and not answered by those who may only read', async () => {
    const { server, change } = await openChange('office_accountant')
    await userEvent.keyboard('{Enter}[KeyR]')
    expect(within(change).queryByRole('button')).toBeNull()
    expect(server.decisions).toEqual([])
  })
})
