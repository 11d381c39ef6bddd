import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { UiProvider } from '../UiProvider.tsx'
import styles from './Popup.module.css'

type Props = {
  /** What it stands beside; the focus goes back there. */
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
  /** There is more than a list in it: Tab goes through it, and on from its trigger at its end. */
  hasMore?: boolean
  /** It stands beside its trigger on a phone, too, whose keyboard would cover the bottom of the screen. */
  isBeside?: boolean
  children: ReactNode
}

/**
 * What a control opens: beside its trigger, on a phone at the bottom of the screen. It stands in the page after its trigger, in the browser's
 * top layer: above an open dialog, cut by nothing, in the reader's language and direction, with nothing locked or hidden beneath it. Esc, Tab
 * and a press outside close it.
 */
export function Popup({ trigger, onClose, hasMore = false, isBeside = false, children }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = popup.current
    const beside = trigger.current
    if (!element || !beside) return
    // Without the top layer (browsers before 2024) it stands above its own surroundings.
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    const follow = () => place(element, beside)
    follow()
    window.addEventListener('resize', follow)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', follow)
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [trigger])
  useLayoutEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !popup.current?.contains(target) && !trigger.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  })

  function onKeyDown(event: KeyboardEvent) {
    // Its keys mean nothing to the screen beneath.
    event.stopPropagation()
    if (event.key === 'Escape') event.preventDefault()
    // Tab goes on from the trigger, to which closing gives the focus back.
    if (event.key === 'Escape' || (event.key === 'Tab' && !hasMore)) onClose()
  }
  return (
    <div ref={popup} className={classNames(styles.popup, !isBeside && styles.sheet)} data-sheet tabIndex={-1} onKeyDown={onKeyDown}>
      <UiProvider>{children}</UiProvider>
    </div>
  )
}

const gap = 4
const edge = 8
const wanted = { block: 320, inline: 280 }

/** Says in which corner of the trigger it begins and how much room it has there; the stylesheet does the rest. */
function place(popup: HTMLElement, trigger: HTMLElement) {
  const { block, room } = placeInBlock(trigger)
  const { inline, width } = placeInLine(trigger)
  popup.dataset.block = block.side
  popup.dataset.inline = inline.side
  const sizes = { '--block': block.from, '--inline': inline.from, '--least': trigger.offsetWidth, '--room': room, '--width': width }
  for (const [name, size] of Object.entries(sizes)) popup.style.setProperty(name, `${Math.max(0, Math.round(size))}px`)
}

/** Below, unless there is too little room and more of it above. */
function placeInBlock(trigger: HTMLElement) {
  const { clientHeight } = document.documentElement
  const { top, bottom } = trigger.getBoundingClientRect()
  const below = clientHeight - bottom - gap - edge
  const above = top - gap - edge
  if (below >= wanted.block || below >= above) return { block: { side: 'below', from: bottom + gap }, room: below }
  return { block: { side: 'above', from: clientHeight - top + gap }, room: above }
}

/** From the trigger's start in the reader's direction, unless there is too little room and more of it before its end. */
function placeInLine(trigger: HTMLElement) {
  const { clientWidth } = document.documentElement
  const rect = trigger.getBoundingClientRect()
  const isRtl = getComputedStyle(trigger).direction === 'rtl'
  const fromStart = isRtl ? clientWidth - rect.right : rect.left
  const fromEnd = clientWidth - rect.width - fromStart
  const isAtEnd = clientWidth - fromStart < wanted.inline && fromEnd < fromStart
  const inline = isAtEnd ? { side: 'end', from: fromEnd } : { side: 'start', from: fromStart }
  return { inline, width: clientWidth - inline.from - edge }
}
