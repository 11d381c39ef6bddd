import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { acceptInput } from '@anfilada/contract/orders/decision-inputs'
import type { PendingChange } from '@anfilada/contract/orders/orders'
import { Button } from '@anfilada/ui/Button'
import { focusField } from '@anfilada/ui/focus-field'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { DecisionFields, useDecisionWords } from '../decision/DecisionFields.tsx'
import { isTime, leaveField } from '../decision/decision-draft.ts'
import styles from '../decision/DecisionForm.module.css'
import { useDecided } from '../decision/use-decided.ts'
import { noteDecision } from '../../shell/keys/too-soon.ts'
import { useQueueKeys } from '../keys/use-queue-keys.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { acceptedWith, firstChangeDraft, moves } from './change-terms.ts'

type Props = { order: OfficeOrderDetails; change: PendingChange; onDecided: () => void }

/** Accepts the change, or declines it with a reason, on the revision that is shown. Where the visit moves, hour and entrance can be set. */
export function ChangeAnswer({ order, change, onDecided }: Props) {
  const t = useTranslations('pendingChange')
  const [isDeclining, setDeclining] = useState(false)
  const { form, accept } = useAccepting({ order, change, onDecided })
  const askWhy = () => form.busy || setDeclining(true)
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
    <form className={styles.form} aria-label={t('title')} onSubmit={onSubmit} onKeyDown={leaveField} noValidate>
      {isMoving && (
        <>
          <p className="mut">{t('moves')}</p>
          <DecisionFields form={form} />
        </>
      )}
      <FormFailure sentence={form.failure} />
      <Buttons busy={form.busy} onDecline={askWhy} />
      {isDeclining && (
        <DeclineDialog orderId={order.id} revision={change.revision} onClose={() => setDeclining(false)} onDecided={onDecided} />
      )}
    </form>
  )
}

function useAccepting({ order, change, onDecided }: Props) {
  const decided = useDecided(onDecided)
  const form = useActionForm({
    ...useDecisionWords(order.data.kind),
    action: 'accept_change',
    schema: acceptInput,
    start: firstChangeDraft(order, change),
    keptAs: `change.${order.id}`,
    input: (draft) => ({ order_id: order.id, revision: change.revision, ...acceptedWith(change, draft) }),
    faults: ({ time }) => (moves(change) && !isTime(time) ? { time: 'timeWrong' } : {}),
    touches: ['orders'],
    onDone: (answer) => decided('accepted', answer),
  })
  function accept(): void {
    noteDecision()
    form.submit()
  }
  return { form, accept }
}

function Buttons({ busy, onDecline }: { busy: boolean; onDecline: () => void }) {
  const t = useTranslations('pendingChange')
  const keys = useTranslations('office.keys')
  return (
    <div className={styles.answers}>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        busyLabel={t('accepting')}
        icon={<KeyCap onFill>{keys('enter')}</KeyCap>}
        keyShortcuts="Enter"
      >
        {t('accept')}
      </Button>
      <Button variant="danger" wide icon={<KeyCap>R</KeyCap>} keyShortcuts="R" onPress={onDecline}>
        {t('decline')}
      </Button>
    </div>
  )
}
