import { beforeEach, describe, expect, test } from 'vitest'
import { screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { FakeServer } from '../../testing/fake-server.ts'
import { officeOrder } from '../../testing/orders.ts'
import { renderOffice } from '../../testing/render-office.tsx'

beforeEach(() => sessionStorage.clear())

const bar = () => screen.findByRole('contentinfo', { name: 'Latest decision' })
async function openQueue(set: (server: FakeServer) => void = () => undefined) {
  const server = new FakeServer([officeOrder({ id: 71 }), officeOrder({ id: 72 }), officeOrder({ id: 73 })])
  server.waits = true
  set(server)
  const office = renderOffice({ address: '/queue?order=71', server })
  await screen.findByRole('form', { name: 'Decision' })
  return { server, office }
}

describe('a decision that waits its minute', () => {
  test('stands in the bar with what is left, in the place of a toast, and comes back by Z to the order', async () => {
    const { server, office } = await openQueue()
    await userEvent.keyboard('{Enter}')
    expect((await bar()).textContent).toMatch(/Order 71 is confirmed: Hermitage, 1 December, 12:00.*The customer is told in (60|59)\ss/)
    await waitFor(() => expect(office.address()).toBe('/queue?order=72'))
    expect(screen.queryAllByText(/Order 71 is confirmed/)).toHaveLength(1)
    await userEvent.keyboard('[KeyZ]')
    await waitFor(() => expect(office.address()).toBe('/queue?order=71'))
    expect(server.decisions.at(-1)).toMatchObject({ action: 'undo_decision', data: { order_id: 71 } })
    await waitFor(() => expect(screen.queryByRole('contentinfo', { name: 'Latest decision' })).toBeNull())
  })

  test('gives way to a newer one, and is there again when that was taken back', async () => {
    const { server } = await openQueue()
    await userEvent.keyboard('{Enter}')
    expect((await bar()).textContent).toContain('71')
    await screen.findByRole('button', { name: /Confirm/ })
    await userEvent.click(await screen.findByRole('button', { name: /Confirm/ }))
    await waitFor(async () => expect((await bar()).textContent).toContain('72'))
    await userEvent.click(screen.getByRole('button', { name: /Back to the queue/ }))
    await waitFor(async () => expect((await bar()).textContent).toContain('71'))
    expect(server.decisions.at(-1)).toMatchObject({ action: 'undo_decision', data: { order_id: 72 } })
  })

  test('that a colleague took leaves his name and the seconds that are left in the place of the answers, for the eye and the ear', async () => {
    const decision = { act: 'reject_order', by: 'Pavel', mine: false, until: '2026-11-20T09:41:00+03:00', seconds_left: 40 } as const
    const server = new FakeServer([{ ...officeOrder({ id: 71 }), decision }])
    renderOffice({ address: '/queue?order=71', server })
    const said = (await screen.findByText('Pavel: reject.')).closest('[role=status]') as HTMLElement
    expect(said.textContent).toMatch(/^Pavel: reject\. The customer is told in \d+\ss$/)
    expect(said.nextElementSibling?.textContent).toMatch(/^The customer is told in \d+\ss$/)
    expect(said.nextElementSibling?.getAttribute('aria-hidden')).toBe('true')
    expect(screen.queryByRole('button', { name: /Confirm|Take it back/ })).toBeNull()
  })
})

test('a decision that nothing came of says why, until it is read', async () => {
  const failed = { id: 5, sentence: '', instead: { kind: 'cancelled', actor: 'Irina' } } as const
  const gone = { act: 'confirm_order', order: officeOrder({ id: 70 }), time: '12:00', until: '2026-11-20T09:41:00+03:00' } as const
  await openQueue((server) => (server.own = [{ ...gone, seconds_left: 0, failed }]))
  expect((await bar()).textContent).toMatch(/Nothing came of the decision on order 70\. While it waited: Cancelled, Irina\./)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('contentinfo', { name: 'Latest decision' })).toBeNull()
})
