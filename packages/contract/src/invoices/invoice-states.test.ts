import { describe, expect, it } from 'vitest'
import { invoiceState } from './invoice-states.ts'

const today = '2026-11-23'
const sums = (paid: number, credited = 0, amount = 1_000) => ({ amount, paid, credited, left: Math.max(0, amount - paid - credited) })

describe('an invoice', () => {
  it.each([
    ['of which nothing came, on its last day', sums(0), today, 'open'],
    ['of which a part came', sums(1), today, 'part'],
    ['of which nothing came, a day after', sums(0), '2026-11-22', 'overdue'],
    ['of which a part came, a day after', sums(999), '2026-11-22', 'overdue'],
    ['of which all came, however late', sums(1_000), '2020-01-01', 'paid'],
    ['of which more came', sums(1_500), today, 'paid'],
    ['that was taken back', sums(0, 1_000), '2020-01-01', 'credited'],
    ['of which a part was taken back and the rest came', sums(400, 600), today, 'paid'],
    ['of which a part was taken back', sums(0, 600), today, 'open'],
  ])('%s', (_name, stands, dueOn, state) => expect(invoiceState(stands, dueOn, today)).toBe(state))
})
