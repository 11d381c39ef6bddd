import { refusalSentence } from '../../packages/phrases/src/refusals.ts'
import type { Scene, Screen } from './screen.ts'

const orderer = { app: 'portal', as: 'agency-credit' } as const

const group = { type: 'cn', adult: 22, child: 2, guide: 'Li Wei', guide_phone: '+7 921 555-01-18' }
const contact = { contact: 'Li Wei', contact_phone: '+7 921 555-01-18' }

/** The four forms beside museum tickets, and the programme that gathers their orders. */
export const orderFormScreens: readonly Screen[] = [
  {
    name: 'schedule-museum',
    ...orderer,
    path: '/new-schedule?step=museum',
    kept: () => kept('schedule', {}, ['category']),
  },
  {
    name: 'schedule-object',
    ...orderer,
    path: '/new-schedule?step=object',
    kept: (scene) => kept('schedule', museum(scene), ['category']),
  },
  {
    name: 'schedule-date',
    ...orderer,
    path: '/new-schedule?step=date',
    kept: (scene) => kept('schedule', museum(scene), ['category', 'object']),
    slice: 'light',
  },
  {
    name: 'schedule-review',
    ...orderer,
    path: '/new-schedule?step=review',
    kept: (scene) => kept('schedule', { ...visit(scene), system_id: '' }),
  },
  { name: 'equipment-date', ...orderer, path: '/new-rg-ag?step=date', kept: (scene) => kept('audio_guides', loan(scene)), slice: 'light' },
  {
    name: 'equipment-count',
    ...orderer,
    path: '/new-rg-ag?step=equipment',
    kept: (scene) => kept('audio_guides', loan(scene)),
  },
  {
    name: 'equipment-review',
    ...orderer,
    path: '/new-rg-ag?step=review',
    kept: (scene) => kept('audio_guides', loan(scene)),
  },
  { name: 'transport-category', ...orderer, path: '/new-transport', slice: 'both' },
  {
    name: 'transport-date',
    ...orderer,
    path: '/new-transport?step=date',
    kept: (scene) => kept('transport', ride(scene)),
  },
  {
    name: 'transport-route',
    ...orderer,
    path: '/new-transport?step=route',
    kept: (scene) => kept('transport', ride(scene)),
  },
  { name: 'transport-group', ...orderer, path: '/new-transport?step=group', kept: (scene) => kept('transport', ride(scene)) },
  {
    name: 'transport-contact',
    ...orderer,
    path: '/new-transport?step=contact',
    kept: (scene) => kept('transport', { ...ride(scene), vehicle: 'coach' }),
  },
  { name: 'guide-date', ...orderer, path: '/new-guide?step=date', kept: (scene) => kept('guide', walk(scene)), slice: 'light' },
  { name: 'guide-place', ...orderer, path: '/new-guide?step=place', kept: (scene) => kept('guide', walk(scene)) },
  { name: 'guide-review', ...orderer, path: '/new-guide?step=review', kept: (scene) => kept('guide', walk(scene)) },
  { name: 'programme-empty', ...orderer, path: '/new-programme' },
  {
    name: 'programme-form',
    ...orderer,
    path: '/new-programme',
    kept: (scene) => ({ 'draft.programme': programme(scene) }),
    slice: 'light',
  },
]

const allSteps = ['category', 'museum', 'object', 'date', 'equipment', 'route', 'place', 'group', 'contact', 'guide', 'wishes']

/** The tab's memory of one form: its answers and the steps that have been seen. */
function kept(kind: string, answers: object, seen = allSteps): Readonly<Record<string, object>> {
  return { [`draft.${kind}`]: { login: orderer.as, draft: { type: 'cn', ...answers }, seen, key: 'the-draft-of-a-picture' } }
}

function museum({ visit: { museum_id } }: Scene) {
  return { museum_id }
}

function visit({ visit: { museum_id, system_id, pass_date } }: Scene) {
  return { ...group, museum_id, system_id, pass_date, time: '11:30' }
}

function loan(scene: Scene) {
  const { pass_date } = scene.visit
  const times = { pickup_date: pass_date, pickup_time: '10:30', return_date: pass_date, return_time: '18:00' }
  return { ...visit(scene), time: '', ...times, services: { multicast_audio_system: 24, ag: 0 } }
}

function ride(scene: Scene) {
  const route = { pickup: 'Отель «Астория», Большая Морская, 39', dropoff: 'Эрмитаж, Дворцовая площадь', hours: 5 }
  return { ...visit(scene), ...contact, museum_id: null, system_id: '', time: '09:30', ...route }
}

function walk(scene: Scene) {
  return { ...visit(scene), system_id: '', guide_language: 'zh', hours: 3, meeting_point: 'Дворцовая площадь, у Александровской колонны' }
}

function programme(scene: Scene): object {
  const refused = { error: refusalSentence(scene.language, 'booking_closed'), code: 'booking_closed', fields: {} }
  const lines = [
    { id: 'ride', kind: 'transport', draft: { services: {}, ...ride(scene) } },
    { id: 'loan', kind: 'audio_guides', draft: loan(scene), answer: refused },
    { id: 'walk', kind: 'guide', draft: { services: {}, ...walk(scene) } },
    // The two visits overlap, and the second says so.
    { id: 'first', kind: 'schedule', draft: { services: {}, ...visit(scene), time: '14:00' } },
    { id: 'second', kind: 'schedule', draft: { services: {}, ...visit(scene), time: '15:00' } },
  ]
  return { login: orderer.as, lines, mode: 'best_effort', key: 'the-programme-of-a-picture', programmeId: null }
}
