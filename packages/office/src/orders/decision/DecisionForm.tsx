import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { Note } from '@anfilada/ui/Note'
import type { QueueCommand } from '../queue/queue-keys.ts'
import { useQueueKeys } from '../queue/use-queue-keys.ts'
import { Answers } from './Answers.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { firstDraft, wholeTime, type DecisionDraft } from './decision-draft.ts'
import { DecisionFields } from './DecisionFields.tsx'
import styles from './DecisionForm.module.css'
import { leaveField } from './leave-field.ts'
import { rejectReasons, type RejectReason } from './reject-reasons.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useAnswers } from './use-answers.ts'

type Props = {
  order: OfficeOrderDetails
  draft: DecisionDraft | undefined
  onDraft: (draft: DecisionDraft) => void
  onDecided: () => void
}

/** The answer to an order, for those who may give it. */
export function Decision(props: Props) {
  const t = useTranslations('office.decision')
  return useMay()(['decide', 'OfficeOrder']) ? <DecisionForm {...props} /> : <Note>{t('onlyDispatcher')}</Note>
}

/** Hour and entrance, then one key or button for each answer that the status allows. */
function DecisionForm({ order, draft = firstDraft(order), onDraft, onDecided }: Props) {
  const t = useTranslations('office.decision')
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState<'reject' | 'cancel' | RejectReason>()
  const focusField = (name: keyof DecisionDraft) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  const answers = useAnswers({ order, draft, onFault: focusField, onDecided })
  const { canConfirm, canWait, sending } = answers
  const close = () => setAsking(undefined)
  const confirm = () => void answers.confirm()
  const wait = () => void answers.wait()

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
    <form ref={form} className={styles.form} aria-label={t('title')} onSubmit={onSubmit} onKeyDown={leaveField} noValidate>
      {canConfirm && <DecisionFields kind={order.data.kind} draft={draft} faults={answers.faults} onDraft={onDraft} />}
      <Answers
        order={order}
        time={wholeTime(draft.time)}
        short={answers.short}
        sending={sending}
        onWait={wait}
        onReject={() => setAsking('reject')}
        onCancel={() => setAsking('cancel')}
      />
      {asking && asking !== 'cancel' && (
        <RejectDialog
          order={order}
          first={asking === 'reject' ? undefined : asking}
          busy={sending === 'reject_order'}
          onClose={close}
          onReject={(reason) => void answers.reject(reason).then(close)}
        />
      )}
      {asking === 'cancel' && (
        <CancelDialog
          order={order}
          busy={sending === 'cancel_order'}
          onClose={close}
          onCancel={(reason) => void answers.cancel(reason).then(close)}
        />
      )}
    </form>
  )
}

/** The keys 1 to 5, each with its reason. */
function askByKey(ask: (reason: RejectReason) => void): Partial<Record<QueueCommand, () => void>> {
  return Object.fromEntries(rejectReasons.map((reason, index) => [`reason${index + 1}`, () => ask(reason)]))
}
