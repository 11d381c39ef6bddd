import { describe, expect, it } from 'vitest'
import type { LedgerTransaction } from '@anfilada/contract/ledger/ledger'
import { rowsOf, turnoverOf, withKopecks } from './ledger-rows.ts'

const entry = (account_id: number, account: LedgerTransaction['entries'][number]['account'], item: string, amount: number) => ({
  account_id,
  account,
  item,
  amount,
})
const charge: LedgerTransaction = {
  id: 9,
  kind: 'charge',
  reference: 'order:71',
  posted_at: '2026-05-20T07:44:00Z',
  actor: 'Pavel Orlov',
  note: '',
  customer: { id: 4, name: 'Neva Tour' },
  entries: [
    entry(1, 'customer', '', 250_000),
    entry(2, 'income', 'tickets', -150_000),
    entry(3, 'income', 'multicast_audio_system', -81_967),
    entry(4, 'vat', '', -18_033),
  ],
  running: 900_000,
}
const told = (accountId?: number, transaction = charge) =>
  rowsOf(transaction, accountId).map(({ others, amount, running }) => [others.map(({ account_id: id }) => id), amount, running])

describe('a posting', () => {
  it('is a row for each thing a customer was charged for, with what he owed after each', () => {
    expect(told()).toEqual([
      [[2], 150_000, 900_000],
      [[3], 81_967, 750_000],
      [[4], 18_033, 668_033],
    ])
    expect(told(1)).toEqual(told())
  })

  it('is one row of any other account, against who pays it', () => {
    expect(told(2, { ...charge, running: -150_000 })).toEqual([[[1], -150_000, -150_000]])
  })

  it('that moved nothing of the customer’s still shows what it moved', () => {
    const moved = { ...charge, entries: [entry(2, 'income', 'tickets', 5_000), entry(4, 'vat', '', -5_000)], running: null }
    expect(told(undefined, moved)).toEqual([
      [[2], -5_000, null],
      [[4], 5_000, null],
    ])
    expect(told(2, moved)).toEqual([[[4], 5_000, null]])
  })

  it('sums up on the screen by its sides', () => {
    const paid = { ...charge, entries: [entry(1, 'customer', '', -34_300), entry(5, 'bank', '', 34_300)] }
    expect(turnoverOf([...rowsOf(charge, undefined), ...rowsOf(paid, undefined)])).toEqual({ debit: 250_000, credit: 34_300 })
  })
})

it('a column has kopecks when one of its sums has', () => {
  expect([withKopecks([100, null, 200]), withKopecks([100, 250])]).toEqual([false, true])
})
