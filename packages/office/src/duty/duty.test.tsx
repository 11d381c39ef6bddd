import { expect, test, vi } from 'vitest'
import type { Shift } from '@anfilada/contract/duty'
import { choose, screen, userEvent, within } from '@anfilada/ui/testing'
import { museumDate } from '@anfilada/browser/formats'
import { FakeActions, refusal } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

const museums = [
  { id: 1, name: 'Hermitage' },
  { id: 2, name: 'Peterhof' },
]
const today = museumDate(new Date())
const shift: Shift = {
  id: 7,
  employee: { id: 3, name: 'Anna' },
  museums,
  date: today,
  from: '09:00',
  until: '18:00',
  ends_at: `${today}T18:00:00+03:00`,
  phone: '+7 921 555-01-20',
  state: 'running',
  check_in: null,
}
const standing = { ...shift, check_in: { museum_id: 2, text: 'By the fountain', at: `${today}T09:05:00+03:00` } }
const roster = (shifts: Shift[]) => ({
  result: { shifts, uncovered: [{ id: 1, name: 'Hermitage', orders: 4 }], employees: [{ id: 3, name: 'Anna' }], museums },
})
const done = { result: { id: 7 } }

test('a dispatcher puts an employee on duty with keys alone; what is missing is said, what was typed stays after a refusal', async () => {
  const taken = refusal('shift_overlaps', 'Taken at these hours.', { from: 'Taken.' })
  const server = new FakeActions({ office_duty: roster([]), set_shift: taken })
  renderOffice({ address: '/duty', server })
  await screen.findByText('No shifts on this day')
  await userEvent.keyboard('[KeyN]')
  const dialog = screen.getByRole('dialog', { name: 'Add a shift' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the shift' }))
  expect(within(dialog).getByRole('alert', { name: 'The shift was not saved' })).toBeTruthy()
  expect(server.asked('set_shift')).toEqual([])
  await choose(within(dialog).getByRole('combobox', { name: 'Member of staff' }), 'Anna')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Peterhof' }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Phone on the shift' }), '+7 921 555-01-20{Enter}')
  expect(await within(dialog).findByText('Taken at these hours.')).toBeTruthy()
  expect(server.asked('set_shift')).toEqual([
    { employee_id: 3, museum_ids: [2], date: today, from: '09:00', until: '18:00', phone: '+7 921 555-01-20' },
  ])
  expect(within(dialog).getByRole('textbox', { name: 'Phone on the shift' })).toHaveProperty('value', '+7 921 555-01-20')
})

test('who stands where is read by everybody; who may not run the day changes no shifts', async () => {
  renderOffice({ address: '/duty', server: new FakeActions({ office_duty: roster([standing]) }), role: 'editor' })
  const row = within(await screen.findByRole('list', { name: 'Shifts of the day' })).getByRole('listitem')
  expect(row.textContent).toContain('By the fountainsince 09:05, Peterhof')
  expect(within(row).queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Add a shift' })).toBeNull()
})

test('a place is sent only with the consent, and the browser is asked where it is only when somebody presses for it', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 59.93, longitude: 30.31, accuracy: 8.4 } } as GeolocationPosition),
  )
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }))
  const server = new FakeActions({ my_shifts: { result: [shift] }, check_in: done })
  renderOffice({ address: '/shift', server, role: 'editor' })
  await choose(await screen.findByRole('combobox', { name: 'Museum' }), 'Peterhof')
  await userEvent.type(screen.getByRole('textbox', { name: 'Where are you' }), 'By the fountain')
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText('Without your consent the place is not kept.')).toBeTruthy()
  expect([server.asked('check_in'), getCurrentPosition.mock.calls.length]).toEqual([[], 0])
  await userEvent.click(screen.getByRole('button', { name: 'Add a point on the map' }))
  expect(screen.getByText('The point is added, accurate to 8 metres')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByText('You have checked in')
  expect(server.asked('check_in')).toEqual([{ shift_id: 7, museum_id: 2, place: 'By the fountain', lat: 59.93, lon: 30.31, consent: true }])
})

test('whoever leaves takes the place away; before the day of the shift there is nothing to press', async () => {
  const later = { ...shift, date: '2099-01-01', state: 'ahead' as const }
  const server = new FakeActions({
    my_shifts: () => ({ result: [server.asked('check_out').length > 0 ? later : standing] }),
    check_out: done,
  })
  renderOffice({ address: '/shift', server })
  await userEvent.click(await screen.findByRole('button', { name: 'I have left, delete it' }))
  expect(await screen.findByText('You can check in on the day of the shift.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  expect(server.asked('check_out')).toEqual([{ shift_id: 7 }])
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull()
})
