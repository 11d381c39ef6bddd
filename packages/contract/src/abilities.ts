import * as z from 'zod/mini'

/** Who may do what (product.md §2): action/resource pairs, one table for menu, routes, buttons and server. */
export const abilityActions = ['read', 'create', 'update', 'cancel', 'archive', 'decide'] as const
export const abilitySubjects = ['Public', 'Catalogue', 'Order', 'Price', 'OfficeOrder'] as const
export type AbilityAction = (typeof abilityActions)[number]
export type AbilitySubject = (typeof abilitySubjects)[number]

export type AbilityRule = { action: AbilityAction; subject: AbilitySubject }
/** A pair as an operation names it: `['create', 'Order']`. */
export type Ability = readonly [AbilityAction, AbilitySubject]

export const customerRoles = ['owner', 'manager', 'accountant', 'guide'] as const
export const staffRoles = ['dispatcher', 'office_accountant', 'editor', 'admin'] as const
export const roles = [...customerRoles, ...staffRoles] as const
export type CustomerRole = (typeof customerRoles)[number]
export type StaffRole = (typeof staffRoles)[number]
export type Role = (typeof roles)[number]

const ordering: readonly Ability[] = [
  ['read', 'Catalogue'],
  ['read', 'Order'],
  ['create', 'Order'],
  ['update', 'Order'],
  ['cancel', 'Order'],
  ['archive', 'Order'],
]
const queue: readonly Ability[] = [['read', 'OfficeOrder']]

/** A guide orders and reads his own orders but sees no prices; an accountant reads and pays but does not order. */
const roleAbilities: Record<Role, readonly Ability[]> = {
  owner: [...ordering, ['read', 'Price']],
  manager: [...ordering, ['read', 'Price']],
  accountant: [
    ['read', 'Catalogue'],
    ['read', 'Order'],
    ['read', 'Price'],
  ],
  guide: ordering,
  dispatcher: [...queue, ['decide', 'OfficeOrder']],
  office_accountant: queue,
  editor: [],
  admin: [...queue, ['decide', 'OfficeOrder']],
}

/** Spec §6: what a visitor may do. */
export const visitorAbility: readonly AbilityRule[] = [{ action: 'read', subject: 'Public' }]

/** All pairs that these roles give together, without repeats, the visitor's first. */
export function abilityOf(owned: readonly Role[]): AbilityRule[] {
  const rules = new Map<string, AbilityRule>(visitorAbility.map((rule) => [`${rule.action} ${rule.subject}`, rule]))
  for (const [action, subject] of owned.flatMap((role) => roleAbilities[role])) {
    rules.set(`${action} ${subject}`, { action, subject })
  }
  return [...rules.values()]
}

export const abilityRuleSchema = z.object({
  action: z.enum(abilityActions),
  subject: z.enum(abilitySubjects),
})
