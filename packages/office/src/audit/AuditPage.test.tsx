import { expect, test } from 'vitest'
import { fireEvent, screen, userEvent, waitFor } from '@anfilada/ui/testing'
import type { AuditLine } from '@anfilada/contract/customers/audit'
import { FakeActions } from '../testing/fake-actions.ts'
import { answers } from '../testing/form-answers.ts'
import { renderOffice } from '../testing/render-office.tsx'

const line = (id: number, changed: Partial<AuditLine>): AuditLine => ({
  id,
  at: '2026-11-20T12:40:00+03:00',
  actor: { id: 9, name: 'Pavel Orlov' },
  customer: { id: 4, name: 'Neva Tour' },
  action: 'acting.post_request',
  subject: 'order',
  subject_id: '48302',
  details: { customer: 'Neva Tour' },
  names: {},
  address: '127.0.0.1',
  ...changed,
})
const lines = [
  line(3, {}),
  line(2, { action: 'customer.terms_changed', details: { pay_hours: { from: 24, to: 48 } } }),
  line(1, { action: 'moon.seen' }),
  line(8, { action: 'duty.shift_set', details: { date: '2026-11-21', from: '10:00', until: '18:00' } }),
  line(7, { action: 'duty.checked_in', details: { until: '2026-11-20T13:40:00+03:00' } }),
  line(5, { action: 'terms.object_changed', details: { penalty: { from: 0, to: 30_000 }, free_change_hours: { from: 24, to: 48 } } }),
  line(6, { action: 'payment.allocated', details: { amount: 123_456 } }),
  line(4, {
    action: 'order.assigned',
    details: { resource: { from: null, to: 4 }, employee: { from: 7, to: null } },
    names: { 'resource:4': 'Coach 49' },
  }),
  line(9, {
    action: 'terms.object_changed',
    subject: 'museum_object',
    subject_id: 'hermitage-main',
    details: {},
    names: { 'museum_object:hermitage-main': 'Hermitage, Main complex' },
  }),
  line(10, { action: 'session.opened', subject: 'session', subject_id: 'x1', details: { device: 'node' } }),
]

function open(address: string) {
  const actions = ['acting.post_request', 'customer.terms_changed']
  const server = new FakeActions({ office_audit: { result: lines, next: null, actions } })
  return { server, office: renderOffice({ address, server, role: 'admin' }) }
}

test('an entry names the employee, the customer he acted for, the act in words and what changed', async () => {
  open('/audit')
  expect(await screen.findByRole('cell', { name: /Sent an order for the customer/ })).toBeTruthy()
  expect(screen.getByText('on behalf of Neva Tour')).toBeTruthy()
  expect(screen.getByText('hours to pay: 24 → 48')).toBeTruthy()
  expect(screen.getByText('moon.seen')).toBeTruthy()
})

test('a moment, a day, an hour, a sum and a term of an entry are told as what they are', async () => {
  open('/audit')
  expect(await screen.findByText('day: 21 November')).toBeTruthy()
  expect(screen.getByText('until: 18:00')).toBeTruthy()
  expect(screen.getByText(/^until: 20 November, 13:40/)).toBeTruthy()
  expect(screen.getByText(/^amount: 1.234[.,]56/)).toBeTruthy()
  expect(screen.getByText('penalty: no penalty → 300 ₽ per person')).toBeTruthy()
  expect(screen.getByText(/: 1 day before → 2 days before$/)).toBeTruthy()
})

test('what is kept by a code or a number is told by its name, its noun and number, or a word', async () => {
  open('/audit')
  expect(await screen.findByText('venue Hermitage, Main complex')).toBeTruthy()
  expect(screen.getByText('resource: none → Coach 49')).toBeTruthy()
  expect(screen.getByText(/^member of staff: No\..7 → none$/)).toBeTruthy()
  expect(screen.getAllByText('order 48302').length).toBeGreaterThan(0)
  expect(screen.getByText('device: an application')).toBeTruthy()
})

test('a name narrows the log to itself, in the address, and is taken away again', async () => {
  const { server, office } = open('/audit?from=2026-11-01&to=nonsense')
  await userEvent.click((await screen.findAllByRole('button', { name: 'Only actions of Pavel Orlov' }))[0] as HTMLElement)
  await waitFor(() => expect(office.address()).toBe('/audit?from=2026-11-01&actor=9'))
  await waitFor(() => expect(server.asked('office_audit')[0]).toEqual({ actor_id: 9, period_lower: '2026-11-01' }))
  await userEvent.click(await screen.findByRole('button', { name: /Remove the filter: Who: Pavel Orlov/ }))
  await waitFor(() => expect(office.address()).toBe('/audit?from=2026-11-01'))
})

test.each([
  ['/audit', 'office_audit', { result: lines, next: null, actions: [] }],
  ['/ledger', 'ledger_transactions', { result: [], next: null }],
  ['/payments', 'list_payments', { result: [], next: null }],
])(
  'a period of %s that ends before it begins is said beside its end and asks for nothing until it is put right',
  async (page, action, answer) => {
    const server = new FakeActions({ ...answers, [action]: answer })
    const office = renderOffice({ address: `${page}?from=2026-11-02`, server, role: 'admin' })
    await waitFor(() => expect(server.asked(action)[0]).toMatchObject({ period_lower: '2026-11-02' }))
    const to = await screen.findByLabelText<HTMLInputElement>(/^to$/i)
    const type = (value: string) => fireEvent.change(to, { target: { value } })
    type('2026-11-01')
    expect(await screen.findByLabelText(/^to$/i, { selector: '[aria-invalid="true"]' })).toBe(to)
    expect(to.getAttribute('aria-describedby')).toBe(screen.getByText('The first date is later than the second').closest('p')?.id)
    expect([to.value, office.address(), server.asked(action).length]).toEqual(['2026-11-01', `${page}?from=2026-11-02`, 1])
    type('2026-11-02')
    await waitFor(() => expect(office.address()).toBe(`${page}?from=2026-11-02&to=2026-11-02`))
    expect(to.getAttribute('aria-invalid')).toBeNull()
  },
)
