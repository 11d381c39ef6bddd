import { latinDigits } from '@anfilada/ui/latin-digits'
import { addDays, defaultZone } from '@anfilada/contract/dates'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { GuideLanguage, EquipmentItem } from '@anfilada/contract/orders/items'
import { type WordField, wordFields } from '@anfilada/contract/orders/kinds/words'
import type { ServiceKind } from '../new-order-search.ts'

/**
 * The answers of the four forms beside museum tickets, under the contract's field names as far as they have one; each form asks for its
 * own and leaves the others empty.
 */
export type ServiceDraft = Record<WordField<ServiceKind>, string> & {
  type: GroupCategory
  museum_id: number | null
  /** Empty: all objects of the museum (schedule), or not chosen yet (equipment). */
  system_id: string
  /** By whose clocks its days and hours are: the object's, the company's where none is chosen. */
  zone: string
  pass_date: string
  /** `HH:MM`, museum-local, as all hours here. */
  time: string
  adult: number
  child: number
  services: Record<EquipmentItem, number>
  pickup_date: string
  pickup_time: string
  return_date: string
  return_time: string
  vehicle: string
  hours: number
  guide_language: GuideLanguage | ''
}
/** What a form asks for; the clocks come with the object. */
export type ServiceField = Exclude<keyof ServiceDraft, 'zone'>

const noWords = Object.fromEntries(wordFields.map((field) => [field, ''])) as Record<WordField, string>

export const emptyService: ServiceDraft = {
  ...noWords,
  type: 'rf',
  museum_id: null,
  system_id: '',
  zone: defaultZone,
  pass_date: '',
  time: '',
  adult: 0,
  child: 0,
  services: { multicast_audio_system: 0, ag: 0 },
  pickup_date: '',
  pickup_time: '',
  return_date: '',
  return_time: '',
  vehicle: '',
  hours: 4,
  guide_language: '',
}

/** The next order of the same hand: the group category stays, the service does not. */
export function nextService({ type }: ServiceDraft): ServiceDraft {
  return { ...emptyService, type }
}

/** A day that has passed is no choice any more, nor are those that hang on it. */
export function withoutPastDay(draft: ServiceDraft, today: string): ServiceDraft {
  const isPast = draft.pass_date !== '' && draft.pass_date < today
  return isPast ? { ...draft, pass_date: '', pickup_date: '', return_date: '' } : draft
}

export function headsOf({ adult, child }: Pick<ServiceDraft, 'adult' | 'child'>): number {
  return adult + child
}

/**
 * The draft with its day of visit: equipment is fetched and brought back on that day, as far as the reader has not said another day that
 * still makes sense.
 */
export function withDay(draft: ServiceDraft, pass_date: string): ServiceDraft {
  const isNear = (date: string) => date !== '' && date >= addDays(pass_date, -loanDays) && date <= addDays(pass_date, loanDays)
  return {
    ...draft,
    pass_date,
    pickup_date: isNear(draft.pickup_date) && draft.pickup_date <= pass_date ? draft.pickup_date : pass_date,
    return_date: isNear(draft.return_date) && draft.return_date >= pass_date ? draft.return_date : pass_date,
  }
}

/** So many days before the visit equipment may be fetched here, and after it brought back. */
export const loanDays = 6

/** What is typed as an hour: digits of any keyboard, `930` for half past nine. What is no hour stays as it is, to be mended. */
export function hourOfTyping(typed: string): string {
  const digits = latinDigits(typed).replace(/[^\d:.]/g, '')
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(digits) ?? []
  return hour === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`
}

/**
 * Whether an hour has been typed. Asked of the field as it stands: it is put into shape when it is left, and what stands beside it must not
 * move at that moment, or the press that left it misses its button.
 */
export function isHour(typed: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(hourOfTyping(typed))
}
