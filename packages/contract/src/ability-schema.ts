import * as z from 'zod/mini'
import { abilityActions, abilitySubjects } from './abilities.ts'

export const abilityRuleSchema = z.object({
  action: z.enum(abilityActions),
  subject: z.enum(abilitySubjects),
})
