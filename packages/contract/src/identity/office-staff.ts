import * as z from 'zod/mini'
import { staffRoles } from '../abilities.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema, officeLanguages } from '../languages.ts'
import { emailSchema, idSchema, singleLine } from '../text.ts'

const employee = z.object({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  email: z.nullable(z.string()),
  roles: z.array(z.enum(staffRoles)),
  status: z.enum(['invited', 'active']),
  second_factor: z.boolean(),
  last_login_at: z.nullable(momentSchema),
})
export type OfficeEmployee = z.output<typeof employee>

const roles = z.array(z.enum(staffRoles)).check(
  z.minLength(1),
  z.refine((chosen: string[]) => new Set(chosen).size === chosen.length, { error: 'invalid' }),
)
const language = z.optional(languageSchema)

export const officeStaffActions = {
  staff_members: {
    input: z.object({ language }),
    output: z.object({ result: z.array(employee) }),
    ability: ['read', 'Staff'],
    writes: false,
  },
  /** Inviting somebody again who has not chosen a password yet sends a new link. `mail_language`: of the mail and of his screens. */
  invite_staff: {
    input: z.object({
      email: emailSchema,
      name: singleLine(200).check(z.minLength(1)),
      roles,
      mail_language: z.optional(z.enum(officeLanguages)),
      language,
    }),
    output: z.object({ result: employee }),
    ability: ['create', 'Staff'],
    writes: true,
  },
  set_staff_roles: {
    input: z.object({ user_id: idSchema, roles, language }),
    output: z.object({ result: employee }),
    ability: ['update', 'Staff'],
    writes: true,
  },
  /** For an employee who lost both telephone and recovery codes: his password alone opens, and only to turn the second factor on again. */
  remove_staff_factor: {
    input: z.object({ user_id: idSchema, reason: singleLine(500).check(z.minLength(1)), language }),
    output: z.object({ result: employee }),
    ability: ['update', 'Staff'],
    writes: true,
  },
  remove_staff: {
    input: z.object({ user_id: idSchema, language }),
    output: z.object({ result: z.object({ id: z.int() }) }),
    ability: ['delete', 'Staff'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeStaffActions = typeof officeStaffActions
