import * as z from 'zod/mini'
import { dateSchema, momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { guideLanguages } from '../orders/items.ts'
import { idSchema, revisionSchema, singleLine } from '../text.ts'
import { type LicenseDecision, licenseDecisions, licenseStates, needsReason } from './license-states.ts'

const language = z.optional(languageSchema)
const guideLanguage = z.enum(guideLanguages)

/** The number of a license, and whose it is, as people write them. */
const number = singleLine(60).check(z.minLength(1))
const guideName = singleLine(200).check(z.minLength(1))
/** Longer than anybody has led groups. */
const mostYears = 80

const languages = {
  main_language: guideLanguage,
  /** The main one among them counts once. */
  additional_languages: z.array(guideLanguage).check(z.maxLength(guideLanguages.length)),
}

/** A license as it is written, of a museum by its number. */
export const licenseShape = {
  guide: guideName,
  museum_id: idSchema,
  number,
  experience_years: z.int().check(z.nonnegative(), z.maximum(mostYears)),
  expiration_date: dateSchema,
  ...languages,
}

const told = {
  license_id: z.int(),
  guide_id: z.int(),
  guide: z.string(),
  /** Of a guide who is a member; null where nobody told it. */
  phone: z.nullable(z.string()),
  museum_id: z.int(),
  museum: z.string(),
  number: z.string(),
  experience_years: z.int(),
  /** The last day on which it holds, by the museum's clocks. */
  expiration_date: z.string(),
  main_language: z.string(),
  additional_languages: z.array(z.string()),
  prolongation_group: z.nullable(z.int()),
  state: z.enum(licenseStates),
  /** Until the last day by the museum's clocks; negative once it is over. */
  days_left: z.int(),
  /** Why staff refused or suspended it. */
  reason: z.nullable(z.string()),
  /** The path of the scan, fetched with the header. */
  scan: z.nullable(z.string()),
}
export const license = z.object(told)
export type License = z.output<typeof license>

const guide = z.object({
  /** Null: a member of whom nothing is known as a guide yet. */
  guide_id: z.nullable(z.int()),
  guide: z.string(),
  phone: z.nullable(z.string()),
})
export type Guide = z.output<typeof guide>

const museum = z.object({ museum_id: z.int(), museum: z.string() })
const languageName = z.object({ language: guideLanguage, name: z.string() })

/** A guide sees and changes his own licenses, the others those of all guides of their customer (decision 0054). */
export const licenseActions = {
  license_list: {
    input: z.object({ language }),
    output: z.object({ result: z.array(license) }),
    ability: ['read', 'License'],
    writes: false,
  },
  /** The customer's own guides, of whom an order or a license chooses. */
  get_guides: {
    input: z.object({ language }),
    output: z.object({ result: z.array(guide) }),
    ability: ['create', 'Order'],
    writes: false,
  },
  /** The museums of which a license may be, in the asked language. */
  licobjects: {
    input: z.object({ language }),
    output: z.object({ result: z.array(museum) }),
    ability: ['read', 'License'],
    writes: false,
  },
  /** The languages that a license may name, in the asked language. */
  liclang: {
    input: z.object({ language }),
    output: z.object({ result: z.array(languageName) }),
    ability: ['read', 'License'],
    writes: false,
  },
  /**
   * Staff check it before it holds. `file_id`: the scan, uploaded before. The same number of the same guide at the museum: `license_exists`; a
   * day that is over there: `license_over`.
   */
  add_license: {
    input: z.object({ ...licenseShape, file_id: z.optional(idSchema), language }),
    output: z.object({ result: license }),
    ability: ['update', 'License'],
    writes: true,
  },
  /** Cannot be undone: orders of its guide need somebody who goes along from now on. */
  delete_license: {
    input: z.object({ license_id: idSchema, language }),
    output: z.object({ result: z.object({ license_id: z.int() }) }),
    ability: ['update', 'License'],
    writes: true,
  },
  /** A language more is checked by staff first, one less is not; what was refused comes to the check once more. */
  license_change_langs: {
    input: z.object({ license_id: idSchema, ...languages, language }),
    output: z.object({ result: license }),
    ability: ['update', 'License'],
    writes: true,
  },
} as const satisfies ActionContracts
export type LicenseActions = typeof licenseActions

const officeLicense = z.object({
  ...told,
  customer_id: z.int(),
  customer: z.string(),
  decision: z.enum(licenseDecisions),
  /** Null where nobody has checked it, or the company itself entered it. */
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(momentSchema),
  added_at: momentSchema,
  revision: z.int(),
})
export type OfficeLicense = z.output<typeof officeLicense>

const officeGuide = z.object({
  guide_id: z.int(),
  guide: z.string(),
  /** Whether he is a member of the customer. */
  member: z.boolean(),
  /** Spellings that were merged into this one. */
  also: z.array(z.string()),
  licenses: z.int(),
})
export type OfficeGuide = z.output<typeof officeGuide>

/** What staff can say. */
const saidByStaff = ['accepted', 'refused', 'suspended'] as const satisfies readonly LicenseDecision[]
type Said = { decision: (typeof saidByStaff)[number]; reason?: string | undefined }
const reasonGiven = z.refine<Said>(({ decision, reason }) => !needsReason(decision) || !!reason, { path: ['reason'], error: 'required' })

export const officeLicenseActions = {
  /** Oldest first; 50 without a limit. `search`: in number, guide and customer. */
  office_licenses: {
    input: z.object({
      state: z.optional(z.enum(licenseStates)),
      search: z.optional(singleLine(100)),
      after: z.optional(idSchema),
      limit: z.optional(z.int().check(z.positive(), z.maximum(200))),
      language,
    }),
    output: z.object({ result: z.array(officeLicense), next: z.nullable(z.int()) }),
    ability: ['read', 'OfficeLicense'],
    writes: false,
  },
  office_license: {
    input: z.object({ license_id: idSchema, language }),
    output: z.object({ result: officeLicense }),
    ability: ['read', 'OfficeLicense'],
    writes: false,
  },
  /** It changed meanwhile: `license_stale`; it does not lead there: `license_move_wrong`. The customer reads the reason. */
  decide_license: {
    input: z
      .object({
        license_id: idSchema,
        revision: revisionSchema,
        decision: z.enum(saidByStaff),
        reason: z.optional(singleLine(500)),
        language,
      })
      .check(reasonGiven),
    output: z.object({ result: officeLicense }),
    ability: ['decide', 'OfficeLicense'],
    writes: true,
  },
  office_guides: {
    input: z.object({ customer_id: idSchema, language }),
    output: z.object({ result: z.array(officeGuide) }),
    ability: ['read', 'OfficeLicense'],
    writes: false,
  },
  /** Two who are one person: licenses go to the second, and the first name finds him from now on. Two members are two: `guides_two_members`. */
  merge_guides: {
    input: z.object({ guide_id: idSchema, into_guide_id: idSchema, language }),
    output: z.object({ result: officeGuide }),
    ability: ['decide', 'OfficeLicense'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeLicenseActions = typeof officeLicenseActions
