import { emailPattern, type FieldFault } from '@anfilada/contract/fields'
import { judgePhone } from '@anfilada/contract/phone-rule'
import { accountDoubts, requisiteFaults, type RequisiteField, type RequisiteFaults } from '@anfilada/contract/customers/requisites'
import { fieldOf, requestOf, requisitesOf, type RegistrationDraft, type TextName, type TickName } from './registration-draft.ts'

export type RegistrationField = TextName | TickName
export type RegistrationFaults = Partial<Record<RegistrationField, FieldFault>>

/** Everything that must be mended before the application goes, by the rules that the server asks; in the order of the form. */
export function registrationFaults(draft: RegistrationDraft): RegistrationFaults {
  return {
    ...contactFaults(draft),
    ...(draft.kind === 'legal_entity' && organizationFaults(draft)),
    ...(!draft.consent && { consent: 'required' }),
    ...(!draft.offer_accepted && { offer_accepted: 'required' }),
  }
}

/** Whether an account's key does not fit its bank; asked of requisites without faults only. */
export function isDoubtful(draft: RegistrationDraft): boolean {
  if (draft.kind !== 'legal_entity') return false
  const requisites = requisitesOf(draft)
  const faults = requisiteFaults(requisites)
  if (faults.bik || faults.account || faults.corr_account) return false
  return Object.keys(accountDoubts(requisites)).length > 0
}

function contactFaults(draft: RegistrationDraft): RegistrationFaults {
  const { name, email, phone } = requestOf(draft, 'ru')
  const faults: RegistrationFaults = {}
  if (name === '') faults.name = 'required'
  if (!emailPattern.test(email)) faults.email = email === '' ? 'required' : 'email'
  if (!judgePhone(phone)) faults.phone = phone === '' ? 'required' : 'phone'
  return faults
}

function organizationFaults(draft: RegistrationDraft): RegistrationFaults {
  const requisites = requisitesOf(draft)
  const faults = requisiteFaults(requisites)
  // The rules call an empty INN a wrong one.
  if (requisites.inn === '') faults.inn = 'required'
  // They ask for the KPP once the INN is right; the reader shall hear of both at once.
  if (!requisites.kpp && requisites.inn.length !== 12) faults.kpp = 'required'
  return { ...byField(faults), ...(isDoubtful(draft) && !draft.account_confirmed && { account_confirmed: 'required' }) }
}

function byField(faults: RequisiteFaults): RegistrationFaults {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [fieldOf(field as RequisiteField), fault]))
}
