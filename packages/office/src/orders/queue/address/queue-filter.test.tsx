import { describe, expect, test } from 'vitest'
import { chooseMany, openList, screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { FakeServer } from '../../../testing/fake-server.ts'
import { officeOrder } from '../../../testing/orders.ts'
import { renderOffice } from '../../../testing/render-office.tsx'

const tickets = officeOrder({ id: 71 })
const coach = officeOrder({ id: 72 })
Object.assign(coach.data, {
  kind: 'transport',
  museum_id: null,
  schedule_item_id: null,
  vehicle: 'coach',
  pickup: 'Pulkovo',
  dropoff: 'Hotel Azimut',
  hours: 6,
  adult: 36,
  child: 2,
})
Object.assign(coach.info, { museum: 'Transport', object: 'Coach' })

describe('the queue of all kinds', () => {
  test('is narrowed to a kind in the address, and shown whole again', async () => {
    const office = renderOffice({ address: '/queue?order=72', server: new FakeServer([tickets, coach]) })
    await screen.findByRole('option', { name: /71/ })
    await chooseMany(screen.getByRole('combobox', { name: 'Kind of order' }), /transport/i)
    await waitFor(() => expect(screen.queryByRole('option', { name: /71/ })).toBeNull())
    await waitFor(() => expect(office.address()).toBe('/queue?kind=transport&order=72'))
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('option', { name: /71/ })).toBeTruthy()
  })

  test('says how many of each kind wait, and takes several kinds and parts from the address, also one of before', async () => {
    const server = new FakeServer([tickets, coach])
    renderOffice({ address: '/queue?kind=transport,museum_tickets&part=new&order=72', server })
    const kind = await screen.findByRole('combobox', { name: 'Kind of order' })
    await screen.findByRole('option', { name: /71/ })
    expect(kind.textContent).toMatch(/, 1 more2$/)
    const list = await openList(kind)
    expect(list.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent?.at(-1))).toEqual(['1', '1'])
    expect(list.getByRole('option', { name: /^Guide/ }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(list.getByRole('option', { name: /transport/i }))
    expect(screen.getByRole('button', { name: 'Show 1' })).toBeTruthy()
  })

  test('tells of a coach where it goes, and offers no waiting list where there is no line to stand in', async () => {
    renderOffice({ address: '/queue?order=72', server: new FakeServer([tickets, coach]) })
    expect(await screen.findByRole('heading', { name: 'Coach' })).toBeTruthy()
    expect(screen.getAllByText(/Pulkovo → Hotel Azimut/)).toHaveLength(2)
    expect(screen.getByRole('textbox', { name: /pick-up place/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /waiting list/ })).toBeNull()
  })

  test('says that nothing matches, not that the queue is empty', async () => {
    renderOffice({ address: '/queue?kind=guide&order=71', server: new FakeServer([tickets]) })
    expect(await screen.findByRole('heading', { name: 'No such orders' })).toBeTruthy()
  })
})
