import { defaultZone } from '@anfilada/contract/dates'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'

type Wanted = {
  id: number
  status?: OrderStatus
  pax?: number
  free?: number
  notes?: string
  /** Two persons more wait beside it for the answer of staff. */
  isChanged?: boolean
}

const statusWords: Record<OrderStatus, string> = {
  in_processing: 'In processing',
  confirmed: 'Confirmed',
  waiting_list: 'Waiting list',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
}

/** A change that waits: two persons more. */
export const twoMore: NonNullable<OfficeOrderDetails['info']['pending_change']> = {
  revision: 2,
  changes: { qty_common: { from: 38, to: 40 } },
  schedule_item_id: 7,
  asked_at: '2026-11-20T10:00:00+03:00',
  by: { name: 'Irina Sokolova', by_staff: false },
  total: 6_110_000,
  penalty: 0,
}

function ticketData({ id, pax, notes, isChanged }: Required<Omit<Wanted, 'status' | 'free'>>): OfficeOrderDetails['data'] {
  return {
    kind: 'museum_tickets',
    type: 'cn',
    refno: `NEVA-${id}`,
    museum_id: 1,
    system_id: 'hermitage-main',
    pass_date: '2026-12-01',
    schedule_item_id: 7,
    persons_per_guide: 25,
    country_id: 100,
    guide: 'Li Wei',
    guide_phone: '+7 921 555-01-23',
    tickets: [{ category: 'common', quantity: pax }],
    services: [],
    qty_guide: 0,
    adult: null,
    child: null,
    notes,
    revision: isChanged ? 2 : 1,
  }
}

/** An order for the Hermitage at 12:00 on a slot of fifty places. */
export function officeOrder({
  id,
  status = 'in_processing',
  pax = 38,
  free = 6,
  notes = '',
  isChanged = false,
}: Wanted): OfficeOrderDetails {
  return {
    id,
    data: ticketData({ id, pax, notes, isChanged }),
    info: {
      museum: 'Hermitage',
      object: 'Main complex',
      emblem: 'hermitage',
      time: '12:00',
      country: 'China',
      status,
      status_label: statusWords[status],
      confirmed_time: null,
      entrance: null,
      rejection_reason: null,
      archived: false,
      total: 5_810_000,
      paid: 0,
      due: 5_810_000,
      penalty: 0,
      currency: 'RUB',
      zone: defaultZone,
      free_changes_until: null,
      cancel_penalty: 0,
      programme_id: null,
      created_at: '2026-11-20T09:30:00+03:00',
      pending_change: isChanged ? twoMore : null,
      allowed: [],
    },
    customer: { id: 4, name: 'Neva Tour', settlement: 'invoice' },
    placed_by: 'Irina Sokolova',
    pax,
    lines: [{ kind: 'ticket', item: 'common', quantity: pax, free: 0, vat_percent: null, unit_price: 150_000, sum: pax * 150_000 }],
    waiting: null,
    pay_until: null,
    history: [{ at: '2026-11-20T09:30:00+03:00', kind: 'placed', actor: 'Irina Sokolova', by_staff: false, changes: {} }],
    day: [{ id: 7, time: '12:00', capacity: 50, free, status: 'limited', confirmed: 6, in_processing: 50 - 6 - free }],
    usual_entrance: 'Entrance 3',
    answer_by: '2026-12-01T10:00:00+03:00',
    price_list: null,
    decision: null,
  }
}

/** Twelve audio guides for a Russian group that nobody counted: the server tells no country of it. */
export function equipmentOrder(id: number): OfficeOrderDetails {
  const { data, info, ...rest } = officeOrder({ id, pax: 0 })
  const loan = { kind: 'audio_guides', pickup: '2026-12-01T10:00:00+03:00', return_at: '2026-12-01T18:00:00+03:00' } as const
  return {
    ...rest,
    data: { ...data, ...loan, type: 'rf', schedule_item_id: null, tickets: [], services: [{ service: 'ag', quantity: 12 }] },
    info: { ...info, country: '' },
    lines: [{ kind: 'service', item: 'ag', quantity: 12, free: 0, vat_percent: 22, unit_price: 15_000, sum: 180_000 }],
    day: [],
  }
}
