import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { FieldFrame } from '../fields/FieldFrame.tsx'
import { useTextControl, type TextProps } from '../fields/use-text-control.ts'
import styles from './ComboField.module.css'
import { useLatePart } from './late-part.ts'
import { LostNote } from './LostNote.tsx'
import type { Suggestion } from './options.ts'
import { lists } from './use-opening.ts'

export type { Suggestion }

type Props = Omit<TextProps, 'ref'> & {
  /** Offered while something else may still be written. */
  suggestions: readonly Suggestion[]
}

/** A text field that offers what is known: letters narrow the list, arrows move in it, Enter takes from it, Esc closes it. */
export function ComboField({ suggestions, ...props }: Props) {
  const { id, frame, control } = useTextControl(props)
  const input = useRef<HTMLInputElement>(null)
  const combo = useCombo(suggestions, props.value, props.onChange)
  const { part, shown, current } = combo
  const listId = `${id}-list`
  return (
    <FieldFrame {...frame}>
      <span className={styles.frame}>
        <input
          {...control}
          {...combo.input}
          ref={input}
          onBlur={() => {
            combo.close()
            control.onBlur?.()
          }}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={part !== undefined}
          aria-controls={part && listId}
          aria-activedescendant={part && current >= 0 ? `${listId}-${current}` : undefined}
        />
        {part && (
          <part.SuggestionList
            id={listId}
            labelId={`${id}-label`}
            trigger={input}
            suggestions={shown}
            sought={combo.sought}
            current={current}
            onPick={combo.pick}
            onClose={combo.close}
          />
        )}
        {combo.isLost && <LostNote />}
      </span>
    </FieldFrame>
  )
}

/** What is open, and where in it the arrows are. */
function useCombo(suggestions: readonly Suggestion[], value: string, onChange: (value: string) => void) {
  /** Opened by letters it offers what has them, by an arrow in a whole answer all there is. */
  const [sought, setSought] = useState<string>()
  const [current, setCurrent] = useState(-1)
  const isOpen = sought !== undefined && suggestions.length > 0
  const { part, isLost } = useLatePart(lists, isOpen)
  const shown = (isOpen && part?.suggestionsFor(suggestions, sought)) || []
  const isShown = shown.length > 0

  function open(letters: string) {
    setSought(letters)
    setCurrent(-1)
  }
  const close = () => setSought(undefined)
  function pick(suggestion: Suggestion) {
    onChange(suggestion.value)
    close()
  }
  function move(step: 1 | -1) {
    if (!isShown) open(suggestions.some((one) => one.value === value) ? '' : value)
    else setCurrent((Math.max(current, step < 0 ? 0 : -1) + step + shown.length) % shown.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method that is composing a word belong to it.
    if (event.nativeEvent.isComposing) return
    const chosen = shown[current]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const input = {
    onKeyDown,
    onFocus: lists.ask,
    onChange: ({ target }: { target: { value: string } }) => {
      onChange(target.value)
      open(target.value)
    },
  } satisfies ComponentProps<'input'>
  return {
    part: isShown ? part : undefined,
    isLost: isOpen && !part && isLost,
    shown,
    current,
    sought: sought ?? '',
    pick,
    close,
    input,
  }
}
