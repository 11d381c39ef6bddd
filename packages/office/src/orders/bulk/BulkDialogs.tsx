import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { focusField } from '@anfilada/ui/focus-field'
import { TextField } from '@anfilada/ui/TextField'
import { ReasonFields } from '../decision/ReasonFields.tsx'
import { useReason } from '../decision/use-reason.ts'
import { needsEntrance } from './bulk-act.ts'
import { BulkLines } from './BulkLines.tsx'
import { useBulkRun, type BulkRun } from './use-bulk-run.ts'

/** `orders`: as they stood in the list when the dialog opened. `onClose` is told which have their answer. */
type Props = { orders: readonly OfficeOrder[]; onClose: (answered: readonly number[]) => void }

/** Confirms the marked orders, each at its own hour; only an entrance that nobody knows is asked for. */
export function BulkConfirm({ orders, onClose }: Props) {
  const t = useTranslations('bulk')
  const bulk = useBulkRun(orders)
  const [entrance, setEntrance] = useState('')
  const [isTried, setTried] = useState(false)
  const asksEntrance = bulk.left.some(needsEntrance)
  const isMissing = asksEntrance && entrance.trim() === ''
  function send() {
    setTried(true)
    if (isMissing) focusField('entrance')
    else void bulk.run({ does: 'confirm', entrance })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.repeat || event.shiftKey || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    if (bulk.left.length > 0) send()
  }
  return (
    <BulkFrame
      title={t('confirmTitle', { count: orders.length })}
      text={t('confirmText')}
      does="confirm"
      {...{ orders, bulk, onClose, send }}
    >
      <div onKeyDown={onKeyDown}>
        <BulkLines orders={orders} does="confirm" stateOf={bulk.stateOf} />
        {asksEntrance && (
          <TextField
            label={t('entrance')}
            name="entrance"
            maxLength={200}
            autoComplete="off"
            value={entrance}
            error={isTried && isMissing ? t('entranceMissing') : undefined}
            onChange={setEntrance}
          />
        )}
      </div>
    </BulkFrame>
  )
}

/** Rejects the marked orders, and declines the changes among them, for one reason. */
export function BulkReject({ orders, onClose }: Props) {
  const t = useTranslations('bulk')
  const bulk = useBulkRun(orders)
  const { form, fields, onKeyDown, trySending } = useReason(undefined, (reason) => void bulk.run({ does: 'reject', reason }))
  const isAsking = bulk.left.length > 0
  return (
    <BulkFrame
      title={t('rejectTitle', { count: orders.length })}
      text={t('rejectText')}
      does="reject"
      {...{ orders, bulk, onClose }}
      send={trySending}
    >
      <div ref={form} onKeyDown={isAsking ? onKeyDown : undefined}>
        <BulkLines orders={orders} does="reject" stateOf={bulk.stateOf} />
        {isAsking && !bulk.isRunning && <ReasonFields {...fields} />}
      </div>
    </BulkFrame>
  )
}

type FrameProps = Props & {
  title: string
  text: string
  does: 'confirm' | 'reject'
  bulk: BulkRun
  send: () => void
  children: ReactNode
}

function BulkFrame({ title, text, does, bulk, send, onClose, children }: FrameProps) {
  const t = useTranslations('bulk')
  const { left, done, refused, isRunning } = bulk
  const close = () => onClose(done.map(({ id }) => id))
  function leave() {
    bulk.stop()
    if (!isRunning) close()
  }
  const actions = (
    <>
      {left.length > 0 && (
        <Button variant={does === 'confirm' ? 'primary' : 'dangerFilled'} busy={isRunning} busyLabel={t('sending')} onPress={send}>
          {t(does === 'confirm' ? 'send' : 'sendReject', { count: left.length })}
        </Button>
      )}
      <Button onPress={leave}>{isRunning ? t('stop') : t(done.length + refused.length > 0 ? 'close' : 'keep')}</Button>
    </>
  )
  return (
    <Dialog title={title} role={does === 'reject' ? 'alertdialog' : 'dialog'} onClose={leave} actions={actions}>
      <p className="mut">{text}</p>
      {children}
      <p role="status">
        {done.length > 0 && <b>{t('done', { count: done.length })}</b>} {refused.length > 0 && t('refused', { count: refused.length })}
      </p>
    </Dialog>
  )
}
