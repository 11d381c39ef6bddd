import * as z from 'zod/mini'
import { systemIdSchema } from '../catalogue.ts'
import { agreedTermsShape, ownTermsShape } from '../pricing/terms.ts'
import { customerKeySchema } from './customers.ts'

/** Terms of an object, or of a service of the company, for every contract that says nothing else. */
export const termsRow = z.object({ museum_object_id: systemIdSchema, ...ownTermsShape })
export type TermsRow = z.output<typeof termsRow>

/** What a contract changes of them; without an object: for all that have no line of their own. */
export const agreedTermsRow = z.object({
  customer: customerKeySchema,
  museum_object_id: z.nullable(systemIdSchema),
  ...agreedTermsShape,
})
export type AgreedTermsRow = z.output<typeof agreedTermsRow>
