import { use, useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { MinusIcon, PlusIcon } from '../drawings/icons.tsx'
import { ControlWords } from '../control-words.ts'
import { describedBy, FieldError, FieldHint } from './FieldFrame.tsx'
import { readWhole } from './latin-digits.ts'
import styles from './Stepper.module.css'

type Props = {
  label: ReactNode
  name?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  decreaseLabel: string
  increaseLabel: string
  error?: string | undefined
  hint?: ReactNode
  /** Beside the number, before it: what one of them costs. */
  aside?: ReactNode
}

/**
 * How many: typed, stepped by the buttons or by the arrow keys; never outside its limits. What is no whole number stays as it was typed, is
 * said so, and no form goes with it.
 */
export function Stepper({ label, name, value, min, max, onChange, decreaseLabel, increaseLabel, error, hint, aside }: Props) {
  const id = useId()
  // What is typed may be empty for a moment; the number changes only when it is one.
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const isRefused = typed !== undefined && typed !== ''
  const words = use(ControlWords)
  const fault = isRefused ? words?.notWhole : error
  useHeldForm(field, isRefused)
  useTold(isRefused)

  function set(next: number) {
    setTyped(undefined)
    const kept = Math.min(max, Math.max(min, next))
    if (kept !== value) onChange(kept)
  }
  function type(text: string) {
    const number = readWhole(text, { most: Number.MAX_SAFE_INTEGER })
    if (number === undefined) setTyped(text.trim() === '' ? '' : text)
    else set(number)
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowUp: value + 1, ArrowDown: value - 1, PageUp: value + 10, PageDown: value - 10, Home: min, End: max }[event.key]
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }

  return (
    <div className={styles.stepper}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Aside id={`${id}-aside`}>{aside}</Aside>
      <span className={styles.frame}>
        <StepButton label={decreaseLabel} isEnd={value <= min} onPress={() => set(value - 1)} icon={<MinusIcon />} />
        <input
          ref={field}
          id={id}
          name={name}
          className={styles.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={isRefused || fault ? true : undefined}
          data-refused={isRefused || undefined}
          aria-describedby={withAside(id, aside, describedBy(id, fault, hint))}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => isRefused || setTyped(undefined)}
          onKeyDown={onKeyDown}
        />
        <StepButton label={increaseLabel} isEnd={value >= max} onPress={() => set(value + 1)} icon={<PlusIcon />} />
      </span>
      {fault ? <FieldError id={`${id}-note`}>{fault}</FieldError> : hint && <FieldHint id={`${id}-note`}>{hint}</FieldHint>}
    </div>
  )
}

function Aside({ id, children }: { id: string; children: ReactNode }) {
  return (
    children && (
      <span id={id} className={styles.aside}>
        {children}
      </span>
    )
  )
}

/** What describes the field: what stands beside it, then its fault or its hint. */
function withAside(id: string, aside: ReactNode, note: string | undefined): string | undefined {
  return [aside && `${id}-aside`, note].filter(Boolean).join(' ') || undefined
}

/** The form around the field is not sent while `isHeld`: the number that it knows is not the one that is seen. */
function useHeldForm(field: RefObject<HTMLInputElement | null>, isHeld: boolean): void {
  useEffect(() => {
    const form = field.current?.form
    if (!form || !isHeld) return undefined
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      field.current?.focus()
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [field, isHeld])
}

/** How many numbers of the page are shown as refused, and who draws by it. */
let refusedNow = 0
const listeners = new Set<() => void>()

function useTold(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return undefined
    const count = (change: number) => {
      refusedNow += change
      for (const listener of listeners) listener()
    }
    count(1)
    return () => count(-1)
  }, [isRefused])
}

function watchRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const isNumberRefused = (): boolean => refusedNow > 0

/** Whether a number of the page is shown as refused: what is counted from the older one is not what is seen, and is not shown. */
export function useNumberRefused(): boolean {
  return useSyncExternalStore(watchRefused, isNumberRefused)
}

/**
 * Whether a number on the page, or in the dialog above it, is shown as refused; it takes the focus then. For acts beside the sending of its
 * form that leave the field or use its number: with the field its text would be gone, and an older number would stay in silence.
 */
export function holdForNumber(): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const field = top.querySelector<HTMLElement>('[data-refused]')
  field?.focus()
  return field !== null
}

function StepButton({ label, isEnd, onPress, icon }: { label: string; isEnd: boolean; onPress: () => void; icon: ReactNode }) {
  return (
    // Out of the tab order: the arrow keys of the number do the same.
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
    >
      {icon}
    </button>
  )
}
