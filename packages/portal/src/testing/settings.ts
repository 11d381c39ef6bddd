import type { Member } from '@anfilada/contract/customers/members'
import { notificationChoices } from '@anfilada/contract/customers/notifications'
import type { EdoData } from '@anfilada/contract/edo/edo'
import type { Settings } from '@anfilada/contract/customers/settings'

type Changes = { profile?: Partial<Settings['profile']>; customer?: Partial<NonNullable<Settings['customer']>> }

export function sampleSettings({ profile, customer }: Changes = {}): Settings {
  return {
    profile: {
      login: 'agency',
      name: 'Ирина Соколова',
      email: 'agency@agency.example',
      new_email: null,
      phone: '+7 812 555-01-40',
      language: 'ru',
      roles: ['owner'],
      name_fixed: false,
      password_changed_at: null,
      second_factor: false,
      ...profile,
    },
    notifications: notificationChoices({}),
    customer: {
      id: 1,
      kind: 'legal_entity',
      name: 'ООО «Нева-тур»',
      email: 'office@agency.example',
      phone: '+7 812 555-01-01',
      requisites: {
        inn: '7707083893',
        kpp: '773601001',
        ogrn: '1027700132195',
        legal_address: 'Санкт-Петербург, Примерная ул., 1',
        bank_name: null,
        bik: null,
        account: null,
        corr_account: null,
      },
      terms: { settlement: 'invoice', pay_hours: null, credit_limit: null, contract_number: 'NEVA-1', contract_date: '2025-10-17' },
      ...customer,
    },
  }
}

export function sampleMember(changes: Partial<Member> = {}): Member {
  return {
    id: 2,
    name: 'Дмитрий Громов',
    email: 'manager@agency.example',
    login: 'agency-manager',
    roles: ['manager'],
    status: 'active',
    invited_until: null,
    last_login_at: '2026-11-12T10:04:00+03:00',
    last_owner: false,
    ...changes,
  }
}

export function sampleEdo(changes: Partial<EdoData> = {}): EdoData {
  return {
    name: 'ООО «Нева-тур»',
    inn: '7707083893',
    kpp: '773601001',
    operator: null,
    participant_id: null,
    contact_email: null,
    status: 'none',
    status_at: null,
    reason: null,
    consent: null,
    ...changes,
  }
}
