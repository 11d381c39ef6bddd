// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Emblem, GroupCategory } from '@anfilada/contract/catalogue'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { Language, TranslatedName } from '@anfilada/contract/languages'
import type { DecisionAct } from '@anfilada/contract/orders/decision-acts'
import type { EquipmentItem, GuideLanguage, OrderKind } from '@anfilada/contract/orders/items'
import type { OrderDetailsByKind } from '@anfilada/contract/orders/kinds/order-data'
import type { OrderEventKind } from '@anfilada/contract/orders/order-history'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { TravelTime } from '@anfilada/contract/orders/programme-clashes'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type { Diff, Pending } from './changing/pending-change.ts'
import type { DecisionInput } from './deciding/decision.ts'
import type { LineTuple } from './order-lines.rules.ts'
import type { AppliedPrices } from '../pricing/pricing.reads.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    assignment_delete: never
    assignment_save: never
    change_base: {
      priceVersion: number | null
      heldSlotId: number | null
      heldPlaces: number | null
    }
    change_entrance: {
      entrance: string
    }
    change_free_places: {
      free: number | null
    }
    change_hold_delete: never
    change_hold_insert: never
    change_join_waiting: {
      join_waiting: unknown
    }
    change_names: {
      key: string
      name: TranslatedName
    }
    changes_overdue: {
      id: number
    }
    decision_end: never
    decision_insert: {
      dueAt: Date
    }
    decision_last_own: {
      id: number
      ended: boolean
    }
    decision_of_order: {
      act: DecisionAct
      by: string
      actorId: number
      dueAt: Date
      secondsLeft: number
    }
    decision_order: {
      orderId: number
    }
    decision_standing: {
      near: boolean
      starts: string
      id: number | null
      revision: number | null
      by: string | null
    }
    decision_sweep: never
    decision_waiting: {
      orderId: number
      revision: number
      actorId: number
      act: DecisionAct
      input: DecisionInput | null
    }
    decisions_own: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      customerName: string
      settlement: 'pay_now' | 'invoice' | 'deposit'
      placedByName: string
      usualEntrance: string
      priceVersion: number | null
      answerBy: Date
      decisionId: number
      act: DecisionAct
      time: string | null
      dueAt: Date
      secondsLeft: number
      holds: boolean
      refusal: RefusalCode | null
      lastKind: OrderEventKind | null
      lastActor: string | null
    }
    decisions_to_lock: {
      customers: number[]
      slots: number[]
    }
    equipment_calendar: {
      date: string
      equipment: ({ 'service': EquipmentItem; 'stock': number; 'taken': number; 'free': number })[]
    }
    equipment_day: {
      service: EquipmentItem
      stock: number
      taken: number
      free: number
    }
    equipment_days_make: never
    equipment_free: {
      service: EquipmentItem
      stock: number
      free: number
    }
    equipment_hold: never
    equipment_loans: {
      order_id: number
      customer: string
      status: OrderStatus
      service: EquipmentItem
      quantity: number
      pickup: Date
      returnAt: Date
      zone: string
    }
    equipment_lock: {
      service: string
      stock: number
      free: number
    }
    equipment_lock_all: {
      taken: number
    }
    equipment_lock_days: {
      taken: number
    }
    equipment_set: never
    equipment_set_all: never
    equipment_set_days: never
    forget_customer_archived: never
    forget_customer_upcoming: never
    forget_customer_words: never
    forget_member_archived: never
    forget_member_pending_contact: never
    forget_member_pending_guide: never
    forget_member_upcoming: never
    forget_member_words: never
    hold_delete: never
    hold_find: {
      id: number
      customerId: number
      slotId: number
      groupCategory: 'rf' | 'ig' | 'cn'
      places: number
    }
    hold_free_places: {
      free: number
    }
    hold_insert: {
      id: number
      expiresAt: Date
    }
    hold_lock: {
      id: number
      customerId: number
      slotId: number
      groupCategory: 'rf' | 'ig' | 'cn'
      places: number
    }
    hold_move: {
      id: number
      expiresAt: Date
    }
    hold_wanted_slot: {
      closed: boolean
      museumTypes: GroupCategory[]
      archived: boolean
    }
    holder_lock: never
    holds_count: {
      count: number
    }
    holds_expired_slots: {
      id: number
    }
    holds_return_expired: {
      free: number | null
    }
    manifest: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      customerName: string
      settlement: 'pay_now' | 'invoice' | 'deposit'
      placedByName: string
      usualEntrance: string
      priceVersion: number | null
      answerBy: Date
      license: string | null
      needsLicense: boolean
      resource: string | null
      employee: string | null
    }
    manifest_museums: {
      id: number | null
      name: string | null
      emblem: Emblem | null
      groups: number
      pax: number
    }
    manifest_objects: {
      systemId: string
      visitMinutes: number
      capacity: number
      taken: number
    }
    office_customer_archive: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      customerName: string
      settlement: 'pay_now' | 'invoice' | 'deposit'
      placedByName: string
      usualEntrance: string
      priceVersion: number | null
      answerBy: Date
    }
    office_customer_count: {
      total: number
    }
    office_customer_open: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      customerName: string
      settlement: 'pay_now' | 'invoice' | 'deposit'
      placedByName: string
      usualEntrance: string
      priceVersion: number | null
      answerBy: Date
    }
    office_customer_past: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      customerName: string
      settlement: 'pay_now' | 'invoice' | 'deposit'
      placedByName: string
      usualEntrance: string
      priceVersion: number | null
      answerBy: Date
    }
    office_day_slots: {
      id: number
      time: string
      capacity: number
      free: number
      closed: boolean
      confirmed: number
      inProcessing: number
    }
    office_open_counts: {
      customer_id: number
      upcoming: number
    }
    office_order: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      customerName: string
      settlement: 'pay_now' | 'invoice' | 'deposit'
      placedByName: string
      usualEntrance: string
      priceVersion: number | null
      answerBy: Date
    }
    office_queue: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      customerName: string
      settlement: 'pay_now' | 'invoice' | 'deposit'
      placedByName: string
      usualEntrance: string
      priceVersion: number | null
      answerBy: Date
    }
    office_queue_counts: {
      kind: OrderKind
      part: 'new' | 'line' | 'change'
      count: number
    }
    office_window_museums: {
      id: number
      name: string
      zone: string
    }
    office_windows: {
      museumId: number
      museum: string
      month: string
      opensAt: Date
      closesAt: Date
      zone: string
      state: 'upcoming' | 'open' | 'closed'
      asked: number
      waiting: number
      confirmed: number
      rejected: number
    }
    office_wishes: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      customerName: string
      settlement: 'pay_now' | 'invoice' | 'deposit'
      placedByName: string
      usualEntrance: string
      priceVersion: number | null
      answerBy: Date
    }
    office_wishes_fairness: {
      customerId: number
      name: string
      wishes: number
      confirmed: number
      rejected: number
      pax: number
      confirmed_pax: number
    }
    order_alternatives: {
      count: number
    }
    order_archive: never
    order_asked_slots: {
      place: number
      museumId: number
      objectId: string
      passDate: string
      starts: string
      free: number
      hasRules: boolean
      closed: boolean
      museumClosed: boolean
      least: number | null
      most: number | null
      perGuide: number | null
      needsLicense: boolean
      archived: boolean
      instant: boolean
      usualEntrance: string
      museumTypes: GroupCategory[]
      countryKnown: boolean
      countryServed: boolean
      applied: AppliedPrices | null
    }
    order_event: never
    order_events: {
      at: Date
      kind: OrderEventKind
      changes: Diff
      actor: string | null
      byStaff: boolean
      usualEntrance: string | null
      entranceNames: Partial<TranslatedName> | null
    }
    order_find: {
      id: number
      customerId: number
      groupCategory: GroupCategory
      slotId: number | null
      places: number
      totalKopecks: number
      status: OrderStatus
      revision: number
      archived: boolean
      begun: boolean
      lines: LineTuple[]
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      heldSlotId: number | null
      heldPlaces: number | null
      linedSlotIds: number[] | null
    }
    order_group_day: {
      id: number
      kind: OrderKind
      time: string
      status: OrderStatus
      museum: string | null
    }
    order_keep_terms: never
    order_lock: {
      id: number
      customerId: number
      groupCategory: GroupCategory
      slotId: number | null
      places: number
      totalKopecks: number
      status: OrderStatus
      revision: number
      archived: boolean
      begun: boolean
      lines: LineTuple[]
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      heldSlotId: number | null
      heldPlaces: number | null
      linedSlotIds: number[] | null
    }
    order_other_time: {
      otherTime: { 'schedule_item_id': number; 'date': string; 'time': string; 'free': number } | null
    }
    order_pay: never
    order_pay_until: {
      at: Date | null
    }
    order_readers: {
      sender: boolean
      owner: boolean
      name: string
      email: string
      language: Language
      notifications: Partial<NotificationChoices>
      customerId: number
      kind: OrderKind
      passDate: string
      time: string
      zone: string
      entrance: string | null
      entranceNames: Partial<TranslatedName> | null
      museum: TranslatedName | null
      object: TranslatedName | null
      asker: string | null
    }
    order_row: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
    }
    order_save_acceptance: never
    order_save_pending: never
    order_save_status: never
    order_save_values: never
    order_sources: {
      source: string
      amount: number
    }
    order_still_due_not_answered: never
    order_still_due_unpaid: never
    order_still_due_waiting_ended: never
    order_visit_today: {
      has: boolean
    }
    order_visits_of_day: {
      museumId: number
      orders: number
    }
    order_write: {
      id: number | null
    }
    order_write_held: {
      id: number | null
      held: number | null
    }
    orders_archive: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
    }
    orders_archive_count: {
      total: number
    }
    orders_archive_count_of_museum: {
      total: number
    }
    orders_archive_of_museum: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
    }
    orders_archive_old: never
    orders_due: {
      id: number
      refno: string
      museum: string
      object: string
      pass_date: string
      due: number
    }
    orders_due_not_answered: {
      id: number
    }
    orders_due_sum: {
      total: number
      today: number
      overdue: number
      count: number
    }
    orders_due_unpaid: {
      id: number
    }
    orders_due_waiting_ended: {
      id: number
    }
    orders_named: {
      id: number
      status: OrderStatus
      charged: number
      paid: number
    }
    orders_overpaid: {
      id: number
      customerId: number
    }
    orders_payable: {
      id: number
      refno: string
      museum: string
      object: string
      pass_date: string
      total: number
      paid: number
      due: number
    }
    orders_paying: {
      id: number
      customerId: number
      status: OrderStatus
      charged: number
      paid: number
      passDate: string
      museum: string | null
      lines: LineTuple[]
    }
    orders_paying_lock: never
    orders_upcoming: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number | null
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      payUntil: Date | null
      otherTime: { 'schedule_item_id': number; 'date': string; 'time': string; 'free': number } | null
      lacksLicense: boolean
    }
    orders_upcoming_count: {
      total: number
    }
    personal_orders_archived: {
      id: number
      kind: OrderKind
      refno: string
      system_id: string | null
      pass_date: string
      starts: string
      status: OrderStatus
      guide: string
      guide_phone: string
      notes: string
      pickup: string | null
      dropoff: string | null
      contact: string | null
      contact_phone: string | null
      meeting_point: string | null
      placed_by_me: boolean | null
      created_at: Date
    }
    personal_orders_upcoming: {
      id: number
      kind: OrderKind
      refno: string
      system_id: string | null
      pass_date: string
      starts: string
      status: OrderStatus
      guide: string
      guide_phone: string
      notes: string
      pickup: string | null
      dropoff: string | null
      contact: string | null
      contact_phone: string | null
      meeting_point: string | null
      placed_by_me: boolean | null
      created_at: Date
    }
    personal_visits_ahead: {
      ahead: boolean
    }
    personal_words: {
      order_id: number
      at: Date
      kind: OrderEventKind
      changes: Diff
      written_by_me: boolean | null
    }
    programme_delete: never
    programme_find: {
      id: number
      name: string
      createdAt: Date
    }
    programme_insert: {
      id: number
    }
    programme_orders: {
      id: number
      customerId: number
      kind: OrderKind
      groupCategory: GroupCategory
      refno: string
      museumId: number | null
      objectId: string | null
      slotId: number | null
      passDate: string
      starts: string
      countryId: number | null
      personsPerGuide: number | null
      guide: string
      guidePhone: string
      qtyGuide: number
      notes: string
      details: OrderDetailsByKind[keyof OrderDetailsByKind]
      adult: number | null
      child: number | null
      places: number
      totalKopecks: number
      currency: string
      status: OrderStatus
      confirmedTime: string | null
      entrance: string | null
      rejectionReason: string | null
      archived: boolean
      begun: boolean
      today: boolean
      programmeId: number
      revision: number
      createdAt: Date
      museum: string | null
      object: string | null
      emblem: Emblem | null
      country: string | null
      zone: string
      lines: LineTuple[]
      paidKopecks: number
      penaltyKopecks: number
      freeUntil: Date
      penaltyEach: number
      now: Date
      pending: Pending | null
      pendingBy: { 'name': string; 'by_staff': boolean } | null
      visitMinutes: number | null
      district: 'centre' | 'peterhof' | 'pushkin' | 'pavlovsk' | null
      travel: TravelTime[] | null
      museumClosed: boolean
    }
    redemption_insert: never
    redemption_of_order: {
      id: number
      heads: number
      redeemedAt: Date
      actorId: number
      actor: string
      undoSeconds: number
    }
    redemption_own: {
      orderId: number
    }
    redemption_undo: {
      heads: number
    }
    resource_insert: {
      id: number
    }
    resource_update: {
      id: number
    }
    resources_employees: {
      id: number
      name: string
    }
    resources_list: {
      id: number
      kind: 'vehicle' | 'guide'
      name: string
      phone: string
      system_id: string | null
      seats: number | null
      languages: GuideLanguage[]
      active: boolean
    }
    resources_work: {
      orderId: number
      kind: OrderKind
      customer: string
      status: OrderStatus
      date: string
      time: string
      minutes: number
      pax: number
      vehicle: string | null
      guideLanguage: GuideLanguage | null
      resourceId: number | null
      employeeId: number | null
      employee: string | null
    }
    resources_work_of_order: {
      orderId: number
      kind: OrderKind
      customer: string
      status: OrderStatus
      date: string
      time: string
      minutes: number
      pax: number
      vehicle: string | null
      guideLanguage: GuideLanguage | null
      resourceId: number | null
      employeeId: number | null
      employee: string | null
    }
    service_asked: {
      objectId: string | null
      objectMuseumId: number | null
      seats: number | null
      museumId: number | null
      museumTypes: GroupCategory[] | null
      offered: boolean
      archived: boolean
      closed: boolean
      late: boolean
      countryKnown: boolean
      applied: AppliedPrices | null
      opensAt: Date | null
      closesAt: Date | null
      notYet: boolean | null
      over: boolean | null
      pickupLocal: string | null
      returnLocal: string | null
    }
    vehicle_class: never
    verify_capacity_faults: {
      kind: 'taken_differs' | 'below_zero' | 'over_capacity' | 'places_differ' | 'foreign_slot' | 'quota_differs' | 'over_quota' | 'allotment_differs' | 'over_allotted' | 'line_differs' | 'rules_unseen'
      row: string
      expected: string
      found: string
    }
    verify_charge_faults: {
      kind: 'charge_without_order' | 'charge_differs' | 'total_differs' | 'paid_differs' | 'penalty_without_charge'
      row: string
      expected: string
      found: string
    }
    verify_equipment_faults: {
      kind: 'equipment_differs' | 'over_stock' | 'equipment_uncounted'
      row: string
      expected: string
      found: string
    }
    visit_settle_schedule: {
      add_job: unknown
    }
    waiting_first: {
      id: number
      customerId: number
    }
    waiting_forget_line: {
      recount_slot: unknown
    }
    waiting_join: {
      join_waiting: unknown
    }
    waiting_lock: {
      id: number
      customerId: number
      groupCategory: GroupCategory
      slotId: number
      places: number
      totalKopecks: number
      lines: LineTuple[]
      wishedDate: string
      wishedTime: string
      passDate: string
      starts: string
      free: number
      instant: boolean
      usualEntrance: string
    }
    waiting_place: {
      schedule_item_id: number
      date: string
      time: string
      position: number
      ahead_places: number
      free: number
      resting: boolean
      since: Date
      archived: boolean
      endsAt: Date
    }
    waiting_save_slot: never
    waiting_servable: {
      id: number
    }
    wish_time: {
      starts: string
    }
    wishes_due: {
      museumId: number
      museum: string
      month: string
      opensAt: Date
      closesAt: Date
      zone: string
      state: 'upcoming' | 'open' | 'closed'
      type: GroupCategory
    }
  }
}
