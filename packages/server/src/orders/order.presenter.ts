import type { Language } from '@anfilada/contract/languages'
import type { Order, OrderButton, TicketCategory } from '@anfilada/contract/orders/orders'
import { statusLabels } from '@anfilada/phrases/statuses'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { allowedButtons, penaltyNow } from './order.rules.ts'
import type { LineTuple } from './order-lines.rules.ts'
import type { OrderRow } from './orders.reads.ts'

/** Who reads: it decides the buttons, and whether sums are shown. */
export type Reader = { language: Language; seesPrices: boolean; buttons: (row: OrderRow) => OrderButton[] }
type Abilities = { can(action: 'cancel' | 'archive' | 'read', subject: 'Order' | 'Price'): boolean }

export function customerReader(caller: Abilities, language: Language): Reader {
  return { language, seesPrices: caller.can('read', 'Price'), buttons: (row) => allowedButtons(row, caller) }
}

/** The only place where a row becomes an answer: a new column is not shown until it is named here. */
export function orderAnswer(row: OrderRow, reader: Reader): Order {
  return {
    id: row.id,
    data: {
      kind: row.kind,
      type: row.groupCategory,
      refno: row.refno,
      museum_id: row.museumId,
      system_id: row.objectId ?? '',
      pass_date: row.passDate,
      schedule_item_id: row.slotId,
      persons_per_guide: row.personsPerGuide,
      country_id: row.countryId,
      guide: row.guide,
      guide_phone: row.guidePhone,
      tickets: ticketsOf(row.lines),
      services: servicesOf(row.lines),
      qty_guide: row.qtyGuide,
      adult: null,
      child: null,
      notes: row.notes,
      revision: row.revision,
    },
    info: infoOf(row, reader),
  }
}

function infoOf(row: OrderRow, reader: Reader): Order['info'] {
  const open = !isClosed(row.status) && !row.begun
  return {
    museum: row.museum ?? '',
    object: row.object ?? '',
    emblem: row.emblem ?? 'museum',
    time: row.starts,
    country: row.country ?? '',
    status: row.status,
    status_label: statusLabels[reader.language][row.status],
    confirmed_time: row.confirmedTime,
    entrance: row.entrance,
    rejection_reason: row.rejectionReason,
    archived: row.archived,
    ...(reader.seesPrices ? moneyOf(row, open) : noMoney),
    currency: row.currency,
    free_changes_until: open ? row.freeUntil.toISOString() : null,
    programme_id: row.programmeId,
    created_at: row.createdAt.toISOString(),
    pending_change: null,
    allowed: reader.buttons(row),
  }
}

const noMoney = { total: null, paid: null, due: null, cancel_penalty: null }

function moneyOf(row: OrderRow, cancellable: boolean) {
  const charged = row.status === 'confirmed' ? row.totalKopecks : row.penaltyKopecks
  return {
    total: row.totalKopecks,
    paid: row.paidKopecks,
    due: Math.max(0, charged - row.paidKopecks),
    cancel_penalty: cancellable ? penaltyNow(row) : null,
  }
}

function ticketsOf(lines: readonly LineTuple[]): Order['data']['tickets'] {
  return lines.filter(([kind]) => kind === 'ticket').map(([, item, quantity]) => ({ category: item as TicketCategory, quantity }))
}

function servicesOf(lines: readonly LineTuple[]): Order['data']['services'] {
  return lines.filter(([kind]) => kind === 'service').map(([, item, quantity]) => ({ service: item, quantity }))
}
