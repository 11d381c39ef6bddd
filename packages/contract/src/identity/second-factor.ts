import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { passwordSchema } from './passwords.ts'
import { singleLine } from '../text.ts'
import { abilityActions, abilitySubjects } from '../abilities.ts'

export const abilityRuleSchema = z.object({
  action: z.enum(abilityActions),
  subject: z.enum(abilitySubjects),
})

export const recoveryCodeCount = 10

/** Six digits of the authenticator, or a recovery code where one is accepted; spaces and dashes are nobody's fault. */
export const codeSchema = singleLine(32).check(z.minLength(1))
const recoveryCodes = z.array(z.string())

/** At both endpoints. None takes a key: a kept answer would hold the codes, a kept hash the password. */
export const secondFactorActions = {
  /** A new secret that is not in use yet; `uri` (otpauth://) is what the QR code says. */
  begin_second_factor: {
    input: z.object({ password: passwordSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: z.object({ secret: z.string(), uri: z.string() }) }),
    ability: ['update', 'Account'],
    writes: false,
  },
  /** Turns it on. The recovery codes are shown this once; the abilities are those that the caller has from now on. */
  confirm_second_factor: {
    input: z.object({ code: codeSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: z.object({ recovery_codes: recoveryCodes, userAbility: z.array(abilityRuleSchema) }) }),
    ability: ['update', 'Account'],
    writes: false,
  },
  /** The codes before open nothing from now on. */
  renew_recovery_codes: {
    input: z.object({ code: codeSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: z.object({ recovery_codes: recoveryCodes }) }),
    ability: ['update', 'Account'],
    writes: false,
  },
  /** Takes a recovery code as well. The abilities are those that the caller has from now on. */
  remove_second_factor: {
    input: z.object({ password: passwordSchema, code: codeSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: z.object({ userAbility: z.array(abilityRuleSchema) }) }),
    ability: ['update', 'Account'],
    writes: false,
  },
} as const satisfies ActionContracts
export type SecondFactorActions = typeof secondFactorActions
