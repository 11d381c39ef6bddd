import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Faults, Form } from '@anfilada/browser/form'
import { noteDecision } from '../../shell/keys/too-soon.ts'
import { rejectReasons, type RejectReason } from './decision-draft.ts'

/** A reason chosen by its number, or written. */
export type Reason = { reason: RejectReason | ''; own: string }

/** The part of a form that asks for a reason; `sentenceOf`: what the customer reads. `first`: the one to begin with. */
export function useReason(first?: RejectReason) {
  const t = useTranslations('office.reject')
  const start: Reason = { reason: first ?? '', own: '' }
  return {
    sentenceOf: ({ reason, own }: Reason) => (reason === 'other' ? own.trim() : reason && t(`reasons.${reason}`)),
    fields: {
      start,
      labels: { reason: t('reason'), own: t('own') },
      sentences: {
        reason: (fault: string) => (fault === 'required' ? t('reasonMissing') : undefined),
        own: (fault: string) => (fault === 'required' ? t('ownMissing') : undefined),
      },
      faults: ({ reason, own }: Reason): Faults<Reason> => ({
        reason: reason === '' ? 'required' : undefined,
        own: reason === 'other' && own.trim() === '' ? 'required' : undefined,
      }),
    },
  }
}

/** A digit chooses, Enter sends. */
export function useReasonKeys(form: Form<Reason>, first?: RejectReason) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => focusOn(frame.current, first), [first])
  function choose(chosen: RejectReason) {
    form.set({ reason: chosen })
    focusOn(frame.current, chosen)
  }
  function submit() {
    noteDecision()
    form.submit()
  }
  function onKeyDown(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text'
    const chosen = isTyping ? undefined : rejectReasons[Number(/^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1]) - 1]
    if (chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Enter' && !event.repeat && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      submit()
    }
  }
  return { frame, onKeyDown, choose, submit }
}

/** After the render that brings the field of one's own words. */
function focusOn(frame: HTMLElement | null, reason: RejectReason | undefined): void {
  const target = reason === 'other' ? '[name="own"]' : `[value="${reason}"]`
  requestAnimationFrame(() => frame?.querySelector<HTMLInputElement>(target)?.focus())
}
