import { useEffect, useEffectEvent, useState } from 'react'
import { SearchIcon } from '@anfilada/ui/icons'
import { Kbd } from '@anfilada/ui/Kbd'
import styles from './SearchField.module.css'

/** Long enough that a typed word is one question to the server. */
const pauseMs = 300

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** Looks as one types; what is typed goes into the address after a pause, at once with Enter. The key / leads here. */
export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // Another address has come: a link, the way back, cleared filters.
  if (asked !== value) {
    setAsked(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const search = () => typed.trim() !== value && onSearch(typed.trim())
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <search className={styles.field}>
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
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search()
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <span className={styles.key}>
        <Kbd>/</Kbd>
      </span>
    </search>
  )
}

/** Puts the cursor into the search of the screen. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="search"]')
  field?.focus()
  field?.select()
}
