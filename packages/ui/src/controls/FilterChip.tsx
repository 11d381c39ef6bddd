import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { CloseIcon } from '../drawings/icons.tsx'
import { StatusBadge } from '../marks/StatusBadge.tsx'
import styles from './FilterChip.module.css'
import { ListButton } from './ListButton.tsx'
import type { SelectOption } from './options.ts'
import type { useOpening } from './use-opening.ts'

type Props = {
  opening: ReturnType<typeof useOpening>
  label: string
  value: string
  onLetGo: () => void
  /** How many are chosen, where that can be more than one. */
  count?: number | undefined
  list: ReactNode
  /** What is chosen. */
  children: ReactNode
}

/** The button of a filter: what is chosen is let go by the cross, by Delete or Backspace. */
export function FilterChip({ opening, label, value, onLetGo, count = 0, list, children }: Props) {
  const { trigger } = opening
  const isOn = value !== ''

  function onClick({ target }: MouseEvent) {
    if (isOn && target instanceof Element && target.closest('[data-lets-go]')) onLetGo()
    else trigger.onClick()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isOn && (event.key === 'Delete' || event.key === 'Backspace')) onLetGo()
    else trigger.onKeyDown(event)
  }
  return (
    <ListButton
      opening={opening}
      aria-label={label}
      aria-keyshortcuts={isOn ? 'Delete' : undefined}
      value={value}
      className={styles.chip}
      data-on={isOn || undefined}
      sign={isOn ? <LetGo count={count} /> : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      list={list}
    >
      {children}
    </ListButton>
  )
}

/** A place of the button, not one of its own: who uses keys has Delete, who hears the page what the list has for it. */
const LetGo = ({ count }: { count: number }) => (
  <>
    {count > 1 && (
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    )}
    <span data-lets-go className={styles.cross}>
      <CloseIcon />
    </span>
  </>
)

/** What is chosen, with the door of its status. */
export function Chosen({ option }: { option: SelectOption | undefined }) {
  return option?.status ? <StatusBadge shape={option.status} label={option.label} /> : option?.label
}
