import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Dialog } from '@anfilada/ui/Dialog'
import { TextField } from '@anfilada/ui/TextField'
import { ReasonFields } from '../decision/ReasonFields.tsx'
import { useReason, useReasonKeys } from '../decision/use-reason.ts'
import { needsEntrance } from './bulk-act.ts'
import { BulkOrders } from './BulkOrders.tsx'
import { useBulkRun, type BulkRun } from './use-bulk-run.ts'

/** `orders`: as they stood in the list when the dialog opened. `onClose` is told which have their answer. */
type Props = { orders: readonly OfficeOrder[]; onClose: (answered: readonly number[]) => void }

/** Confirms the marked orders, each at its own hour; only an entrance that nobody knows is asked for. */
export function BulkConfirm({ orders, onClose }: Props) {
  const t = useTranslations('bulk')
  const bulk = useBulkRun(orders, 'confirm')
  const [now, setNow] = useState(false)
  const asksEntrance = bulk.left.some(needsEntrance)
  const form = useFormMachine({
    start: { entrance: '' },
    labels: { entrance: t('entrance') },
    sentences: { entrance: t('entranceMissing') },
    faults: ({ entrance }) => (asksEntrance && entrance.trim() === '' ? { entrance: 'required' } : {}),
    send: ({ entrance }) => bulk.run({ does: 'confirm', entrance, now }),
    onDone: () => undefined,
  })
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.repeat || event.shiftKey || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    if (bulk.left.length > 0) form.submit()
  }
  return (
    <BulkFrame
      title={t('confirmTitle', { count: orders.length })}
      text={t('confirmText')}
      does="confirm"
      {...{ orders, bulk, now, onClose }}
      onNow={setNow}
      busy={form.busy}
      send={form.submit}
    >
      <div onKeyDown={onKeyDown}>
        <BulkOrders orders={orders} does="confirm" stateOf={bulk.stateOf} />
        {asksEntrance && <TextField {...form.field('entrance')} maxLength={200} autoComplete="off" />}
      </div>
    </BulkFrame>
  )
}

/** Rejects the marked orders, and declines the changes among them, for one reason. */
export function BulkReject({ orders, onClose }: Props) {
  const t = useTranslations('bulk')
  const bulk = useBulkRun(orders, 'reject')
  const [now, setNow] = useState(false)
  const { fields, sentenceOf } = useReason()
  const form = useFormMachine({
    ...fields,
    send: (typed) => bulk.run({ does: 'reject', reason: sentenceOf(typed), now }),
    onDone: () => undefined,
  })
  const { frame, onKeyDown, choose, submit } = useReasonKeys(form)
  const isAsking = bulk.left.length > 0
  return (
    <BulkFrame
      title={t('rejectTitle', { count: orders.length })}
      text={t('rejectText')}
      does="reject"
      {...{ orders, bulk, now, onClose }}
      onNow={setNow}
      busy={form.busy}
      send={submit}
    >
      <div ref={frame} onKeyDown={isAsking ? onKeyDown : undefined}>
        <BulkOrders orders={orders} does="reject" stateOf={bulk.stateOf} />
        {isAsking && !form.busy && <ReasonFields form={form} onReason={choose} />}
      </div>
    </BulkFrame>
  )
}

type FrameProps = Props & {
  title: string
  text: string
  does: 'confirm' | 'reject'
  bulk: BulkRun
  busy: boolean
  now: boolean
  onNow: (now: boolean) => void
  send: () => void
  children: ReactNode
}

function BulkFrame({ title, text, does, bulk, busy, now, onNow, send, onClose, children }: FrameProps) {
  const t = useTranslations('bulk')
  const { left, done, refused } = bulk
  const close = () => onClose(done.map(({ id }) => id))
  function leave() {
    bulk.stop()
    if (!busy) close()
  }
  const actions = (
    <>
      {left.length > 0 && (
        <Button variant={does === 'confirm' ? 'primary' : 'dangerFilled'} busy={busy} busyLabel={t('sending')} onPress={() => send()}>
          {t(does === 'confirm' ? 'send' : 'sendReject', { count: left.length })}
        </Button>
      )}
      <Button focusFirst={left.length === 0} onPress={leave}>
        {busy ? t('stop') : t(done.length + refused.length > 0 ? 'close' : 'keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} role={does === 'reject' ? 'alertdialog' : 'dialog'} onClose={leave} actions={actions}>
      <p className="mut">{text}</p>
      {children}
      {left.length > 0 && !busy && <Checkbox label={t('atOnce')} isChecked={now} onChange={onNow} />}
      <BulkSays bulk={bulk} />
    </Dialog>
  )
}

/** What will become of the orders before anything is sent, and what has. */
function BulkSays({ bulk: { left, done, failing, refused, foreseen } }: { bulk: BulkRun }) {
  const t = useTranslations('bulk')
  return (
    <p role="status">
      {failing.length > 0 && <b>{t('failing', { count: failing.length })}</b>}{' '}
      {failing.length > 0 && done.length === 0 && t('rest', { count: left.length })} {foreseen}{' '}
      {done.length > 0 && <b>{t('done', { count: done.length })}</b>} {refused.length > 0 && t('refused', { count: refused.length })}
    </p>
  )
}
