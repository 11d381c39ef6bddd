import { describe, expect, it } from 'vitest'
import type { Museum, MuseumObject } from '@anfilada/contract/catalogue'
import { museums, objects } from '../../../testing/samples.ts'
import { emptyDraft } from '../draft/order-draft.ts'
import type { BasketItem, ItemAnswer } from './basket.ts'
import { clashesByItem } from './item-clashes.ts'

const [palace] = objects
if (!palace) throw new Error('The samples have no object')
const far = { ...palace, system_id: 'far-park', museum_id: 900, visit_minutes: 60, closed_weekdays: [1], closed_dates: [] } as MuseumObject
const near = { ...far, system_id: 'near-hall', museum_id: 901, closed_weekdays: [] } as MuseumObject
const catalogue = {
  objects: [far, near],
  museums: [museumAt(900, 'peterhof'), museumAt(901, 'centre')],
}
const tuesday = '2026-12-01'

function museumAt(id: number, district: Museum['district']): Museum {
  return { ...(museums as readonly Museum[])[0], id, district } as Museum
}

function visit(id: string, object: MuseumObject, time: string, pass_date = tuesday, answer?: ItemAnswer) {
  const draft = { ...emptyDraft, museum_id: object.museum_id, system_id: object.system_id, time, pass_date }
  return { id, kind: 'schedule', draft, answer } satisfies BasketItem
}

describe('clashes of a programme before it is sent', () => {
  it('tell of two visits at one time at the later of them, with the minutes', () => {
    const found = clashesByItem([visit('late', near, '10:30'), visit('early', near, '10:00')], catalogue)
    expect([...found]).toMatchObject([['late', [{ kind: 'overlap', earlier: { id: 'early' }, minutes: 30 }]]])
  })

  it('tell that there is not the time to drive, and say nothing where there is', () => {
    const tooSoon = clashesByItem([visit('park', far, '10:00'), visit('hall', near, '11:30')], catalogue)
    expect(tooSoon.get('hall')).toMatchObject([{ kind: 'travel', earlier: { id: 'park' }, minutes: 30, gap: 30 }])
    expect(clashesByItem([visit('park', far, '10:00'), visit('hall', near, '12:00')], catalogue).size).toBe(0)
  })

  it('tell of a day on which the object is closed', () => {
    expect([...clashesByItem([visit('park', far, '10:00', '2026-11-30')], catalogue)]).toMatchObject([['park', [{ kind: 'closed_day' }]]])
  })

  it('leave what goes along with a visit, has no hour yet, or is ordered already', () => {
    const guide: BasketItem = { ...visit('walk', near, '10:00'), kind: 'guide' }
    const placed = { id: 1, status: 'in_processing' } as const
    expect(clashesByItem([visit('hall', near, '10:00'), guide, visit('open', near, '')], catalogue).size).toBe(0)
    expect(clashesByItem([visit('a', near, '10:00', tuesday, placed), visit('b', near, '10:00', tuesday, placed)], catalogue).size).toBe(0)
    expect(clashesByItem([visit('a', near, '10:00', tuesday, placed), visit('b', near, '10:10')], catalogue).size).toBe(1)
  })
})
