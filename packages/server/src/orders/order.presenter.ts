import type { Language } from '@anfilada/contract/languages'
import type { Order, OrderButton, UpcomingOrder } from '@anfilada/contract/orders/orders'
import { countryOfEquipment, countryOfWish } from '@anfilada/contract/orders/order-kinds'
import { orderKindWord } from '@anfilada/phrases/order-words'
import { statusLabels } from '@anfilada/phrases/statuses'
import { guidesNeeded } from '@anfilada/contract/orders/guides-needed'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { reasonWords } from '@anfilada/phrases/system-reasons'
import { diffAnswer } from './changing/diff.presenter.ts'
import { allowedButtons, locatable, penaltyNow } from './order.rules.ts'
import { kindData } from './kinds/kind-data.rules.ts'
import type { OrderRow, UpcomingRow } from './orders.reads.ts'

/** Who reads: it decides the buttons, and whether sums are shown. */
export type Reader = { language: Language; seesPrices: boolean; buttons: (row: OrderRow) => OrderButton[] }
type Abilities = { can(action: 'create' | 'update' | 'cancel' | 'archive' | 'read', subject: 'Order' | 'Price' | 'Payment'): boolean }

export function customerReader(caller: Abilities, language: Language): Reader {
  const pays = caller.can('create', 'Payment')
  const buttons = (row: OrderRow): OrderButton[] => {
    const allowed = allowedButtons(row, caller)
    if (locatable(row)) allowed.push('locate')
    return row.status === 'confirmed' && pays && dueOf(row) > 0 ? [...allowed, 'pay'] : allowed
  }
  return { language, seesPrices: caller.can('read', 'Price'), buttons }
}

/** The only place where a row becomes an answer: a new column is not shown until it is named here. */
export function orderAnswer(row: OrderRow, reader: Reader): Order {
  return {
    id: row.id,
    data: dataOf(row),
    info: infoOf(row, reader),
  }
}

/** The same in the list of upcoming orders; when money is due is told to whoever may see it, what else it waits for to everybody. */
export function upcomingAnswer(row: UpcomingRow, reader: Reader): UpcomingOrder {
  const needed = row.lacksLicense ? guidesNeeded(row.places, row.personsPerGuide ?? row.places) : 0
  return {
    ...orderAnswer(row, reader),
    pay_until: reader.seesPrices ? (row.payUntil?.toISOString() ?? null) : null,
    ...(row.otherTime && { other_time: row.otherTime }),
    ...(row.qtyGuide < needed && { needs_guides: needed }),
  }
}

/** What was ordered, whoever reads it. */
export function dataOf(row: OrderRow): Order['data'] {
  return {
    ...kindData(row),
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
    qty_guide: row.qtyGuide,
    notes: row.notes,
    revision: row.revision,
  }
}

function infoOf(row: OrderRow, reader: Reader): Order['info'] {
  const open = !isClosed(row.status) && !row.begun
  return {
    museum: row.museum ?? orderKindWord(reader.language, row.kind),
    object: row.object ?? '',
    emblem: row.emblem ?? 'museum',
    time: row.starts,
    zone: row.zone,
    country: isCountryOfItsKind(row) ? '' : (row.country ?? ''),
    status: row.status,
    status_label: statusLabels[reader.language][row.status],
    confirmed_time: row.confirmedTime,
    entrance: row.entrance,
    rejection_reason: row.rejectionReason && reasonWords(row.rejectionReason, reader.language),
    archived: row.archived,
    ...(reader.seesPrices ? moneyOf(row, open) : noMoney),
    currency: row.currency,
    free_changes_until: open ? row.freeUntil.toISOString() : null,
    programme_id: row.programmeId,
    created_at: row.createdAt.toISOString(),
    pending_change: pendingAnswer(row, reader),
    allowed: reader.buttons(row),
  }
}

/** What the specification writes into every order of a kind says nothing about the group: it is stored, and not shown. */
function isCountryOfItsKind({ kind, countryId, groupCategory }: OrderRow): boolean {
  if (kind === 'audio_guides') return countryId === countryOfEquipment
  return kind === 'schedule' && countryId === countryOfWish(groupCategory)
}

const noMoney = { total: null, paid: null, due: null, penalty: null, cancel_penalty: null }

/** What is charged, penalties included, and not paid. */
function dueOf(row: OrderRow): number {
  const charged = row.penaltyKopecks + (row.status === 'confirmed' ? row.totalKopecks : 0)
  return Math.max(0, charged - row.paidKopecks)
}

function moneyOf(row: OrderRow, cancellable: boolean) {
  return {
    total: row.totalKopecks,
    paid: row.paidKopecks,
    due: dueOf(row),
    penalty: row.penaltyKopecks,
    cancel_penalty: cancellable ? penaltyNow(row) : null,
  }
}

function pendingAnswer(row: OrderRow, reader: Reader): Order['info']['pending_change'] {
  const { pending, pendingBy, revision } = row
  if (!pending) return null
  const { values, diff, askedAt, unseen, cancels } = pending
  // The end of an order costs what it costs when somebody agrees to it.
  const [total, penalty] = cancels ? [0, penaltyNow(row)] : [values.totalKopecks, pending.penalty]
  return {
    revision,
    changes: diffAnswer(diff, reader),
    schedule_item_id: values.slotId,
    asked_at: askedAt,
    by: pendingBy ?? { name: '', by_staff: false },
    total: reader.seesPrices ? total : null,
    penalty: reader.seesPrices ? penalty : null,
    ...(unseen && { awaits_colleague: true }),
    ...(cancels && { cancels: true }),
  }
}
