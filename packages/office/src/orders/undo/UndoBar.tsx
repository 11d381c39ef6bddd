import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { decisionSeconds, type DecisionAct } from '@anfilada/contract/orders/decision-acts'
import type { OwnDecision } from '@anfilada/contract/orders/decisions'
import { CheckIcon, CloseIcon, UndoIcon, WarningIcon } from '@anfilada/ui/icons'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { useQueueKeys } from '../keys/use-queue-keys.ts'
import styles from './UndoBar.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useUndo } from './use-undo.ts'

type Props = { decision: OwnDecision; readAt: number; onClose: (failed: number) => void; onUndone: (order: number) => void }

/** What was decided, when the customer will hear of it, and the way back; or why nothing came of it. */
export function UndoBar({ decision, readAt, onClose, onUndone }: Props) {
  return decision.failed ? (
    <Failed decision={decision} failed={decision.failed} onClose={onClose} />
  ) : (
    <Waiting decision={decision} readAt={readAt} onUndone={onUndone} />
  )
}

const words = {
  confirm_order: 'confirmedDone',
  wait_order: 'waitingDone',
  reject_order: 'rejectedDone',
  cancel_order: 'cancelledDone',
  accept_change: 'acceptedDone',
  decline_change: 'declinedDone',
} as const satisfies Record<DecisionAct, string>

function Waiting({ decision, readAt, onUndone }: Pick<Props, 'decision' | 'readAt' | 'onUndone'>) {
  const { act, order, time, seconds_left: seconds } = decision
  const t = useTranslations('undo')
  const said = useTranslations('office.decision')
  const { day } = useFormats()
  const left = useSecondsLeft(seconds, readAt)
  const [atFirst] = useState(seconds)
  const { undo, isUndoing } = useUndo(onUndone)
  const takeBack = () => isUndoing || undo(order.id)
  useQueueKeys({ undo: takeBack })
  const when = `${day(order.data.pass_date)}, ${time ?? order.info.confirmed_time ?? order.info.time ?? ''}`
  return (
    <footer className={styles.bar} aria-label={t('title')}>
      <CheckIcon />
      <p role="status">
        {said(words[act], { id: String(order.id), museum: order.info.museum, when })}.{' '}
        <span className="sr">{t('tellIn', { left: atFirst })}</span>
      </p>
      {/* Counted for the eye alone: said aloud, it would go on for a minute. */}
      <span aria-hidden="true">{left > 0 ? t('tellIn', { left }) : t('telling')}</span>
      <progress className={styles.rest} max={decisionSeconds} value={left} aria-hidden="true" />
      <button type="button" className={styles.act} aria-busy={isUndoing || undefined} aria-keyshortcuts="Z" onClick={takeBack}>
        <UndoIcon />
        <span>{t(backWords[act])}</span>
        <KeyCap onFill>Z</KeyCap>
      </button>
    </footer>
  )
}

/** A confirmed order is cancelled out of no queue. */
const backWords = {
  confirm_order: 'toQueue',
  wait_order: 'toQueue',
  reject_order: 'toQueue',
  cancel_order: 'back',
  accept_change: 'toQueue',
  decline_change: 'toQueue',
} as const satisfies Record<DecisionAct, string>

type FailedProps = Pick<Props, 'decision' | 'onClose'> & { failed: NonNullable<OwnDecision['failed']> }

function Failed({ decision: { order }, failed: { id, sentence, instead }, onClose }: FailedProps) {
  const t = useTranslations('undo')
  const event = useTranslations('event')
  const system = useTranslations('office.context')('system')
  const close = useTranslations('shell')('close')
  const why = instead ? t('instead', { event: event(instead.kind), who: instead.actor ?? system }) : sentence
  return (
    <footer className={`${styles.bar} ${styles.failed}`} aria-label={t('title')}>
      <WarningIcon />
      <p role="alert">
        <b>{t('failed', { id: String(order.id) })}</b> {why}
      </p>
      <button type="button" className={styles.act} onClick={() => onClose(id)}>
        <CloseIcon />
        <span>{close}</span>
      </button>
    </footer>
  )
}
