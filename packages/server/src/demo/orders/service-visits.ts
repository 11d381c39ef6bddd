import { addDays, daysBetween, monthAfter, monthOf } from '@anfilada/contract/dates'
import { countryOfWish } from '@anfilada/contract/orders/order-kinds'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { moment, monthDay } from '../calendar.ts'
import { findObject } from '../catalogue/museums.ts'
import { type GuideKey, guides } from '../people.ts'
import type { ServiceDraft } from './service-draft.ts'
import { customerOf, type Outcome, tell } from './visit.ts'

/** What all kinds say; `day` counts from today. */
type Common = {
  day: number
  time: string
  tour: number
  letter: string
  by: string
  category: GroupCategory
  adult: number
  child?: number
  outcome: Outcome
  reason?: string
}

/** The tour whose visits and services stand together as a programme. */
export const programmeTour = { tour: 1, by: 'agency', name: 'Сиань, группа Ли Вэя' }

/** Orders of the other four kinds, in every status that they may have. Wishes are for the next month: `today` says when that begins. */
export function serviceDrafts(today: string): ServiceDraft[] {
  return [...ofTheAgency(today), ...ofOthers(today), ...wishesOfOthers(today)]
}

function ofTheAgency(today: string): ServiceDraft[] {
  const base = (common: Common) => baseOf(today, common)
  const chinese = { tour: 1, by: 'agency', category: 'cn', adult: 36, child: 2 } as const
  const next = daysToNextMonth(today)
  return [
    transport(base({ ...chinese, day: 1, time: '09:00', letter: 'F', outcome: 'confirmed' }), 'coach', 9, ['Пулково-1', 'Отель «Азимут»']),
    loan(base({ ...chinese, day: 1, time: '10:30', letter: 'G', outcome: 'confirmed' }), 'hermitage-main', 'liwei', 40),
    guide(base({ ...chinese, day: 2, time: '10:00', letter: 'H', outcome: 'asked' }), 'zh', 6, 'Отель «Азимут», вестибюль'),
    wish(
      base({
        day: next + 8,
        time: '11:00',
        tour: next + 8,
        letter: 'A',
        by: 'agency',
        category: 'rf',
        adult: 30,
        child: 5,
        outcome: 'asked',
      }),
      'peterhof-grand-palace',
      'vetrova',
    ),
    wish(
      base({
        day: next + 11,
        time: '13:00',
        tour: next + 11,
        letter: 'A',
        by: 'agency',
        category: 'ig',
        adult: 24,
        outcome: 'rejected',
        reason: 'На этот день график закрыт, возьмите 15-е или 16-е.',
      }),
      'catherine-palace',
      'orlova',
    ),
  ]
}

function ofOthers(today: string): ServiceDraft[] {
  const base = (common: Common) => baseOf(today, common)
  return [
    transport(
      base({ day: 5, time: '08:30', tour: 5, letter: 'D', by: 'agency2', category: 'rf', adult: 16, outcome: 'asked' }),
      'minibus',
      6,
      ['Московский вокзал', 'Петергоф'],
    ),
    loan(
      base({ day: 4, time: '09:30', tour: 4, letter: 'D', by: 'agency-credit', category: 'ig', adult: 22, outcome: 'asked' }),
      'russian-benois',
      'zhang',
      24,
    ),
    guide(
      base({ day: 3, time: '12:00', tour: 3, letter: 'D', by: 'individual', category: 'ig', adult: 4, outcome: 'confirmed' }),
      'es',
      3,
      'Дворцовая площадь, у Александровской колонны',
    ),
    transport(
      base({ day: 6, time: '18:00', tour: 6, letter: 'D', by: 'persepolis', category: 'ig', adult: 6, outcome: 'cancelled' }),
      'minivan',
      3,
      ['Отель «Невский палас»', 'Пулково-1'],
    ),
    guide(
      base({ day: 7, time: '10:00', tour: 7, letter: 'D', by: 'persepolis', category: 'ig', adult: 18, child: 3, outcome: 'asked' }),
      'fa',
      4,
      'Отель «Невский палас», вестибюль',
    ),
  ]
}

function wishesOfOthers(today: string): ServiceDraft[] {
  const base = (common: Common) => baseOf(today, common)
  const next = daysToNextMonth(today)
  return [
    ...['white-nights', 'northern-capital', 'meridian'].map((by, index) =>
      wish(
        base({
          day: next + 8,
          time: `1${index}:30`,
          tour: next + 8,
          letter: 'D',
          by,
          category: 'ig',
          adult: 25 + index * 5,
          outcome: 'asked',
        }),
        'peterhof-grand-palace',
        'orlova',
      ),
    ),
    wish(
      base({ day: next + 9, time: '12:00', tour: next + 9, letter: 'D', by: 'silk-road', category: 'cn', adult: 40, outcome: 'confirmed' }),
      'peterhof-grand-palace',
      'sun',
    ),
  ]
}

/** How many days until the first of the next month. */
function daysToNextMonth(today: string): number {
  return daysBetween(today, `${monthAfter(monthOf(today), 1)}-01`)
}

type Base = Omit<ServiceDraft, 'kind' | 'systemId' | 'museumId' | 'details' | 'wishes' | 'entrance'>

function baseOf(today: string, { day, time, tour, letter, by, category, adult, child = 0, outcome, reason }: Common): Base {
  const placedOn = addDays(today, -placedBefore[outcome])
  const customer = customerOf(by)
  return {
    customer: customer.key,
    placedBy: by,
    refno: `${customer.prefix}-${monthDay(addDays(today, tour))}-${letter}`,
    passDate: addDays(today, day),
    starts: time,
    category,
    countryId: null,
    guide: '',
    guidePhone: '',
    notes: '',
    adult,
    child,
    createdAt: moment(placedOn, '10:26'),
    steps: tell({ outcome, by, reason }, placedOn),
  }
}

const placedBefore: Record<Outcome, number> = { asked: 1, confirmed: 9, instant: 2, waiting: 2, rejected: 6, withdrawn: 5, cancelled: 12 }

function transport(base: Base, vehicle: string, hours: number, [pickup, dropoff]: readonly [string, string]): ServiceDraft {
  const { name: contact, phone } = guides.liwei
  return {
    ...base,
    kind: 'transport',
    systemId: vehicle,
    museumId: null,
    details: { vehicle, pickup, dropoff, hours, contact, contact_phone: phone },
    wishes: [{ kind: 'service', item: 'transport', quantity: hours }],
    entrance: pickup,
  }
}

function guide(base: Base, language: 'zh' | 'es' | 'fa', hours: number, meetingPoint: string): ServiceDraft {
  return {
    ...base,
    kind: 'guide',
    systemId: `guide-${language}`,
    museumId: null,
    details: { guide_language: language, hours, meeting_point: meetingPoint },
    wishes: [{ kind: 'service', item: 'guide', quantity: hours }],
    entrance: meetingPoint,
  }
}

function loan(base: Base, systemId: string, guideKey: GuideKey, sets: number): ServiceDraft {
  const [pickup, returned] = [moment(base.passDate, base.starts), moment(base.passDate, '19:00')]
  return {
    ...base,
    ...ledBy(guideKey),
    kind: 'audio_guides',
    systemId,
    museumId: null,
    countryId: 100,
    notes: 'Вернём в конце дня',
    details: { pickup, return_at: returned, tickets: [{ category: 'common', quantity: base.adult + base.child }] },
    wishes: [{ kind: 'service', item: 'multicast_audio_system', quantity: sets }],
    entrance: findObject(systemId).object.entrance.ru,
  }
}

function wish(base: Base, systemId: string, guideKey: GuideKey): ServiceDraft {
  const { museum, object } = findObject(systemId)
  return {
    ...base,
    ...ledBy(guideKey),
    kind: 'schedule',
    systemId,
    museumId: museum.number,
    countryId: countryOfWish(base.category),
    details: {},
    wishes: [
      { kind: 'ticket', item: 'common', quantity: base.adult },
      { kind: 'ticket', item: 'child', quantity: base.child },
    ],
    entrance: object.entrance.ru,
  }
}

function ledBy(key: GuideKey): Pick<Base, 'guide' | 'guidePhone'> {
  return { guide: guides[key].name, guidePhone: guides[key].phone }
}
