import type { ActionInput } from '@anfilada/browser/http'
import type { GuideLanguage } from '@anfilada/contract/orders/items'
import type { Resource, ResourceKind } from '@anfilada/contract/orders/resources'

/** A resource as it stands in the fields. */
export type ResourceDraft = {
  name: string
  phone: string
  vehicleClass: string
  seats: string
  languages: readonly GuideLanguage[]
  active: boolean
}
export type ResourceField = 'name' | 'system_id' | 'seats' | 'languages'
type Fields = Omit<ActionInput<'set_resource'>, 'id' | 'language'>
export type ReadResource = { ok: true; fields: Fields } | { ok: false; wrong: ResourceField[] }

const mostSeats = 100

export function resourceDraft(resource: Resource | undefined): ResourceDraft {
  if (!resource) return { name: '', phone: '', vehicleClass: '', seats: '', languages: [], active: true }
  const { name, phone, system_id, seats, languages, active } = resource
  return { name, phone, vehicleClass: system_id ?? '', seats: seats === null ? '' : String(seats), languages, active }
}

/** A vehicle has a class and seats, a guide languages, and neither what is the other's. */
export function readResource(kind: ResourceKind, draft: ResourceDraft): ReadResource {
  const common = { kind, name: draft.name.trim(), phone: draft.phone.trim(), active: draft.active }
  const wrong = [...(common.name === '' ? ['name' as const] : []), ...(kind === 'vehicle' ? wrongOfVehicle(draft) : wrongOfGuide(draft))]
  if (wrong.length > 0) return { ok: false, wrong }
  if (kind === 'guide') return { ok: true, fields: { ...common, system_id: null, seats: null, languages: [...draft.languages] } }
  return { ok: true, fields: { ...common, system_id: draft.vehicleClass, seats: Number(draft.seats), languages: [] } }
}

function wrongOfVehicle({ vehicleClass, seats }: ResourceDraft): ResourceField[] {
  const areSeats = /^\s*\d{1,3}\s*$/.test(seats) && Number(seats) > 0 && Number(seats) <= mostSeats
  return [...(vehicleClass === '' ? ['system_id' as const] : []), ...(areSeats ? [] : ['seats' as const])]
}

function wrongOfGuide({ languages }: ResourceDraft): ResourceField[] {
  return languages.length === 0 ? ['languages'] : []
}
