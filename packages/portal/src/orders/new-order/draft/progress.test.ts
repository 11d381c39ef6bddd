import { describe, expect, it } from 'vitest'
import { readNewOrderSearch, steps, type Step } from '../new-order-search.ts'
import { draftFields } from './draft-fields.ts'
import { reachableIn, stepOfField } from '../frame/form-plan.ts'
import { isAnswered, missingOf, screenAfter, ticketPlan, type Progress, type TicketScreen } from './progress.ts'
import { emptyDraft, type TicketDraft } from './ticket-draft.ts'

const full: TicketDraft = {
  ...emptyDraft,
  museum_id: 1,
  system_id: 'main',
  pass_date: '2026-12-01',
  schedule_item_id: 5,
  time: '11:30',
  tickets: { common: 30, privileged: 0, child: 2 },
}
const reachableScreen = (wanted: TicketScreen | undefined, progress: Progress) => reachableIn(ticketPlan, wanted, progress)
const cold = { draft: emptyDraft, seen: [] }
const begun = (seen: readonly Step[]) => ({ draft: full, seen })

describe('the way through the steps', () => {
  it('begins with the group category, and with the museum for who has chosen it before', () => {
    expect(reachableScreen(undefined, cold)).toBe('category')
    expect(reachableScreen(undefined, { draft: emptyDraft, seen: ['category'] })).toBe('museum')
  })

  it('leads an address of a later step to the first question without an answer', () => {
    expect(reachableScreen('review', { draft: emptyDraft, seen: ['category'] })).toBe('museum')
    expect(reachableScreen('group', { draft: { ...full, schedule_item_id: null }, seen: ['category'] })).toBe('time')
    expect(reachableScreen('museum', begun(['category']))).toBe('museum')
  })

  it('shows the optional steps once, then the review', () => {
    expect(screenAfter('group', begun(['category']))).toBe('services')
    expect(screenAfter('services', begun(['category']))).toBe('guide')
    expect(screenAfter('guide', begun(['category', 'services']))).toBe('review')
    expect(screenAfter('museum', begun(['category', 'services', 'guide']))).toBe('review')
  })

  it('stays where the answer is missing', () => {
    expect(screenAfter('museum', { draft: emptyDraft, seen: ['category'] })).toBe('museum')
  })

  it('goes back to what another choice took away', () => {
    expect(screenAfter('museum', { draft: { ...full, system_id: '', schedule_item_id: null }, seen: [...steps] })).toBe('object')
  })
})

describe('what is missing', () => {
  it('is listed in the order of the form; a foreign group has no usual country', () => {
    expect(missingOf(cold)).toEqual(['category', 'museum', 'object', 'date', 'time', 'tickets'])
    expect(missingOf({ draft: { ...full, country_id: null }, seen: ['category'] })).toEqual(['country'])
    expect(isAnswered('group', { draft: { ...full, country_id: null }, seen: ['category'] })).toBe(false)
  })
})

describe('the fields', () => {
  it('belong to one step each', () => {
    expect(steps.flatMap((step) => ticketPlan.fields[step])).toEqual([...draftFields])
    expect(stepOfField(ticketPlan, 'guide_phone')).toBe('guide')
  })
})

describe('the address of the form', () => {
  it('carries a known step or none', () => {
    expect(readNewOrderSearch({ step: 'time' })).toEqual({ step: 'time' })
    expect(readNewOrderSearch({ step: 'payment', utm: 'x' })).toEqual({})
  })
})
