import { Fragment, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '../../actions/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../../drawings/icons.tsx'
import { Kbd } from '../../marks/words.tsx'
import { PaletteList, type PaletteGroup, type PaletteRow } from './PaletteList.tsx'
import styles from './Palette.module.css'

type Props = {
  words: { title: string; field: string; close: string; walk: string; open: string; newTab: string }
  query: string
  onType: (query: string) => void
  groups: readonly PaletteGroup[]
  /** How many were found or why none, for readers of the screen and beneath the list. */
  outcome: string
  isSilent: boolean
  onPick: (row: PaletteRow, how: { inNewTab: boolean }) => void
  onClose: () => void
}

const escape = 'Esc'

/**
 * A line above the page that finds and opens: the focus stays in its field, arrows walk what was found, Enter opens it, Ctrl Enter in a new
 * tab, Esc gives the focus back to where it was. The browser's own modal dialog with a combobox in it (ARIA practices: list autocomplete).
 */
export function Palette({ words, query, onType, groups, outcome, isSilent, onPick, onClose }: Props) {
  const listId = useId()
  const [at, setAt] = useState(0)
  const rows = groups.flatMap((group) => group.rows)
  const current = rows[Math.min(at, rows.length - 1)]
  const { dialog, onBackdrop, onPress } = useModal(onClose)

  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method that is composing a word belong to it.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && current) onPick(current, { inNewTab: event.ctrlKey || event.metaKey })
    else if (step && rows.length > 0) setAt((Math.min(at, rows.length - 1) + step + rows.length) % rows.length)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={words.title}
      onMouseDown={onPress}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.line}>
          <SearchIcon />
          <Field
            label={words.field}
            listId={listId}
            current={current}
            query={query}
            onType={(typed) => {
              onType(typed)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
          />
          {/* Beside the button: what is seen in it must be in its name (WCAG 2.5.3). */}
          <span aria-hidden="true">
            <Kbd>{escape}</Kbd>
          </span>
          <IconButton label={words.close} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <PaletteList id={listId} label={words.title} groups={groups} current={current} onPick={onPick} />
        <p role="status" className={isSilent ? 'sr' : styles.outcome}>
          {outcome}
        </p>
        <Hints words={words} />
      </div>
    </dialog>
  )
}

type FieldProps = {
  label: string
  listId: string
  current: PaletteRow | undefined
  query: string
  onType: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Field({ label, listId, current, query, onType, onKeyDown }: FieldProps) {
  return (
    <input
      data-focus-first
      className={styles.field}
      role="combobox"
      aria-label={label}
      aria-expanded={current !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={current && `${listId}-${current.id}`}
      placeholder={label}
      value={query}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

function Hints({ words }: Pick<Props, 'words'>): ReactNode {
  const hints = [
    [['↑', '↓'], words.walk],
    [['Enter'], words.open],
    [['Ctrl', 'Enter'], words.newTab],
  ] as const
  return (
    <p className={styles.hints} aria-hidden="true">
      {hints.map(([keys, word]) => (
        <span key={word}>
          {keys.map((key) => (
            <Fragment key={key}>
              <Kbd>{key}</Kbd>{' '}
            </Fragment>
          ))}
          {word}
        </span>
      ))}
    </p>
  )
}

/** Opens as soon as it is drawn, and closes before it is taken away: closed afterwards it would not give the focus back. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    return () => element?.close()
  }, [])
  // A text that is marked beyond the edge ends there, and the second click of a double one belongs to what opened it.
  const isPressedBeside = useRef(false)
  return {
    dialog,
    onPress: (event: MouseEvent) => {
      isPressedBeside.current = event.target === dialog.current && event.detail < 2
    },
    onBackdrop: (event: MouseEvent) => {
      if (event.target === dialog.current && isPressedBeside.current) onClose()
    },
  }
}
