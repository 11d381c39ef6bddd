import { describe, expect, test, vi } from 'vitest'
import { choose, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions, refusal } from '../../testing/fake-actions.ts'
import { equipmentOrder, officeOrder } from '../../testing/orders.ts'
import { aroundTheCard, customerCard, customerRow } from '../../testing/people.ts'
import { renderOffice } from '../../testing/render-office.tsx'

const rows = [customerRow(3), customerRow(4, 'Neva Tour')]
const serverOf = (card = customerCard()) =>
  new FakeActions({ ...aroundTheCard, office_customers: { result: rows, next: null }, office_customer: { result: card } })

describe('the customers', () => {
  test('are narrowed by the address, and what is chosen goes into it', async () => {
    const server = serverOf()
    const office = renderOffice({ address: '/customers?status=blocked&kind=nobody', server, role: 'office_accountant' })
    await screen.findByRole('option', { name: /Neva Tour/ })
    expect(server.asked('office_customers')[0]).toEqual({ status: 'blocked' })
    await choose(screen.getByRole('combobox', { name: 'Payment terms' }), /deposit/i)
    await userEvent.type(screen.getByRole('textbox', { name: /Name, INN/ }), 'neva')
    await waitFor(() => expect(office.address()).toBe('/customers?status=blocked&settlement=deposit&search=neva&customer=3'))
    expect(server.asked('office_customers')[0]).toEqual({ status: 'blocked', settlement: 'deposit', search: 'neva' })
  })

  test('are walked by J, and the open one stands in the address with its money and its history', async () => {
    const office = renderOffice({ address: '/customers?customer=3', server: serverOf(), role: 'office_accountant' })
    await screen.findByRole('option', { name: /Neva Tour/ })
    await userEvent.keyboard('[KeyJ]')
    await waitFor(() => expect(office.address()).toBe('/customers?customer=4'))
    expect(await screen.findByText('569,300 ₽')).toBeTruthy()
    const due = await screen.findByText(/to pay$/)
    expect(due.parentElement?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      '580,000 ₽ to pay34,000 ₽ today12,000 ₽ overdue10,700 ₽ on the balanceAllocate or refund',
    )
    expect(screen.getByRole('link', { name: 'Allocate or refund' })).toBeTruthy()
    expect(await screen.findByText(/limit: none → 500/)).toBeTruthy()
  })

  test('are asked for anew when one of them does not exist', async () => {
    const server = serverOf()
    server.answers['office_customer'] = refusal('customer_not_found', 'The customer is not found.')
    renderOffice({ address: '/customers?customer=99', server, role: 'office_accountant' })
    expect(await screen.findByText('The customer is not found.')).toBeTruthy()
  })
})

test('the orders of a customer say how many people come, and of equipment nothing that nobody counted', async () => {
  const server = serverOf()
  server.answers['office_customer_orders'] = { result: [officeOrder({ id: 71 }), equipmentOrder(72)], next: null }
  renderOffice({ address: '/customers?customer=4', server, role: 'admin' })
  expect((await screen.findByRole('link', { name: /No\. 71/ })).textContent).toMatch(/No\. 71 · 38 people · NEVA-71/)
  expect(screen.getByRole('link', { name: /No\. 72/ }).textContent).toMatch(/No\. 72 · NEVA-72/)
})

describe('blocking a customer', () => {
  test('asks for the reason beside its field and is sent once, under a key', async () => {
    const server = serverOf()
    server.answers['block_customer'] = { result: customerCard({ status: 'blocked', block_reason: 'debt' }) }
    renderOffice({ address: '/customers?customer=4', server, role: 'office_accountant' })
    await userEvent.click(await screen.findByRole('button', { name: 'Block…' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Block Neva Tour?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
    expect(within(dialog).getByRole('textbox', { description: 'Enter the reason.' })).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('textbox'), ' debt {Enter}')
    await screen.findByText('Neva Tour: blocked')
    const sent = server.calls.filter(({ action }) => action === 'block_customer')
    expect(sent).toEqual([{ action: 'block_customer', data: { customer_id: 4, reason: 'debt' }, key: expect.any(String) as string }])
  })

  test('is not offered to a dispatcher, who may act on behalf', async () => {
    renderOffice({ address: '/customers?customer=4', server: serverOf(), role: 'dispatcher' })
    expect(await screen.findByRole('button', { name: /Act on behalf/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Block|Change/ })).toBeNull()
    await userEvent.keyboard('[KeyT]')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the terms of a customer', () => {
  test('are sent as they were typed, and what the server refuses stands beside its field and on top', async () => {
    const server = serverOf()
    server.answers['set_customer_terms'] = refusal('terms_wrong', 'The terms do not fit each other.', { credit_limit: 'Too much.' })
    renderOffice({ address: '/customers?customer=4', server, role: 'office_accountant' })
    await screen.findByRole('heading', { name: 'Neva Tour' })
    await userEvent.keyboard('[KeyT]')
    const dialog = await screen.findByRole('dialog', { name: 'Payment terms' })
    const limit = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Credit limit, ₽' })
    expect(limit.value).toBe('500 000')
    await userEvent.clear(limit)
    await userEvent.type(limit, '700000,5{Enter}')
    expect(await within(dialog).findByRole('alert', { name: 'The terms do not fit each other.' })).toBeTruthy()
    expect(within(dialog).getByRole('textbox', { description: 'Too much.' })).toBe(limit)
    expect(server.asked('set_customer_terms')).toEqual([
      { customer_id: 4, settlement: 'invoice', credit_limit: 70_000_050, contract_number: '114-TA', contract_date: '2025-10-17' },
    ])
  })
})

describe('requisites of a customer', () => {
  test('are judged as they are typed, and a doubtful account is confirmed by hand', async () => {
    const server = serverOf()
    server.answers['set_customer_requisites'] = { result: customerCard() }
    renderOffice({ address: '/customers?customer=4', server, role: 'office_accountant' })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Change' }))[1] as HTMLElement)
    const dialog = screen.getByRole('dialog', { name: 'Company details and contact' })
    const field = (name: string) => within(dialog).getByRole<HTMLInputElement>('textbox', { name })
    await userEvent.clear(field('INN'))
    await userEvent.type(field('INN'), '7899000017')
    await userEvent.tab()
    expect(field('INN').getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(field('INN'))
    await userEvent.type(field('INN'), '7899000016')
    await userEvent.type(field('BIK'), '044030999')
    await userEvent.type(field('Account'), '40702810600000000009')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save details' }))
    expect(server.asked('set_customer_requisites')).toEqual([])
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /it is correct/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save details' }))
    await screen.findByText('Neva Tour: details saved')
    expect(server.asked('set_customer_requisites')[0]).toMatchObject({
      organization: { inn: '7899000016', account: '40702810600000000009' },
      account_confirmed: true,
    })
  })
})

test('acting on behalf puts the session into the portal of the browser, and its token into no address', async () => {
  const server = serverOf()
  const until = new Date(Date.now() + 1_800_000).toISOString()
  const acting_for = { staff: 'Pavel', until }
  const userData = { login: 'dispatcher', name: 'Pavel', customer_id: 4, customer_name: 'Neva Tour', acting_for }
  server.answers['act_for_customer'] = { accessToken: 'acting-token', userAbility: [], userData, until }
  const opened = vi.fn()
  vi.stubGlobal('open', opened)
  const office = renderOffice({ address: '/customers?customer=4', server, role: 'dispatcher' })
  localStorage.setItem('selectedOrder', 'of somebody else')
  await userEvent.click(await screen.findByRole('button', { name: /Act on behalf/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Open the portal' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/', '_blank', 'noopener'))
  expect(localStorage.getItem('accessToken')).toBe('acting-token')
  expect(localStorage.getItem('selectedOrder')).toBeNull()
  expect(localStorage.getItem('office.accessToken')).toBe('token-1')
  expect(office.address()).not.toContain('acting-token')
  expect(await screen.findByText(/open on behalf of this customer until/)).toBeTruthy()
})
