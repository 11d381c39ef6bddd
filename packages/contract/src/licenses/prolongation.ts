import * as z from 'zod/mini'
import { dateSchema, momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { currencySchema, shownSumSchema } from '../money.ts'
import { idSchema, revisionSchema, singleLine } from '../text.ts'
import { license } from './licenses.ts'
import { mostProlongedAtOnce, prolongationGroupStates, prolongationStates } from './prolongation-rules.ts'

const language = z.optional(languageSchema)
/** Each once. */
const licenseIds = z.array(idSchema).check(
  z.minLength(1, { error: 'required' }),
  z.maxLength(mostProlongedAtOnce),
  z.refine<number[]>((ids) => new Set(ids).size === ids.length, { error: 'invalid' }),
)

const group = z.object({
  group_id: z.int(),
  museum_id: z.int(),
  museum: z.string(),
  /** By the museum's clocks. */
  held_on: z.string(),
  place: z.string(),
  /** Until when requests are taken. */
  closes_at: momentSchema,
  places: z.int(),
  free: z.int(),
  /** For each license, kopecks; null for who sees no prices. */
  fee: z.nullable(z.int()),
  currency: currencySchema,
  state: z.enum(prolongationGroupStates),
})
export type ProlongationGroup = z.output<typeof group>

const request = z.object({
  request_id: z.int(),
  group_id: z.int(),
  license_id: z.int(),
  guide: z.string(),
  museum: z.string(),
  number: z.string(),
  held_on: z.string(),
  place: z.string(),
  /** As it was charged; null for who sees no prices. */
  fee: z.nullable(z.int()),
  /** What of it is still to be paid (`new_payment`): nothing once it is declined or withdrawn; null for who sees no prices. */
  due: z.nullable(z.int()),
  currency: currencySchema,
  state: z.enum(prolongationStates),
  requested_at: momentSchema,
  /** The license's new last day, once staff have entered it. */
  expiration_date: z.nullable(z.string()),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  /** Whether its reader may withdraw it now. */
  withdrawable: z.boolean(),
})
export type ProlongationRequest = z.output<typeof request>

export const prolongationActions = {
  /** Licenses that may be prolonged and are not asked for yet, groups of their museums that are not over, and requests, newest first. */
  get_prolongation_page_data: {
    input: z.object({ language }),
    output: z.object({
      result: z.object({ licenses: z.array(license), groups: z.array(group), requests: z.array(request) }),
    }),
    ability: ['read', 'License'],
    writes: false,
  },
  /** For each license the groups of its museum that are not over. */
  license_list_prolongation_groups: {
    input: z.object({ license_id: licenseIds, language }),
    output: z.object({ result: z.array(z.object({ license_id: z.int(), groups: z.array(group) })) }),
    ability: ['read', 'License'],
    writes: false,
  },
  /** With which group a license shall be prolonged; null: with none yet. Nothing is asked for by it. */
  license_set_prolongation_group: {
    input: z.object({ license_id: idSchema, prolongation_group: z.nullable(idSchema), language }),
    output: z.object({ result: license }),
    ability: ['update', 'License'],
    writes: true,
  },
  /**
   * Asks for all of them with one group: the one that is named, else the one that was set for each. All or none. The fee of each is charged;
   * no place, or too late: `group_full`, `group_closed`, `group_past`. Who sees no prices may not (403).
   */
  prolongate_license: {
    input: z.object({ license_id: licenseIds, prolongation_group: z.optional(idSchema), language }),
    output: z.object({ result: z.array(request) }),
    ability: ['update', 'License'],
    writes: true,
  },
  /**
   * Takes a request back before its group closes: the place is free again and the fee is taken back, as by staff. Later:
   * `prolongation_with_museum`; what is decided already: `prolongation_decided`. Who sees no prices may not (403).
   */
  withdraw_prolongation: {
    input: z.object({ request_id: idSchema, language }),
    output: z.object({ result: request }),
    ability: ['update', 'License'],
    writes: true,
  },
} as const satisfies ActionContracts
export type ProlongationActions = typeof prolongationActions

/** `vat`: the code of the rate inside the fee; null: without VAT. */
const officeGroup = z.object({ ...group.shape, fee: z.int(), vat: z.nullable(z.string()), taken: z.int(), revision: z.int() })
export type OfficeProlongationGroup = z.output<typeof officeGroup>
const officeRequest = z.object({
  ...request.shape,
  fee: z.int(),
  due: z.int(),
  customer_id: z.int(),
  customer: z.string(),
  /** The license's last day now. */
  valid_until: z.string(),
  decided_by: z.nullable(z.string()),
})
export type OfficeProlongationRequest = z.output<typeof officeRequest>

/** More guides than any museum takes in a day. */
const mostPlaces = 1_000

export const officeProlongationActions = {
  /** Groups by day, the latest first, and the museums of which there may be one. */
  office_prolongation: {
    input: z.object({ language }),
    output: z.object({
      result: z.object({
        groups: z.array(officeGroup),
        museums: z.array(z.object({ museum_id: z.int(), museum: z.string() })),
        /** VAT rates as they are today, from which a group takes its own. `own`: the company's taxes know it. */
        rates: z.array(z.object({ code: z.string(), percent: z.nullable(z.int()), own: z.boolean() })),
      }),
    }),
    ability: ['read', 'OfficeLicense'],
    writes: false,
  },
  office_prolongation_requests: {
    input: z.object({ group_id: idSchema, language }),
    output: z.object({ result: z.array(officeRequest) }),
    ability: ['read', 'OfficeLicense'],
    writes: false,
  },
  /** A new group, or another day, place, number or fee of one: requests keep the fee at which they were made. `revision`: 0 of a new one. */
  set_prolongation_group: {
    input: z.object({
      group_id: z.nullable(idSchema),
      revision: revisionSchema,
      museum_id: idSchema,
      held_on: dateSchema,
      place: singleLine(200).check(z.minLength(1)),
      closes_at: momentSchema,
      places: z.int().check(z.positive(), z.maximum(mostPlaces)),
      fee: shownSumSchema,
      /** The rate of the day of the group counts. */
      vat: z.nullable(singleLine(40).check(z.minLength(1))),
      language,
    }),
    output: z.object({ result: officeGroup }),
    ability: ['decide', 'OfficeLicense'],
    writes: true,
  },
  /** The museum prolonged the license: its new last day, after the one it had. */
  enter_prolongation: {
    input: z.object({ request_id: idSchema, expiration_date: dateSchema, language }),
    output: z.object({ result: officeRequest }),
    ability: ['decide', 'OfficeLicense'],
    writes: true,
  },
  /** The license stays as it is, the place is free again, and the fee is taken back; the customer reads the reason. */
  decline_prolongation: {
    input: z.object({ request_id: idSchema, reason: singleLine(500).check(z.minLength(1)), language }),
    output: z.object({ result: officeRequest }),
    ability: ['decide', 'OfficeLicense'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeProlongationActions = typeof officeProlongationActions
