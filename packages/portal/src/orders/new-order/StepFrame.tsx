import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { focusField } from '@anfilada/ui/focus-field'
import styles from './MuseumTicketsPage.module.css'
import type { Screen } from './new-order-search.ts'

type Props = { screen: Screen; takeAwaitedField: () => string | undefined; children: ReactNode }

/** Where typing begins on a screen. */
const firstFields: Partial<Record<Screen, string>> = {
  museum: '[name=museum_id]',
  object: '[name=system_id]',
  group: '[name^="tickets."]',
  services: '[name^="services."]',
  guide: '[name=guide]',
}

/** One question; when it comes it takes the focus, so that hands stay on the keyboard and a screen reader goes along. */
export function StepFrame({ screen, takeAwaitedField, children }: Props) {
  const t = useTranslations('newOrder')
  const frame = useRef<HTMLDivElement>(null)
  // The month and its slots are one question in two parts.
  const shown = screen === 'time' ? 'date' : screen
  const before = useRef<Screen>(undefined)
  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = shown
    const awaited = takeAwaitedField()
    if (awaited) focusField(awaited)
    else focusQuestion(frame.current, shown, isFirst)
  }, [shown, takeAwaitedField])
  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={t(`step.${shown}`)} className={styles.frame}>
      {children}
    </div>
  )
}

function focusQuestion(frame: HTMLElement | null, screen: Screen, isFirst: boolean): void {
  // A touch screen would open its keyboard over the choices.
  const hasKeyboard = !window.matchMedia('(pointer: coarse)').matches
  const field = hasKeyboard && firstFields[screen] ? frame?.querySelector<HTMLElement>(firstFields[screen]) : undefined
  if (field) field.focus({ preventScroll: true })
  else if (!isFirst) frame?.focus({ preventScroll: true })
}
