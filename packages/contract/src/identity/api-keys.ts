import * as z from 'zod/mini'
import type { Ability } from '../abilities.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, singleLine } from '../text.ts'
import { passwordSchema } from './passwords.ts'
import { codeSchema } from './second-factor.ts'

/** What a customer's program may be let to do; never more than the member who made its key may do himself. */
export const apiKeyScopes = ['orders:read', 'orders:write', 'catalogue:read', 'prices:read'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

export const scopeAbilities: Readonly<Record<ApiKeyScope, readonly Ability[]>> = {
  'orders:read': [['read', 'Order']],
  'orders:write': [
    ['create', 'Order'],
    ['update', 'Order'],
    ['cancel', 'Order'],
    ['archive', 'Order'],
  ],
  'catalogue:read': [['read', 'Catalogue']],
  'prices:read': [['read', 'Price']],
}

/** Live keys of one customer. */
export const apiKeysAtOnce = 20

const scopes = z.array(z.enum(apiKeyScopes)).check(
  z.minLength(1, { error: 'required' }),
  z.refine<ApiKeyScope[]>((chosen) => new Set(chosen).size === chosen.length, { error: 'invalid' }),
)

const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** The first characters, by which people know the key again. */
  hint: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  created_at: momentSchema,
  /** Who made it, and in whose name its program acts. */
  created_by: z.string(),
  /** To about ten minutes; null when the key was never used. */
  last_used_at: z.nullable(momentSchema),
})
export type ApiKey = z.output<typeof apiKey>

export const apiKeyActions = {
  list_api_keys: {
    input: z.object({ language: z.optional(languageSchema) }),
    output: z.object({ result: z.array(apiKey) }),
    ability: ['read', 'ApiKey'],
    writes: false,
  },
  create_api_key: {
    /** The password proves that a stolen session asks for no key that outlives it; `code`: of who has the second factor on. */
    input: z.object({
      name: singleLine(100).check(z.minLength(1)),
      scopes,
      password: passwordSchema,
      code: z.optional(codeSchema),
      language: z.optional(languageSchema),
    }),
    /** `key` goes into the header `Authorization` as it is. It is shown once. */
    output: z.object({ result: z.extend(apiKey, { key: z.string() }) }),
    ability: ['create', 'ApiKey'],
    // It carries a secret (accounts/passwords.ts).
    writes: false,
  },
  revoke_api_key: {
    input: z.object({ api_key_id: idSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: z.object({ id: z.int() }) }),
    ability: ['delete', 'ApiKey'],
    writes: true,
  },
} as const satisfies ActionContracts
export type ApiKeyActions = typeof apiKeyActions
