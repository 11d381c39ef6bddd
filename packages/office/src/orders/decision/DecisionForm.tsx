import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { FormFailure } from '@anfilada/browser/FormFailure'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { focusField } from '@anfilada/ui/focus-field'
import { Note } from '@anfilada/ui/Note'
import type { QueueCommand } from '../keys/queue-keys.ts'
import { useQueueKeys } from '../keys/use-queue-keys.ts'
import { Answers } from './Answers.tsx'
import { firstDraft, wholeTime, rejectReasons, type RejectReason, leaveField } from './decision-draft.ts'
import { DecisionFields } from './DecisionFields.tsx'
import styles from './DecisionForm.module.css'
import { RejectDialog } from './RejectDialog.tsx'
import { useAnswers } from './use-answers.ts'

// Few orders have one, and its minute is long.
const DecisionWaits = lazy(() => import('../undo/DecisionWaits.tsx').then((chunk) => ({ default: chunk.DecisionWaits })))
// Few orders are cancelled, and by a button alone.
const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((chunk) => ({ default: chunk.CancelDialog })))

type Props = { order: OfficeOrderDetails; onDecided: () => void }

/** `readAt`: when the order was read, by this machine's clock. */
type DecisionProps = Props & { readAt: number }

/** The answer to an order, for those who may give it. Where another hour is asked for meanwhile, the fields begin anew. */
export function Decision({ readAt, ...props }: DecisionProps) {
  const t = useTranslations('office.decision')
  const mayDecide = useMay()(['decide', 'OfficeOrder'])
  const { id, decision } = props.order
  if (decision) {
    return (
      <Suspense>
        <DecisionWaits key={decision.until} orderId={id} decision={decision} readAt={readAt} />
      </Suspense>
    )
  }
  return mayDecide ? <DecisionForm key={JSON.stringify(firstDraft(props.order))} {...props} /> : <Note>{t('onlyDispatcher')}</Note>
}

/** Hour and entrance, then one key or button for each answer that the status allows. */
function DecisionForm({ order, onDecided }: Props) {
  const t = useTranslations('office.decision')
  const [asking, setAsking] = useState<'reject' | 'cancel' | RejectReason>()
  const { form, canConfirm, canWait, sending, confirm, wait, short } = useAnswers(order, onDecided)
  const close = () => setAsking(undefined)

  useQueueKeys({
    ...(canConfirm && {
      confirm,
      reject: () => setAsking('reject'),
      ...askByKey(setAsking),
      time: () => focusField('time'),
      entrance: () => focusField('entrance'),
    }),
    ...(canWait && { wait }),
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    confirm()
  }

  return (
    <form className={styles.form} aria-label={t('title')} onSubmit={onSubmit} onKeyDown={leaveField} noValidate>
      {canConfirm && <DecisionFields form={form} />}
      <FormFailure sentence={form.failure} />
      <Answers
        order={order}
        time={wholeTime(form.values.time)}
        short={short}
        sending={sending}
        onWait={wait}
        onReject={() => setAsking('reject')}
        onCancel={() => setAsking('cancel')}
      />
      {asking && asking !== 'cancel' && (
        <RejectDialog order={order} first={asking === 'reject' ? undefined : asking} onClose={close} onDecided={onDecided} />
      )}
      <Suspense fallback={null}>{asking === 'cancel' && <CancelDialog order={order} onClose={close} onDecided={onDecided} />}</Suspense>
    </form>
  )
}

/** The keys 1 to 5, each with its reason. */
function askByKey(ask: (reason: RejectReason) => void): Partial<Record<QueueCommand, () => void>> {
  return Object.fromEntries(rejectReasons.map((reason, index) => [`reason${index + 1}`, () => ask(reason)]))
}
