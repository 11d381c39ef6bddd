import { describe, expect, test } from 'vitest'
import { tellNews } from '@anfilada/browser/live-news'
import { act, screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { FakeServer } from '../../testing/fake-server.ts'
import { officeOrder } from '../../testing/orders.ts'
import { renderOffice } from '../../testing/render-office.tsx'

async function openQueue(order: number, ...ids: number[]) {
  const server = new FakeServer(ids.map((id) => officeOrder({ id })))
  const office = renderOffice({ address: `/queue?order=${order}`, server })
  await screen.findByRole('form', { name: 'Decision' })
  await screen.findByRole('option', { selected: true, name: /Neva/ })
  return { server, office }
}
const tell = (orderId: number, topic: string) => act(() => tellNews({ event: 'order', orderId, topic }))
const rows = () =>
  screen.getAllByRole('option', { name: /Neva/ }).map(({ textContent }) => /\d{2} · Neva/.exec(textContent)?.[0].slice(0, 2))
const chosen = () => screen.getByRole('option', { selected: true, name: /Neva/ }).textContent
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('a new order', () => {
  test('appears with a mark, is said once and leaves the open one open; the mark goes when it is opened', async () => {
    const { server, office } = await openQueue(72, 71, 72)
    server.place(officeOrder({ id: 73 }))
    tell(73, 'order.placed')
    expect((await screen.findByRole('option', { name: /73/ })).textContent).toContain('new')
    expect(chosen()).toContain('72')
    expect(office.address()).toBe('/queue?order=72')
    await waitFor(() => expect(said()).toContain('New order 73: Hermitage'))
    await userEvent.keyboard('[KeyJ]')
    await waitFor(() => expect(chosen()).toContain('73'))
    expect(chosen()).not.toContain('new')
  })

  test('is found after a gap in the line', async () => {
    const { server } = await openQueue(71, 71)
    server.place(officeOrder({ id: 73 }))
    act(() => tellNews({ event: 'ready', resumed: false }))
    expect(await screen.findByRole('option', { name: /73/ })).toBeTruthy()
  })
})

describe('an order that a colleague decides', () => {
  test('says so on its card and takes no key, and the queue stands still until the reader goes on', async () => {
    const { server } = await openQueue(72, 71, 72, 73)
    server.decideElsewhere(72, 'confirmed', 'Anna')
    tell(72, 'order.confirmed')
    expect(await screen.findByText(/Confirmed while you had the order open/)).toBeTruthy()
    expect(screen.getByText(/Anna, 20 November, 09:40/)).toBeTruthy()
    await userEvent.keyboard('{Enter}[KeyW]')
    expect(server.decisions).toEqual([])
    expect(rows()).toEqual(['71', '72', '73'])
    expect(chosen()).toContain('72')
    await userEvent.keyboard('[KeyJ]')
    await waitFor(() => expect(chosen()).toContain('73'))
    expect(rows()).toEqual(['71', '73'])
  })

  test('leaves the queue at once when another one is open', async () => {
    const { server, office } = await openQueue(73, 71, 72, 73)
    server.decideElsewhere(71, 'rejected', 'Anna')
    tell(71, 'order.rejected')
    await waitFor(() => expect(rows()).toEqual(['72', '73']))
    expect(office.address()).toBe('/queue?order=73')
    expect(screen.queryByText(/while you had the order open/)).toBeNull()
  })

  test('is not told to the one who decided it', async () => {
    const { server } = await openQueue(71, 71)
    server.decideElsewhere(71, 'rejected', 'Pavel')
    tell(71, 'order.rejected')
    await waitFor(() => expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull())
    expect(screen.queryByText(/while you had the order open/)).toBeNull()
  })
})
