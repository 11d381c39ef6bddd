// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Emblem, GroupCategory, OfferedKind } from '@anfilada/contract/catalogue'
import type { MuseumDocument, Opening, Words } from '@anfilada/contract/catalogue/museum-document'
import type { ServicesDocument } from '@anfilada/contract/catalogue/services-document'
import type { TranslatedName } from '@anfilada/contract/languages'
import type { EquipmentItem, GuideLanguage } from '@anfilada/contract/orders/items'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { TravelTime } from '@anfilada/contract/orders/programme-clashes'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    catalogue_current_versions: {
      museumId: number
      number: number
      document: MuseumDocument
      publishedBy: string | null
      publishedAt: Date | null
    }
    catalogue_draft_delete: never
    catalogue_draft_save: never
    catalogue_drafts_list: {
      museumId: number
      revision: number
      document: MuseumDocument
      savedBy: string
      savedAt: Date
    }
    catalogue_lock: never
    catalogue_museum_rows: {
      id: number
      name: TranslatedName
      types: GroupCategory[]
      emblem: Emblem
      orderKinds: OfferedKind[]
      district: 'centre' | 'peterhof' | 'pushkin' | 'pavlovsk' | null
      address: Words
      point: MuseumDocument['point'] | null
      travel: TravelTime[]
      archived: boolean
    }
    catalogue_museum_write: never
    catalogue_next_museum: {
      id: number | null
    }
    catalogue_number_pass: {
      setval: number | null
    }
    catalogue_object_rows: {
      museumId: number
      systemId: string
      name: TranslatedName
      countries: number[]
      instant: boolean
      usualEntrance: string
      entranceNames: Partial<TranslatedName>
      zone: string
      closedWeekdays: number[]
      closedDates: string[]
      openDates: string[]
      opening: Opening | null
      least: number | null
      most: number | null
      personsPerGuide: number | null
      needsLicense: boolean
      visitMinutes: number
      noShowPercent: number | null
      archived: boolean
    }
    catalogue_objects_write: never
    catalogue_offer_reopened: {
      offer_places: unknown
    }
    catalogue_standing: {
      reason: 'closed_day' | 'group_category'
      museum_object_id: string
      order_id: number
      customer: string
      date: string
      time: string
      type: GroupCategory | 'rf' | 'ig' | 'cn'
    }
    catalogue_taken_codes: {
      system_id: string
    }
    catalogue_version_insert: never
    catalogue_versions_list: {
      number: number
      document: MuseumDocument
      publishedBy: string | null
      publishedAt: Date | null
    }
    company_services: {
      system_id: string
      service: 'transport' | 'guide'
      name: TranslatedName
      seats: number | null
      guide_language: GuideLanguage | null
      archived: boolean
    }
    countries_list: {
      id: number
      name: TranslatedName
    }
    country_codes: {
      id: number
      code: string | null
    }
    customer_terms_all: {
      customerId: number
      museum_object_id: string | null
      cut_off_minutes: number | null
      free_change_hours: number | null
      penalty: number | null
    }
    customer_terms_delete: never
    customer_terms_find: {
      cut_off_minutes: number | null
      free_change_hours: number | null
      penalty: number | null
    }
    customer_terms_list: {
      museum_object_id: string | null
      museum: string | null
      object: string | null
      cut_off_minutes: number | null
      free_change_hours: number | null
      penalty: number | null
    }
    customer_terms_save: never
    days_of_month: {
      date: string
      closed: boolean
      free: number
      largest: number
    }
    equipment_archived: {
      service: EquipmentItem
    }
    equipment_kinds_list: {
      service: EquipmentItem
      name: TranslatedName
      archived: boolean
    }
    equipment_kinds_write: never
    museum_objects_list: {
      system_id: string
      museum_id: number
      museum: string
      name: TranslatedName
      countries: number[]
      instant: boolean
      emblem: Emblem
      least_people: number | null
      most_people: number | null
      persons_per_guide: number | null
      closed_weekdays: number[]
      closed_dates: string[]
      open_dates: string[]
      needs_license: boolean
      visit_minutes: number
      zone: string
    }
    museums_list: {
      id: number
      name: TranslatedName
      types: GroupCategory[]
      emblem: Emblem
      district: 'centre' | 'peterhof' | 'pushkin' | 'pavlovsk' | null
      travel: TravelTime[]
      archived: boolean
    }
    object_about: {
      address: Words
      point: MuseumDocument['point'] | null
      entrance: string
      opening: Opening | null
      closedWeekdays: number[]
      closedDates: string[]
      openDates: string[]
      least_people: number | null
      most_people: number | null
      persons_per_guide: number | null
      no_show_percent: number | null
      free_change_hours: number
      penalty: number
      today: string
    }
    object_names: {
      museum_object_id: string
      museum_id: number
      museum: string
      object: string
    }
    object_terms: {
      museum_object_id: string
      museum_id: number
      museum: string
      object: string
      zone: string
      cut_off_minutes: number
      free_change_hours: number
      penalty: number
    }
    object_terms_list: {
      museum_object_id: string
      museum_id: number
      museum: string
      object: string
      zone: string
      cut_off_minutes: number
      free_change_hours: number
      penalty: number
    }
    object_terms_lock: {
      cut_off_minutes: number
      free_change_hours: number
      penalty: number
    }
    object_terms_lock_all: never
    object_terms_own: {
      museum_object_id: string
      cut_off_minutes: number
      free_change_hours: number
      penalty: number
    }
    object_terms_save: never
    office_slot_line: {
      slotId: number
      customerId: number
      type: GroupCategory
      places: number
      id: number
      status: OrderStatus
      customer: string
    }
    office_slot_takers: {
      slotId: number
      customerId: number
      type: GroupCategory | 'rf' | 'ig' | 'cn'
      places: number
      id: number | null
      status: OrderStatus | null
      customer: string
    }
    office_slots: {
      id: number
      date: string
      time: string
      zone: string
      capacity: number
      taken: number
      closed: boolean
      free: number
      begun: boolean
      quotas: ({ 'type': 'rf' | 'ig' | 'cn'; 'quota': number; 'taken': number })[]
      allotments: ({ 'customer_id': number; 'customer': string; 'places': number; 'used': number; 'kept': number; 'release_at': string; 'released': boolean })[]
      waiting: { 'orders': number; 'places': number }
      releaseAt: Date | null
      releasePassed: boolean | null
    }
    office_slots_named: {
      id: number
      date: string
      time: string
      zone: string
      capacity: number
      taken: number
      closed: boolean
      free: number
      begun: boolean
      quotas: ({ 'type': 'rf' | 'ig' | 'cn'; 'quota': number; 'taken': number })[]
      allotments: ({ 'customer_id': number; 'customer': string; 'places': number; 'used': number; 'kept': number; 'release_at': string; 'released': boolean })[]
      waiting: { 'orders': number; 'places': number }
      releaseAt: Date | null
      releasePassed: boolean | null
    }
    places_exchange: {
      done: boolean | null
    }
    service_code_of_museum: {
      system_id: string
    }
    service_rows: {
      system_id: string
      service: 'transport' | 'guide'
      name: TranslatedName
      seats: number | null
      guide_language: GuideLanguage | null
      archived: boolean
    }
    service_version_insert: never
    service_versions_list: {
      number: number
      document: ServicesDocument
      savedBy: string | null
      savedAt: Date | null
    }
    services_write: never
    slot_at: {
      id: number
    }
    slot_filling_queue: {
      add_job: unknown
    }
    slot_handover_counts: {
      state: 'unruled' | 'closed' | 'alike' | 'different' | 'too_full'
      count: number
    }
    slot_handover_lock: {
      id: number
    }
    slot_handover_queue: {
      add_job: unknown
    }
    slot_handover_save: never
    slot_handover_slots: {
      id: number
      version: number | null
      state: 'unruled' | 'closed' | 'alike' | 'different' | 'too_full'
    }
    slot_horizon_anew: never
    slot_horizon_filled: never
    slot_horizon_find: {
      months: number
      edition: number
      filledUntil: string | null
      unlike: number
      today: string
      anew: boolean
      closedWeekdays: number[]
      closedDates: string[]
      openDates: string[]
    }
    slot_horizon_hold: never
    slot_horizon_lock: never
    slot_horizon_make: never
    slot_horizon_months: never
    slot_horizon_unlike: never
    slot_horizons_due: {
      id: string
    }
    slot_lock: never
    slot_make: never
    slot_rule_customers: {
      id: number
      name: string
    }
    slot_rule_end: never
    slot_rule_find: {
      objectId: string
    }
    slot_rule_insert: {
      id: number
    }
    slot_rule_revise: never
    slot_rule_version_insert: never
    slot_rules_close: never
    slot_rules_drop_allotments: never
    slot_rules_drop_quotas: never
    slot_rules_lock: {
      id: number
    }
    slot_rules_make: {
      made: number
    }
    slot_rules_of_object: {
      id: number
      revision: number
      version: number
      title: string
      kind: 'season' | 'days' | 'closed'
      from: string | null
      until: string | null
      weekdays: number[]
      dates: string[]
      times: string[]
      capacity: number
      quotas: { type: GroupCategory; quota: number }[]
      allotments: { customer_id: number; places: number; release_days: number }[]
    }
    slot_rules_orders: {
      id: number
      status: OrderStatus
      customer: string
      type: GroupCategory | 'rf' | 'ig' | 'cn'
      places: number
      date: string
      time: string
    }
    slot_rules_preview: {
      day: string
      made: number
      changed: number
      closed: number
      by_hand: number
      closing: number[] | null
      lowered: number[] | null
    }
    slot_rules_set_allotments: never
    slot_rules_set_capacity: never
    slot_rules_set_quotas: never
    slot_rules_unlike: {
      id: number
      version: number | null
    }
    slots_delete_allotment: never
    slots_delete_quota: never
    slots_in_the_way: {
      id: number
      status: OrderStatus
      revision: number
      customer: string
      type: GroupCategory | 'rf' | 'ig' | 'cn'
      places: number
      slot_id: number
      date: string
      time: string
      closes: boolean
    }
    slots_lock: never
    slots_lower: never
    slots_lowered: {
      id: number
      date: string
      time: string
      closes: boolean
      missing: number
    }
    slots_mark_by_hand: never
    slots_nearest: {
      schedule_item_id: number
      date: string
      time: string
      free: number
    }
    slots_of_day: {
      id: number
      time: string
      capacity: number
      closed: boolean
      free: number
    }
    slots_of_object: {
      id: number
    }
    slots_recount: {
      recount_slot: unknown
    }
    slots_save_allotment: never
    slots_save_capacity: never
    slots_save_quota: never
    window_find: {
      museumId: number
      museum: string
      month: string
      opensAt: Date
      closesAt: Date
      zone: string
      state: 'upcoming' | 'open' | 'closed'
    }
    window_judge: {
      offered: boolean
      openedBefore: Date | null
      closedBefore: Date | null
      fits: boolean
    }
    window_save: never
    windows_lock_all: never
    windows_offered: {
      museumId: number
      month: string
      opensAt: Date
      closesAt: Date
    }
    windows_open: {
      museumId: number
      museum: string
      month: string
      opensAt: Date
      closesAt: Date
      zone: string
      state: 'upcoming' | 'open' | 'closed'
    }
  }
}
