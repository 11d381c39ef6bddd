import type { GuideLanguage } from '@anfilada/contract/orders/items'
import type { Resource, ResourceKind } from '@anfilada/contract/orders/resources'
import { readWhole } from '@anfilada/ui/latin-digits'

/** A resource as it stands in the fields. */
export type ResourceDraft = {
  name: string
  phone: string
  system_id: string
  seats: string
  languages: readonly GuideLanguage[]
  active: boolean
}

const mostSeats = 100

export function resourceDraft(resource: Resource | undefined): ResourceDraft {
  if (!resource) return { name: '', phone: '', system_id: '', seats: '', languages: [], active: true }
  const { name, phone, system_id, seats, languages, active } = resource
  return { name, phone, system_id: system_id ?? '', seats: seats === null ? '' : String(seats), languages, active }
}

/** A vehicle has a class and seats, a guide languages, and neither what is the other's. */
export function resourceIn(kind: ResourceKind, { name, phone, active, system_id, seats, languages }: ResourceDraft) {
  const common = { kind, name: name.trim(), phone: phone.trim(), active }
  return kind === 'guide'
    ? { ...common, system_id: null, seats: null, languages: [...languages] }
    : { ...common, system_id, seats: readSeats(seats) ?? null, languages: [] }
}

/** What the kind asks beyond the shape of its fields. */
export function resourceFaults(kind: ResourceKind, { system_id, seats, languages }: ResourceDraft) {
  if (kind === 'guide') return { ...(languages.length === 0 && { languages: 'required' }) }
  return { ...(system_id === '' && { system_id: 'required' }), ...(readSeats(seats) === undefined && { seats: 'invalid' }) }
}

const readSeats = (typed: string) => readWhole(typed, { least: 1, most: mostSeats })
