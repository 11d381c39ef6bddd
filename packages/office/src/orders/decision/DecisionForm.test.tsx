import { beforeEach, describe, expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeServer } from '../../testing/fake-server.ts'
import { officeOrder } from '../../testing/orders.ts'
import { renderOffice } from '../../testing/render-office.tsx'

beforeEach(() => sessionStorage.clear())

async function openOrder(...orders: Parameters<typeof officeOrder>[0][]) {
  const server = new FakeServer(orders.map(officeOrder))
  const office = renderOffice({ address: `/queue?order=${orders[0]?.id}`, server })
  await screen.findByRole('form', { name: 'Decision' })
  return { server, office }
}
const answers = () => within(screen.getByRole('form', { name: 'Decision' })).getAllByRole('button')

describe('confirming an order', () => {
  test('sends the hour asked for and the usual entrance on the revision that was seen, then opens the next order', async () => {
    const { server, office } = await openOrder({ id: 71 }, { id: 72 })
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Order 71 is confirmed: Hermitage, 1 December, 12:00')).toBeTruthy()
    expect(server.decisions).toMatchObject([
      { action: 'confirm_order', token: 'token-1', data: { order_id: 71, revision: 1, time: '12:00', entrance: 'Entrance 3' } },
    ])
    await waitFor(() => expect(office.address()).toBe('/queue?order=72'))
  })

  test('is done once when Enter is pressed twice', async () => {
    const { server } = await openOrder({ id: 71 }, { id: 72 })
    await userEvent.keyboard('{Enter}{Enter}')
    await screen.findByText(/Order 71 is confirmed/)
    expect(server.decisions).toHaveLength(1)
  })

  test('asks for the entrance beside its field and sends nothing without it', async () => {
    const { server } = await openOrder({ id: 71 })
    const entrance = screen.getByRole('textbox', { name: /entrance/ })
    await userEvent.clear(entrance)
    await userEvent.click(screen.getByRole('button', { name: /Confirm/ }))
    expect(await screen.findByRole('textbox', { name: /entrance/, description: /Enter the entrance/ })).toBe(document.activeElement)
    expect(server.decisions).toEqual([])
  })

  test('keeps what was typed while the dispatcher looks at another order', async () => {
    await openOrder({ id: 71 }, { id: 72 })
    await userEvent.keyboard('[KeyT]')
    await userEvent.clear(screen.getByRole('textbox', { name: /time/ }))
    await userEvent.keyboard('9.45{Escape}[KeyJ]')
    await screen.findByRole('option', { selected: true, name: /72/ })
    await waitFor(() => expect(screen.getByRole('button', { name: /Confirm/ }).textContent).toContain('12:00'))
    await userEvent.keyboard('[KeyK]')
    await waitFor(() => expect(screen.getByRole('button', { name: /Confirm/ }).textContent).toContain('09:45'))
  })

  test('keeps what was typed through a reload, until the order asks for another hour', async () => {
    const { office } = await openOrder({ id: 71 })
    const time = () => screen.findByRole<HTMLInputElement>('textbox', { name: /time/ })
    await userEvent.clear(await time())
    await userEvent.type(await time(), '9.45')
    office.unmount()
    await openOrder({ id: 71 })
    expect((await time()).value).toBe('9.45')
  })

  test('from the waiting list is refused with the numbers while the slot is too full', async () => {
    const { server } = await openOrder({ id: 71, status: 'waiting_list', pax: 38, free: 6 })
    const confirm = screen.getByRole('button', { name: /Confirm/, description: 'Places needed: 38, available: 6' })
    await userEvent.click(confirm)
    await userEvent.keyboard('{Escape}')
    expect(server.decisions).toEqual([])
  })
})

describe('the answers', () => {
  test('are those that the status allows, called by their words alone', async () => {
    await openOrder({ id: 71 })
    for (const name of ['Confirm 12:00', 'To the waiting list', 'Reject…', 'Cancel order…']) screen.getByRole('button', { name })
    expect(answers()).toHaveLength(4)
  })

  test('of a confirmed order are only to cancel it', async () => {
    await openOrder({ id: 71, status: 'confirmed' })
    expect(answers()).toEqual([screen.getByRole('button', { name: 'Cancel order…' })])
  })

  test('are not offered to those who may only read', async () => {
    const server = new FakeServer([officeOrder({ id: 71 })])
    renderOffice({ address: '/queue?order=71', server, role: 'office_accountant' })
    expect(await screen.findByText(/A dispatcher decides/)).toBeTruthy()
    await userEvent.keyboard('{Enter}[KeyW]')
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull()
    expect(server.decisions).toEqual([])
  })
})

describe('rejecting an order', () => {
  test('takes a reason by its number', async () => {
    const { server } = await openOrder({ id: 71 })
    await userEvent.keyboard('[KeyR]')
    await screen.findByRole('alertdialog', { name: 'Reject order 71?' })
    await userEvent.keyboard('[Digit2]{Enter}')
    await screen.findByText(/Order 71 is rejected/)
    expect(server.decisions).toMatchObject([{ action: 'reject_order', data: { reason: 'The venue is closed on this day' } }])
  })

  test('takes a reason in own words and does not go without one', async () => {
    const { server } = await openOrder({ id: 71 })
    await userEvent.click(screen.getByRole('button', { name: /Reject/ }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }))
    expect(await within(dialog).findByText('Choose a reason.')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('radio', { name: /Other/ }))
    await userEvent.type(within(dialog).getByRole('textbox'), 'The lift is out of order{Enter}')
    await screen.findByText(/Order 71 is rejected/)
    expect(server.decisions).toMatchObject([{ action: 'reject_order', data: { reason: 'The lift is out of order' } }])
  })

  test('opens with the reason of the key that was pressed on the board', async () => {
    const { server } = await openOrder({ id: 71 })
    await userEvent.keyboard('[Digit4]')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reject order 71?' })
    const debt = within(dialog).getByRole<HTMLInputElement>('radio', { name: /Debt/ })
    expect(debt.checked).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(debt))
    await userEvent.keyboard('{Enter}')
    await screen.findByText(/Order 71 is rejected/)
    expect(server.decisions).toMatchObject([{ action: 'reject_order', data: { reason: 'Debt under the contract' } }])
  })

  test('is left without a trace', async () => {
    const { server } = await openOrder({ id: 71 })
    await userEvent.keyboard('[KeyR]')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep in the queue' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(server.decisions).toEqual([])
  })
})

test('cancelling a confirmed order says what is lost, in places and money, and keeps focus on the safe button', async () => {
  const { server } = await openOrder({ id: 71, status: 'confirmed' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order 71?' })
  expect(dialog.textContent).toContain('38 places go back on sale.')
  expect(dialog.textContent).toContain('58,100\u00a0₽')
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Keep the order' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  await screen.findByText(/Order 71 is cancelled/)
  expect(server.decisions).toMatchObject([{ action: 'cancel_order', data: { order_id: 71 } }])
})

test('an order that holds no places loses none when it is cancelled or rejected', async () => {
  await openOrder({ id: 71, status: 'confirmed', pax: 0 })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order 71?' })
  expect(dialog.textContent).toContain('58,100\u00a0₽')
  expect(dialog.textContent).not.toMatch(/place/)
})
