import { noWords } from '@anfilada/contract/catalogue/museum-document'
import type { EquipmentDocument, ServiceDocument, ServicesDocument } from '@anfilada/contract/catalogue/services-document'
import { type GuideLanguage, guideLanguages } from '@anfilada/contract/orders/items'
import { readWords, type WordsDraft, wordsDraft } from '../editor/museum-draft.ts'

export type ServiceKind = ServiceDocument['service']

/** A service as it stands in the fields; seats as they are typed, its place among those of its kind from 1 on. */
export type ServiceDraft = WordsDraft<'name'> & {
  system_id: string
  seats: string
  guide_language: GuideLanguage | ''
  place: string
  archived: boolean
}

export function ofKind({ services }: ServicesDocument, kind: ServiceKind): ServiceDocument[] {
  return services.filter(({ service }) => service === kind)
}

/** Languages that no guide of the company has yet. */
export function freeLanguages({ services }: ServicesDocument): GuideLanguage[] {
  return guideLanguages.filter((language) => !services.some(({ guide_language }) => guide_language === language))
}

const newService = { system_id: '', name: noWords, seats: null, guide_language: null, archived: false } as const

/** `service` undefined: a new one, at the end. */
export function serviceDraft(document: ServicesDocument, kind: ServiceKind, service: ServiceDocument | undefined): ServiceDraft {
  const { system_id, name, seats, guide_language, archived } = service ?? newService
  const own = ofKind(document, kind)
  return {
    ...wordsDraft('name', name),
    system_id,
    seats: seats === null ? '' : String(seats),
    guide_language: guide_language ?? '',
    place: String(1 + (service ? own.indexOf(service) : own.length)),
    archived,
  }
}

/** The document with what the fields say of one service, at the place that they say. */
export function withService(document: ServicesDocument, kind: ServiceKind, draft: ServiceDraft): ServicesDocument {
  const system_id = draft.system_id.trim()
  const written: ServiceDocument = {
    system_id,
    service: kind,
    name: readWords('name', draft),
    // What is no number stays none and is refused by the contract.
    seats: kind === 'transport' ? Number(draft.seats) : null,
    guide_language: kind === 'guide' ? draft.guide_language || null : null,
    archived: draft.archived,
  }
  const others = document.services.filter((one) => one.system_id !== system_id)
  const own = others.filter(({ service }) => service === kind).toSpliced(Number(draft.place) - 1, 0, written)
  const rest = others.filter(({ service }) => service !== kind)
  return { ...document, services: kind === 'transport' ? [...own, ...rest] : [...rest, ...own] }
}

/** Equipment as it stands in the fields: its code is the specification's. */
export type EquipmentDraft = Pick<ServiceDraft, 'place' | 'archived' | `name_${'ru' | 'en' | 'zh' | 'fa' | 'vi'}`>

export function equipmentDraft({ equipment }: ServicesDocument, one: EquipmentDocument): EquipmentDraft {
  return { ...wordsDraft('name', one.name), place: String(1 + equipment.indexOf(one)), archived: one.archived }
}

/** The document with what the fields say of it, at the place that they say. */
export function withEquipment(document: ServicesDocument, { service }: EquipmentDocument, draft: EquipmentDraft): ServicesDocument {
  const written: EquipmentDocument = { service, name: readWords('name', draft), archived: draft.archived }
  const others = document.equipment.filter((one) => one.service !== service)
  return { ...document, equipment: others.toSpliced(Number(draft.place) - 1, 0, written) }
}
