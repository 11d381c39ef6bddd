import type { RefObject } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import styles from './List.module.css'
import { OptionRow } from './OptionRow.tsx'
import { isNothing, keyOf, type SelectOption } from './options.ts'
import { Popup } from './Popup.tsx'
import { useTyped } from './use-typed.ts'

type Props<V extends string> = {
  id: string
  /** What it is called: as its trigger, but not by it, whose words are those of what is chosen. */
  name: { 'aria-label': string } | { 'aria-labelledby': string }
  trigger: RefObject<HTMLElement | null>
  options: readonly SelectOption<V>[]
  value: V | ''
  /** Letters that were typed before the list was there. */
  typed: string
  onPick: (value: V) => void
  onClose: () => void
}

/** The options of a select. Arrows, Home, End and letters move in it, Enter and Space choose. */
export function SelectList<V extends string>({ id, name, trigger, options, value, typed, onPick, onClose }: Props<V>) {
  useTyped(id, typed, options.length > 0)
  const isListed = options.some((option) => option.value === value)
  return (
    <Popup trigger={trigger} onClose={onClose}>
      <ListBox
        id={id}
        {...name}
        className={styles.list ?? ''}
        selectionMode="single"
        selectedKeys={isListed ? [keyOf(value)] : []}
        disabledKeys={options.filter((option) => isNothing(option) && option.value !== value).map((option) => keyOf(option.value))}
        // oxlint-disable-next-line no-autofocus -- opened by hand: the keys go into it
        autoFocus={isListed || 'first'}
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => {
          onClose()
          // None is left when the present one is pressed: it stays.
          const picked = keys !== 'all' && options.find((option) => keys.has(keyOf(option.value)))
          if (picked && picked.value !== value) onPick(picked.value)
        }}
      >
        {options.map((option) => (
          <OptionRow key={option.value} id={keyOf(option.value)} option={option} />
        ))}
      </ListBox>
    </Popup>
  )
}
