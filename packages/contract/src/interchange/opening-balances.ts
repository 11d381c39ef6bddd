import * as z from 'zod/mini'
import { dateSchema } from '../date-schemas.ts'
import { mostBooked } from '../ledger/ledger.ts'
import { singleLine } from '../text.ts'
import { customerKeySchema } from './customers.ts'

const sumOrNone = z.nullable(z.int().check(z.nonnegative(), z.maximum(mostBooked)))

/** What a customer owed or had paid ahead in the system before, kopecks: one of the two, as turnover sheets of accountants have it. */
export const openingBalanceRow = z.object({
  customer: customerKeySchema,
  /** The museum-local day at whose end it was so. */
  as_of: dateSchema,
  owed: sumOrNone,
  prepaid: sumOrNone,
  /** Where it comes from, for the second person. */
  note: singleLine(500),
})
export type OpeningBalanceRow = z.output<typeof openingBalanceRow>
