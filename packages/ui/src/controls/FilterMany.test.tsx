import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ControlWords } from '../control-words.ts'
import { openList, render, screen, silentWords, userEvent } from '../testing.ts'
import { FilterMany } from './FilterMany.tsx'
import type { SelectOption } from './options.ts'

const options: SelectOption[] = [
  { value: 'processing', label: 'In processing', status: 'processing', count: 9 },
  { value: 'confirmed', label: 'Confirmed', status: 'confirmed', count: 21 },
  { value: 'waiting', label: 'Waiting list', status: 'waiting', count: 4 },
  { value: 'cancelled', label: 'Cancelled', status: 'cancelled', count: 0 },
]
const words = {
  ...silentWords,
  andMore: ({ name, count }: { name: string; count: number }) => `${name} and ${count} more`,
  clearAll: 'Clear all',
  show: (count?: number) => `Show ${count}`,
}
const total = (values: readonly string[]) =>
  options.reduce((sum, { value, count = 0 }) => sum + (values.length === 0 || values.includes(value) ? count : 0), 0)

function Status({ start = [], told }: { start?: readonly string[]; told?: (values: readonly string[]) => void }) {
  const [values, setValues] = useState(start)
  function change(next: readonly string[]) {
    setValues(next)
    told?.(next)
  }
  return (
    <ControlWords value={words}>
      <FilterMany label="Status" values={values} options={options} resultOf={total} onChange={change} />
      <button type="button">Next</button>
    </ControlWords>
  )
}
const filter = () => screen.getByRole('combobox', { name: 'Status' })
const focused = () => document.activeElement?.textContent

describe('a filter of many', () => {
  test('is ticked by keys, says the result before it closes, and changes nothing until that is pressed', async () => {
    const told = vi.fn()
    render(<Status told={told} />)
    const list = await openList(filter())
    expect(screen.getByRole('listbox', { name: 'Status' }).getAttribute('aria-multiselectable')).toBe('true')
    expect(screen.getByRole('button', { name: 'Show 34' })).toBeTruthy()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}')
    expect(list.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual([
      'In processing 9',
      'Waiting list 4',
    ])
    expect(screen.getByRole('status').textContent).toBe('Show 13')
    expect(told).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(focused()).toBe('Clear all')
    await userEvent.tab()
    expect(focused()).toBe('Show 13')
    await userEvent.keyboard('{Enter}')
    expect(told).toHaveBeenCalledExactlyOnceWith(['processing', 'waiting'])
    expect(document.activeElement).toBe(filter())
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(filter().textContent).toBe('In processing and 1 more2')
  })

  test('shows what has none, and does not let it be ticked', async () => {
    render(<Status />)
    const list = await openList(filter())
    const none = list.getByRole('option', { name: 'Cancelled 0' })
    expect(none.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(none)
    expect(list.queryByRole('option', { selected: true })).toBeNull()
  })

  test('stays as it was by Esc, and lets all go by its button', async () => {
    const told = vi.fn()
    render(<Status start={['confirmed', 'waiting']} told={told} />)
    await openList(filter())
    await userEvent.keyboard('{ArrowUp} {Escape}')
    expect([told.mock.calls.length, document.activeElement === filter()]).toEqual([0, true])
    await openList(filter())
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show 34' }))
    expect(told).toHaveBeenLastCalledWith([])
    expect(filter().textContent).toBe('Status')
  })

  test('says one alone by its door and name, and lets it go by Delete', async () => {
    const told = vi.fn()
    render(<Status start={['confirmed']} told={told} />)
    expect(filter().textContent).toBe('Confirmed')
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    expect(told).toHaveBeenCalledExactlyOnceWith([])
  })
})
