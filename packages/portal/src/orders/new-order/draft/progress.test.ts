import { describe, expect, it } from 'vitest'
import { filledDraft } from '../../../testing/drafts.ts'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { readNewOrderSearch, formSteps, type Screen } from './form-steps.ts'
import { planFor, type Progress } from './form-plan.ts'
import { emptyDraft, type OrderDraft } from './order-draft.ts'
import { allFieldsOf, isAnswered, missingIn, reachable, screenAfter, stepOfField } from './progress.ts'

const full: OrderDraft = { ...filledDraft, qty_child: 2 }
const plan = planFor('museum_tickets')
const reachableScreen = (wanted: Screen | undefined, progress: Progress) => reachable(plan, wanted, progress)
const missingOf = (progress: Progress) => missingIn(plan, progress).map(({ part }) => part)
const cold = { draft: emptyDraft, seen: [] }
const begun = (seen: readonly FormStep[]) => ({ draft: full, seen })

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
    expect(screenAfter(plan, 'group', begun(['category']))).toBe('services')
    expect(screenAfter(plan, 'services', begun(['category']))).toBe('guide')
    expect(screenAfter(plan, 'guide', begun(['category', 'services']))).toBe('review')
    expect(screenAfter(plan, 'museum', begun(['category', 'services', 'guide']))).toBe('review')
  })

  it('stays where the answer is missing', () => {
    expect(screenAfter(plan, 'museum', { draft: emptyDraft, seen: ['category'] })).toBe('museum')
  })

  it('goes back to what another choice took away', () => {
    expect(
      screenAfter(plan, 'museum', { draft: { ...full, system_id: '', schedule_item_id: null }, seen: [...formSteps.museum_tickets] }),
    ).toBe('object')
  })
})

describe('what is missing', () => {
  it('is listed in the order of the form; a foreign group has no usual country', () => {
    expect(missingOf(cold)).toEqual(['category', 'museum', 'object', 'date', 'time', 'tickets'])
    expect(missingOf({ draft: { ...full, country_id: null }, seen: ['category'] })).toEqual(['country'])
    expect(isAnswered(plan, 'group', { draft: { ...full, country_id: null }, seen: ['category'] })).toBe(false)
  })
})

describe('the fields', () => {
  it('belong to one step each', () => {
    expect(allFieldsOf(plan)).toEqual([
      'type',
      'museum_id',
      'system_id',
      'pass_date',
      'schedule_item_id',
      'qty_common',
      'qty_privileged',
      'qty_child',
      'country_id',
      'persons_per_guide',
      'multicast_audio_system',
      'ag',
      'rgc',
      'cgc',
      'guide',
      'guide_phone',
      'qty_guide',
      'notes',
      'refno',
    ])
    expect(stepOfField(plan, 'guide_phone')).toBe('guide')
  })
})

describe('the address of the form', () => {
  it('carries a known step or none', () => {
    expect(readNewOrderSearch({ step: 'time' })).toEqual({ step: 'time' })
    expect(readNewOrderSearch({ step: 'payment', utm: 'x' })).toEqual({})
  })
})
