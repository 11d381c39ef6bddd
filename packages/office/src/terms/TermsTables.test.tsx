import { expect, test } from 'vitest'
import { screen } from '@anfilada/ui/testing'
import { FakeActions } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

const usual = { museum_id: 1, museum: 'Hermitage', zone: 'Europe/Moscow', cut_off_minutes: 180, free_change_hours: 48, penalty: 0 }
const objects = [
  { ...usual, museum_object_id: 'main', object: 'Main Complex' },
  { ...usual, museum_object_id: 'staff', object: 'General Staff', penalty: 30_000 },
]
const nothing = { cut_off_minutes: null, free_change_hours: null, penalty: null }

/** The rows of the table, without their acts: what stands in each cell. */
async function openTerms(address: string, customer: object[] = []): Promise<string[][]> {
  const server = new FakeActions({
    object_terms: { result: objects },
    customer_terms: { result: customer },
    office_customer: { result: { id: 4, name: 'Neva Tour' } },
  })
  renderOffice({ address, server, role: 'office_accountant' })
  const rows = (await screen.findAllByRole('row')).slice(1) as HTMLTableRowElement[]
  return rows.map((row) => [...row.cells].slice(0, 4).map(({ textContent }) => textContent))
}

test('the terms of objects print a penalty where there is one, and one line says what an empty cell means', async () => {
  expect(await openTerms('/terms')).toEqual([
    ['Main ComplexHermitage', '3 hours before', '2 days before', ''],
    ['General StaffHermitage', '3 hours before', '2 days before', '300\u00a0₽ per person'],
  ])
  expect(screen.getAllByText('An empty cell: there is no penalty.')).toHaveLength(1)
})

test('the terms of a customer print only what was agreed with him: for one object, and for all', async () => {
  const own = { ...nothing, museum_object_id: 'staff', free_change_hours: 72 }
  expect(await openTerms('/terms?customer=4', [own])).toEqual([
    ['All venuesunless the venue has its own', '', '', ''],
    ['Main ComplexHermitage', '', '', ''],
    ['General StaffHermitage', '', '3 days before', ''],
  ])
  expect(screen.getAllByText('An empty cell: the usual term of the venue holds.')).toHaveLength(1)
  expect(document.body.textContent).not.toMatch(/usual for the venue|no penalty/)
})

test('what was agreed for all objects is printed as such where the object has nothing of its own', async () => {
  const rows = await openTerms('/terms?customer=4', [{ ...nothing, museum_object_id: null, penalty: 0 }])
  expect(rows.map((row) => row[3])).toEqual(['no penalty', 'no penaltyas for all venues', 'no penaltyas for all venues'])
})
