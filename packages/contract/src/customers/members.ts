import * as z from 'zod/mini'
import { customerRoles, type CustomerRole } from '../abilities.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { emailSchema, idSchema, singleLine } from '../text.ts'

/** Members of one customer, those who are only invited included. */
export const membersAtMost = 200

export const rolesSchema = z.array(z.enum(customerRoles)).check(
  z.minLength(1, { error: 'required' }),
  z.refine<CustomerRole[]>((roles) => new Set(roles).size === roles.length, { error: 'invalid' }),
)

const member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** An invited member's is the e-mail of the invitation. */
  login: z.string(),
  roles: z.array(z.enum(customerRoles)),
  status: z.enum(['invited', 'active']),
  /** Until when the link of the invitation opens; null for those who accepted it. */
  invited_until: z.nullable(momentSchema),
  last_login_at: z.nullable(momentSchema),
  /** The only active owner: can neither go nor lose the role. */
  last_owner: z.boolean(),
})
export type Member = z.output<typeof member>

const oneMember = { member_id: idSchema, language: z.optional(languageSchema) }
const result = z.object({ result: member })

export const memberActions = {
  /** Owners first, then by name. */
  list_members: {
    input: z.object({ language: z.optional(languageSchema) }),
    output: z.object({ result: z.array(member) }),
    ability: ['read', 'Member'],
    writes: false,
  },
  /** Sends an invitation. The answer does not tell whether the address has a login elsewhere (docs/decisions/0015). */
  invite_member: {
    input: z.object({
      name: singleLine(200).check(z.minLength(1)),
      email: emailSchema,
      roles: rolesSchema,
      language: z.optional(languageSchema),
    }),
    output: result,
    ability: ['create', 'Member'],
    writes: true,
  },
  resend_invitation: { input: z.object(oneMember), output: result, ability: ['create', 'Member'], writes: true },
  /** By the name a guide sees his orders (docs/decisions/0007): he cannot change it himself. */
  set_member_name: {
    input: z.object({ ...oneMember, name: singleLine(200).check(z.minLength(1)) }),
    output: result,
    ability: ['update', 'Member'],
    writes: true,
  },
  set_member_roles: {
    input: z.object({ ...oneMember, roles: rolesSchema }),
    output: result,
    ability: ['update', 'Member'],
    writes: true,
  },
  /** The member's sessions, links and API keys end with it; the e-mail may be invited again, here or elsewhere. */
  remove_member: {
    input: z.object(oneMember),
    output: z.object({ result: z.object({ id: z.int() }) }),
    ability: ['delete', 'Member'],
    writes: true,
  },
} as const satisfies ActionContracts
export type MemberActions = typeof memberActions
