import * as z from 'zod/mini'
import { dateSchema } from '../date-schemas.ts'
import { licenseDecisions, needsReason } from '../licenses/license-states.ts'
import { licenseShape } from '../licenses/licenses.ts'
import { singleLine } from '../text.ts'
import { customerKeySchema } from './customers.ts'

/** A guide's license with the word of staff about it; a scan is in no file. */
export const licenseRow = z
  .object({
    customer: customerKeySchema,
    ...licenseShape,
    valid_from: dateSchema,
    decision: z.enum(licenseDecisions),
    /** Why it was refused or suspended; else null. */
    reason: z.nullable(singleLine(500).check(z.minLength(1))),
  })
  .check(z.refine(({ decision, reason }) => !needsReason(decision) || reason !== null, { error: 'required', path: ['reason'] }))
export type LicenseRow = z.output<typeof licenseRow>
