import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { ReasonFields } from './ReasonFields.tsx'
import { rejectReasons, type RejectReason } from './reject-reasons.ts'

/** A reason chosen by its number or written. `send` gets the sentence that the customer reads; Enter sends, too. `first`: the one to begin with. */
export function useReason(first: RejectReason | undefined, send: (sentence: string) => void) {
  const t = useTranslations('office.reject')
  const [reason, setReason] = useState<RejectReason | ''>(first ?? '')
  const [own, setOwn] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const sentence = reason === 'other' ? own.trim() : reason && t(`reasons.${reason}`)

  useEffect(() => focusOn(form.current, first), [first])
  function choose(chosen: RejectReason) {
    setReason(chosen)
    focusOn(form.current, chosen)
  }
  function trySending() {
    setTried(true)
    if (sentence) send(sentence)
  }
  function onKeyDown(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text'
    const chosen = isTyping ? undefined : rejectReasons[Number(/^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1]) - 1]
    if (chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Enter' && !event.repeat && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      trySending()
    }
  }
  const fields: Parameters<typeof ReasonFields>[0] = { reason, own, isTried, onReason: choose, onOwn: setOwn }
  return { form, fields, onKeyDown, trySending }
}

/** After the render that brings the field of one's own words. */
function focusOn(form: HTMLElement | null, reason: RejectReason | undefined): void {
  const target = reason === 'other' ? '[name="own"]' : `[value="${reason}"]`
  requestAnimationFrame(() => form?.querySelector<HTMLInputElement>(target)?.focus())
}
