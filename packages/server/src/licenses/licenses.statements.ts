// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { Language, TranslatedName } from '@anfilada/contract/languages'
import type { GuideLanguage } from '@anfilada/contract/orders/items'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    fees_due: {
      id: number
      customerId: number
      number: string
      museum: string
      heldOn: string
      due: number
    }
    fees_due_sum: {
      total: number
      today: number
      overdue: number
      count: number
    }
    fees_find: {
      id: number
      customerId: number
      state: 'requested' | 'prolonged' | 'declined' | 'withdrawn'
      fee: number
      vatPercent: number | null
      paid: number
      number: string
      museum: string
      heldOn: string
    }
    fees_money: {
      requestId: number
      source: string
      amount: number
    }
    fees_paid_back: {
      id: number
      customerId: number
    }
    fees_payable: {
      id: number
      guide: string
      number: string
      museum: string
      heldOn: string
      due: number
    }
    guide_customer: {
      customerId: number
    }
    guide_insert: {
      id: number
    }
    guide_licenses_move: never
    guide_link: never
    guide_merge: never
    guide_named: {
      id: number
    }
    guides_forget: never
    guides_list: {
      guide_id: number | null
      guide: string
      phone: string | null
    }
    guides_lock: {
      id: number
      name: string
      userId: number | null
    }
    license_day: {
      day: string
    }
    license_decision_save: never
    license_delete: never
    license_ended: {
      endedOn: string
    }
    license_ending_lock: {
      decision: 'waiting' | 'accepted' | 'refused' | 'suspended'
      expirationDate: string
      told: number | null
      today: string
    }
    license_group_set: never
    license_holds: never
    license_insert: {
      id: number
    }
    license_insert_checked: {
      id: number
    }
    license_languages_save: never
    license_lock: {
      id: number
      customerId: number
      guide: string
      number: string
      decision: 'waiting' | 'accepted' | 'refused' | 'suspended'
      expirationDate: string
      main: string
      additional: string[]
      revision: number
      isUnderWay: boolean
    }
    license_museum_day: {
      day: string
    }
    license_museums: {
      museum_id: number
      museum: string
    }
    license_of_guide: {
      needsLicense: boolean
      number: string | null
      expirationDate: string | null
    }
    license_prolong: never
    license_readers: {
      name: string
      email: string
      language: Language
      notifications: Partial<NotificationChoices>
      customerId: number
      number: string
      guide: string
      museum: TranslatedName
    }
    license_save: never
    license_scan_free: {
      free: boolean
    }
    license_told: never
    licenses_carried: {
      id: number
      customerId: number
      guide: string
      museum_id: number
      number: string
      experience_years: number
      valid_from: string
      expiration_date: string
      main_language: GuideLanguage
      additional_languages: GuideLanguage[]
      decision: 'waiting' | 'accepted' | 'refused' | 'suspended'
      reason: string | null
    }
    licenses_ending: {
      id: number
    }
    licenses_forget: never
    licenses_list: {
      id: number
      guideId: number
      guide: string
      phone: string | null
      museumId: number
      museum: string
      number: string
      experienceYears: number
      expirationDate: string
      mainLanguage: string
      additionalLanguages: string[]
      prolongationGroup: number | null
      decision: 'waiting' | 'accepted' | 'refused' | 'suspended'
      reason: string | null
      scanId: number | null
      today: string
    }
    licenses_lock_all: never
    office_guides: {
      guide_id: number
      guide: string
      member: boolean
      also: string[]
      licenses: number
    }
    office_licenses: {
      id: number
      guideId: number
      guide: string
      phone: string | null
      museumId: number
      museum: string
      number: string
      experienceYears: number
      expirationDate: string
      mainLanguage: string
      additionalLanguages: string[]
      prolongationGroup: number | null
      decision: 'waiting' | 'accepted' | 'refused' | 'suspended'
      reason: string | null
      scanId: number | null
      today: string
      customerId: number
      customer: string
      decidedBy: string | null
      decidedAt: Date | null
      addedAt: Date
      revision: number
    }
    personal_licenses: {
      id: number
      guide: string
      museum_id: number
      number: string
      experience_years: number
      valid_from: string
      expiration_date: string
      main_language: string
      additional_languages: string[]
      decision: 'waiting' | 'accepted' | 'refused' | 'suspended'
      reason: string | null
      decided_at: Date | null
      scan_id: number | null
      created_at: Date
      deleted_at: Date | null
    }
    prolongation_group_insert: {
      id: number
    }
    prolongation_group_lock: {
      id: number
      museumId: number
      heldOn: string
      closesAt: Date
      places: number
      taken: number
      fee: number
      vat: string | null
      vatPercent: number | null
      revision: number
      now: Date
      zone: string
      today: string
    }
    prolongation_group_save: never
    prolongation_groups_list: {
      id: number
      museumId: number
      museum: string
      heldOn: string
      place: string
      closesAt: Date
      places: number
      taken: number
      fee: number
      vat: string | null
      revision: number
      now: Date
      zone: string
    }
    prolongation_licenses_lock: {
      id: number
      museumId: number
      decision: 'waiting' | 'accepted' | 'refused' | 'suspended'
      expirationDate: string
      isUnderWay: boolean
    }
    prolongation_places_move: never
    prolongation_request_decide: never
    prolongation_request_insert: {
      id: number
    }
    prolongation_request_lock: {
      id: number
      groupId: number
      licenseId: number
      customerId: number
      state: 'requested' | 'prolonged' | 'declined' | 'withdrawn'
      validUntil: string
      today: string
    }
    prolongation_request_owner: {
      customerId: number
      groupId: number
    }
    prolongation_requests_list: {
      id: number
      groupId: number
      licenseId: number
      guide: string
      museum: string
      number: string
      heldOn: string
      place: string
      fee: number
      paid: number
      state: 'requested' | 'prolonged' | 'declined' | 'withdrawn'
      requestedAt: Date
      expirationDate: string | null
      reason: string | null
      customerId: number
      customer: string
      validUntil: string
      decidedBy: string | null
      closesAt: Date
      places: number
      taken: number
      now: Date
      zone: string
    }
  }
}
