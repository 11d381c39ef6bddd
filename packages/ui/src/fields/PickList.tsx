import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Emblem, type EmblemName } from '../drawings/Emblem.tsx'
import { CheckIcon, SearchIcon } from '../drawings/icons.tsx'
import { describedBy, FieldError } from './FieldFrame.tsx'
import styles from './PickList.module.css'

export type PickOption = { id: string; label: string; description?: string | undefined; emblem: EmblemName }

type Props = {
  label: string
  name: string
  /** Undefined while they load: the same rows, without words. */
  options: readonly PickOption[] | undefined
  chosen: string
  query: string
  onQuery: (query: string) => void
  onPick: (id: string) => void
  /** Said when nothing matches. */
  empty: ReactNode
  error?: string | undefined
}

/**
 * One of many, found by typing: a combobox whose list is always open. Arrows move, Enter chooses; until something is typed or moved,
 * Enter chooses nothing, so that the Enter of the step before is harmless.
 */
export function PickList({ label, name, options, chosen, query, onQuery, onPick, empty, error }: Props) {
  const id = useId()
  const [moved, setMoved] = useState<number>()
  const shown = options ?? []
  const current = shown[Math.min(moved ?? (query.trim() === '' ? -1 : 0), shown.length - 1)]
  useScrollTo(current && `${id}-${current.id}`)

  function type(text: string) {
    setMoved(undefined)
    onQuery(text)
  }
  function move(step: 1 | -1) {
    const from = current ? shown.indexOf(current) : step > 0 ? -1 : 0
    setMoved((from + step + shown.length) % shown.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method that is composing a word belong to it.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step && shown.length > 0) move(step)
    else if (event.key === 'Enter' && current) onPick(current.id)
    else if (event.key === 'Escape' && query !== '') type('')
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.pick}>
      <SearchField {...{ id, label, name, query, current, error, onKeyDown }} onType={type} />
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
      <ul id={`${id}-list`} role="listbox" aria-label={label} aria-busy={options === undefined} className={styles.list}>
        {shown.map((option) => (
          <Option
            key={option.id}
            id={`${id}-${option.id}`}
            option={option}
            isActive={option === current}
            isChosen={option.id === chosen}
            onPick={() => onPick(option.id)}
          />
        ))}
        {options === undefined &&
          Array.from({ length: 8 }, (_, index) => <li key={index} role="presentation" className={styles.waiting} />)}
      </ul>
      <p role="status" className={styles.empty}>
        {options?.length === 0 && empty}
      </p>
    </div>
  )
}

type FieldProps = Pick<Props, 'label' | 'name' | 'query' | 'error'> & {
  id: string
  current: PickOption | undefined
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function SearchField({ id, label, name, query, current, error, onType, onKeyDown }: FieldProps) {
  return (
    <div className={styles.search}>
      <SearchIcon />
      <input
        name={name}
        className={styles.field}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}-${current.id}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, undefined)}
        placeholder={label}
        value={query}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

type OptionProps = { id: string; option: PickOption; isActive: boolean; isChosen: boolean; onPick: () => void }

function Option({ id, option, isActive, isChosen, onPick }: OptionProps) {
  return (
    // Keys act in the field: the focus never leaves it (ARIA practices, listbox combobox).
    <li
      id={id}
      role="option"
      aria-selected={isActive || isChosen}
      data-active={isActive || undefined}
      className={styles.option}
      onClick={onPick}
    >
      <Emblem name={option.emblem} />
      <span className={styles.words}>
        <b>{option.label}</b>
        {option.description && <small>{option.description}</small>}
      </span>
      {isChosen && <CheckIcon />}
    </li>
  )
}

function useScrollTo(id: string | undefined) {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
