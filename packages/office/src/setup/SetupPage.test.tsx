import { expect, test } from 'vitest'
import type { SetupLine } from '@anfilada/contract/setup'
import { screen, userEvent, within } from '@anfilada/ui/testing'
import { FakeActions, refusal } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

const line = (name: SetupLine['line'], changes: Partial<SetupLine> = {}): SetupLine => ({
  line: name,
  state: 'done',
  count: 0,
  codes: [],
  names: [],
  ...changes,
})
const slots = line('slots', { state: 'missing', count: 7, names: ['Amber Room', 'Grotto'] })
const texts = line('texts', { state: 'missing', count: 1, codes: ['offer'] })
const payments = line('payments', { state: 'untested' })

function open(lines: readonly SetupLine[], answers = {}, role: 'admin' | 'dispatcher' = 'admin', address = '/setup') {
  const server = new FakeActions({ office_setup: { result: lines }, ...answers })
  renderOffice({ address, server, role })
  return server
}
const bar = async () => within(await screen.findByRole('navigation', { name: 'Sections' }))

test('each open line says what it lacks and what cannot be done until then, and leads to where it is closed', async () => {
  open([texts, slots, line('staff')])
  const list = await screen.findByRole('list', { name: 'What the company needs to work' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(within(list).getByText('Missing: the public offer.')).toBeTruthy()
  expect(within(list).getByText('Missing: Amber Room, Grotto and 5 more.')).toBeTruthy()
  expect(within(list).getByText(/without open time slots cannot be ordered/)).toBeTruthy()
  expect(within(list).getByRole('link', { name: 'To the time slots' }).getAttribute('href')).toBe('/office/slots?view=rules')
  expect(within(list).getByRole('link', { name: 'To the texts' }).getAttribute('href')).toBe('/office/texts?kind=offer')
  expect(within(list).queryByText(/One administrator enters/)).toBeNull()
})

test('the bar counts the open lines for administrators', async () => {
  open([texts, slots, line('staff')], {}, 'admin', '/queue')
  expect(await (await bar()).findByRole('link', { name: 'Set-up 2' })).toBeTruthy()
})

test.each([
  ['when all is done', 'admin', [line('texts')]],
  ['for whoever may not set up', 'dispatcher', [texts]],
] as const)('the bar has no place for the set-up %s', async (_when, role, lines) => {
  const server = open(lines, {}, role, '/queue')
  const sections = await bar()
  expect(await sections.findByRole('link', { name: /^Queue/ })).toBeTruthy()
  if (role === 'admin') await expect.poll(() => server.asked('office_setup').length).toBeGreaterThan(0)
  expect(sections.queryByRole('link', { name: /Set-up/ })).toBeNull()
})

test('says that all is ready, and stays open for whoever is there', async () => {
  open([line('texts'), line('slots')])
  expect(await screen.findByText('All is ready: customers can order and pay.')).toBeTruthy()
})

test('the payment systems are asked by a press, and what they answer is told; a refusal is told as well', async () => {
  const answers = { ask_payment_systems: { result: [{ provider: 'modulbank', failure: 'no connection' }] } }
  const server = open([payments], answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Test the connection' }))
  expect(await screen.findByText('modulbank: does not answer (no connection)')).toBeTruthy()
  server.answers['ask_payment_systems'] = refusal('online_payment_off', 'Online payment is not set up.')
  await userEvent.click(await screen.findByRole('button', { name: 'Test the connection' }))
  expect(await screen.findByText('Online payment is not set up.')).toBeTruthy()
})
