import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '@anfilada/ui/class-names'
import grid from '../../shell/grid/grid.module.css'
import type { Move } from '../../shell/grid/selection.ts'
import styles from './PriceGrid.module.css'

type Props = { text: string; column: number; top: number; onDone: (text: string | undefined, then?: Move | 'stay') => void }

const leaving: Readonly<Record<string, Move>> = { Enter: 'down', ArrowDown: 'down', ArrowUp: 'up' }

/** Lies over the active cell. Enter and the arrows up and down keep what was typed and go on, Tab goes aside, Esc leaves all as it was. */
export function CellInput({ text, column, top, onDone }: Props) {
  const t = useTranslations('prices.grid')
  const field = useRef<HTMLInputElement>(null)
  // Leaving by a key ends with a blur, which must not answer twice.
  const isDone = useRef(false)

  useEffect(() => {
    const input = field.current
    input?.focus({ preventScroll: true })
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])

  function done(keeps: boolean, then?: Move | 'stay') {
    if (isDone.current) return
    isDone.current = true
    onDone(keeps ? field.current?.value : undefined, then)
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const then = whereTo(event)
    if (!then) return
    event.preventDefault()
    done(then !== 'stay', then)
  }

  return (
    <div className={classNames(grid.line, styles.over)} style={{ insetBlockStart: top }}>
      <input
        ref={field}
        className={styles.input}
        style={{ gridColumn: column + 2 }}
        aria-label={t('input')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        defaultValue={text}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.stopPropagation()}
        onBlur={() => done(true)}
      />
    </div>
  )
}

function whereTo({ key, shiftKey }: KeyboardEvent): Move | 'stay' | undefined {
  if (key === 'Escape') return 'stay'
  if (key === 'Tab') return shiftKey ? 'start' : 'end'
  return key === 'Enter' && shiftKey ? 'up' : leaving[key]
}
