/**
 * Who may do what: action/resource pairs, one table for menu, routes, buttons and server. No schemas here: the login page
 * asks it, too, and has no room for zod.
 */
export const abilityActions = ['read', 'create', 'update', 'delete', 'cancel', 'archive', 'decide'] as const
export const abilitySubjects = [
  'Public',
  'Catalogue',
  'Order',
  'Price',
  /** One's own login: password, sessions, second factor, notifications, personal data. */
  'Account',
  /** The customer that one belongs to: requisites and terms. */
  'Customer',
  'Member',
  'ApiKey',
  'OfficeOrder',
  /** Slots with their capacity, quotas and allotments. */
  'Slot',
  /** When wishes for a month of a museum are taken. */
  'SubmissionWindow',
  /** Equipment, vehicles, guides, and who is assigned to an order. */
  'Resource',
  /** Who is on duty at which museum, and where he stands. */
  'Duty',
  /** Groups that are let in. */
  'Redemption',
  'OfficeCustomer',
  /** Sessions on behalf of a customer. */
  'ActingSession',
  'Staff',
  'Audit',
  'OfficeMail',
  /** What the customer owes and has, and what of it is due. */
  'Balance',
  /** Price lists as staff keep them: drafts, versions, imports. */
  'PriceList',
  /** The books: accounts, transactions, corrections. */
  'Ledger',
  /** Terms of objects and of customers for single objects. */
  'Terms',
  /** Contract, offer, refund policy, consent. */
  'LegalText',
  /** Who the company behind the portal is: names, requisites, telephones. */
  'Company',
  /** The company's data as files, out and in; what each section of a file holds asks its own right besides. */
  'Interchange',
  /** News, adverts and notices as a customer's people read them; `update`: what one's own login has seen. */
  'News',
  /** News, adverts, notices and the help as editors write them. */
  'Publication',
  /** What an order's group is let in with. */
  'Voucher',
  /** A customer's payments and payment links. */
  'Payment',
  /** Payments, refunds, unallocated money and the accountant's tasks, as staff see them. */
  'OfficePayment',
  /** Guides' licenses: a customer's, and as staff check them. */
  'License',
  'OfficeLicense',
  /** What a customer's people and the office write to each other. */
  'Message',
  'OfficeMessage',
  /** Lists that one takes out as files; each asks the right to read the list besides. */
  'Export',
] as const
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

/** Whoever reads an order shows its voucher. */
const visiting: readonly Ability[] = [
  ['read', 'Order'],
  ['read', 'Voucher'],
]
const ordering: readonly Ability[] = [
  ['read', 'Catalogue'],
  ...visiting,
  ['create', 'Order'],
  ['update', 'Order'],
  ['cancel', 'Order'],
  ['archive', 'Order'],
]
/** Whoever keeps licenses; a guide his own. */
const licensing: readonly Ability[] = [
  ['read', 'License'],
  ['update', 'License'],
]
const account: readonly Ability[] = [
  ['read', 'Account'],
  ['update', 'Account'],
]
const money: readonly Ability[] = [
  ['read', 'Price'],
  ['read', 'Balance'],
  ['read', 'Payment'],
]
/** Whoever pays: owners and accountants; never an employee on a customer's behalf. */
const paying: readonly Ability[] = [['create', 'Payment']]
/** Whoever reads lists takes them out. */
const exporting: readonly Ability[] = [
  ['read', 'Export'],
  ['create', 'Export'],
]
const member: readonly Ability[] = [
  ...account,
  ...exporting,
  ['read', 'Customer'],
  ['read', 'News'],
  ['update', 'News'],
  ['read', 'Message'],
  ['create', 'Message'],
]
const owning: readonly Ability[] = [
  ['update', 'Customer'],
  ['read', 'Member'],
  ['create', 'Member'],
  ['update', 'Member'],
  ['delete', 'Member'],
  ['read', 'ApiKey'],
  ['create', 'ApiKey'],
  ['delete', 'ApiKey'],
]
/** Every employee may be on duty, sees who is, says where he stands himself, and lets groups in. */
const duty: readonly Ability[] = [
  ['read', 'Duty'],
  ['create', 'Duty'],
  ['create', 'Redemption'],
]
const queue: readonly Ability[] = [
  ...account,
  ...exporting,
  ...duty,
  ['read', 'OfficeOrder'],
  ['read', 'OfficeCustomer'],
  ['read', 'PriceList'],
  ['read', 'Slot'],
  ['read', 'SubmissionWindow'],
  ['read', 'Resource'],
  ['read', 'OfficeLicense'],
  ['read', 'OfficeMessage'],
  ['create', 'OfficeMessage'],
]
/** Whoever runs the day: slots, windows for wishes, equipment, vehicles, guides, and who is on duty. */
const running: readonly Ability[] = [
  ['update', 'Slot'],
  ['update', 'SubmissionWindow'],
  ['update', 'Resource'],
  ['update', 'Duty'],
  ['decide', 'OfficeLicense'],
  // The templates of messages.
  ['update', 'OfficeMessage'],
]
/** Whoever publishes a price list decides what every order from then on costs. */
const pricing: readonly Ability[] = [
  ['read', 'PriceList'],
  ['update', 'PriceList'],
  ['decide', 'PriceList'],
]
const books: readonly Ability[] = [
  ['read', 'Ledger'],
  ['update', 'Ledger'],
  ['read', 'Terms'],
  ['update', 'Terms'],
  ['read', 'OfficePayment'],
  ['update', 'OfficePayment'],
]
const texts: readonly Ability[] = [
  ['read', 'LegalText'],
  ['update', 'LegalText'],
  ['read', 'Publication'],
  ['update', 'Publication'],
  // Museums, objects, and what the company itself sells.
  ['update', 'Catalogue'],
]
const interchange: readonly Ability[] = [
  ['read', 'Interchange'],
  ['update', 'Interchange'],
]
const administration: readonly Ability[] = [
  ['decide', 'OfficeOrder'],
  ['decide', 'OfficeCustomer'],
  ['update', 'OfficeCustomer'],
  ['create', 'ActingSession'],
  ['read', 'Staff'],
  ['create', 'Staff'],
  ['update', 'Staff'],
  ['delete', 'Staff'],
  ['read', 'Audit'],
  ['read', 'Company'],
  ['update', 'Company'],
  ['read', 'OfficeMail'],
  ['update', 'OfficeMail'],
]

/** A guide orders and reads his own orders but sees no prices; an accountant reads and pays but does not order. */
const roleAbilities: Record<Role, readonly Ability[]> = {
  owner: [...member, ...ordering, ...licensing, ...money, ...paying, ...owning],
  manager: [...member, ...ordering, ...licensing, ...money],
  accountant: [...member, ['read', 'Catalogue'], ...visiting, ...money, ...paying],
  guide: [...member, ...ordering, ...licensing],
  dispatcher: [...queue, ...running, ['decide', 'OfficeOrder'], ['create', 'ActingSession']],
  office_accountant: [...queue, ['decide', 'OfficeCustomer'], ['update', 'OfficeCustomer'], ...pricing, ...books, ...interchange],
  editor: [...account, ...duty, ...pricing, ...texts, ...interchange],
  admin: [...queue, ...running, ...administration, ...pricing, ...books, ...texts, ...interchange],
}

/** What an employee may do on behalf of a customer: order, and see what the customer sees; never pay, write in its name, nor touch passwords, members, keys. */
export const abilityOnBehalf: readonly AbilityRule[] = /* @__PURE__ */ rulesOf([
  ...ordering,
  ...licensing,
  ...money,
  ['read', 'Customer'],
  ['read', 'News'],
  ['read', 'Message'],
  ['delete', 'ActingSession'],
])

/** An employee without a second factor may turn it on, and nothing else, outside of a demo. */
export const abilityBeforeSecondFactor: readonly AbilityRule[] = /* @__PURE__ */ rulesOf(account)

/** Whether rules give this pair, as every screen asks: ours have no conditions, and the library that the server asks weighs more than a list. */
export function giveAbility(rules: readonly AbilityRule[], [action, subject]: Ability): boolean {
  return rules.some((rule) => rule.action === action && rule.subject === subject)
}

/** A visitor may read `Public` and nothing else (specification/people.md). */
export const visitorAbility: readonly AbilityRule[] = [{ action: 'read', subject: 'Public' }]

/** All pairs that these roles give together, without repeats, the visitor's first. */
export function abilityOf(owned: readonly Role[]): AbilityRule[] {
  return rulesOf(owned.flatMap((role) => roleAbilities[role]))
}

function rulesOf(pairs: readonly Ability[]): AbilityRule[] {
  const rules = new Map([['read', 'Public'] as const, ...pairs].map(([action, subject]) => [`${action} ${subject}`, { action, subject }]))
  return [...rules.values()]
}
