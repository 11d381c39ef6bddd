import * as z from 'zod/mini'
import { momentSchema, monthSchema } from '../date-schemas.ts'
import { idSchema } from '../text.ts'

/** When wishes for a month of a museum are taken; moments with their offset. */
export const windowRow = z.object({ museum_id: idSchema, month: monthSchema, opens_at: momentSchema, closes_at: momentSchema })
export type WindowRow = z.output<typeof windowRow>
