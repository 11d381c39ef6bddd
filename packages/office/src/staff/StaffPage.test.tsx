import { expect, test } from 'vitest'
import { screen, userEvent, within } from '@anfilada/ui/testing'
import type { OfficeEmployee } from '@anfilada/contract/identity/office-staff'
import { FakeActions, refusal } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

const employee = (id: number, name: string, roles: OfficeEmployee['roles']): OfficeEmployee => ({
  id,
  name,
  login: name.toLowerCase(),
  email: `${name.toLowerCase()}@office.example`,
  roles,
  status: 'active',
  second_factor: true,
  last_login_at: null,
})
const staff = [employee(1, 'Anna', ['admin']), employee(2, 'Pavel', ['dispatcher'])]

test('the last administrator is told why he stays, the others can be removed', async () => {
  const server = new FakeActions({ staff_members: { result: staff }, remove_staff: { result: { id: 2 } } })
  renderOffice({ address: '/staff', server, role: 'admin' })
  expect(await screen.findByText(/only administrator/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Anna' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Pavel' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Remove Pavel?' })
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Pavel: access closed')
  expect(server.asked('remove_staff')).toEqual([{ user_id: 2 }])
})

test('an invitation names what is missing, and what the server refuses stands beside its field', async () => {
  const taken = refusal('email_taken', 'There is a login with this e-mail.', { email: 'Taken.' })
  const server = new FakeActions({ staff_members: { result: staff }, invite_staff: taken })
  renderOffice({ address: '/staff', server, role: 'admin' })
  await screen.findByText('Pavel')
  await userEvent.keyboard('[KeyI]')
  const dialog = screen.getByRole('dialog', { name: 'Invite to the office' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
  expect(within(dialog).getByRole('alert', { name: 'The invitation was not sent' })).toBeTruthy()
  expect(server.asked('invite_staff')).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Full name' }), 'Olga')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'pavel@office.example{Enter}')
  expect(await within(dialog).findByRole('textbox', { name: 'Email', description: 'Taken.' })).toBeTruthy()
  expect(server.asked('invite_staff')).toEqual([
    { name: 'Olga', email: 'pavel@office.example', roles: ['dispatcher'], mail_language: 'ru' },
  ])
})

test('whoever lost telephone and recovery codes is let in again, by another one, who says how he made sure', async () => {
  const server = new FakeActions({
    staff_members: { result: [...staff, employee(3, 'admin', ['admin'])] },
    remove_staff_factor: { result: staff[1] },
  })
  renderOffice({ address: '/staff', server, role: 'admin' })
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off the code Pavel' }))
  expect(screen.queryByRole('button', { name: 'Turn off the code admin' })).toBeNull()
  const dialog = screen.getByRole('alertdialog', { name: 'Turn off two-step verification: Pavel?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off the code' }))
  expect(server.asked('remove_staff_factor')).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'How you made sure' }), 'Called back{Enter}')
  await screen.findByText('Pavel: two-step verification is off')
  expect(server.asked('remove_staff_factor')).toEqual([{ user_id: 2, reason: 'Called back' }])
})
