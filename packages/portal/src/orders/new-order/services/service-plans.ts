import type { FormPlan, Progress } from '../frame/form-plan.ts'
import { serviceSteps, type ServiceKind, type ServiceStep } from '../new-order-search.ts'
import { headsOf, isHour, type ServiceDraft, type ServiceField } from './service-draft.ts'

/** What is still to be filled in, as the summary calls it. */
export const serviceParts = [
  'category',
  'museum',
  'object',
  'date',
  'time',
  'language',
  'pickup_time',
  'return_time',
  'equipment',
  'pickup',
  'dropoff',
  'meeting_point',
  'people',
  'vehicle',
  'contact',
  'contact_phone',
] as const
export type ServicePart = (typeof serviceParts)[number]
export type ServicePlan = FormPlan<ServiceStep, ServiceDraft, ServiceField, ServicePart>
export type ServiceProgress = Progress<ServiceStep, ServiceDraft>

const done: Record<ServicePart, (progress: ServiceProgress) => boolean> = {
  category: ({ seen }) => seen.includes('category'),
  museum: ({ draft }) => draft.museum_id !== null,
  object: ({ draft }) => draft.system_id !== '',
  date: ({ draft }) => draft.pass_date !== '',
  time: ({ draft }) => isHour(draft.time),
  language: ({ draft }) => draft.guide_language !== '',
  pickup_time: ({ draft }) => isHour(draft.pickup_time),
  return_time: ({ draft }) => isHour(draft.return_time),
  equipment: ({ draft }) => draft.services.multicast_audio_system + draft.services.ag > 0,
  pickup: ({ draft }) => draft.pickup.trim() !== '',
  dropoff: ({ draft }) => draft.dropoff.trim() !== '',
  meeting_point: ({ draft }) => draft.meeting_point.trim() !== '',
  people: ({ draft }) => headsOf(draft) > 0,
  vehicle: ({ draft }) => draft.vehicle !== '',
  contact: ({ draft }) => draft.contact.trim() !== '',
  contact_phone: ({ draft }) => draft.contact_phone.trim() !== '',
}

type Questions = Partial<Record<ServiceStep, { fields: readonly ServiceField[]; parts: readonly ServicePart[] }>>

/** The fields that each question asks for, and those without which there is no order. */
const questions: Record<ServiceKind, Questions> = {
  schedule: {
    category: { fields: ['type'], parts: ['category'] },
    museum: { fields: ['museum_id'], parts: ['museum'] },
    object: { fields: ['system_id'], parts: ['object'] },
    date: { fields: ['pass_date', 'time'], parts: ['date', 'time'] },
    group: { fields: ['adult', 'child'], parts: ['people'] },
    guide: { fields: ['guide', 'guide_phone', 'notes', 'refno'], parts: [] },
  },
  audio_guides: {
    category: { fields: ['type'], parts: ['category'] },
    museum: { fields: ['museum_id'], parts: ['museum'] },
    object: { fields: ['system_id'], parts: ['object'] },
    date: {
      fields: ['pass_date', 'pickup_date', 'pickup_time', 'return_date', 'return_time'],
      parts: ['date', 'pickup_time', 'return_time'],
    },
    equipment: { fields: ['services', 'adult', 'child'], parts: ['equipment'] },
    guide: { fields: ['guide', 'guide_phone', 'notes', 'refno'], parts: [] },
  },
  transport: {
    category: { fields: ['type'], parts: ['category'] },
    date: { fields: ['pass_date', 'time', 'hours'], parts: ['date', 'time'] },
    route: { fields: ['pickup', 'dropoff', 'museum_id'], parts: ['pickup', 'dropoff'] },
    group: { fields: ['adult', 'child', 'vehicle'], parts: ['people', 'vehicle'] },
    contact: { fields: ['contact', 'contact_phone', 'notes', 'refno'], parts: ['contact', 'contact_phone'] },
  },
  guide: {
    category: { fields: ['type'], parts: ['category'] },
    date: { fields: ['pass_date', 'time', 'hours', 'guide_language'], parts: ['date', 'time', 'language'] },
    place: { fields: ['museum_id', 'meeting_point'], parts: ['meeting_point'] },
    group: { fields: ['adult', 'child'], parts: ['people'] },
    wishes: { fields: ['notes', 'refno'], parts: [] },
  },
}

/** A wish of the schedule may be for all objects of the museum: to have looked at the question is an answer. */
const anyObject = ({ draft, seen }: ServiceProgress) => draft.system_id !== '' || seen.includes('object')

function planOf(kind: ServiceKind): ServicePlan {
  const own = questions[kind]
  const steps: readonly ServiceStep[] = serviceSteps[kind]
  const isDone = (part: ServicePart) => (kind === 'schedule' && part === 'object' ? anyObject : done[part])
  return {
    steps,
    optional: steps.filter((step) => own[step]?.parts.length === 0),
    fields: Object.fromEntries(steps.map((step) => [step, own[step]?.fields ?? []])) as unknown as ServicePlan['fields'],
    parts: steps.flatMap((step) => (own[step]?.parts ?? []).map((part) => ({ part, step, isDone: isDone(part) }))),
    together: [],
  }
}

export const servicePlans: Record<ServiceKind, ServicePlan> = {
  schedule: planOf('schedule'),
  audio_guides: planOf('audio_guides'),
  transport: planOf('transport'),
  guide: planOf('guide'),
}

/** The fields of a form in the order in which they are asked for: so the summary of errors lists them. */
export function fieldsOfKind(kind: ServiceKind): readonly ServiceField[] {
  const plan = servicePlans[kind]
  return plan.steps.flatMap((step) => plan.fields[step])
}
