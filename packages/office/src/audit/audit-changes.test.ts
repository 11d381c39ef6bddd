import { expect, test } from 'vitest'
import { changesIn } from './audit-changes.ts'

test('a change tells both what was and what is', () => {
  expect(changesIn({ credit_limit: { from: null, to: 5000 }, reason: 'debt' })).toEqual([
    { field: 'credit_limit', from: null, to: 5000 },
    { field: 'reason', to: 'debt' },
  ])
})

test('the terms of an approval are told one by one, without what was not agreed', () => {
  expect(changesIn({ name: 'Neva', terms: { settlement: 'invoice', pay_hours: null } })).toEqual([
    { field: 'name', to: 'Neva' },
    { field: 'settlement', to: 'invoice' },
  ])
})

test('what was left empty is not told, what became empty is', () => {
  expect(changesIn({ note: '', museum_ids: [], hint: { from: 'AF', to: '' } })).toEqual([{ field: 'hint', from: 'AF', to: '' }])
})

test('a change of one thing has no name of its own', () => {
  expect(changesIn({ name: 'Anna', from: ['guide'], to: ['manager'] })).toEqual([
    { field: 'name', to: 'Anna' },
    { field: 'changed', from: ['guide'], to: ['manager'] },
  ])
})
