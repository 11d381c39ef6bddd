import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WaitingDecision } from '@anfilada/contract/orders/office-orders'
import { ActButton } from '@anfilada/ui/ActButton'
import { Note } from '@anfilada/ui/Note'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useUndo } from './use-undo.ts'

type Props = { orderId: number; decision: WaitingDecision; readAt: number }

/** Stands in the place of the answers while a decision waits: who decided what, and when it holds. Whoever decided may take it back. */
export function DecisionWaits({ orderId, decision: { act, by, mine, seconds_left: seconds }, readAt }: Props) {
  const t = useTranslations('undo')
  const left = useSecondsLeft(seconds, readAt)
  const [atFirst] = useState(left)
  const { undo, isUndoing } = useUndo()
  const back = mine && (
    <ActButton busy={isUndoing} onPress={() => undo(orderId)}>
      {t('back')}
    </ActButton>
  )
  return (
    <Note action={back}>
      <span role="status">
        <b>{t('decided', { who: mine ? t('you') : by, what: t(`acts.${act}`) })}</b>{' '}
        <span className="sr">{atFirst > 0 ? t('tellIn', { left: atFirst }) : t('telling')}</span>
      </span>{' '}
      {/* Counted for the eye alone: said aloud, it would go on for a minute. */}
      <span aria-hidden="true">{left > 0 ? t('tellIn', { left }) : t('telling')}</span>
    </Note>
  )
}
