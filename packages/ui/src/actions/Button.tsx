import { useCallback, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { LockIcon } from '../drawings/icons.tsx'
import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

type Props = {
  variant?: 'primary' | 'secondary' | 'danger' | 'dangerFilled'
  size?: 's' | 'm'
  wide?: boolean
  type?: 'button' | 'submit'
  icon?: ReactNode
  /** Shows that the act is under way; a busy button cannot act again and keeps its width. */
  busy?: boolean
  busyLabel?: string
  /** Why it cannot be pressed: printed under the button. Disabled exactly when given; focus stays possible, so that the reason can be read. */
  disabledReason?: string | undefined
  /** Takes focus when its dialog opens: the safe choice. */
  focusFirst?: boolean
  keyShortcuts?: string
  /** Given when the button shows and hides something. */
  isExpanded?: boolean
  /** Given when the button turns something on and off. */
  isPressed?: boolean
  onPress?: () => void
  ref?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

export function Button(props: Props) {
  const reasonId = useId()
  const ref = useKeptFocus(props.ref)
  if (props.disabledReason === undefined) return <PlainButton {...props} keep={ref} />
  return (
    <span className={classNames(styles.refused, props.wide && styles.wide)}>
      <PlainButton {...props} keep={ref} icon={<LockIcon />} describedBy={reasonId} />
      <small id={reasonId} className={styles.reason}>
        {props.disabledReason}
      </small>
    </span>
  )
}

/** A button that is refused now, or no longer, is drawn anew beside its reason, and keeps the focus that it had. */
function useKeptFocus(ref: Props['ref']) {
  const hadFocus = useRef(false)
  return useCallback(
    (button: HTMLButtonElement) => {
      if (ref) ref.current = button
      if (hadFocus.current) button.focus()
      return () => {
        hadFocus.current = button === document.activeElement
        if (ref) ref.current = null
      }
    },
    [ref],
  )
}

type PlainProps = Props & { keep: (button: HTMLButtonElement) => () => void; describedBy?: string }

/** A <button> with aria-disabled instead of disabled, so that neither a busy nor a refused act loses focus. */
function PlainButton({ onPress, busy = false, disabledReason, describedBy, keep, ...props }: PlainProps) {
  const { variant = 'secondary', type = 'button', size, wide } = props
  const isIdle = busy || disabledReason !== undefined

  function act(event: MouseEvent) {
    // The second click of a double one belongs to the first: it must not press what has come in its place.
    if (isIdle || event.detail > 1) event.preventDefault()
    else onPress?.()
  }

  return (
    <button
      ref={keep}
      type={type}
      className={classNames(styles.button, styles[variant], size === 's' && styles.small, wide && styles.wide, busy && styles.busy)}
      aria-disabled={isIdle ? true : undefined}
      aria-busy={busy ? true : undefined}
      aria-describedby={describedBy}
      aria-keyshortcuts={props.keyShortcuts}
      aria-expanded={props.isExpanded}
      aria-pressed={props.isPressed}
      data-focus-first={props.focusFirst}
      onClick={act}
    >
      <Face {...props} busy={busy} />
    </button>
  )
}

type FaceProps = Pick<Props, 'icon' | 'busy' | 'busyLabel' | 'children'>

function Face({ icon, busy, busyLabel, children }: FaceProps) {
  const sign = busy ? <span className={styles.spinner} /> : icon
  if (!busyLabel) {
    return (
      <>
        {sign}
        {children}
      </>
    )
  }
  // With its icon a word lies in the cell, or the icon would stand apart where the other word is longer.
  const isWhole = icon !== undefined
  return (
    <>
      {!isWhole && sign}
      <span className={styles.words}>
        <Words sign={isWhole && icon} isUnseen={busy}>
          {children}
        </Words>
        <Words sign={isWhole && <span className={styles.spinner} />} isUnseen={!busy}>
          {busyLabel}
        </Words>
      </span>
    </>
  )
}

/** Both words lie in one cell, the one that does not hold unseen: the width is kept when they change places. */
function Words({ sign, isUnseen, children }: { sign: ReactNode; isUnseen: boolean | undefined; children: ReactNode }) {
  return (
    <span className={classNames(styles.face, isUnseen && styles.unseen)} aria-hidden={isUnseen || undefined}>
      {sign}
      <span>{children}</span>
    </span>
  )
}

/** The look of a button for a router's link. */
export function buttonLinkClass(variant: 'primary' | 'secondary' = 'primary', wide = false): string {
  return classNames(styles.button, styles[variant], styles.link, wide && styles.wide) ?? ''
}
