// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions, refusal } from '../../testing/fake-actions.ts'
import { aroundTheCard, customerCard, customerRow, officeEdo } from '../../testing/people.ts'
import { renderOffice } from '../../testing/render-office.tsx'

const serverOf = (edo = officeEdo(), card = customerCard()) =>
  new FakeActions({
    ...aroundTheCard,
    office_customers: { result: [customerRow(4, 'Neva Tour')], next: null },
    office_customer: { result: card },
    office_edo: { result: edo },
  })
const address = '/customers?customer=4'

describe('the exchange of documents with a customer', () => {
  test('is set to a state that follows, with a reason', async () => {
    const server = serverOf()
    server.answers['set_edo_status'] = { result: officeEdo({ status: 'invited', revision: 4 }) }
    renderOffice({ address, server, role: 'office_accountant' })
    const pane = await screen.findByRole('region', { name: 'EDO' })
    await userEvent.click(await within(pane).findByRole('button', { name: 'Set the state…' }))
    expect(pane.textContent).toContain('2BE1234567')
    expect(pane.textContent).toContain('Irina Sokolova')
    const dialog = screen.getByRole('dialog', { name: 'EDO: Neva Tour' })
    const states = within(dialog).getAllByRole<HTMLInputElement>('radio')
    expect(states.map(({ value }) => value)).toEqual(['invited', 'active', 'refused', 'none'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set the state' }))
    expect(within(dialog).getByRole('alert').textContent).toContain('Choose the state')
    expect(within(dialog).getByRole('textbox', { description: 'Enter what was done, or why.' })).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'invited' }))
    await userEvent.type(within(dialog).getByRole('textbox'), ' Invited at SBIS {Enter}')
    await screen.findByText('Neva Tour: the state of EDO is set')
    expect(server.asked('set_edo_status')).toEqual([{ customer_id: 4, revision: 3, status: 'invited', reason: 'Invited at SBIS' }])
  })

  test('keeps what was typed when it changed meanwhile, and goes by what is so now', async () => {
    const server = serverOf()
    server.answers['set_edo_status'] = refusal('edo_stale', 'The state changed.')
    renderOffice({ address, server, role: 'office_accountant' })
    await userEvent.click(await screen.findByRole('button', { name: 'Set the state…' }))
    const dialog = screen.getByRole('dialog', { name: 'EDO: Neva Tour' })
    await userEvent.click(within(dialog).getByRole('radio', { name: 'declined' }))
    server.answers['office_edo'] = { result: officeEdo({ status: 'invited', reason: 'by a colleague', revision: 4 }) }
    await userEvent.type(within(dialog).getByRole('textbox'), 'no roaming{Enter}')
    await within(dialog).findByText('The state changed.')
    await screen.findAllByText('by a colleague')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set the state' }))
    await waitFor(() => expect(server.asked('set_edo_status')).toHaveLength(2))
    expect(server.asked('set_edo_status')[0]).toEqual({ customer_id: 4, revision: 4, status: 'refused', reason: 'no roaming' })
  })

  test('is read by a dispatcher, and is set by nobody where no request stands', async () => {
    renderOffice({ address, server: serverOf(), role: 'dispatcher' })
    expect((await screen.findByText('customer asks')).textContent).toBe('customer asks')
    expect(screen.queryByRole('button', { name: 'Set the state…' })).toBeNull()
  })

  test('is said not to be asked for where it was not', async () => {
    const none = officeEdo({ operator: null, participant_id: null, status: 'none', consent: null, history: [], revision: 0 })
    renderOffice({ address, server: serverOf(none), role: 'office_accountant' })
    await screen.findByText('The customer has not asked for documents through EDO.')
    expect(screen.queryByRole('button', { name: 'Set the state…' })).toBeNull()
  })
})
