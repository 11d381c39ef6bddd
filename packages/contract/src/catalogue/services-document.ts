import * as z from 'zod/mini'
import { systemIdSchema } from '../catalogue.ts'
import { type Language, languages } from '../languages.ts'
import { equipmentItems } from '../orders/items.ts'
import { guideLanguageSchema } from '../orders/kinds/schemas.ts'
import { words } from './museum-document.ts'

/**
 * What the company itself sells, as one document: classes of vehicles, guides by their language and equipment, each in the order in which
 * customers read them (decisions 0076 and 0094).
 */

const service = z.object({
  /** Never changes: orders, prices and terms name the service by it. */
  system_id: systemIdSchema,
  service: z.enum(['transport', 'guide']),
  name: words(120),
  /** Passengers of a vehicle; null for guides. */
  seats: z.nullable(z.int().check(z.positive(), z.maximum(100))),
  /** Null for vehicles. */
  guide_language: z.nullable(guideLanguageSchema),
  /** Takes no new orders. */
  archived: z.boolean(),
})
export type ServiceDocument = z.output<typeof service>

/** One of the specification's two kinds: neither is added, neither goes. Its stock is counted by day. */
const equipmentKind = z.object({
  service: z.enum(equipmentItems),
  name: words(120),
  /** Is not offered any more; orders that have it keep it. */
  archived: z.boolean(),
})
export type EquipmentDocument = z.output<typeof equipmentKind>

export const servicesDocument = z.object({
  services: z.array(service).check(z.maxLength(200)),
  equipment: z.array(equipmentKind).check(z.maxLength(equipmentItems.length)),
})
export type ServicesDocument = z.output<typeof servicesDocument>

const serviceFaultCodes = [
  'russian_missing',
  'code_twice',
  'seats_missing',
  'language_missing',
  'language_twice',
  'service_removed',
  'service_changed',
] as const
type ServiceFaultCode = (typeof serviceFaultCodes)[number]

/** Why it may not be kept, by the dotted path; what customers may have ordered stays, with the seats and the language that they ordered. */
export function serviceFaults({ services, equipment }: ServicesDocument, before: ServicesDocument): Record<string, ServiceFaultCode> {
  const faults = Object.create(null) as Record<string, ServiceFaultCode>
  const say = (path: string, fault: ServiceFaultCode | false | undefined): void => {
    if (fault) faults[path] ??= fault
  }
  services.forEach((one, at) => {
    const earlier = services.slice(0, at)
    const known = before.services.find(({ system_id }) => system_id === one.system_id)
    // The history names both by their codes.
    const isTwice = [...earlier.map(({ system_id }) => system_id), ...(known ? [] : equipmentItems)].some((code) => code === one.system_id)
    say(`services.${at}.system_id`, isTwice && 'code_twice')
    say(`services.${at}.name.ru`, one.name.ru === '' && 'russian_missing')
    say(`services.${at}.seats`, (one.service === 'transport') === (one.seats === null) && 'seats_missing')
    say(`services.${at}.guide_language`, languageFault(one, earlier))
    say(`services.${at}.service`, known && !isTwice && !isSameThing(one, known) && 'service_changed')
  })
  const isGone = before.services.some(({ system_id }) => !services.some((one) => one.system_id === system_id))
  say('services', isGone && 'service_removed')
  equipment.forEach(({ service: kind, name }, at) => {
    say(`equipment.${at}.service`, equipment.slice(0, at).some((one) => one.service === kind) && 'code_twice')
    say(`equipment.${at}.name.ru`, name.ru === '' && 'russian_missing')
  })
  const isMissing = equipmentItems.some((item) => !equipment.some((one) => one.service === item))
  say('equipment', isMissing && 'service_removed')
  return faults
}

function languageFault(one: ServiceDocument, earlier: readonly ServiceDocument[]): ServiceFaultCode | undefined {
  if ((one.service === 'guide') === (one.guide_language === null)) return 'language_missing'
  const isTwice = one.guide_language !== null && earlier.some(({ guide_language }) => guide_language === one.guide_language)
  return isTwice ? 'language_twice' : undefined
}

function isSameThing(one: ServiceDocument, known: ServiceDocument): boolean {
  return one.service === known.service && one.seats === known.seats && one.guide_language === known.guide_language
}

export const serviceFields = ['added', 'name', 'place', 'archived'] as const
/** One line of a diff: `place` counts from 1 among the services of its kind. */
type ServiceChange = {
  system_id: string
  field: (typeof serviceFields)[number]
  language: Language | null
  from: string | number | boolean | null
  to: string | number | boolean | null
}

/** What is different afterwards, service by service; of places those that were moved among the services that were there before. */
export function serviceChanges(before: ServicesDocument, after: ServicesDocument): ServiceChange[] {
  const [known, now] = [namedOf(before), namedOf(after)]
  return now.flatMap((one): ServiceChange[] => {
    const { system_id } = one
    const earlier = known.find((other) => other.system_id === system_id)
    if (!earlier) return [{ system_id, field: 'added', language: null, from: null, to: one.name.ru }]
    const names = languages.map((language): ServiceChange => {
      return { system_id, field: 'name', language, from: earlier.name[language], to: one.name[language] }
    })
    const place: ServiceChange = {
      system_id,
      field: 'place',
      language: null,
      from: placeOf(earlier, known, now),
      to: placeOf(one, now, known),
    }
    const archive: ServiceChange = { system_id, field: 'archived', language: null, from: earlier.archived, to: one.archived }
    return [...names, place, archive].filter(({ from, to }) => from !== to)
  })
}

/** What services and equipment have in common. */
type Named = Pick<ServiceDocument, 'system_id' | 'name' | 'archived'> & { kind: ServiceDocument['service'] | 'equipment' }

export function namedOf({ services, equipment }: ServicesDocument): Named[] {
  return [
    ...services.map(({ system_id, service: kind, name, archived }): Named => ({ system_id, kind, name, archived })),
    ...equipment.map(({ service: system_id, name, archived }): Named => ({ system_id, kind: 'equipment', name, archived })),
  ]
}

/** Among those of its kind that stand in both. */
function placeOf({ system_id, kind }: Named, own: readonly Named[], other: readonly Named[]): number {
  const inBoth = own.filter((one) => one.kind === kind && other.some((also) => also.system_id === one.system_id))
  return 1 + inBoth.findIndex((one) => one.system_id === system_id)
}
