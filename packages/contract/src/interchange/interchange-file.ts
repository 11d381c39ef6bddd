import * as z from 'zod/mini'
import { museumRow } from './museums.ts'

/** What files carry, each section after those that it refers to. */
export const sectionNames = ['museums'] as const
export type SectionName = (typeof sectionNames)[number]
export const sectionSchema = z.enum(sectionNames)

/** The company's data as JSON, whole or in parts: a section that is absent is not spoken of (decision 0072). */
export const interchangeFile = z.object({
  /** The version of the format. */
  anfilada: z.literal(1),
  museums: z.optional(z.array(museumRow)),
})
export type InterchangeFile = z.output<typeof interchangeFile>

/** A larger file is refused, bytes. */
export const mostImportBytes = 10_485_760
/** Rows of a sheet, or of a list of the JSON file, that are read. */
export const mostImportRows = 50_000
