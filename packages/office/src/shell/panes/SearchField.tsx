import { use, useEffect, useEffectEvent, useId, useState } from 'react'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { ControlWords } from '@anfilada/ui/control-words'
import { SearchIcon } from '@anfilada/ui/icons'
import { KeyCap } from '@anfilada/ui/KeyCap'
import styles from './SearchField.module.css'

/** Long enough that a typed word is one question to the server. */
const pauseMs = 300
/** What the server takes; a longer text stays as it was pasted, and is not asked about. */
const longest = 100

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** Looks as one types; what is typed goes into the address after a pause, at once with Enter. The key / leads here. */
export function SearchField({ label, value, onSearch }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // Another address has come: a link, the way back, cleared filters.
  if (asked !== value) {
    setAsked(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const over = typed.trim().length - longest
  const words = use(ControlWords)
  const search = () => over <= 0 && typed.trim() !== value && onSearch(typed.trim())
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <search className={styles.search}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          type="text"
          inputMode="search"
          name="search"
          aria-label={label}
          placeholder={label}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={over > 0 ? true : undefined}
          aria-describedby={over > 0 ? id : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search()
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        <span className={styles.key}>
          <KeyCap>/</KeyCap>
        </span>
      </div>
      {over > 0 && words && <FieldError id={id}>{words.over({ most: longest, over })}</FieldError>}
    </search>
  )
}

/** Puts the cursor into the search of the screen. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="search"]')
  field?.focus()
  field?.select()
}

/** Objects whose name or museum has every typed word in it. */
export function matching<O extends { museum: string | null; object: string | null }>(
  objects: readonly O[],
  search: string | undefined,
): readonly O[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return words.length === 0
    ? objects
    : objects.filter(({ museum, object }) => words.every((word) => `${museum ?? ''} ${object ?? ''}`.toLowerCase().includes(word)))
}
