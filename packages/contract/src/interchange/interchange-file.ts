import * as z from 'zod/mini'
import { customerRow, memberRow } from './customers.ts'
import { licenseRow } from './licenses.ts'
import { museumRow } from './museums.ts'
import { openingBalanceRow } from './opening-balances.ts'
import { priceRow } from './prices.ts'
import { agreedTermsRow, termsRow } from './terms.ts'
import { windowRow } from './windows.ts'

/** What files carry, each section after those that it refers to. */
export const sectionNames = [
  'museums',
  'terms',
  'windows',
  'customers',
  'members',
  'agreed_terms',
  'prices',
  'licenses',
  'opening_balances',
] as const
export type SectionName = (typeof sectionNames)[number]
export const sectionSchema = z.enum(sectionNames)

/** The company's data as JSON, whole or in parts: a section that is absent is not spoken of (decision 0072). */
export const interchangeFile = z.object({
  /** The version of the format. */
  anfilada: z.literal(1),
  museums: z.optional(z.array(museumRow)),
  terms: z.optional(z.array(termsRow)),
  windows: z.optional(z.array(windowRow)),
  customers: z.optional(z.array(customerRow)),
  members: z.optional(z.array(memberRow)),
  agreed_terms: z.optional(z.array(agreedTermsRow)),
  prices: z.optional(z.array(priceRow)),
  licenses: z.optional(z.array(licenseRow)),
  opening_balances: z.optional(z.array(openingBalanceRow)),
})
export type InterchangeFile = z.output<typeof interchangeFile>

/** A larger file is refused, bytes. */
export const mostImportBytes = 10_485_760
/** Rows of a sheet, or of a list of the JSON file, that are read. */
export const mostImportRows = 50_000
