import { expect, test } from 'vitest'
import type { StaffRole } from '@anfilada/contract/abilities'
import type { OfficeLicense } from '@anfilada/contract/licenses/licenses'
import { choose, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions, refusal } from '../testing/fake-actions.ts'
import { officeGuides, officeLicense } from '../testing/licenses.ts'
import { renderOffice } from '../testing/render-office.tsx'

function open(license: OfficeLicense = officeLicense(), role: StaffRole = 'dispatcher', address = '/licenses?license=5') {
  const actions = new FakeActions({
    office_licenses: { result: [license], next: null },
    office_license: { result: license },
    office_guides: { result: officeGuides },
    decide_license: { result: license },
    merge_guides: { result: officeGuides[1] },
  })
  const office = renderOffice({ address, server: actions, role })
  return { actions, office }
}
const card = async () => within(await screen.findByRole('region', { name: 'Licence and decision' }))

test('what waits for the check is listed first of all, and narrowed by state and words', async () => {
  const { actions, office } = open(undefined, 'dispatcher', '/licenses')
  await screen.findByRole('option', { name: /Li Wei/ })
  expect(actions.asked('office_licenses')).toEqual([{ state: 'waiting', language: 'en' }])
  await choose(screen.getByRole('combobox', { name: 'All states' }), 'expired')
  expect(office.address()).toContain('state=expired')
  await choose(screen.getByRole('combobox', { name: 'All states' }), 'All states')
  expect(office.address()).toContain('state=all')
  await waitFor(() => expect(actions.asked('office_licenses')[0]).toEqual({ language: 'en' }))
})

test('one is accepted by a press, as it was read', async () => {
  const { actions } = open()
  const shown = await card()
  expect(await shown.findByText('Chinese, Russian')).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Accept' }))
  await screen.findByText('The licence is accepted: it counts in orders')
  expect(actions.asked('decide_license')).toEqual([{ license_id: 5, revision: 3, decision: 'accepted' }])
})

test('it is not taken away without a reason, and somebody else’s change is told', async () => {
  const { actions } = open(officeLicense({ state: 'valid', decision: 'accepted' }))
  actions.answers['decide_license'] = refusal('license_stale', 'The license changed.')
  const shown = await card()
  await userEvent.click(await shown.findByRole('button', { name: 'Suspend…' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Suspend the licence?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await dialog.findByText('Enter the reason: the customer reads it.')).toBeTruthy()
  expect(actions.asked('decide_license')).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason for the customer' }), 'A complaint')
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await dialog.findByText('The license changed.')).toBeTruthy()
  expect(actions.asked('decide_license')).toEqual([{ license_id: 5, revision: 3, decision: 'suspended', reason: 'A complaint' }])
})

test('what is over is not accepted any more', async () => {
  open(officeLicense({ state: 'expired', days_left: -1 }))
  const shown = await card()
  expect(await shown.findByRole('button', { name: 'Reject…' })).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('an accountant reads what was told, and decides nothing', async () => {
  open(undefined, 'office_accountant')
  const shown = await card()
  expect(await shown.findByRole('button', { name: 'Open the scan' })).toBeTruthy()
  expect(shown.queryByRole('button', { name: /Accept|accept|guide/ })).toBeNull()
})
