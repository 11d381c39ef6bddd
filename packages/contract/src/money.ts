import * as z from 'zod/mini'
import { kopecks } from './kopecks.ts'

export const currencies = ['RUB'] as const
export type Currency = (typeof currencies)[number]

export const kopecksSchema = z.pipe(
  z.int(),
  z.transform((amount) => kopecks(amount)),
)
export const currencySchema = z.enum(currencies)
