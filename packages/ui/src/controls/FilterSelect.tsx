import type { KeyboardEvent, MouseEvent } from 'react'
import { CloseIcon } from '../drawings/icons.tsx'
import { StatusBadge } from '../marks/StatusBadge.tsx'
import { ListButton } from './ListButton.tsx'
import styles from './FilterSelect.module.css'
import type { SelectOption } from './options.ts'
import { useOpening } from './use-opening.ts'

type Props = { label: string; value: string; options: readonly SelectOption[]; onChange: (value: string) => void }

/**
 * A chip that opens a list; while nothing is chosen it says only what it chooses by. What is chosen is let go by the cross, by Delete or
 * Backspace, or by the first row of the list.
 */
export function FilterSelect({ label, value, options, onChange }: Props) {
  const opening = useOpening({ takesLetters: true })
  const { part, trigger } = opening
  const all = [{ value: '', label }, ...options]
  const isOn = value !== ''

  function onClick({ target }: MouseEvent) {
    if (isOn && target instanceof Element && target.closest('[data-lets-go]')) onChange('')
    else trigger.onClick()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isOn && (event.key === 'Delete' || event.key === 'Backspace')) onChange('')
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
      sign={isOn ? <LetGo /> : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      list={part && <part.SelectList {...opening.list} name={{ 'aria-label': label }} options={all} value={value} onPick={onChange} />}
    >
      <Chosen option={all.find((option) => option.value === value)} />
    </ListButton>
  )
}

/** A place of the button, not one of its own: who uses keys has Delete, who hears the page the first row of the list. */
const LetGo = () => (
  <span data-lets-go className={styles.cross}>
    <CloseIcon />
  </span>
)

function Chosen({ option }: { option: SelectOption | undefined }) {
  return option?.status ? <StatusBadge shape={option.status} label={option.label} /> : option?.label
}
