import * as z from 'zod/mini'
import { type RefusalCode, refusals } from './refusals.ts'

/** A refusal's code inside an answer that was given line by line. Apart from refusals.ts, which needs no schemas. */
export const refusalCodeSchema = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]])
