import { newKey } from '@anfilada/browser/act-key'
import { latinDigits } from '@anfilada/ui/latin-digits'
import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import type { RegistrationInput } from '@anfilada/contract/registration/registration'
import type { Requisites } from '@anfilada/contract/customers/requisites'
import { requisiteFields, requisitesOf as requisitesOfTexts, type RequisiteTexts } from '../customers/settings/company/requisites-form.ts'
import type { AgreedTexts } from './use-agreed-texts.ts'

export const personFields = ['name', 'phone', 'email'] as const
export const organizationFields = requisiteFields.map((field) => `organization.${field}` as const)
export type TextName = (typeof personFields)[number] | (typeof organizationFields)[number]
export type TickName = 'account_confirmed' | 'consent' | 'offer_accepted'

/** Named by the paths of the contract, so that the server's faults find their fields. */
export type RegistrationDraft = { kind: CustomerKind } & Record<TextName, string> & Record<TickName, boolean>

export const emptyDraft: RegistrationDraft = {
  kind: 'legal_entity',
  name: '',
  email: '',
  phone: '',
  'organization.name': '',
  'organization.inn': '',
  'organization.kpp': '',
  'organization.ogrn': '',
  'organization.legal_address': '',
  'organization.bank_name': '',
  'organization.bik': '',
  'organization.account': '',
  'organization.corr_account': '',
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
  const texts = requisiteFields.map((field) => [field, latinDigits(draft[`organization.${field}`])])
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

/** What the server accepted: a number to name on the telephone. */
export type Accepted = { reference: string; email: string }
/** `sent`: words whose answer never came, with the key by which the server knows a repetition. */
export type StoredRegistration = { draft: RegistrationDraft; sent?: Sent | undefined; accepted?: Accepted | undefined }
export type Sent = { words: string; key: string }

/** The same words go with the same key, others with a new one. */
export function keyFor(words: string, sent: Sent | undefined): Sent {
  return sent?.words === words ? sent : { words, key: newKey() }
}

const place = 'draft.registration'

/** Of this tab, so that a shared computer forgets it; agreements are given anew, since their texts may have changed. */
export function readRegistration(): StoredRegistration {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<StoredRegistration> | null
    return { ...stored, draft: { ...emptyDraft, ...stored?.draft, consent: false, offer_accepted: false } }
  } catch {
    return { draft: emptyDraft }
  }
}

export function writeRegistration(stored: StoredRegistration): void {
  sessionStorage.setItem(place, JSON.stringify(stored))
}
