import * as z from 'zod/mini'
import type { ActionContracts } from './envelope.ts'
import { languageSchema } from './languages.ts'

/** What a company sets up before its first order is paid, in the order in which each leans on those before it. */
export const setupLines = [
  'mail',
  'staff',
  'company',
  'texts',
  'museums',
  'terms',
  'prices',
  'slots',
  'windows',
  'duty',
  'payments',
  'customers',
] as const
export type SetupLineName = (typeof setupLines)[number]

/** `missing`: something is to be entered. `off`: the server has no setting for it. `untested`: it is there, and nobody has seen it work. */
export const setupStates = ['done', 'missing', 'off', 'untested'] as const

const setupLine = z.object({
  line: z.enum(setupLines),
  state: z.enum(setupStates),
  /** Of `missing`: how many lack something; 0 where nothing is counted. */
  count: z.int(),
  /** Kinds of texts or group categories that are missing, by their codes. */
  codes: z.array(z.string()),
  /** Museums or objects that lack something, by their names; the first five. */
  names: z.array(z.string()),
})
export type SetupLine = z.output<typeof setupLine>

/** Days ahead for which there must be prices: in November those of January. */
export const pricedAhead = 62

export const setupActions = {
  /** All lines, done ones as well. */
  office_setup: {
    input: z.object({ language: z.optional(languageSchema) }),
    output: z.object({ result: z.array(setupLine) }),
    ability: ['read', 'Staff'],
    writes: false,
  },
  /** Writes a mail to whoever asks; whether it left is seen in the line and in the outgoing mail. */
  send_test_mail: {
    input: z.object({ language: z.optional(languageSchema) }),
    output: z.object({ result: z.object({ to: z.string() }) }),
    ability: ['update', 'OfficeMail'],
    writes: true,
  },
  /** Asks every payment system that is set up whether it knows us; no money moves. `failure`: why it did not answer. */
  ask_payment_systems: {
    input: z.object({ language: z.optional(languageSchema) }),
    output: z.object({ result: z.array(z.object({ provider: z.string(), failure: z.nullable(z.string()) })) }),
    ability: ['read', 'Staff'],
    writes: false,
  },
} as const satisfies ActionContracts
export type SetupActions = typeof setupActions
