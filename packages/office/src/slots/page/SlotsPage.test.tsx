import { expect, test } from 'vitest'
import { choose, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'
import { officeSlot, slotPreview } from '../../testing/slots.ts'
// Loaded before the clock of the first test runs: on a busy machine it waits for the screen, not for its chunks.
import '@anfilada/phrases/office-running/en'
import './SlotsPage.tsx'

const first = officeSlot(7, '2026-12-01', '12:00')
const second = officeSlot(8, '2026-12-01', '12:30', { capacity: 40, taken: 0, free: 40 })
const objects = [{ museum_object_id: 'main', museum_id: 1, museum: 'Hermitage', object: 'Main complex' }]
const order = { id: 48_302, status: 'confirmed', customer: 'Neva Tour', type: 'cn', places: 12 } as const

function open(answers: object = {}, role: 'dispatcher' | 'office_accountant' = 'dispatcher', shown = 'day=2026-12-01') {
  const server = new FakeActions({
    object_names: { result: objects },
    slot_plans: { result: [] },
    office_slots: { result: [first, second] },
    preview_slots: { result: [slotPreview(first), slotPreview(second)] },
    set_slot: { result: [] },
    set_quota: { result: [] },
    ...answers,
  })
  renderOffice({ address: `/slots?${shown}`, server, role })
  return server
}
const cell = (time: string) => screen.findByRole('gridcell', { name: new RegExp(`1, ${time}|${time}: \\d+ of`) })

test('a capacity below what is taken names the orders beside the field and cannot be saved', async () => {
  const refused = slotPreview(first, { refusal: 'capacity_below_taken', missing: 2, orders: [order] })
  const server = open({ preview_slots: { result: [refused] } })
  await userEvent.click(await cell('12:00'))
  const field = screen.getByLabelText('Capacity')
  await userEvent.clear(field)
  await userEvent.type(field, '10')
  const said = await screen.findByRole('region', { name: 'What will happen' })
  expect(await within(said).findByText(/2 more are taken/)).toBeTruthy()
  expect(within(said).getByRole('link', { name: 'No. 48302' }).getAttribute('href')).toBe('/office/queue?order=48302')
  expect(screen.getByRole('button', { name: 'Save 1 time slot' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(field, '{Enter}')
  expect(server.asked('set_slot')).toEqual([])
  expect((field as HTMLInputElement).value).toBe('10')
})

test.each(['3.5', '-5', '1e9', '100000'])('a capacity of %s is refused while it is typed, and stays as it was typed', async (typed) => {
  const server = open()
  await userEvent.click(await cell('12:00'))
  const field = screen.getByLabelText<HTMLInputElement>('Capacity')
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  expect(await screen.findByRole('textbox', { name: 'Capacity', description: 'A whole number from 0 to 10,000.' })).toBe(field)
  expect(field.value).toBe(typed)
  expect(server.asked('set_slot')).toEqual([])
})

test('several slots get one quota by keyboard, and the focus goes back to the table', async () => {
  const server = open()
  const grid = await screen.findByRole('grid')
  grid.focus()
  await userEvent.keyboard('{Control>}a{/Control}q')
  expect(await screen.findByRole('heading', { name: '2 time slots' })).toBeTruthy()
  await choose(screen.getByLabelText('Group category'), /Chinese/)
  await userEvent.type(screen.getByLabelText('Places at most'), '20{Enter}')
  await waitFor(() => expect(server.asked('set_quota')[0]).toEqual({ slot_ids: [7, 8], type: 'cn', quota: 20 }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')))
})

test('a month begins with today for the keyboard, and offers no copy of a week', async () => {
  open(
    { office_slots: { result: [officeSlot(6, '2026-11-02', '12:00'), officeSlot(7, '2026-11-21', '12:00')] } },
    'dispatcher',
    'view=month',
  )
  const grid = await screen.findByRole('grid')
  grid.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toMatch(/21 November|November 21/)
  expect(screen.getByText('new time slot')).toBeTruthy()
  expect(screen.queryByText('copy the week')).toBeNull()
})

test('an accountant reads the slots and is told who changes them', async () => {
  open({}, 'office_accountant')
  await userEvent.click(await cell('12:30'))
  expect(screen.getByText('Dispatchers change time slots.')).toBeTruthy()
  expect(screen.queryByLabelText('Capacity')).toBeNull()
})
