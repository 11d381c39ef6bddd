import { beforeEach, expect, test } from 'vitest'
import type { CompanyVersion } from '@anfilada/contract/company-versions'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { companyFacts, companyVersion } from '../testing/company.ts'
import { FakeActions } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

beforeEach(() => sessionStorage.clear())

const current = companyVersion({ id: 4, version: 1, state: 'current', valid_from: '2026-01-01', publishable: false })

function open(versions: CompanyVersion[], address = '/company') {
  const server = new FakeActions({ company_versions: { result: versions }, save_company_draft: { result: companyVersion() } })
  renderOffice({ address, server, role: 'admin' })
  return server
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save the draft' })

test('a company that said nothing yet begins with empty fields, and each is told beside itself what it lacks', async () => {
  const server = open([])
  expect(await screen.findByText(/no documents are issued/)).toBeTruthy()
  await userEvent.type(await field('INN'), '7801234501')
  await userEvent.click(save())
  expect((await screen.findByRole('alert', { name: 'The draft was not saved' })).textContent).toContain('Legal address')
  expect((await field('INN')).getAttribute('aria-invalid')).toBe('true')
  expect(server.asked('save_company_draft')).toEqual([])
})

test('a draft begins from the version in force; an account that does not fit the bank is not sent', async () => {
  const server = open([current])
  const account = await field('Account')
  expect(account.value).toBe(companyFacts.account)
  await userEvent.clear(account)
  await userEvent.type(account, '40702810100000001234')
  await userEvent.click(save())
  expect((await screen.findAllByText(/does not match the BIK/)).length).toBeGreaterThan(0)
  expect(server.asked('save_company_draft')).toEqual([])
  await userEvent.clear(account)
  await userEvent.type(account, '4070 2810 3000 0000 1345')
  await userEvent.click(save())
  await screen.findByText('Draft saved')
  expect(server.asked('save_company_draft')).toEqual([{ revision: 0, facts: { ...sentFacts, account: '40702810300000001345' } }])
})

test('hours and the point on the map are typed as people write them', async () => {
  const server = open([current])
  await userEvent.type(await field('Monday'), '9:00-18:00')
  await userEvent.type(await field('Friday'), '9 to 5')
  await userEvent.type(await field('Label in Russian'), 'Мы')
  await userEvent.click(save())
  expect((await screen.findAllByText(/^Hours are needed/)).length).toBeGreaterThan(0)
  expect((await screen.findAllByText(/^Latitude and longitude are needed/)).length).toBeGreaterThan(0)
  expect(server.asked('save_company_draft')).toEqual([])
  await userEvent.clear(await field('Friday'))
  await userEvent.type(await field('Latitude and longitude'), '59.9353, 30.3005')
  await userEvent.click(save())
  await screen.findByText('Draft saved')
  const hours = [{ opens: '09:00', closes: '18:00' }, null, null, null, null, null, null]
  const map = { latitude: 59.9353, longitude: 30.3005, label: { ru: 'Мы' } }
  expect(server.asked('save_company_draft')).toEqual([{ revision: 0, facts: { ...sentFacts, hours, map } }])
})

test('hours and a point that stand are read, and sent as they are', async () => {
  const hours = [{ opens: '10:00', closes: '18:00' }, null, null, null, null, null, null]
  const facts = { ...companyFacts, hours, map: { latitude: 59.9353, longitude: 30.3005 } }
  const server = open([{ ...current, facts }])
  expect((await field('Monday')).value).toBe('10:00–18:00')
  expect((await field('Latitude and longitude')).value).toBe('59.9353, 30.3005')
  await userEvent.type(await field('Head'), 'Anna')
  await userEvent.click(save())
  await screen.findByText('Draft saved')
  expect(server.asked('save_company_draft')).toEqual([{ revision: 0, facts: { ...facts, old_site: '', head: 'Anna', accountant: '' } }])
})

test('new account numbers wait for another administrator, who reads what changes', async () => {
  const facts = { ...companyFacts, account: '40702810300000001345', duty_phone: '+7 921 555-01-31' }
  open([companyVersion({ facts, account_by: 'Anna', publishable: false }), current])
  expect(await screen.findByText(/entered by Anna/)).toBeTruthy()
  const changes = within(screen.getByRole('region', { name: 'What differs from the version before' }))
  expect(changes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Account', 'Duty desk, at any hour'])
  expect(changes.getByText('40702810000000001234')).toBeTruthy()
})

test('the count of what is left to set up is asked for anew once a version is published', async () => {
  const server = open([companyVersion({ publishable: true }), current])
  server.answers.publish_company = { result: companyVersion({ state: 'current' }) }
  await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }))
  const before = server.asked('office_setup').length
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(server.asked('office_setup').length).toBeGreaterThan(before))
})

test('a version that is not the newest is only read, beside the way to the draft', async () => {
  open([companyVersion(), current], '/company?version=4')
  expect(await screen.findByRole('button', { name: 'To the draft' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'INN' })).toBeNull()
  expect(screen.getByText('7801234500')).toBeTruthy()
})

/** What is left empty is sent so; languages without words are not. */
const sentFacts = { ...companyFacts, old_site: '', head: '', accountant: '' }
