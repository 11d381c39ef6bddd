import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { passwordLength } from '../fields.ts'
import { singleLine } from '../text.ts'

/** A password as it was typed: nothing is trimmed. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(passwordLength.longest))
const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

/** POST /api/v1/password/forgot/: the same answer for every address. */
export const forgotInput = z.object({ email: singleLine(128).check(z.minLength(1)), language: z.optional(languageSchema) })
export const forgotOutput = z.object({})

/** POST /api/v1/password/link/: whose password the link sets, before he types one. */
export const linkInput = z.object({ token: linkToken, language: z.optional(languageSchema) })
export const linkOutput = z.object({
  purpose: z.enum(['set_password', 'reset_password']),
  login: z.string(),
  language: languageSchema,
  /** How long the password must be: `passwordLength`. */
  second_factor: z.boolean(),
  /** Who signs in at the office. */
  employee: z.boolean(),
  /** Keys of programs that act in his name, and go on after the reset unless he revokes them. */
  api_keys: z.array(z.object({ name: z.string(), hint: z.string() })),
})
export type LinkOutput = z.output<typeof linkOutput>

/** POST /api/v1/password/reset/: uses the link up and ends all sessions of its owner; `revoke_api_keys`: his programs' keys, too. */
export const resetInput = z.object({
  token: linkToken,
  password: passwordSchema,
  revoke_api_keys: z.optional(z.boolean()),
  language: z.optional(languageSchema),
})
export const resetOutput = z.object({ login: z.string() })

/** At both endpoints. Actions that carry secrets take no key: what is kept to compare a repetition with would be a quick hash of the secret. */
export const passwordActions = {
  /** Ends all other sessions of the caller. */
  change_password: {
    input: z.object({ current: passwordSchema, password: passwordSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: z.object({ ended_sessions: z.int() }) }),
    ability: ['update', 'Account'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PasswordActions = typeof passwordActions
