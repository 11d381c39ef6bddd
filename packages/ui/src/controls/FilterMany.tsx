import { use } from 'react'
import { ControlWords } from '../control-words.ts'
import { Chosen, FilterChip } from './FilterChip.tsx'
import type { SelectOption } from './options.ts'
import { useOpening } from './use-opening.ts'

type Props = {
  label: string
  values: readonly string[]
  options: readonly SelectOption[]
  /** How many would be shown with these chosen, said before the list closes; undefined where nobody can know. */
  resultOf: (values: readonly string[]) => number | undefined
  onChange: (values: readonly string[]) => void
}

/** A chip that opens a list of boxes: what is ticked is shown once the button of the list is pressed, which says how many that will be. */
export function FilterMany({ label, values, options, resultOf, onChange }: Props) {
  const opening = useOpening({ takesLetters: true })
  const { part } = opening
  return (
    <FilterChip
      {...{ opening, label }}
      value={values.join()}
      count={values.length}
      onLetGo={() => onChange([])}
      list={part && <part.ManyList {...opening.list} {...{ label, options, values, resultOf }} onPick={onChange} />}
    >
      <ChosenMany {...{ label, values, options }} />
    </FilterChip>
  )
}

/** The first of them by name; the others are only counted. */
function ChosenMany({ label, values, options }: Pick<Props, 'label' | 'values' | 'options'>) {
  const words = use(ControlWords)
  const first = options.find(({ value }) => values.includes(value))
  if (!first) return label
  if (values.length === 1) return <Chosen option={first} />
  return words?.andMore({ name: first.label, count: values.length - 1 }) ?? first.label
}
