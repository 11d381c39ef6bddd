import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import { Button } from '@anfilada/ui/Button'
import { Choice } from '@anfilada/ui/Choice'
import { Dialog } from '@anfilada/ui/Dialog'
import { Kbd } from '@anfilada/ui/Kbd'
import { TextField } from '@anfilada/ui/TextField'
import styles from './DecisionForm.module.css'
import { rejectReasons, type RejectReason } from './reject-reasons.ts'

type Props = {
  order: OfficeOrderDetails
  busy: boolean
  first: RejectReason | undefined
  onClose: () => void
  onReject: (reason: string) => void
}

/** Rejecting cannot be undone: a reason is chosen by its number or written, then sent. `first`: the one it was opened with. */
export function RejectDialog({ order, busy, first, onClose, onReject }: Props) {
  const t = useTranslations('office.reject')
  const [reason, setReason] = useState<RejectReason | ''>(first ?? '')
  const [own, setOwn] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const sentence = reason === 'other' ? own.trim() : reason && t(`reasons.${reason}`)

  useEffect(() => focusOn(form, first), [first])
  function choose(chosen: RejectReason) {
    setReason(chosen)
    focusOn(form, chosen)
  }
  function send() {
    setTried(true)
    if (sentence) onReject(sentence)
  }
  function onKeyDown(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text'
    const chosen = isTyping ? undefined : rejectReasons[Number(/^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1]) - 1]
    if (chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      send()
    }
  }

  const actions = (
    <>
      <Button variant="dangerFilled" busy={busy} busyLabel={t('rejecting')} onPress={send}>
        {t('confirm')}
      </Button>
      <Button onPress={onClose}>{t('keep')}</Button>
    </>
  )
  return (
    <Dialog title={t('title', { id: String(order.id) })} role="alertdialog" onClose={onClose} actions={actions}>
      <div ref={form} onKeyDown={onKeyDown}>
        <p className="mut">
          {holdsPlaces(order.info.status) && t('places', { count: order.pax })} {t('forever')}
        </p>
        <ReasonFields reason={reason} own={own} isTried={isTried} onReason={choose} onOwn={setOwn} />
      </div>
    </Dialog>
  )
}

/** After the render that brings the field of one's own words. */
function focusOn(form: RefObject<HTMLElement | null>, reason: RejectReason | undefined): void {
  const target = reason === 'other' ? '[name="own"]' : `[value="${reason}"]`
  requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>(target)?.focus())
}

type Fields = {
  reason: RejectReason | ''
  own: string
  isTried: boolean
  onReason: (reason: RejectReason) => void
  onOwn: (own: string) => void
}

function ReasonFields({ reason, own, isTried, onReason, onOwn }: Fields) {
  const t = useTranslations('office.reject')
  const options = rejectReasons.map((value, index) => ({ value, label: <ReasonLabel number={index + 1} words={t(`reasons.${value}`)} /> }))
  return (
    <div className={styles.reasons}>
      <Choice
        label={t('reason')}
        name="reason"
        look="cards"
        focusFirst
        options={options}
        value={reason}
        onChange={onReason}
        error={isTried && reason === '' ? t('reasonMissing') : undefined}
      />
      {reason === 'other' && (
        <TextField
          label={t('own')}
          name="own"
          maxLength={500}
          value={own}
          onChange={onOwn}
          error={isTried && own.trim() === '' ? t('ownMissing') : undefined}
        />
      )}
    </div>
  )
}

function ReasonLabel({ number, words }: { number: number; words: string }) {
  return (
    <span className={styles.reason}>
      <Kbd>{number}</Kbd>
      {words}
    </span>
  )
}
