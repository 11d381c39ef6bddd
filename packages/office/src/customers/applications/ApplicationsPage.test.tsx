import { describe, expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions, refusal, type Answers } from '../../testing/fake-actions.ts'
import { application, customerCard } from '../../testing/people.ts'
import { renderOffice } from '../../testing/render-office.tsx'
import { checksOf } from './application-checks.ts'

/** Answers those that wait until they are decided. */
function serverOf(waiting = [application()], answers: Answers = {}) {
  return new FakeActions({ office_applications: { result: waiting, next: null, waiting: waiting.length }, ...answers })
}
const open = (server: FakeActions, role: 'office_accountant' | 'dispatcher' = 'office_accountant') =>
  renderOffice({ address: '/applications?application=2', server, role })

describe('an application', () => {
  test('is approved by Enter once somebody has chosen how the customer pays, with the terms that stand in the fields', async () => {
    const server = serverOf([application()], { approve_customer: { result: customerCard() } })
    open(server)
    await screen.findByRole('radio', { name: 'by invoice' })
    await userEvent.keyboard('{Enter}')
    expect((await screen.findAllByText('Choose how the customer will pay.')).length).toBeGreaterThan(0)
    expect(server.asked('approve_customer')).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'by invoice' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Credit limit, ₽' }), '500 000{Enter}')
    await screen.findByText(/Zhongya Travel: application approved/)
    expect(server.asked('approve_customer')).toEqual([
      { application_id: 2, settlement: 'invoice', credit_limit: 50_000_000, contract_number: null, contract_date: null },
    ])
  })

  test('that a colleague has decided meanwhile says so in the form, and nothing typed is lost', async () => {
    const decided = refusal('application_already_decided', 'This application has been decided already.')
    open(serverOf([application()], { approve_customer: decided }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Contract number' }), '12-A')
    await userEvent.click(screen.getByRole('radio', { name: 'by invoice' }))
    await userEvent.click(screen.getByRole('button', { name: /Approve$/ }))
    expect(await screen.findByRole('alert', { name: 'This application has been decided already.' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Contract number' }).value).toBe('12-A')
  })

  test('cannot be approved before the e-mail is confirmed, but can be refused with a reason', async () => {
    const server = serverOf([application({ email_confirmed: false })], { refuse_customer: { result: application({ status: 'refused' }) } })
    const office = open(server)
    const approve = await screen.findByRole('button', { name: /Approve$/, description: 'The applicant has not confirmed the email yet' })
    await userEvent.click(approve)
    await userEvent.keyboard('[KeyR]')
    const dialog = await screen.findByRole('alertdialog', { name: /Decline the application/ })
    expect(within(dialog).getByText(/gets no email/)).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No such company{Enter}')
    await waitFor(() => expect(server.asked('refuse_customer')).toEqual([{ application_id: 2, reason: 'No such company' }]))
    expect(server.asked('approve_customer')).toEqual([])
    await waitFor(() => expect(office.address()).toBe('/applications?application=2'))
  })

  test('is only read by a dispatcher', async () => {
    open(serverOf(), 'dispatcher')
    expect(await screen.findByText(/without the right to/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Approve$|Decline…/ })).toBeNull()
  })

  test('with an INN that is known already leads to whom it belongs', async () => {
    open(serverOf([application({ same_inn: [{ id: 4, name: 'Neva Tour' }] })]))
    expect((await screen.findByRole('link', { name: 'Neva Tour' })).getAttribute('href')).toBe('/office/customers?customer=4')
  })
})

test('what can be checked of an application is told: numbers that hold, numbers in doubt, and what was not given', () => {
  const organization = application().organization
  const given = { ...organization, bik: '044030999', account: '40702810600000000009' } as NonNullable<typeof organization>
  const words = (changed: Parameters<typeof application>[0]) => checksOf(application(changed)).map(({ word }) => word)
  expect(words({})).toEqual(['emailConfirmed', 'innSound', 'kppSound', 'ogrnSound', 'accountNone'])
  expect(words({ organization: given })).toContain('accountDoubt')
  expect(words({ organization: null, email_confirmed: false })).toEqual(['emailNot'])
})
