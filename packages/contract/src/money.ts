import * as z from 'zod/mini'
import { kopecks } from './kopecks.ts'

export const currencies = ['RUB'] as const
export type Currency = (typeof currencies)[number]

export const kopecksSchema = z.pipe(
  z.int(),
  z.transform((amount) => kopecks(amount)),
)
/** Kopecks that a reader was shown and sends back: more than any order costs. */
export const shownSumSchema = z.int().check(z.nonnegative(), z.maximum(100_000_000_000_000))
export const currencySchema = z.enum(currencies)
