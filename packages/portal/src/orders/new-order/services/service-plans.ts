import { rowsOf } from '@anfilada/contract/orders/kinds/tables'
import type { FormPlan, Progress } from '../frame/form-plan.ts'
import { serviceSteps, type ServiceKind, type ServiceStep } from '../new-order-search.ts'
import { emptyService, headsOf, isHour, type ServiceDraft, type ServiceField } from './service-draft.ts'

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

/** Without which there is no order, by the question that asks for it. */
const required: Record<ServiceKind, Partial<Record<ServiceStep, readonly ServicePart[]>>> = {
  schedule: { category: ['category'], museum: ['museum'], object: ['object'], date: ['date', 'time'], group: ['people'] },
  audio_guides: {
    category: ['category'],
    museum: ['museum'],
    object: ['object'],
    date: ['date', 'pickup_time', 'return_time'],
    equipment: ['equipment'],
  },
  transport: {
    category: ['category'],
    date: ['date', 'time'],
    route: ['pickup', 'dropoff'],
    group: ['people', 'vehicle'],
    contact: ['contact', 'contact_phone'],
  },
  guide: { category: ['category'], date: ['date', 'time', 'language'], place: ['meeting_point'], group: ['people'] },
}

/** Fields that the form asks for in several controls, or in those of another. */
const inParts: Partial<Record<ServiceKind, Readonly<Record<string, readonly ServiceField[]>>>> = {
  audio_guides: {
    pickup: ['pickup_date', 'pickup_time'],
    return_at: ['return_date', 'return_time'],
    services: ['services', 'adult', 'child'],
    tickets: [],
  },
}

function isAsked(field: string): field is ServiceField {
  return Object.hasOwn(emptyService, field)
}

/** The controls of a question, by the contract's table of the kind; what this form does not ask for is left to the server. */
function fieldsOf(kind: ServiceKind, step: ServiceStep): readonly ServiceField[] {
  const asked = rowsOf(kind).filter(([, row]) => row.step === step)
  return asked.flatMap(([field]) => inParts[kind]?.[field] ?? (isAsked(field) ? [field] : []))
}

/** A wish of the schedule may be for all objects of the museum: to have looked at the question is an answer. */
const anyObject = ({ draft, seen }: ServiceProgress) => draft.system_id !== '' || seen.includes('object')

function planOf(kind: ServiceKind): ServicePlan {
  const own = required[kind]
  const steps: readonly ServiceStep[] = serviceSteps[kind]
  const isDone = (part: ServicePart) => (kind === 'schedule' && part === 'object' ? anyObject : done[part])
  return {
    steps,
    optional: steps.filter((step) => own[step] === undefined),
    fields: Object.fromEntries(steps.map((step) => [step, fieldsOf(kind, step)])) as unknown as ServicePlan['fields'],
    parts: steps.flatMap((step) => (own[step] ?? []).map((part) => ({ part, step, isDone: isDone(part) }))),
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
