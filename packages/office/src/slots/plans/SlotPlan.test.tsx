import { expect, test } from 'vitest'
import { choose, fireEvent, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'
import { inTheWay, officeSlot, rulePreview, slotPlan, slotPreview, slotRule, slotRules } from '../../testing/slots.ts'
// Loaded before the clock of the first test runs: on a busy machine it waits for the screen, not for its chunks.
import '@anfilada/phrases/office-running/en'
import '../page/SlotsPage.tsx'
import './SlotPlanDialogs.tsx'

const objects = [{ museum_object_id: 'main', museum_id: 1, museum: 'Hermitage', object: 'Main complex' }]
const slot = officeSlot(7, '2026-12-01', '12:00')
const asked = inTheWay()
const confirmed = inTheWay({ id: 48_290, status: 'confirmed', revision: 2, customer: 'Volga Tour' })
const refused = slotPreview(slot, { refusal: 'capacity_below_taken', missing: 2, orders: [asked] })
const inWay = { slots: [{ id: 7, date: '2026-12-01', time: '12:00', closes: false, missing: 14 }], orders: [asked, confirmed] }
const counts = { due: 1, done: 1, skipped: 0, failed: 0, left: 0, untouched: 0 }
const running = slotPlan({
  counts,
  orders: [
    { ...asked, status: 'rejected', act: 'reject', state: 'done', skipped: null, failure: null },
    { ...confirmed, act: 'offer', state: 'due', skipped: null, failure: null },
  ],
})

function open(path: string, answers: object = {}, role: 'dispatcher' | 'office_accountant' = 'dispatcher') {
  const server = new FakeActions({
    object_names: { result: objects },
    slot_plans: { result: [] },
    office_slots: { result: [slot] },
    preview_slots: { result: [refused] },
    slot_rules: { result: slotRules([slotRule()]) },
    preview_slot_rule: { result: rulePreview({ orders: [{ ...asked }] }) },
    preview_slot_plan: { result: inWay },
    start_slot_plan: { result: running },
    slot_plan: { result: running },
    stop_slot_plan: { result: running },
    ...answers,
  })
  renderOffice({ address: path, server, role })
  return server
}

/** The plan of one slot that is to have ten places. */
async function planOfSlot(answers: object = {}): Promise<{ server: FakeActions; dialog: HTMLElement }> {
  const server = open('/slots?day=2026-12-01', answers)
  await userEvent.click(await screen.findByRole('gridcell', { name: /1, 12:00|12:00: \d+ of/ }))
  fireEvent.change(screen.getByLabelText('Capacity'), { target: { value: '10' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a plan for the orders' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/14 places to free/)
  return { server, dialog }
}

test('what is chosen for all is sent for each that allows it, and what is chosen for one goes before', async () => {
  const { server, dialog } = await planOfSlot()
  await userEvent.click(within(dialog).getByRole('radio', { name: /To the waiting list/ }))
  expect(within(dialog).getByLabelText<HTMLButtonElement>('What to do with order 48290').value).toBe('leave')
  await choose(within(dialog).getByLabelText('What to do with order 48302'), /offer|another time/i)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start the plan' }))
  await waitFor(() => expect(server.asked('start_slot_plan')).toHaveLength(1))
  expect(server.asked('start_slot_plan')[0]).toEqual({
    museum_object_id: 'main',
    slot_ids: [7],
    slot: { capacity: 10, closed: false },
    orders: [
      { order_id: 48_302, revision: 1, act: 'offer' },
      { order_id: 48_290, revision: 2, act: 'leave' },
    ],
  })
})

test('nothing is rejected without a reason, which is asked for beside its field', async () => {
  const { server, dialog } = await planOfSlot()
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Reject/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start the plan' }))
  const field = await within(dialog).findByRole('textbox', { description: 'Enter the reason: the customer reads it.' })
  expect(server.asked('start_slot_plan')).toEqual([])
  await userEvent.type(field, 'The hall is closed')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start the plan' }))
  await waitFor(() => expect(server.asked('start_slot_plan')[0]).toMatchObject({ reason: 'The hall is closed' }))
})

test('a plan that begins is watched in the same place, order by order, and stopped there', async () => {
  const { server, dialog } = await planOfSlot()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start the plan' }))
  const progress = await screen.findByRole('dialog')
  expect(await within(progress).findByText('1 of 2 decided.')).toBeTruthy()
  const [first, second] = within(progress).getAllByRole('listitem')
  expect(first?.textContent).toContain('rejected')
  expect(second?.textContent).toContain('another time to be offered')
  await userEvent.click(within(progress).getByRole('button', { name: 'Stop the plan' }))
  await waitFor(() => expect(server.asked('stop_slot_plan')).toEqual([{ plan_id: 3 }]))
})

test('the plan of a rule takes the rule as it is typed, and coming back nothing typed is lost', async () => {
  const server = open('/slots?view=rules')
  await userEvent.click(await screen.findByRole('button', { name: 'Change Summer' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Places of a time slot'), { target: { value: '20' } })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Make a plan for the orders' }))
  const plan = await screen.findByRole('dialog', { name: 'Plan for orders' })
  await within(plan).findByText(/14 places to free/)
  expect(server.asked('preview_slot_plan')[0]).toMatchObject({ museum_object_id: 'main', rule_id: 5, revision: 2, rule: { capacity: 20 } })
  await userEvent.click(within(plan).getByRole('button', { name: 'Cancel' }))
  expect(within(dialog).getByLabelText<HTMLInputElement>('Places of a time slot').value).toBe('20')
})

test('orders that were passed over or failed say why', async () => {
  const plan = slotPlan({
    ended_at: '2026-11-21T10:00:00Z',
    counts: { ...counts, due: 0, done: 0, skipped: 1, failed: 1 },
    orders: [
      { ...asked, status: 'cancelled', act: 'reject', state: 'skipped', skipped: 'closed', failure: null },
      { ...confirmed, act: 'offer', state: 'failed', skipped: null, failure: 'There is no other time.' },
    ],
  })
  open('/slots?view=rules', { slot_plans: { result: [plan] }, slot_plan: { result: plan } })
  const strip = await screen.findByRole('region', { name: 'Plans for orders' })
  expect(strip.textContent).toContain('Passed over: 1, failed: 1.')
  await userEvent.click(within(strip).getByRole('button', { name: 'Open the plan' }))
  const progress = await screen.findByRole('dialog')
  expect(await within(progress).findByText('There is no other time.')).toBeTruthy()
  expect(within(progress).getByText('already closed')).toBeTruthy()
  expect(within(progress).queryByRole('button', { name: 'Stop the plan' })).toBeNull()
})

test('whoever may not decide about orders is led to no plan', async () => {
  open('/slots?view=rules', { slot_plans: { result: [running] } }, 'office_accountant')
  await userEvent.click(await screen.findByRole('button', { name: 'Open the plan' }))
  const progress = await screen.findByRole('dialog')
  expect(await within(progress).findByText('1 of 2 decided.')).toBeTruthy()
  expect(within(progress).queryByRole('button', { name: 'Stop the plan' })).toBeNull()
})
