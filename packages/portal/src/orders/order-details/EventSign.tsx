import type { ComponentType } from 'react'
import type { OrderEventKind } from '@anfilada/contract/orders/order-history'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { ArchiveIcon, CardIcon, CheckIcon, EditIcon, SendIcon, UndoIcon } from '@anfilada/ui/icons'
import { OrderDoor } from '../marks.tsx'
import styles from './HistorySection.module.css'

/** What happened with the status itself: the door that it led to. */
export const statusEvents = {
  not_confirmed: 'in_processing',
  confirmed: 'confirmed',
  waiting: 'waiting_list',
  promoted: 'in_processing',
  rejected: 'rejected',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<OrderEventKind, OrderStatus>>

const signs: Record<Exclude<OrderEventKind, keyof typeof statusEvents>, ComponentType> = {
  placed: SendIcon,
  archived: ArchiveIcon,
  changed: EditIcon,
  change_asked: EditIcon,
  change_approved: EditIcon,
  change_accepted: EditIcon,
  change_declined: EditIcon,
  change_withdrawn: UndoIcon,
  change_dropped: UndoIcon,
  paid: CardIcon,
  money_freed: UndoIcon,
  redeemed: CheckIcon,
  redemption_undone: UndoIcon,
}

/** Told apart at a glance from what was said: a sign before each line of what was done. */
export function EventSign({ kind }: { kind: OrderEventKind }) {
  if (isOfStatus(kind)) return <OrderDoor status={statusEvents[kind]} className={styles.sign} />
  const Sign = signs[kind]
  return (
    <span className={styles.sign} aria-hidden="true">
      <Sign />
    </span>
  )
}

function isOfStatus(kind: OrderEventKind): kind is keyof typeof statusEvents {
  return kind in statusEvents
}
