import { describe, expect, it } from 'vitest'
import { hourOfTyping } from '@anfilada/browser/hour-of-typing'
import { defaultZone } from '@anfilada/contract/dates'
import { choose } from './choose.ts'
import { draftFaults } from './draft-faults.ts'
import { fieldAt } from './field-at.ts'
import { planFor } from './form-plan.ts'
import { isHour, momentOf } from './hour.ts'
import { emptyDraft, nextDraft, type OrderDraft, withLoanOn, withoutPastDay } from './order-draft.ts'
import { wishesOf } from './price-lines.ts'
import { allFieldsOf, isAnswered, missingIn, reachable, screenAfter } from './progress.ts'
import { requestOf } from './requests.ts'

const kinds = ['schedule', 'audio_guides', 'transport', 'guide'] as const
type ServiceKind = (typeof kinds)[number]
const visit = { pass_date: '2026-12-01', time: '10:00', adult: 22, child: 2 }
const full: Record<ServiceKind, OrderDraft> = {
  schedule: { ...emptyDraft, ...visit, museum_id: 1 },
  audio_guides: {
    ...emptyDraft,
    museum_id: 1,
    system_id: 'main',
    pass_date: '2026-12-01',
    pickup_date: '2026-12-01',
    pickup_time: '10:00',
    return_date: '2026-12-02',
    return_time: '18:30',
    multicast_audio_system: 24,
  },
  transport: {
    ...emptyDraft,
    ...visit,
    vehicle: 'minibus',
    pickup: 'Astoria',
    dropoff: 'Peterhof',
    contact: 'Li',
    contact_phone: '+7 921 555-01-18',
  },
  guide: { ...emptyDraft, ...visit, guide_language: 'zh', meeting_point: 'Palace Square' },
}
const seen = ['category', 'object'] as const

describe('the draft of each form', () => {
  it.each(kinds)('%s passes the server’s own schema when nothing is missing, and only then', (kind) => {
    expect(missingIn(planFor(kind), { draft: full[kind], seen })).toEqual([])
    expect(draftFaults(kind, full[kind])).toEqual({})
    expect(missingIn(planFor(kind), { draft: emptyDraft, seen: [] }).length).toBeGreaterThan(2)
  })

  it.each(kinds)('%s has its faults on fields that it asks for', (kind) => {
    const faulty = Object.keys(draftFaults(kind, emptyDraft))
    expect(faulty.length).toBeGreaterThan(1)
    expect(faulty.filter((field) => !allFieldsOf(planFor(kind)).some((one) => one === field))).toEqual([])
  })

  it('leaves its group category to the next one, and no more', () => {
    expect(nextDraft({ ...full.transport, type: 'cn' })).toEqual({ ...emptyDraft, type: 'cn' })
  })

  it('forgets a day that has passed, with the days of the loan', () => {
    expect(withoutPastDay(full.audio_guides, '2026-12-02')).toMatchObject({ pass_date: '', pickup_date: '', return_date: '', museum_id: 1 })
    expect(withoutPastDay(full.audio_guides, '2026-12-01')).toBe(full.audio_guides)
  })
})

describe('what is sent', () => {
  it('says when equipment is fetched and brought back in museum time, and nothing that was not counted', () => {
    expect(requestOf('audio_guides', full.audio_guides)).toMatchObject({
      pickup: '2026-12-01T10:00:00+03:00',
      return: '2026-12-02T18:30:00+03:00',
      services: [{ service: 'multicast_audio_system', quantity: 24 }],
    })
    expect(requestOf('audio_guides', full.audio_guides)).not.toHaveProperty('tickets')
    expect(momentOf('2026-12-01', '', defaultZone)).toBe('')
  })

  it('says so by the clocks of the chosen object', () => {
    expect(requestOf('audio_guides', { ...full.audio_guides, zone: 'Asia/Vladivostok' })).toMatchObject({
      pickup: '2026-12-01T10:00:00+10:00',
      return: '2026-12-02T18:30:00+10:00',
    })
  })

  it('is for all objects of a museum where no single one was chosen', () => {
    expect(requestOf('schedule', full.schedule)).toMatchObject({ museum_id: 1, system_id: '', adult: 22, child: 2 })
  })

  it('calls a guide’s language by the contract’s name, and the server’s fault comes back to its field', () => {
    expect(requestOf('guide', full.guide)).toMatchObject({ language: 'zh' })
    expect(fieldAt('guide', 'language')).toBe('guide_language')
  })

  it('has only the words of its own form', () => {
    expect(Object.keys(requestOf('transport', full.transport))).not.toContain('guide')
    expect(Object.keys(requestOf('guide', full.guide))).not.toContain('vehicle')
  })
})

describe('the way through a form', () => {
  it('begins with the category and leads a later address to the first question without an answer', () => {
    expect(reachable(planFor('transport'), undefined, { draft: emptyDraft, seen: [] })).toBe('category')
    expect(reachable(planFor('transport'), 'review', { draft: { ...full.transport, pickup: ' ' }, seen })).toBe('route')
  })

  it('takes all objects for an answer once the question was looked at', () => {
    const plan = planFor('schedule')
    expect(isAnswered(plan, 'object', { draft: full.schedule, seen: ['category'] })).toBe(false)
    expect(isAnswered(plan, 'object', { draft: full.schedule, seen })).toBe(true)
    expect(isAnswered(planFor('audio_guides'), 'object', { draft: full.schedule, seen })).toBe(false)
  })

  it('shows wishes once, then the review', () => {
    expect(screenAfter(planFor('guide'), 'group', { draft: full.guide, seen })).toBe('wishes')
    expect(screenAfter(planFor('guide'), 'wishes', { draft: full.guide, seen })).toBe('review')
  })
})

describe('choosing again', () => {
  const museums = [
    { id: 1, types: ['rf', 'cn'] as const },
    { id: 2, types: ['ig'] as const },
  ].map(({ id, types }) => ({ id, types: [...types] }))
  const objects = [
    { system_id: 'main', museum_id: 1, countries: [], zone: defaultZone, persons_per_guide: null },
    { system_id: 'far', museum_id: 1, countries: [], zone: 'Asia/Vladivostok', persons_per_guide: null },
  ]

  it('drops an object of another museum and a museum that does not receive the group, and says so', () => {
    expect(choose('audio_guides', full.audio_guides, { museum_id: 2, type: 'ig' }, { museums, objects: [] })).toMatchObject({
      draft: { museum_id: 2, system_id: '' },
      dropped: [{ what: 'object' }],
    })
    expect(choose('audio_guides', full.audio_guides, { type: 'ig' }, { museums, objects }).dropped).toEqual([{ what: 'museum' }])
  })

  it('keeps everything when the same thing is chosen', () => {
    expect(choose('audio_guides', full.audio_guides, { museum_id: 1 }, { museums, objects })).toEqual({
      draft: full.audio_guides,
      dropped: [],
    })
  })

  it('takes the clocks of the object that is chosen, and the company’s when it goes', () => {
    const { draft } = choose('audio_guides', full.audio_guides, { system_id: 'far' }, { museums, objects })
    expect(draft).toEqual({ ...full.audio_guides, system_id: 'far', zone: 'Asia/Vladivostok' })
    expect(choose('audio_guides', draft, { adult: 3 }, { museums }).draft.zone).toBe('Asia/Vladivostok')
    const gone = { system_id: '', zone: defaultZone }
    expect(choose('audio_guides', draft, { system_id: '' }, { museums, objects }).draft).toMatchObject(gone)
    expect(choose('audio_guides', draft, { museum_id: 2, type: 'ig' }, { museums, objects }).draft).toMatchObject(gone)
    expect(choose('audio_guides', draft, { type: 'ig' }, { museums, objects }).draft).toMatchObject(gone)
  })

  it('moves the loan with the day, unless its days still make sense', () => {
    expect(withLoanOn(emptyDraft, '2026-12-05')).toMatchObject({ pickup_date: '2026-12-05', return_date: '2026-12-05' })
    const early = { ...full.audio_guides, pickup_date: '2026-11-30' }
    expect(withLoanOn(early, '2026-12-02')).toMatchObject({ pickup_date: '2026-11-30', return_date: '2026-12-02' })
    expect(withLoanOn(early, '2026-12-20')).toMatchObject({ pickup_date: '2026-12-20', return_date: '2026-12-20' })
  })
})

describe('an hour', () => {
  it.each([
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9', '09:00'],
    ['9.15', '09:15'],
    ['۱۴:۰۵', '14:05'],
  ])('typed as %s is %s', (typed, hour) => {
    expect(hourOfTyping(typed)).toBe(hour)
    // Before the field is left, too: nothing beside it may move at that moment.
    expect(isHour(typed)).toBe(true)
    expect(requestOf('guide', { ...full.guide, time: typed })).toMatchObject({ time: hour })
  })

  it('that there is not stays as it was typed, to be mended', () => {
    expect(isHour('2560')).toBe(false)
    expect(draftFaults('guide', { ...full.guide, time: hourOfTyping('2560') })).toEqual({ time: 'time' })
  })
})

describe('what is charged', () => {
  it('is equipment by the piece, and vehicles and guides by the hour', () => {
    expect(wishesOf('audio_guides', full.audio_guides)).toContainEqual({
      kind: 'service',
      item: 'multicast_audio_system',
      quantity: 24,
    })
    expect(wishesOf('guide', { ...full.guide, hours: 3 })).toEqual([{ kind: 'service', item: 'guide', quantity: 3 }])
    expect(wishesOf('schedule', full.schedule)).toEqual([])
  })
})
