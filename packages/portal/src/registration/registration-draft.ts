import { forgetDraft, writeDraft } from '@anfilada/browser/form-draft'
import { rememberKey } from '@anfilada/browser/send-once'
import { latinDigits } from '@anfilada/ui/latin-digits'
import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import type { RegistrationInput } from '@anfilada/contract/registration/registration'
import type { RequisiteField, Requisites } from '@anfilada/contract/customers/requisites'
import { requisiteFields, requisitesOf as requisitesOfTexts, type RequisiteTexts } from '../customers/settings/company/requisites-form.ts'
import type { AgreedTexts } from './use-agreed-texts.ts'

export type OrganizationField = Exclude<RequisiteField, 'name'> | 'company'
export type TextName = 'name' | 'phone' | 'email' | OrganizationField
export type TickName = 'account_confirmed' | 'consent' | 'offer_accepted'

/** Where a requisite stands: `name` is the person's. */
export const fieldOf = (requisite: RequisiteField): OrganizationField => (requisite === 'name' ? 'company' : requisite)

export type RegistrationDraft = { kind: CustomerKind } & Record<TextName, string> & Record<TickName, boolean>

export const emptyDraft: RegistrationDraft = {
  kind: 'legal_entity',
  name: '',
  email: '',
  phone: '',
  company: '',
  inn: '',
  kpp: '',
  ogrn: '',
  legal_address: '',
  bank_name: '',
  bik: '',
  account: '',
  corr_account: '',
  account_confirmed: false,
  consent: false,
  offer_accepted: false,
}

/** A sole trader, whose INN has twelve digits, has no KPP. */
export function isSoleTrader(draft: RegistrationDraft): boolean {
  return requisitesOf(draft).inn.length === 12
}

/** What the rules of the contract ask about; what is left out is absent. */
export function requisitesOf(draft: RegistrationDraft): Requisites {
  const texts = requisiteFields.map((field) => [field, latinDigits(draft[fieldOf(field)])])
  return requisitesOfTexts(Object.fromEntries(texts) as RequisiteTexts)
}

/** What is sent; mails will come in the language in which the form was read. `texts`: what the agreements are to. */
export function requestOf(draft: RegistrationDraft, language: Language, texts: AgreedTexts = {}): RegistrationInput {
  const { kind, consent, offer_accepted } = draft
  return {
    kind,
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: latinDigits(draft.phone).trim(),
    language,
    consent,
    consent_version: versionOf(texts.consent),
    offer_accepted,
    offer_version: versionOf(texts.offer),
    ...(kind === 'legal_entity' && { organization: requisitesOf(draft), account_confirmed: draft.account_confirmed }),
  }
}

function versionOf(text: AgreedTexts['consent']): string | undefined {
  return text && String(text.version)
}

export const keptAs = 'draft.registration'
export const unkept = ['consent', 'offer_accepted'] as const
/** What is said when this request is sent (browser/forms/send-once.ts). */
export const saidOf = (words: string): string => `registration ${words}`

type KeptBefore = { draft?: Record<string, unknown>; sent?: { words: string; key: string }; accepted?: Accepted }

/**
 * Takes over what a tab kept before the one form machine (decision 0035): requisites stood under their paths there, beside words that were
 * sent without an answer, with their key, and the number of what was accepted.
 */
export function carryOver(): void {
  const { draft, sent, accepted } = readBefore()
  if (!draft) return
  const known = Object.keys(emptyDraft) as (keyof RegistrationDraft)[]
  const typed = known.map((field) => {
    const path = field === 'company' ? 'organization.name' : `organization.${field}`
    const value = draft[field] ?? draft[path]
    return [field, typeof value === typeof emptyDraft[field] ? value : emptyDraft[field]] as const
  })
  if (accepted) {
    forgetDraft(keptAs)
    keepAccepted(accepted)
  } else writeDraft(keptAs, emptyDraft, Object.fromEntries(typed) as RegistrationDraft, unkept)
  if (sent) rememberKey(saidOf(sent.words), sent.key)
}

function readBefore(): KeptBefore {
  try {
    return (JSON.parse(sessionStorage.getItem(keptAs) ?? 'null') as KeptBefore | null) ?? {}
  } catch {
    return {}
  }
}

/** What the server accepted: a number to name on the telephone. */
export type Accepted = { reference: string; email: string }

const place = 'registration.accepted'

/** The number stays to be read in this tab until the words are mended. */
export function readAccepted(): Accepted | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? 'null') as Accepted | null) ?? undefined
  } catch {
    return undefined
  }
}

export function keepAccepted(accepted: Accepted | undefined): void {
  if (accepted) sessionStorage.setItem(place, JSON.stringify(accepted))
  else sessionStorage.removeItem(place)
}
