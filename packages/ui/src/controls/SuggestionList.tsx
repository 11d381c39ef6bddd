import { useEffect, type RefObject } from 'react'
import { classNames } from '../class-names.ts'
import styles from './List.module.css'
import type { Suggestion } from './options.ts'
import { Popup } from './Popup.tsx'
import { partsOf } from './parts-of.ts'

type Props = {
  id: string
  /** The id of the words that name it. */
  labelId: string
  trigger: RefObject<HTMLElement | null>
  suggestions: readonly Suggestion[]
  /** What of each is underlined. */
  sought: string
  /** The place where the keys are; -1 while they are in the text. */
  current: number
  onPick: (suggestion: Suggestion) => void
  onClose: () => void
}

/** What a field offers. The focus stays in the field, which has the keys (ARIA practices, combobox with a listbox). */
export function SuggestionList({ id, labelId, trigger, suggestions, sought, current, onPick, onClose }: Props) {
  useEffect(() => {
    // In braces: newer browsers give a promise back, which an effect would take for what undoes it.
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  return (
    <Popup trigger={trigger} onClose={onClose} isBeside>
      <ul id={id} role="listbox" aria-labelledby={labelId} className={styles.list} onMouseDown={(event) => event.preventDefault()}>
        {suggestions.map((suggestion, place) => (
          <li
            key={suggestion.value}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === current}
            className={classNames(styles.row, place === current && styles.current)}
            onClick={() => onPick(suggestion)}
          >
            <span className={styles.words}>
              <Found text={suggestion.value} sought={sought} />
              {suggestion.description && ' '}
              {suggestion.description && <small>{suggestion.description}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Popup>
  )
}

function Found({ text, sought }: { text: string; sought: string }) {
  const [before, found, after] = partsOf(text, sought)
  return (
    <bdi>
      {before}
      {found && <mark className={styles.found}>{found}</mark>}
      {after}
    </bdi>
  )
}
