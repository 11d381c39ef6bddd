import { use, useState, type RefObject } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { ActButton } from '../actions/ActButton.tsx'
import { Button } from '../actions/Button.tsx'
import { ControlWords } from '../control-words.ts'
import styles from './List.module.css'
import { OptionRow } from './OptionRow.tsx'
import { isNothing, keyOf, type SelectOption } from './options.ts'
import { Popup } from './Popup.tsx'
import { useTyped } from './use-typed.ts'

type Props = {
  id: string
  label: string
  trigger: RefObject<HTMLElement | null>
  options: readonly SelectOption[]
  values: readonly string[]
  /** Letters that were typed before the list was there. */
  typed: string
  resultOf: (values: readonly string[]) => number | undefined
  onPick: (values: readonly string[]) => void
  onClose: () => void
}

/**
 * The options of a select of many. Enter and Space tick one, Tab leads to the buttons beneath; nothing changes outside until the one that
 * says the result is pressed.
 */
export function ManyList({ id, label, trigger, options, values, typed, resultOf, onPick, onClose }: Props) {
  const words = use(ControlWords)
  const [keys, setKeys] = useState<ReadonlySet<unknown>>(() => new Set(values.map(keyOf)))
  useTyped(id, typed, options.length > 0)
  const picked = options.flatMap(({ value }) => (keys.has(keyOf(value)) ? [value] : []))
  const result = words?.show(resultOf(picked))
  const isChanged = picked.join() !== values.join()
  function show() {
    onClose()
    if (isChanged) onPick(picked)
  }
  return (
    <Popup trigger={trigger} onClose={onClose} hasMore>
      <ListBox
        id={id}
        aria-label={label}
        className={styles.list ?? ''}
        selectionMode="multiple"
        selectedKeys={keys as ReadonlySet<string>}
        disabledKeys={options.filter((option) => isNothing(option) && !keys.has(keyOf(option.value))).map(({ value }) => keyOf(value))}
        // oxlint-disable-next-line no-autofocus -- opened by hand: the keys go into it
        autoFocus={values.length > 0 || 'first'}
        escapeKeyBehavior="none"
        onSelectionChange={(chosen) => setKeys(chosen === 'all' ? new Set(options.map(({ value }) => keyOf(value))) : chosen)}
      >
        {options.map((option) => (
          <OptionRow key={option.value} id={keyOf(option.value)} option={option} isOfMany />
        ))}
      </ListBox>
      <div className={styles.foot}>
        <ActButton onPress={() => setKeys(new Set())}>{words?.clearAll}</ActButton>
        <span className="sr" role="status">
          {isChanged && result}
        </span>
        <Button variant="primary" size="s" onPress={show}>
          {result}
        </Button>
      </div>
    </Popup>
  )
}
