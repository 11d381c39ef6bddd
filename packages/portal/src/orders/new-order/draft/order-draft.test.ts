import { guidesNeeded } from '@anfilada/contract/orders/guides-needed'
import { describe, expect, it } from 'vitest'
import { filledDraft } from '../../../testing/drafts.ts'
import { heatOf, heatSteps, whyClosed } from '../days/heat.ts'
import type { Hold } from '../hold/keep-hold.ts'
import { draftFaults } from './draft-faults.ts'
import { freeUntil } from './free-change.ts'
import { draftLines, draftTotal, type Prices } from './price-lines.ts'
import { comparedSize, emptyDraft, nextDraft, type OrderDraft } from './order-draft.ts'
import { mustWait, ticketLimit } from './places.ts'
import { requestOf } from './requests.ts'
import { keptWhileCounting, wantedHold } from './wanted-hold.ts'

const full: OrderDraft = { ...filledDraft, qty_child: 2 }

describe('a draft', () => {
  it('has a fault on every field that the server would refuse', () => {
    expect(Object.keys(draftFaults('museum_tickets', emptyDraft)).sort()).toEqual([
      'museum_id',
      'pass_date',
      'qty_common',
      'schedule_item_id',
      'system_id',
    ])
    expect(draftFaults('museum_tickets', full)).toEqual({})
    expect(draftFaults('museum_tickets', { ...full, guide: 'x'.repeat(201) })).toEqual({ guide: 'too_long' })
  })

  it('sends only quantities above nothing, and not the hour beside its slot', () => {
    const request = requestOf('museum_tickets', full)
    expect(request).toMatchObject({
      tickets: [
        { category: 'common', quantity: 30 },
        { category: 'child', quantity: 2 },
      ],
      services: [],
      accept_waiting: false,
    })
    expect(request).not.toHaveProperty('time')
    expect(requestOf('museum_tickets', { ...full, about: 40 })).toEqual(request)
  })

  it('leaves its habits to the next one, not its visit', () => {
    const next = nextDraft({ ...full, type: 'cn', country_id: 100, persons_per_guide: 20, guide: 'Ли Вэй', about: 38 })
    expect(next).toEqual({ ...emptyDraft, type: 'cn', country_id: 100, persons_per_guide: 20 })
  })

  it('waits for a slot that is full or has less than the group needs', () => {
    expect(mustWait({ free: 0, status: 'full' }, 0)).toBe(true)
    expect(mustWait({ free: 12, status: 'limited' }, 13)).toBe(true)
    expect(mustWait({ free: 12, status: 'limited' }, 12)).toBe(false)
    expect(mustWait(undefined, 12)).toBe(false)
  })
})

describe('tickets', () => {
  it('stop at what the slot leaves beside the other categories', () => {
    expect(ticketLimit(30, 32, 40)).toBe(38)
    expect(ticketLimit(2, 32, 40)).toBe(10)
  })

  it('are never taken away by a smaller slot, and have no limit of their own when none is known', () => {
    expect(ticketLimit(30, 32, 12)).toBe(30)
    expect(ticketLimit(30, 32, undefined)).toBe(500)
  })

  it('need a guide for every begun group', () => {
    expect([0, 1, 25, 26].map((people) => guidesNeeded(people, 25))).toEqual([0, 1, 1, 2])
  })
})

describe('the hold that a draft wants', () => {
  const slot = { free: 42, status: 'available' as const }
  const nobody = { ...full, qty_common: 0, qty_child: 0 }

  it('is of the whole group', () => {
    expect(wantedHold(full, { slot })).toEqual({ slotId: 5, type: 'rf', places: 32 })
  })

  it('is of about how many were said, until the heads are counted', () => {
    expect(wantedHold({ ...nobody, about: 38 }, { slot })?.places).toBe(38)
    expect(wantedHold({ ...full, about: 38 }, { slot })?.places).toBe(32)
  })

  it('is of one guide’s group while the size is not known, as far as there is room', () => {
    expect(wantedHold(nobody, { slot })?.places).toBe(25)
    expect(wantedHold(nobody, { slot: { ...slot, free: 12 } })?.places).toBe(12)
    expect(wantedHold(nobody, { slot: undefined })).toBeUndefined()
  })

  it('is none without a slot, and none for a group that waits', () => {
    expect(wantedHold({ ...full, schedule_item_id: null }, { slot })).toBeUndefined()
    expect(wantedHold({ ...full, accept_waiting: true }, { slot })).toBeUndefined()
  })

  it('only grows while the heads are counted for the first time, and is the group’s afterwards', () => {
    const hold: Hold = { id: 8, slotId: 5, type: 'rf', places: 38, free: 42, endsAt: 0 }
    const counting = { screen: 'group', seen: ['category'], draft: full, hold } as const
    expect(keptWhileCounting(counting)).toBe(38)
    expect(wantedHold(full, { slot, atLeast: 38 })?.places).toBe(38)
    expect(wantedHold({ ...full, qty_common: 40 }, { slot, atLeast: 38 })?.places).toBe(42)
    expect(keptWhileCounting({ ...counting, screen: 'services', seen: ['category', 'group'] })).toBe(0)
    expect(keptWhileCounting({ ...counting, seen: ['category', 'group'] })).toBe(0)
    expect(keptWhileCounting({ ...counting, draft: { ...full, schedule_item_id: 6 } })).toBe(0)
  })
})

describe('the free change of a visit', () => {
  it('ends so many hours before it, by the clocks of its object', () => {
    expect(freeUntil(full, 72)).toBe('2026-11-28T08:30:00.000Z')
    expect(freeUntil({ ...full, zone: 'Asia/Yekaterinburg' }, 72)).toBe('2026-11-28T06:30:00.000Z')
  })
})

describe('the lines of a draft', () => {
  const prices: Prices = {
    tickets: [],
    services: [],
    prices: {
      'ticket:common': { amount: 150_000, tiers: [{ from: 30, amount: 120_000 }], free: { per: 15 } },
      'ticket:child': { amount: 0 },
      'service:cgc': { amount: 630_000, basis: 'group', vat: 'standard' },
    },
    vat: { standard: 22 },
    currency: 'RUB',
  }

  it('are priced as they will be charged: by the size of the group, free places left out', () => {
    const lines = draftLines('museum_tickets', full, prices)
    expect(lines.map(({ item, unitPrice, free, sum }) => [item, unitPrice, free, sum])).toEqual([
      ['common', 120_000, 2, 28 * 120_000],
      ['child', 0, 0, 0],
    ])
    expect(draftTotal(lines)).toBe(28 * 120_000)
  })

  it('name the VAT inside and the price for the whole group as the server charges them', () => {
    expect(draftLines('museum_tickets', { ...full, cgc: 2 }, prices).at(-1)).toMatchObject({
      sum: 630_000,
      vatPercent: 22,
      isForGroup: true,
    })
    expect(draftLines('museum_tickets', full, prices).map(({ vatPercent }) => vatPercent)).toEqual([null, null])
  })

  it('have no total while any price is unknown', () => {
    expect(draftTotal(draftLines('museum_tickets', full, undefined))).toBeUndefined()
    expect(draftTotal(draftLines('museum_tickets', { ...full, ag: 1 }, prices))).toBeUndefined()
  })
})

describe('the heat map', () => {
  it('is counted from the group: few places below two groups, some below four, many from there on', () => {
    const steps = heatSteps(38)
    expect([38, 75, 76, 151, 152].map((free) => heatOf({ free, largest: 38 }, steps))).toEqual([1, 1, 2, 2, 3])
  })

  it('is loud only where no slot of the day takes the whole group, however many places the day has', () => {
    expect(heatOf({ free: 400, largest: 37 }, heatSteps(38))).toBe(4)
    expect(heatOf({ free: 400, largest: 37 }, heatSteps(37))).toBe(3)
  })

  it('takes one guide’s group where nobody said how many come', () => {
    const nobody = { ...full, qty_common: 0, qty_child: 0, persons_per_guide: 20 }
    expect([nobody, { ...nobody, about: 38 }, { ...full, about: 38 }].map(comparedSize)).toEqual([20, 38, 32])
  })
})

describe('a day on which nothing can be ordered', () => {
  it('is over, a day off of the object, or one on which it offers nothing', () => {
    // 30 November 2026 is a Monday.
    const closed = { closed_weekdays: [1], closed_dates: ['2026-12-02'], open_dates: ['2026-12-07'] }
    const days = ['2026-11-27', '2026-11-30', '2026-12-02', '2026-12-03', '2026-12-07']
    expect(days.map((date) => whyClosed(date, '2026-11-28', closed))).toEqual(['past', 'dayOff', 'dayOff', 'nothing', 'nothing'])
    expect(whyClosed('2026-11-30', '2026-11-28', undefined)).toBe('nothing')
  })
})
