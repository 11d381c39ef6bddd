// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { orderKinds } from '@anfilada/contract/orders/items'
import { readBasket } from '../programme/basket-store.ts'
import { sentItem } from '../programme/basket.ts'
import { keptForms, keptProgramme } from '../testing/kept-drafts.ts'
import { draftFaults } from './draft-faults.ts'
import { readDraft } from './draft-store.ts'
import { planFor } from './form-plan.ts'
import { reachable } from './progress.ts'
import { requestOf } from './requests.ts'

afterEach(() => sessionStorage.clear())

describe('what the version before kept in a tab', () => {
  it.each(orderKinds)('opens: a draft of %s says to the server what it said then', (kind) => {
    const { kept, request } = keptForms[kind]
    sessionStorage.setItem(`draft.${kind}`, JSON.stringify(kept))
    const { draft, seen, key, hold } = readDraft(kind, 'agency', '2026-11-22')
    expect(requestOf(kind, draft)).toMatchObject(request)
    expect(draftFaults(kind, draft)).toEqual({})
    expect(reachable(planFor(kind), 'review', { draft, seen })).toBe('review')
    expect({ seen, key, hold }).toEqual({ seen: kept.seen, key: kept.key, hold: 'hold' in kept ? kept.hold : undefined })
  })

  it('opens: a draft that came from a programme knows its place there', () => {
    sessionStorage.setItem('draft.transport', JSON.stringify({ ...keptForms.transport.kept, line: 'the-second' }))
    expect(readDraft('transport', 'agency', '2026-11-22').item).toBe('the-second')
  })

  it('opens: the items of a programme are sent as they would have been, with their hold', () => {
    sessionStorage.setItem('draft.programme', JSON.stringify(keptProgramme))
    const [ride, visit] = readBasket('agency').items.map(sentItem)
    expect(ride).toMatchObject({ kind: 'transport', ...keptForms.transport.request })
    expect(visit).toMatchObject({ kind: 'museum_tickets', ...keptForms.museum_tickets.request, hold_id: 8 })
  })
})
