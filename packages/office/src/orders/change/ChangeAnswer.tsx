import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { PendingChange } from '@anfilada/contract/orders/orders'
import { Button } from '@anfilada/ui/Button'
import { Kbd } from '@anfilada/ui/Kbd'
import { DecisionFields } from '../decision/DecisionFields.tsx'
import { isTime, type DecisionDraft } from '../decision/decision-draft.ts'
import styles from '../decision/DecisionForm.module.css'
import { leaveField } from '../decision/leave-field.ts'
import { useDecision } from '../decision/use-decision.ts'
import type { Decision } from '../orders.queries.ts'
import { useQueueKeys } from '../queue/use-queue-keys.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { acceptedWith, firstChangeDraft, moves } from './change-terms.ts'

type Props = {
  order: OfficeOrderDetails
  change: PendingChange
  draft: DecisionDraft | undefined
  onDraft: (draft: DecisionDraft) => void
  onDecided: () => void
}

/** Accepts the change, or declines it with a reason, on the revision that is shown. Where the visit moves, hour and entrance can be set. */
export function ChangeAnswer({ order, change, draft = firstChangeDraft(order, change), onDraft, onDecided }: Props) {
  const t = useTranslations('pendingChange')
  const form = useRef<HTMLFormElement>(null)
  const [isDeclining, setDeclining] = useState(false)
  const focusField = (name: keyof DecisionDraft) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  const { accept, decline, isTimeWrong, sending } = useChangeAnswers({ order, change, draft, focusField, onDecided })
  const askWhy = () => sending || setDeclining(true)
  const isMoving = moves(change)
  useQueueKeys({
    confirm: accept,
    reject: askWhy,
    ...(isMoving && { time: () => focusField('time'), entrance: () => focusField('entrance') }),
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    accept()
  }
  return (
    <form ref={form} className={styles.form} aria-label={t('title')} onSubmit={onSubmit} onKeyDown={leaveField} noValidate>
      {isMoving && (
        <>
          <p className="mut">{t('moves')}</p>
          <DecisionFields kind={order.data.kind} draft={draft} faults={isTimeWrong ? { time: 'timeWrong' } : {}} onDraft={onDraft} />
        </>
      )}
      <Buttons sending={sending} onDecline={askWhy} />
      {isDeclining && <DeclineDialog orderId={order.id} onClose={() => setDeclining(false)} onDecline={decline} />}
    </form>
  )
}

type Answering = Pick<Props, 'order' | 'change' | 'onDecided'> & { draft: DecisionDraft; focusField: (name: keyof DecisionDraft) => void }

/** The two answers as acts; a wrong hour is told after the first try and sends nothing. */
function useChangeAnswers({ order, change, draft, focusField, onDecided }: Answering) {
  const [isTried, setTried] = useState(false)
  const { send, sending } = useDecision(order, onDecided)
  const base = { order_id: order.id, revision: change.revision }
  const isWrong = moves(change) && !isTime(draft.time)
  return {
    accept: () => {
      setTried(true)
      if (isWrong) focusField('time')
      else void send({ action: 'accept_change', data: { ...base, ...acceptedWith(change, draft) } }, 'accepted')
    },
    decline: (reason: string) => send({ action: 'decline_change', data: { ...base, reason } }, 'declined'),
    isTimeWrong: isTried && isWrong,
    sending,
  }
}

function Buttons({ sending, onDecline }: { sending: Decision['action'] | undefined; onDecline: () => void }) {
  const t = useTranslations('pendingChange')
  const keys = useTranslations('office.keys')
  return (
    <div className={styles.answers}>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={sending === 'accept_change'}
        busyLabel={t('accepting')}
        icon={<Kbd onFill>{keys('enter')}</Kbd>}
        keyShortcuts="Enter"
      >
        {t('accept')}
      </Button>
      <Button variant="danger" wide icon={<Kbd>R</Kbd>} keyShortcuts="R" onPress={onDecline}>
        {t('decline')}
      </Button>
    </div>
  )
}
