import { memo, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { museumTime, useFormats } from '@anfilada/browser/formats'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { CheckIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import type { AnswerTurn } from '@anfilada/contract/orders/answer-turn'
import { useOrderDetail, useOrderTitle, statusShapes } from '../order-title.ts'
import type { Mark } from './marks/marks.ts'
import { isPressing } from './turns.ts'
import styles from './OrderQueue.module.css'

export type RowActs = {
  onChoose: (order: number) => void
  onMark: Mark
}
type Props = RowActs & {
  order: OfficeOrder
  turn: AnswerTurn
  isChosen: boolean
  isNew: boolean
  isMarked: boolean | undefined
  unread: number | undefined
}

/** Mark, hour, place, people, status; amber when its answer presses. `isMarked` is undefined for those who may not decide. */
export const QueueRow = memo(function QueueRow({ order, turn, isChosen, isNew, isMarked, unread, onChoose, onMark }: Props) {
  const { shortDay } = useFormats()
  const { data, info } = order
  const classes = [styles.row, isPressing(turn) && styles.soon, turn === 'late' && styles.late, isMarked !== undefined && styles.markable]

  function onClick(event: MouseEvent) {
    const isOnMark = event.target instanceof Element && event.target.closest('[data-mark]') !== null
    if (isMarked === undefined || !(isOnMark || event.shiftKey || event.ctrlKey || event.metaKey)) onChoose(order.id)
    else onMark(order.id, event.shiftKey ? 'range' : undefined)
  }

  return (
    <li
      id={`order-${order.id}`}
      role="option"
      aria-selected={isChosen}
      aria-checked={isMarked}
      className={classes.filter(Boolean).join(' ')}
      onClick={onClick}
    >
      {isMarked !== undefined && (
        <span className={styles.mark} data-mark aria-hidden="true">
          <i>{isMarked && <CheckIcon />}</i>
        </span>
      )}
      <span className={styles.when}>
        <b>{shortDay(data.pass_date)}</b>
        <small>
          <Num>{info.time}</Num>
        </small>
      </span>
      <What {...{ order, turn, isNew, unread }} />
      <span className={styles.pax}>{order.pax > 0 && <Num>{order.pax}</Num>}</span>
      <StatusBadge shape={statusShapes[info.status]} label={info.status_label} glyphOnly />
    </li>
  )
})

function What({ order, turn, isNew, unread }: Pick<Props, 'order' | 'turn' | 'isNew' | 'unread'>) {
  const t = useTranslations('office.queue')
  const facts = useTranslations('kindFacts')
  const detail = useOrderDetail()(order)
  return (
    <span className={styles.what}>
      <b>{useOrderTitle()(order)}</b>
      <small>
        {isPressing(turn) && <Deadline order={order} turn={turn} />} {isNew && <span className={styles.new}>{t('new')}</span>}{' '}
        {unread !== undefined && <span className={styles.change}>{t('unread', { count: unread })}</span>}{' '}
        {order.info.pending_change && <span className={styles.change}>{facts('changeTag')}</span>} <Num>{order.id}</Num>
        {detail && ` · ${detail}`} · {order.customer.name}
      </small>
    </span>
  )
}

/** By when its answer is due, or was. */
function Deadline({ order: { answer_by: by }, turn }: Pick<Props, 'order' | 'turn'>) {
  const t = useTranslations('queueFilter')
  const { moment } = useFormats()
  return (
    <span className={styles.change}>
      {turn === 'late' ? t('lateSince', { moment: moment(by) }) : t('answerBy', { time: museumTime(new Date(by)) })}
    </span>
  )
}
