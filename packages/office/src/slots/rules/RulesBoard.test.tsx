import { expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'
import { rulePreview, slotRule, slotRules } from '../../testing/slots.ts'
// Loaded before the clock of the first test runs: on a busy machine it waits for the screen, not for its chunks.
import '@anfilada/phrases/office-running/en'
import '../page/SlotsPage.tsx'

const objects = [{ museum_object_id: 'main', museum_id: 1, museum: 'Hermitage', object: 'Main complex' }]
const order = { id: 48_302, status: 'confirmed', customer: 'Neva Tour', type: 'cn', places: 12, date: '2027-05-03', time: '10:00' } as const

function open(answers: object = {}, role: 'dispatcher' | 'office_accountant' = 'dispatcher') {
  const server = new FakeActions({
    object_names: { result: objects },
    slot_plans: { result: [] },
    office_slots: { result: [] },
    slot_rules: {
      result: slotRules([slotRule(), slotRule({ id: 6, title: 'Sanitary day', kind: 'closed', dates: ['2027-05-03'], times: [] })]),
    },
    preview_slot_rule: { result: rulePreview() },
    save_slot_rule: { result: slotRules([]) },
    remove_slot_rule: { result: slotRules([]) },
    ...answers,
  })
  renderOffice({ address: '/slots?view=rules', server, role })
  return server
}

test('a rule reads as when, at which hours and for how many', async () => {
  open()
  const board = await screen.findByRole('region', { name: 'Rules of time slots' })
  const [summer, closed] = within(board).getAllByRole('listitem')
  expect(summer?.textContent).toContain('10:00–11:00/30 · 40 places')
  expect(closed?.textContent).toContain('no time slots')
  expect(within(board).getByRole('status').textContent).toMatch(/^There are time slots until /)
})

test('while slots are made, the board says how far they are', async () => {
  open({ slot_rules: { result: slotRules([slotRule()], { filled_until: '2027-03-01' }) } })
  const status = within(await screen.findByRole('region', { name: 'Rules of time slots' })).getByRole('status')
  expect(status.textContent).toBe('Time slots are being made: ready until 1 March 2027, wanted until 1 December 2027')
})

test('days that were opened for once and that no rule fills are named, on the board and before a rule is saved', async () => {
  open({
    slot_rules: { result: slotRules([slotRule()], { unruled: ['2027-05-10'] }) },
    preview_slot_rule: { result: rulePreview({ unruled: ['2027-05-17'] }) },
  })
  const board = await screen.findByRole('region', { name: 'Rules of time slots' })
  expect(within(board).getByText(/no rule speaks of them.*10 May/)).toBeTruthy()
  await userEvent.click(within(board).getByRole('button', { name: 'Remove Summer' }))
  expect(await within(await screen.findByRole('alertdialog')).findByText(/no rule speaks of them.*17 May/)).toBeTruthy()
})

test('a new rule says what it would make before it is saved, and is sent as it was shown', async () => {
  const server = open({ preview_slot_rule: { result: rulePreview({ made: 365 }) } })
  await userEvent.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = await screen.findByRole('dialog', { name: 'New rule: Main complex' })
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Winter')
  await userEvent.type(within(dialog).getByLabelText('Hours'), '10:00–11:00/30')
  await userEvent.type(within(dialog).getByLabelText('Places of a time slot'), '40')
  expect(await within(dialog).findByText('365 added, 0 changed, 0 closed')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the rule' }))
  await waitFor(() => expect(server.asked('save_slot_rule')).toHaveLength(1))
  const [sent] = server.asked('save_slot_rule')
  expect(sent).toMatchObject({
    museum_object_id: 'main',
    rule: { title: 'Winter', kind: 'season', times: ['10:00', '10:30', '11:00'], capacity: 40 },
  })
  expect(server.asked('preview_slot_rule').at(-1)).toMatchObject({ rule: (sent as { rule: object }).rule })
})

test('orders that stand in the way are named, and are left where they are only when staff say so', async () => {
  const server = open({ preview_slot_rule: { result: rulePreview({ closed: 20, orders: [order] }) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Summer' }))
  const dialog = await screen.findByRole('alertdialog')
  expect((await within(dialog).findByRole('link', { name: 'No. 48302' })).getAttribute('href')).toBe('/office/queue?order=48302')
  await userEvent.click(within(dialog).getByLabelText('Leave the orders where they are'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the rule' }))
  await waitFor(() => expect(server.asked('remove_slot_rule')).toEqual([{ rule_id: 5, revision: 2, leave_orders: true }]))
})

test('an accountant reads the rules and changes none', async () => {
  open({}, 'office_accountant')
  await screen.findByRole('region', { name: 'Rules of time slots' })
  expect(screen.queryByRole('button', { name: 'New rule' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove Summer' })).toBeNull()
})
