import { describe, expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeServer } from '../../testing/fake-server.ts'
import { equipmentOrder, officeOrder } from '../../testing/orders.ts'
import { renderOffice } from '../../testing/render-office.tsx'

const queueOf = (...ids: number[]) => new FakeServer(ids.map((id) => officeOrder({ id })))
const chosenRow = () => screen.findByRole('option', { selected: true, name: /Neva/ })

describe('the queue', () => {
  test('opens its head and writes it into the address', async () => {
    const office = renderOffice({ address: '/queue', server: queueOf(71, 72) })
    expect((await chosenRow()).textContent).toContain('71')
    expect(office.address()).toBe('/queue?order=71')
  })

  test('is walked by J and K on any layout, and the open order follows', async () => {
    const office = renderOffice({ address: '/queue?order=71', server: queueOf(71, 72) })
    await chosenRow()
    await userEvent.keyboard('[KeyJ]')
    await waitFor(() => expect(office.address()).toBe('/queue?order=72'))
    await userEvent.keyboard('[KeyK]')
    await waitFor(() => expect(office.address()).toBe('/queue?order=71'))
  })

  test('leads whoever answered by a button on to the next order, whose name has the focus then', async () => {
    const office = renderOffice({ address: '/queue?order=71', server: queueOf(71, 72, 73) })
    for (const next of [72, 73]) {
      await userEvent.click(await screen.findByRole('button', { name: /Confirm/ }))
      await waitFor(() => expect(office.address()).toBe(`/queue?order=${next}`))
      await waitFor(() => expect(document.activeElement?.matches('h2')).toBe(true))
    }
  })

  test('stays narrowed on the way back from an order that had the window to itself', async () => {
    const office = renderOffice({ address: '/queue?part=new&order=71', server: queueOf(71, 72) })
    await chosenRow()
    expect(screen.getByRole('link', { name: 'Back to the queue' }).getAttribute('href')).toBe('/office/queue?part=new')
    expect(office.address()).toBe('/queue?part=new&order=71')
  })

  test('is one line beside an order that has the window to itself: where it stands, and its neighbours', async () => {
    const office = renderOffice({ address: '/queue?order=72', server: queueOf(71, 72, 73) })
    await chosenRow()
    const line = await screen.findByRole('navigation', { name: 'Queue' })
    expect(line.textContent).toContain('2 of 3')
    await userEvent.click(within(line).getByRole('button', { name: 'Next order' }))
    await waitFor(() => expect(office.address()).toBe('/queue?order=73'))
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Queue' }).textContent).toContain('3 of 3'))
    await userEvent.click(screen.getByRole('button', { name: 'Previous order' }))
    await waitFor(() => expect(office.address()).toBe('/queue?order=72'))
  })

  test('stands by the hour of the answer: what is overdue first, whatever the visit, and J walks over the headings', async () => {
    const [tomorrow, overdue] = [officeOrder({ id: 71 }), officeOrder({ id: 72 })]
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
    const server = new FakeServer([
      { ...tomorrow, answer_by: hours(24 * 9) },
      { ...overdue, answer_by: hours(-1) },
    ])
    const office = renderOffice({ address: '/queue', server })
    await waitFor(() => expect(office.address()).toBe('/queue?order=72'))
    const groups = screen.getAllByRole('group').filter((group) => within(group).queryAllByRole('option').length > 0)
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['answer overdue', 'answer later'])
    expect(within(groups[0] as HTMLElement).getByRole('option').textContent).toMatch(/was due/)
    expect(within(groups[1] as HTMLElement).getByRole('option').textContent).not.toMatch(/due|by \d/)
    expect(screen.getByText(/1 is urgent/)).toBeTruthy()
    await userEvent.keyboard('[KeyJ]')
    await waitFor(() => expect(office.address()).toBe('/queue?order=71'))
    // A range is marked across the headings as it stands on the screen.
    await userEvent.keyboard('{Shift>}[KeyK]{/Shift}')
    await waitFor(() => expect(screen.getAllByRole('option', { checked: true })).toHaveLength(2))
  })

  test('is narrowed to what is urgent, which the address keeps beside the other filters and on the way back', async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
    const server = new FakeServer([
      { ...officeOrder({ id: 71 }), answer_by: hours(24 * 9) },
      { ...officeOrder({ id: 72 }), answer_by: hours(-1) },
    ])
    const office = renderOffice({ address: '/queue?part=new', server })
    await waitFor(() => expect(office.address()).toBe('/queue?part=new&order=72'))
    const urgent = screen.getByRole('button', { name: 'Urgent1' })
    expect(urgent.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(urgent)
    await waitFor(() => expect(office.address()).toBe('/queue?part=new&urgent=true&order=72'))
    expect(screen.getAllByRole('option').map(({ id }) => id)).toEqual(['order-72'])
    expect((await screen.findByRole('navigation', { name: 'Queue' })).textContent).toContain('1 of 1')
    expect(screen.getByRole('link', { name: 'Back to the queue' }).getAttribute('href')).toBe('/office/queue?part=new&urgent=true')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  })

  test('says that it is empty when every order has its answer', async () => {
    renderOffice({ address: '/queue', server: queueOf() })
    expect((await screen.findAllByRole('heading', { name: 'The queue is empty' })).length).toBeGreaterThan(0)
  })

  test('says of a filter that nothing is among its orders, not that all have their answer', async () => {
    renderOffice({ address: '/queue?part=new', server: queueOf() })
    expect(await screen.findByRole('heading', { name: 'No such orders' })).toBeTruthy()
    expect(screen.queryByText('The queue is empty')).toBeNull()
  })

  test('tells what happened when it cannot be read, and is read again on demand', async () => {
    const server = queueOf(71)
    server.queueAnswer = 'silence'
    renderOffice({ address: '/queue', server })
    expect(await screen.findByText(/No connection to the server/)).toBeTruthy()
    // What is not known is not said to be empty.
    expect(screen.queryByText('The queue is empty')).toBeNull()
    server.queueAnswer = 'orders'
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await chosenRow()).textContent).toContain('71')
  })

  test('opens an order that is not in it by the address, and says when there is no such order', async () => {
    renderOffice({ address: '/queue?order=99', server: queueOf(71) })
    expect(await screen.findByText('The order is not found.')).toBeTruthy()
  })
})

describe('equipment of a group that nobody counted', () => {
  test('shows no country and no number of people, in its row and on its card', async () => {
    renderOffice({ address: '/queue?order=71', server: new FakeServer([equipmentOrder(71)]) })
    expect((await chosenRow()).textContent).toMatch(/Audio guide:\u00a012/)
    await screen.findAllByText('NEVA-71')
    expect(document.body.textContent).not.toMatch(/China|\b0 (pax|persons?|people)|country/i)
    expect((await chosenRow()).textContent).not.toMatch(/Tour0|(^|\D)0$/)
  })

  test('is told apart from tickets, which show both', async () => {
    renderOffice({ address: '/queue?order=71', server: queueOf(71) })
    expect((await chosenRow()).textContent).toMatch(/Tour38/)
    expect((await screen.findAllByText('China')).length).toBeGreaterThan(0)
  })
})

test('W is told where the chosen order has a waiting list, and keeps its room where it has none', async () => {
  renderOffice({ address: '/queue?order=71', server: new FakeServer([officeOrder({ id: 71 }), equipmentOrder(72)]) })
  await chosenRow()
  const isIdle = () => screen.getByText('to the waiting list').classList.contains('idle')
  expect(isIdle()).toBe(false)
  await userEvent.keyboard('[KeyJ]')
  await waitFor(() => expect(isIdle()).toBe(true))
})

test('the keys can be listed and turned off', async () => {
  const office = renderOffice({ address: '/queue?order=71', server: queueOf(71, 72) })
  await chosenRow()
  await userEvent.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await userEvent.click(within(keys).getByRole('switch', { name: 'Single-key shortcuts work' }))
  await userEvent.click(within(keys).getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('[KeyJ]')
  expect(office.address()).toBe('/queue?order=71')
})

test('a dead session leads to the login and keeps the order in the address', async () => {
  const server = queueOf(71)
  server.unauthenticated = true
  const office = renderOffice({ address: '/queue?order=71', server })
  expect(await screen.findByRole('heading', { name: 'Staff login' })).toBeTruthy()
  expect(office.address()).toBe('/login?order=71')
  expect(localStorage.getItem('office.accessToken')).toBeNull()
})
