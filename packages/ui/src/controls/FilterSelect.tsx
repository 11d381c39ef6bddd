import { Chosen, FilterChip } from './FilterChip.tsx'
import type { SelectOption } from './options.ts'
import { useOpening } from './use-opening.ts'

type Props = { label: string; value: string; options: readonly SelectOption[]; onChange: (value: string) => void }

/**
 * A chip that opens a list; while nothing is chosen it says only what it chooses by. What is chosen is let go as in every chip, or by the
 * first row of the list.
 */
export function FilterSelect({ label, value, options, onChange }: Props) {
  const opening = useOpening({ takesLetters: true })
  const { part } = opening
  const all = [{ value: '', label }, ...options]
  return (
    <FilterChip
      {...{ opening, label, value }}
      onLetGo={() => onChange('')}
      list={part && <part.SelectList {...opening.list} name={{ 'aria-label': label }} options={all} value={value} onPick={onChange} />}
    >
      <Chosen option={all.find((option) => option.value === value)} />
    </FilterChip>
  )
}
