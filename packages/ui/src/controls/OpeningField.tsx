import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { classNames } from '../class-names.ts'
import { describedBy, FieldError, FieldFrame } from '../fields/FieldFrame.tsx'
import control from '../fields/control.module.css'
import styles from './OpeningField.module.css'

type Props = {
  label: ReactNode
  name: string
  /** What stands in the field. */
  text: string
  onText: (text: string) => void
  /** The field is left, or Enter sends it: what is typed is put into shape. */
  onLeave: () => void
  error?: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  icon: ReactNode
  inputMode?: 'numeric' | undefined
  /** At the end of the line, quietly: the weekday, the other calendar's day. */
  note?: ReactNode
  /** In a bar of filters: lower, and its label before it. */
  isInBar?: boolean
  /** What opens beneath, by its button or by the arrow down; `name` is what it is called. */
  sheet?: { name: string; opener: string; renderContent: (close: () => void) => ReactNode }
}

/** A text that is typed, with a sheet beneath from which it can be picked as well. */
export function OpeningField({ label, error, hint, aside, isInBar = false, ...rest }: Props) {
  const id = useId()
  if (!isInBar) {
    return (
      <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
        <Line {...rest} id={id} isWrong={Boolean(error)} describedBy={describedBy(id, error ? 'error' : undefined, hint)} />
      </FieldFrame>
    )
  }
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>{label}</label>
      <Line {...rest} id={id} isWrong={Boolean(error)} describedBy={error ? `${id}-note` : undefined} />
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  )
}

type LineProps = Pick<
  Props,
  'name' | 'text' | 'onText' | 'onLeave' | 'isRequired' | 'isDisabled' | 'icon' | 'inputMode' | 'note' | 'sheet'
> & {
  id: string
  isWrong: boolean
  describedBy: string | undefined
}

function Line({
  id,
  name,
  text,
  onText,
  onLeave,
  isRequired,
  isDisabled,
  isWrong,
  describedBy: notes,
  icon,
  inputMode,
  note,
  sheet,
}: LineProps) {
  const input = useRef<HTMLInputElement>(null)
  const opening = useOpening(input)
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') onLeave()
    if (event.key !== 'ArrowDown' || !sheet || isDisabled) return
    event.preventDefault()
    onLeave()
    opening.open()
  }
  return (
    <div
      ref={opening.frame}
      className={classNames(control.control, styles.line)}
      data-wrong={isWrong || undefined}
      onBlur={opening.onBlur}
      onKeyDown={opening.onKeyDown}
    >
      <Opener icon={icon} sheet={sheet} isOpen={opening.isOpen} isDisabled={isDisabled} onPress={opening.toggle} />
      <input
        ref={input}
        id={id}
        name={name}
        className={styles.input}
        value={text}
        required={isRequired}
        disabled={isDisabled}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={notes}
        onChange={({ target }) => onText(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
      {note && <span className={styles.note}>{note}</span>}
      {opening.isOpen && sheet && <Sheet name={sheet.name}>{sheet.renderContent(opening.close)}</Sheet>}
    </div>
  )
}

type OpenerProps = Pick<Props, 'icon' | 'sheet' | 'isDisabled'> & { isOpen: boolean; onPress: () => void }

/** The button of the sheet; without one only the sign of what is typed. */
function Opener({ icon, sheet, isOpen, isDisabled, onPress }: OpenerProps) {
  if (!sheet) return <span className={styles.icon}>{icon}</span>
  return (
    <button
      type="button"
      className={styles.opener}
      disabled={isDisabled}
      aria-label={sheet.opener}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}

/** Open or not; focus goes back to where it was opened from. A press outside and Tab beyond it close, and leave the focus where they went. */
function useOpening(input: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const from = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onOutside)
    return () => document.removeEventListener('pointerdown', onOutside)
  }, [isOpen])
  function open(): void {
    from.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setOpen(true)
  }
  function close(): void {
    setOpen(false)
    const back = frame.current?.contains(from.current) ? from.current : input.current
    back?.focus()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return
    // Esc closes the sheet alone, not the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return {
    isOpen,
    frame,
    onKeyDown,
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setOpen(false)
    },
  }
}

/** Above everything, also above a dialog that its field stands in; on a phone at the bottom of the screen. */
function Sheet({ name, children }: { name: string; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  // Before anything in it takes the focus: what is hidden cannot.
  useLayoutEffect(() => sheet.current?.showPopover(), [])
  // Letters typed in it press no keys of the page.
  const onKeyDown = (event: KeyboardEvent) => event.key !== 'Escape' && event.stopPropagation()
  return (
    <div ref={sheet} popover="manual" role="dialog" aria-label={name} className={styles.sheet} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
