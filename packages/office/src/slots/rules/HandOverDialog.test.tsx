import { expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'
import { slotHandover, slotRule, slotRules } from '../../testing/slots.ts'
// Loaded before the clock of the first test runs: on a busy machine it waits for the screen, not for its chunks.
import '@anfilada/phrases/office-running/en'
import '../page/SlotsPage.tsx'

const objects = [{ museum_object_id: 'main', museum_id: 1, museum: 'Hermitage', object: 'Main complex' }]

async function open(handover = slotHandover(), rules = [slotRule()]) {
  const server = new FakeActions({
    object_names: { result: objects },
    office_slots: { result: [] },
    slot_rules: { result: slotRules(rules) },
    preview_slot_handover: { result: handover },
    hand_over_slots: { result: handover },
  })
  renderOffice({ address: '/slots?view=rules', server, role: 'dispatcher' })
  await screen.findByRole('region', { name: 'Rules of time slots' })
  return server
}

async function dialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Hand time slots over' }))
  return within(await screen.findByRole('dialog', { name: 'Hand over to the rules: Main complex' }))
}

test('says of every slot of hands what becomes of it, and hands over those that are alike', async () => {
  const server = await open(slotHandover({ different: 3, too_full: 1, closed: 2, unruled: 4 }))
  const shown = await dialog()
  expect(await shown.findByText('12 time slots are as the rules say and are handed over')).toBeTruthy()
  expect(shown.getByText('3 time slots are different')).toBeTruthy()
  expect(shown.getByText('1 stays by hand: more is taken or kept than the rule gives')).toBeTruthy()
  expect(shown.getByText('2 were closed by hand and stay closed')).toBeTruthy()
  expect(shown.getByText('4 stay by hand: there is no rule for their times')).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Hand over' }))
  await waitFor(() => expect(server.asked('hand_over_slots')).toMatchObject([{ museum_object_id: 'main', change: false }]))
  expect(await screen.findByText('12 time slots go over to the rules')).toBeTruthy()
})

test('changes those that are different only on wish', async () => {
  const server = await open(slotHandover({ alike: 0, different: 3 }))
  const shown = await dialog()
  expect(await shown.findByText('There is nothing to hand over.')).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Hand over' }))
  expect(server.asked('hand_over_slots')).toEqual([])
  await userEvent.click(shown.getByLabelText('Change the different ones to what the rules say'))
  expect(shown.queryByText('There is nothing to hand over.')).toBeNull()
  await userEvent.click(shown.getByRole('button', { name: 'Hand over' }))
  await waitFor(() => expect(server.asked('hand_over_slots')).toMatchObject([{ change: true }]))
})

test('is not offered where there is no rule', async () => {
  await open(slotHandover(), [])
  expect(screen.getByRole('button', { name: 'New rule' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hand time slots over' })).toBeNull()
})
