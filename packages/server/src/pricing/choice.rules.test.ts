import { describe, expect, it } from 'vitest'
import { type Candidate, explainChoice } from './choice.rules.ts'

const general: Candidate = { id: 1, customerId: null, validFrom: '2027-01-01', validUntil: '2027-12-31', versionId: 10, namesObject: true }
const own: Candidate = { ...general, id: 2, customerId: 7, versionId: 20 }

function reasons(lists: readonly Candidate[], passDate = '2027-06-01'): [number, string][] {
  return explainChoice(lists, passDate).map(({ list, reason }) => [list.id, reason])
}

describe('the list that makes a price', () => {
  it('is the customer’s own before the one for all', () => {
    expect(reasons([general, own])).toEqual([
      [2, 'applied'],
      [1, 'own_list_goes_before'],
    ])
  })

  it('is the one for all where the own list does not name the object', () => {
    expect(reasons([general, { ...own, namesObject: false }])).toEqual([
      [1, 'applied'],
      [2, 'object_not_named'],
    ])
  })

  it('is the one that begins later, then the one that was made later', () => {
    const summer = { ...general, id: 3, validFrom: '2027-05-01' }
    const corrected = { ...summer, id: 4 }
    expect(reasons([general, summer, corrected])).toEqual([
      [4, 'applied'],
      [3, 'made_earlier'],
      [1, 'begins_earlier'],
    ])
  })

  it.each([
    ['2026-12-31', 'other_days'],
    ['2027-01-01', 'applied'],
    ['2027-12-31', 'applied'],
    ['2028-01-01', 'other_days'],
  ])('on %s: %s, the first and the last day included', (day, reason) => {
    expect(reasons([general], day)).toEqual([[1, reason]])
  })

  it('is none that was never published', () => {
    expect(reasons([{ ...general, versionId: null }])).toEqual([[1, 'not_published']])
  })
})
