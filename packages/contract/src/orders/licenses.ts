import * as z from 'zod/mini'
import { type GroupCategory, groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { dateSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { singleLine } from '../text.ts'
import type { GuideLanguage } from './items.ts'

/** The language in which a group is led, where its category says so; foreign groups are led in any. */
export const groupLanguage: Record<GroupCategory, GuideLanguage | null> = { rf: 'ru', cn: 'zh', ig: null }

/** Whether the object lets so many people follow one guide; `most` null: it says no limit. */
export function mayFollow(personsPerGuide: number, most: number | null): boolean {
  return most === null || personsPerGuide <= most
}

export const guideCheck = z.object({
  /** Whether the object admits only licensed guides. */
  needs_license: z.boolean(),
  /** Whether this guide has a valid one for the museum, the language of the group and the date. */
  licensed: z.boolean(),
  license: z.nullable(z.object({ number: z.string(), expiration_date: z.string() })),
})
export type GuideCheck = z.output<typeof guideCheck>

export const licenseCheckActions = {
  /** Asked by the wizard as soon as object, date, category and guide are known; `accompanyingGuides` does the rest. */
  check_guide: {
    input: z.object({
      museum_object_id: systemIdSchema,
      pass_date: dateSchema,
      type: groupCategorySchema,
      guide: singleLine(200),
      language: z.optional(languageSchema),
    }),
    output: z.object({ result: guideCheck }),
    ability: ['create', 'Order'],
    writes: false,
  },
} as const satisfies ActionContracts
export type LicenseCheckActions = typeof licenseCheckActions
