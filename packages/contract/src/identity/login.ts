import * as z from 'zod/mini'
import { roles } from '../abilities.ts'
import { momentSchema } from '../date-schemas.ts'
import { languageSchema } from '../languages.ts'
import { passwordSchema } from './passwords.ts'
import { abilityRuleSchema, codeSchema } from './second-factor.ts'
import { singleLine } from '../text.ts'

export const customerKinds = ['individual', 'legal_entity'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** `required`: an employee who must turn it on before he may do anything else. */
export const secondFactorStates = ['on', 'off', 'required'] as const
export type SecondFactorState = (typeof secondFactorStates)[number]

/** POST /api/v1/login/. The login of a registered or invited person is his e-mail. */
export const loginInput = z.object({
  login: singleLine(128).check(z.minLength(1)),
  password: passwordSchema,
  /** The authenticator's code, or a recovery code. */
  totp: z.optional(codeSchema),
})
export type LoginInput = z.output<typeof loginInput>

/** What the browser may keep (specification/screens.md): ids and display fields only. */
export const userData = z.object({
  login: z.string(),
  name: z.string(),
  kind: z.nullable(z.enum(customerKinds)),
  roles: z.array(z.enum(roles)),
  customer_id: z.nullable(z.int()),
  customer_name: z.nullable(z.string()),
  language: languageSchema,
  news_mark: z.boolean(),
  email: z.nullable(z.string()),
  second_factor: z.enum(secondFactorStates),
  /** Set in an employee's session on behalf of the customer. */
  acting_for: z.nullable(z.object({ staff: z.string(), until: momentSchema })),
})
export type UserData = z.output<typeof userData>

export const loginOutput = z.object({
  userData,
  accessToken: z.string(),
  userAbility: z.array(abilityRuleSchema),
  /** Where live events stood: all that is read from now on is newer, so a first stream that goes on from here has nothing to read again. */
  live_position: z.optional(z.string()),
})
export type LoginOutput = z.output<typeof loginOutput>
