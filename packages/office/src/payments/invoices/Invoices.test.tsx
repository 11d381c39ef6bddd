import { expect, test } from 'vitest'
import { choose, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { type Answers, FakeActions, refusal } from '../../testing/fake-actions.ts'
import { invoice } from '../../testing/payments.ts'
import { renderOffice } from '../../testing/render-office.tsx'

function open(address: string, answers: Answers = {}) {
  const server = new FakeActions({ list_invoices: { result: [invoice], next: null }, ...answers })
  renderOffice({ address, server, role: 'office_accountant' })
  return server
}

test('an invoice tells who pays, for what, and what came and was taken back', async () => {
  open('/payments?view=invoices')
  const row = within(await screen.findByRole('list', { name: 'Invoices' })).getByRole('listitem')
  const told = row.textContent?.replaceAll(/\s/g, ' ')
  for (const words of ['Invoice 118', 'Neva Tour', 'INN 7830002293', '60,000 ₽', '10,000 ₽ arrived', '5,000 ₽ credited', 'paid in part'])
    expect(told).toContain(words)
})

test('the filters stand in the address and are asked for', async () => {
  const server = open('/payments?view=invoices&invoices=overdue&paper=invoice&customer=4&number=118')
  await screen.findByRole('list', { name: 'Invoices' })
  expect(server.asked('list_invoices')[0]).toEqual({ state: 'overdue', kind: 'invoice', customer_id: 4, number: 118 })
  await choose(screen.getByRole('combobox', { name: 'Status' }), 'paid')
  await waitFor(() => expect(server.asked('list_invoices')[0]).toMatchObject({ state: 'paid' }))
})

test('a number that is none narrows nothing', async () => {
  const server = open('/payments?view=invoices&number=oops')
  await screen.findByRole('list', { name: 'Invoices' })
  expect(server.asked('list_invoices')[0]).toEqual({})
})

test('a credit note takes back no more than is left, and a refusal keeps what was typed', async () => {
  const server = open('/payments?view=invoices', { new_credit_note: refusal('credit_too_big', 'No more than is left.') })
  await userEvent.click(await screen.findByRole('button', { name: /^Credit note…/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount, ₽')
  expect(amount.value.replaceAll(/\s/g, '')).toMatch(/^55000/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '55000,01')
  await userEvent.type(dialog.getByLabelText('Reason'), 'Fewer people')
  await userEvent.click(dialog.getByRole('button', { name: 'Issue' }))
  expect(await dialog.findAllByText(/above zero and no more than/)).not.toEqual([])
  expect(server.asked('new_credit_note')).toEqual([])
  await userEvent.clear(amount)
  await userEvent.type(amount, '100')
  await userEvent.click(dialog.getByRole('button', { name: 'Issue' }))
  expect(await dialog.findByText('No more than is left.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Fewer people')
  expect(server.asked('new_credit_note')).toEqual([{ invoice_id: 5, amount: 10_000, reason: 'Fewer people' }])
})
