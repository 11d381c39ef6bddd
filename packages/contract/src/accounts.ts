import * as z from 'zod/mini'
import { abilityRuleSchema, roles } from './abilities.ts'
import { languageSchema } from './languages.ts'
import { line } from './text.ts'

export const customerKinds = ['individual', 'legal_entity'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** POST /api/v1/login/ */
export const loginInput = z.object({
  login: line(128).check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
})

/** What the browser may keep (spec §3 userData): ids and display fields only. */
export const userData = z.object({
  login: z.string(),
  name: z.string(),
  kind: z.nullable(z.enum(customerKinds)),
  roles: z.array(z.enum(roles)),
  customer_id: z.nullable(z.int()),
  customer_name: z.nullable(z.string()),
  language: languageSchema,
  news_mark: z.boolean(),
})
export type UserData = z.output<typeof userData>

export const loginOutput = z.object({
  userData,
  accessToken: z.string(),
  userAbility: z.array(abilityRuleSchema),
})
export type LoginOutput = z.output<typeof loginOutput>
