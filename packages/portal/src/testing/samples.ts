import { defaultZone } from '@anfilada/contract/dates'
import { abilityOf, type CustomerRole } from '@anfilada/contract/abilities'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import type { Country, Museum, MuseumObject, Slot } from '@anfilada/contract/catalogue'
import type { TranslatedName } from '@anfilada/contract/languages'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { MoneySums } from '@anfilada/contract/ledger/money-sums'
import type { Order, OrderData, OrderDetails } from '@anfilada/contract/orders/orders'

export function member(role: CustomerRole): LoginOutput {
  return {
    accessToken: 'token-of-a-test',
    userAbility: abilityOf([role]),
    userData: {
      login: 'agency',
      name: 'Ирина Соколова',
      kind: 'legal_entity',
      roles: [role],
      customer_id: 1,
      customer_name: 'Нева-тур',
      language: 'ru',
      news_mark: false,
      email: null,
      second_factor: 'off',
      acting_for: null,
    },
  }
}

/** A customer whose money is even. */
export const evenSums: MoneySums = { due_total: 0, due_today: 0, due_overdue: 0, due_count: 0, due_fees: 0, due_opening: 0, kept: 0 }

type Tickets = OrderData<'museum_tickets'>
type Shared = Exclude<keyof Tickets, 'kind'>
/** An order of another kind says its kind, and all that it has for itself. */
type Other<K extends OrderKind> = K extends OrderKind ? Omit<OrderData<K>, Shared> & Partial<Pick<OrderData<K>, Shared>> : never
type DataChanges = Partial<Tickets> | Other<Exclude<OrderKind, 'museum_tickets'>>
type Changes = { id?: number; data?: DataChanges; info?: Partial<Order['info']> }

export const coachData = {
  kind: 'transport' as const,
  tickets: [],
  vehicle: 'coach',
  pickup: 'Невский, 1',
  dropoff: 'Пулково',
  hours: 4,
  contact: 'Ли Вэй',
  contact_phone: '+7 921 555-01-18',
}

export function sampleOrder({ id = 71, data, info }: Changes = {}): Order {
  return {
    id,
    data: {
      kind: 'museum_tickets',
      type: 'cn',
      refno: 'NEVA-1',
      museum_id: 1,
      system_id: 'main',
      pass_date: '2026-12-01',
      schedule_item_id: 5,
      persons_per_guide: 25,
      country_id: 100,
      guide: 'Ли Вэй',
      guide_phone: '+7 921 555-01-18',
      tickets: [{ category: 'common', quantity: 30 }],
      services: [],
      qty_guide: 0,
      adult: null,
      child: null,
      notes: '',
      revision: 1,
      ...data,
    },
    info: {
      museum: 'Эрмитаж',
      object: 'Главный комплекс',
      emblem: 'hermitage',
      time: '11:30',
      country: 'Китай',
      status: 'in_processing',
      status_label: 'В обработке',
      confirmed_time: null,
      entrance: null,
      rejection_reason: null,
      archived: false,
      total: 4_500_000,
      paid: 0,
      due: 0,
      penalty: 0,
      currency: 'RUB',
      zone: defaultZone,
      free_changes_until: null,
      cancel_penalty: 0,
      programme_id: null,
      created_at: '2026-11-12T10:04:00+03:00',
      pending_change: null,
      allowed: ['cancel'],
      ...info,
    },
  }
}

export function sampleDetails(changes: Changes = {}): OrderDetails {
  const order = sampleOrder(changes)
  return {
    ...order,
    lines: [{ kind: 'ticket', item: 'common', quantity: 30, free: 0, vat_percent: null, unit_price: 150_000, sum: 4_500_000 }],
    history: [{ at: order.info.created_at, kind: 'placed', actor: 'Ирина Соколова', by_staff: false, changes: {} }],
    waiting: null,
    pay_until: null,
  }
}

const named = (name: string): TranslatedName => ({ ru_RU: name, en_US: name, zh_cn: name, fa_IR: name, vi: name })

export const museums: Museum[] = [
  { id: 1, name: named('Эрмитаж'), types: ['rf', 'ig', 'cn'], emblem: 'hermitage', district: 'centre', travel: [], archived: false },
  { id: 2, name: named('Музей Фаберже'), types: ['ig'], emblem: 'faberge', district: 'centre', travel: [], archived: false },
]
export const objects: MuseumObject[] = [
  {
    system_id: 'main',
    museum_id: 1,
    museum: 'Эрмитаж',
    name: named('Главный комплекс'),
    countries: [],
    instant: false,
    emblem: 'hermitage',
    least_people: null,
    most_people: null,
    persons_per_guide: null,
    closed_weekdays: [],
    closed_dates: [],
    open_dates: [],
    needs_license: true,
    visit_minutes: 120,
    zone: defaultZone,
  },
]
export const countries: Country[] = [
  { id: 267, name: named('Россия') },
  { id: 100, name: named('Китай') },
]
export const slots: Slot[] = [
  { id: 5, time: '11:30', capacity: 50, free: 42, status: 'available' },
  { id: 6, time: '12:00', capacity: 50, free: 0, status: 'full' },
]
