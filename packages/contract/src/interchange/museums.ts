import * as z from 'zod/mini'
import { museumDocument, objectDocument } from '../catalogue/museum-document.ts'
import { idSchema } from '../text.ts'

/** ISO 3166-1, two letters; the number of a country that has none. Numbers of countries are another database's own. */
const country = z.string().check(z.regex(/^(?:[A-Z]{2}|\d{1,9})$/))

/**
 * A museum with its objects as a file carries it: the document of its editor (decision 0067) with the number by which orders know it, so that a
 * new database gets the same.
 */
export const museumRow = z.object({
  number: idSchema,
  ...museumDocument.shape,
  objects: z.array(z.extend(objectDocument, { countries: z.array(country).check(z.maxLength(400)) })).check(z.maxLength(100)),
})
export type MuseumRow = z.output<typeof museumRow>
