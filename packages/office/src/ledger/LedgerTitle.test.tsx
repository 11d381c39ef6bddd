import { expect, test } from 'vitest'
import { screen } from '@anfilada/ui/testing'
import { FakeActions } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

const accounts = [
  { id: null, account: 'customer', item: '', balance: 120_000 },
  { id: 4, account: 'vat', item: '', balance: -20_000 },
]
const posted = {
  id: 9,
  kind: 'charge',
  reference: 'order:71',
  posted_at: '2026-11-26T10:04:00+03:00',
  actor: 'Pavel Orlov',
  note: '',
  customer: { id: 3, name: 'Neva Tour' },
  entries: [
    { account_id: 1, account: 'customer', item: '', amount: 120_000 },
    { account_id: 4, account: 'vat', item: '', amount: -120_000 },
  ],
  running: 120_000,
}

function open(address: string, result: object[] = [posted]): void {
  const server = new FakeActions({ ledger_accounts: { result: accounts }, ledger_transactions: { result, next: null } })
  renderOffice({ address, server, role: 'office_accountant' })
}

test('the lines of one customer stand under his name, which leads to him', async () => {
  open('/ledger?customer=3')
  const name = await screen.findByRole('link', { name: 'Neva Tour' })
  expect(name.getAttribute('href')).toMatch(/\/customers\?customer=3$/)
  expect(screen.getByRole('heading', { level: 2, name: 'Neva Tour' })).toBeTruthy()
})

test('a customer without lines is called by his number', async () => {
  open('/ledger?customer=3', [])
  expect(await screen.findByRole('heading', { level: 2, name: 'No. 3' })).toBeTruthy()
})

test('the lines of an account stand under what the list calls it', async () => {
  open('/ledger?account=4')
  expect(await screen.findByRole('heading', { level: 2, name: 'VAT' })).toBeTruthy()
})
