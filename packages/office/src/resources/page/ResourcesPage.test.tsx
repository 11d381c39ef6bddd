import { expect, test } from 'vitest'
import { screen, userEvent, waitFor } from '@anfilada/ui/testing'
import type { Work } from '@anfilada/contract/orders/resources'
import { FakeActions, refusal } from '../../testing/fake-actions.ts'
import { coach } from '../../testing/examples.ts'
import { renderOffice } from '../../testing/render-office.tsx'
// Loaded before the clock of the first test runs: on a busy machine it waits for the screen, not for its chunks.
import '@anfilada/phrases/office-running/en'
import './ResourcesPage.tsx'

const work = (order_id: number, clashes: number[] = []): Work => ({
  order_id,
  kind: 'transport',
  customer: 'Neva Tour',
  status: 'confirmed',
  date: '2026-12-01',
  time: '10:00',
  until: '14:00',
  pax: 38,
  clashes,
})
const equipment = [{ service: 'ag', stock: 160, taken: 30, free: 130 }]

function open(answers: object = {}) {
  const server = new FakeActions({
    office_resources: {
      result: {
        equipment,
        loans: [],
        resources: [{ ...coach, work: [work(71, [72]), work(72, [71])] }],
        employees: [],
        unassigned: [work(73)],
      },
    },
    office_equipment: { result: [{ date: '2026-12-01', equipment }] },
    order_assignment: {
      result: { order_id: 73, resource: null, employee: null, resources: [{ ...coach, clashes: [71, 72] }], employees: [] },
    },
    ...answers,
  })
  renderOffice({ address: '/resources?date=2026-12-01', server })
  return server
}

test('work that clashes says with what, and an order without anybody is given to a vehicle though it is busy', async () => {
  const assigned = { order_id: 73, resource: coach, employee: null, resources: [{ ...coach, clashes: [] }], employees: [] }
  const server = open({ assign_resource: { result: assigned } })
  expect(await screen.findByRole('button', { name: /No\. 71, Neva Tour, 10:00–14:00.*clashes with order 72/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Assign No. 73' }))
  await userEvent.click(await screen.findByRole('radio', { name: /Coach A 204\s*busy: order 71, 72/ }))
  await waitFor(() => expect(server.asked('assign_resource')[0]).toEqual({ order_id: 73, resource_id: 3 }))
})

test('a loan tells its day once, and both days when it comes back on another', async () => {
  const loan = {
    customer: 'Neva Tour',
    status: 'confirmed',
    service: 'ag',
    quantity: 12,
    pickup: '2026-12-01T10:30:00+03:00',
    zone: 'Europe/Moscow',
  }
  const loans = [
    { ...loan, order_id: 81, return_at: '2026-12-01T19:00:00+03:00' },
    { ...loan, order_id: 82, return_at: '2026-12-02T09:00:00+03:00' },
  ]
  open({ office_resources: { result: { equipment, loans, resources: [], employees: [], unassigned: [] } } })
  expect(await screen.findByText('1 December, 10:30–19:00')).toBeTruthy()
  expect(screen.getByText('1 December, 10:30 – 2 December, 09:00')).toBeTruthy()
})

test('a stock below what is promised is refused at its field, for the days that were asked', async () => {
  const sentence = 'More is promised on one of these days.'
  const server = open({ set_equipment: refusal('equipment_in_use', sentence, { stock: sentence }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the stock Audio guide' }))
  await userEvent.clear(screen.getByLabelText('How many there are'))
  await userEvent.type(screen.getByLabelText('How many there are'), '20')
  await userEvent.click(screen.getByRole('radio', { name: 'for these days only' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(server.asked('set_equipment')[0]).toEqual({ service: 'ag', stock: 20, from: '2026-12-01', until: '2026-12-01' })
})

test('whoever has no work that day is folded into one line, which opens', async () => {
  const idle = ['B 17', 'C 30', 'D 44'].map((name, at) => ({ ...coach, id: 10 + at, name: `Coach ${name}`, work: [] }))
  const resources = [{ ...coach, work: [work(71)] }, ...idle]
  open({ office_resources: { result: { equipment, loans: [], resources, employees: [], unassigned: [] } } })
  const shown = () =>
    [...document.querySelectorAll('[data-row] b')].map((name) => name.textContent).filter((name) => name.startsWith('Coach'))
  await screen.findByRole('button', { name: '3 more without work' })
  expect(shown()).toEqual(['Coach A 204'])
  await userEvent.click(screen.getByRole('button', { name: '3 more without work' }))
  expect(shown()).toEqual(['Coach A 204', 'Coach B 17', 'Coach C 30', 'Coach D 44'])
  await userEvent.click(screen.getByRole('button', { name: 'hide those without work' }))
  expect(shown()).toEqual(['Coach A 204'])
})
