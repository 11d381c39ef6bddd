import { equipmentItems, orderKinds, type OrderKind, serviceFields, ticketFields } from '@anfilada/contract/orders/items'
import { type FieldRow, type FormStep, isCount, isWords } from '@anfilada/contract/orders/kinds/field-row'
import { rowsOf } from '@anfilada/contract/orders/kinds/tables'
import { isWordField, type WordField } from '@anfilada/contract/orders/kinds/words'
import { formSteps } from './form-steps.ts'
import { isHour } from './hour.ts'
import { type DraftField, isDraftField, type OrderDraft, peopleIn } from './order-draft.ts'

/** A question's field with its row of the contract's table, and the controls that ask for it. */
export type AskedField = { field: string; row: FieldRow; controls: readonly DraftField[] }

/** What must be filled in, as the summary calls it; words by the name of their field. */
export type Part = NamedPart | WordField
type NamedPart =
  | 'category'
  | 'museum'
  | 'object'
  | 'date'
  | 'time'
  | 'language'
  | 'pickup_time'
  | 'return_time'
  | 'equipment'
  | 'tickets'
  | 'people'
  | 'vehicle'
  | 'country'
type Required = { part: Part; isDone: (progress: Progress) => boolean }
export type RequiredPart = Required & { step: FormStep }

/** An order form as data: its questions in their order, the fields of each, and what must be filled in. */
export type FormPlan = {
  steps: readonly FormStep[]
  /** Questions that may be passed without an answer; only to have looked at them counts. */
  optional: readonly FormStep[]
  asked: Readonly<Partial<Record<FormStep, readonly AskedField[]>>>
  parts: readonly RequiredPart[]
}

/** The draft, and the steps that the reader has left by an act of his: the optional ones have no other mark of being done. */
export type Progress = { draft: OrderDraft; seen: readonly FormStep[] }

/** Optional fields that no form asks for: the server fills them in. */
const leftToServer: Partial<Record<OrderKind, readonly string[]>> = {
  audio_guides: ['persons_per_guide', 'qty_guide', 'country_id'],
  schedule: ['country_id'],
}

/** Controls of a field that has several, or other names than its own. */
export function controlsOf(kind: OrderKind, field: string, { value }: FieldRow): readonly DraftField[] {
  if (value === 'tickets') return kind === 'audio_guides' ? ['adult', 'child'] : Object.values(ticketFields)
  if (value === 'services') return Object.values(serviceFields)
  if (value === 'equipment') return equipmentItems
  if (value === 'moment') return field === 'pickup' ? ['pickup_date', 'pickup_time'] : ['return_date', 'return_time']
  return isDraftField(field) ? [field] : []
}

const isHead = (field: string) => field === 'adult' || field === 'child'

/** First what must be said, then what may be and numbers that have a usual value, at the end the wishes of every form. */
export function rankOf({ field, row: { value, optional } }: Pick<AskedField, 'field' | 'row'>): number {
  if (field === 'notes' || field === 'refno') return 2
  return optional || (isCount(value) && !isHead(field)) ? 1 : 0
}

function askedIn(kind: OrderKind, step: FormStep): readonly AskedField[] {
  return rowsOf(kind)
    .filter(([field, row]) => row.step === step && !leftToServer[kind]?.includes(field))
    .map(([field, row]) => ({ field, row, controls: controlsOf(kind, field, row) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** What a field must hold before the order is one; undefined: it may be left as it is. */
function requiredPart({ field, row: { value, optional } }: AskedField): Required | undefined {
  if (optional) return undefined
  if (!isWords(value)) return (typeof value === 'string' ? required[value] : undefined) ?? required[field]
  return value.filled && isWordField(field) ? { part: field, isDone: ({ draft }) => draft[field].trim() !== '' } : undefined
}

/** By what a field holds, else by its name. */
const required: Readonly<Record<string, Required>> = {
  type: { part: 'category', isDone: ({ seen }) => seen.includes('category') },
  museum_id: { part: 'museum', isDone: ({ draft }) => draft.museum_id !== null },
  system_id: { part: 'object', isDone: ({ draft }) => draft.system_id !== '' },
  // A wish of the schedule may be for all objects of the museum: to have looked at the question is an answer.
  object_or_all: { part: 'object', isDone: ({ draft, seen }) => draft.system_id !== '' || seen.includes('object') },
  pass_date: { part: 'date', isDone: ({ draft }) => draft.pass_date !== '' },
  time: { part: 'time', isDone: ({ draft }) => isHour(draft.time) },
  schedule_item_id: { part: 'time', isDone: ({ draft }) => draft.schedule_item_id !== null },
  guide_language: { part: 'language', isDone: ({ draft }) => draft.guide_language !== '' },
  pickup: { part: 'pickup_time', isDone: ({ draft }) => isHour(draft.pickup_time) },
  return_at: { part: 'return_time', isDone: ({ draft }) => isHour(draft.return_time) },
  equipment: { part: 'equipment', isDone: ({ draft }) => equipmentItems.some((item) => draft[item] > 0) },
  tickets: { part: 'tickets', isDone: ({ draft }) => peopleIn(draft) > 0 },
  adult: { part: 'people', isDone: ({ draft }) => peopleIn(draft) > 0 },
  vehicle: { part: 'vehicle', isDone: ({ draft }) => draft.vehicle !== '' },
  country_id: { part: 'country', isDone: ({ draft }) => draft.country_id !== null },
}

function planOf(kind: OrderKind): FormPlan {
  const steps = formSteps[kind]
  const asked = Object.fromEntries(steps.map((step) => [step, askedIn(kind, step)]))
  const parts = steps.flatMap((step) =>
    askedIn(kind, step)
      .flatMap((one) => requiredPart(one) ?? [])
      .map((part) => ({ ...part, step })),
  )
  return { steps, asked, parts, optional: steps.filter((step) => parts.every((part) => part.step !== step)) }
}

const plans = new Map(orderKinds.map((kind) => [kind, planOf(kind)]))

export function planFor(kind: OrderKind): FormPlan {
  return plans.get(kind) ?? planOf(kind)
}
