import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { focusField } from '../fields/FieldFrame.tsx'
import { act, choose, openList, render, screen, userEvent, waitFor } from '../testing.ts'
import { FilterSelect } from './FilterSelect.tsx'
import type { SelectOption } from './options.ts'
import { SelectField } from './SelectField.tsx'

const museums: SelectOption[] = [
  { value: 'hermitage', label: 'Hermitage', count: 14 },
  { value: 'peterhof', label: 'Peterhof', description: 'fountains', count: 8 },
  { value: 'pavlovsk', label: 'Pavlovsk', count: 3 },
  { value: 'saviour', label: 'Saviour', count: 0 },
]

type Given = Partial<Parameters<typeof SelectField>[0]>

function Museum({ value: first = '', ...given }: Given) {
  const [value, setValue] = useState<string>(first)
  return <SelectField label="Museum" name="museum" options={museums} placeholder="Choose" {...given} value={value} onChange={setValue} />
}
const field = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Museum' })
const focused = () => document.activeElement?.textContent

describe('a select', () => {
  test('says what it is, what is chosen, and what is wrong with it', async () => {
    render(<Museum error="Choose a museum" isRequired />)
    expect(screen.getByRole('combobox', { name: 'Museum', description: 'Choose a museum' }).textContent).toBe('Choose')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await choose(field(), /^Peterhof/)
    expect(field().textContent).toBe('Peterhof · fountains')
    expect(field().value).toBe('peterhof')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('shows how many there are, and what cannot be chosen', async () => {
    const onChange = vi.fn()
    render(<SelectField label="Museum" options={museums} value="" onChange={onChange} />)
    const list = await openList(field())
    const saviour = list.getByRole('option', { name: 'Saviour 0' })
    expect(saviour.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(saviour)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('has the name of its label in its list, too', async () => {
    render(<Museum />)
    await openList(field())
    expect(screen.getByRole('listbox', { name: 'Museum' })).toBeTruthy()
  })

  test('opens on what is chosen, and is walked by arrows, Home, End and letters', async () => {
    render(<Museum value="pavlovsk" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('Pavlovsk 3'))
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Hermitage 14')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Pavlovsk 3')
    await userEvent.keyboard('pe')
    expect(focused()).toBe('Peterhof fountains 8')
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('peterhof')
  })

  test('opens by the first letters of an option, which are not lost before its list is there', async () => {
    render(<Museum />)
    await userEvent.tab()
    await userEvent.keyboard('pa')
    await waitFor(() => expect(focused()).toBe('Pavlovsk 3'))
  })

  test('takes letters in their order when the list comes between them', async () => {
    const frames: FrameRequestCallback[] = []
    render(<Museum />)
    await userEvent.tab()
    const held = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    await userEvent.keyboard('p')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('a')
    held.mockRestore()
    act(() => frames.forEach((frame) => frame(0)))
    await waitFor(() => expect(focused()).toBe('Pavlovsk 3'))
  })

  test('keeps what is chosen when that is pressed again, and when Esc is', async () => {
    render(<Museum value="hermitage" />)
    await choose(field(), /^Hermitage/)
    expect(field().value).toBe('hermitage')
    await openList(field())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('hermitage')
  })

  test('goes on from its own place by Tab, and is left once', async () => {
    const onBlur = vi.fn()
    render(
      <>
        <Museum onBlur={onBlur} />
        <button type="button">Next</button>
      </>,
    )
    await openList(field())
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  test('closes when somebody presses beside it', async () => {
    render(<Museum />)
    await openList(field())
    await userEvent.click(document.body)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('is found by its name, as the error summary does', () => {
    render(<Museum />)
    focusField('museum')
    expect(document.activeElement).toBe(field())
  })

  test('says in place of its value why nothing can be chosen', async () => {
    render(<Museum reason="set on confirmation" />)
    expect(field().textContent).toBe('set on confirmation')
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}p')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  test('keeps its keys from the screen beneath', async () => {
    const onKey = vi.fn()
    document.addEventListener('keydown', onKey)
    render(<Museum />)
    await openList(field())
    onKey.mockClear()
    await userEvent.keyboard('p{ArrowDown}{Escape}')
    document.removeEventListener('keydown', onKey)
    expect(onKey).not.toHaveBeenCalled()
  })
})

describe('a filter', () => {
  function Status() {
    const [value, setValue] = useState('')
    const options: SelectOption[] = [{ value: 'confirmed', label: 'Confirmed', status: 'confirmed', count: 21 }]
    return <FilterSelect label="Status" value={value} options={options} onChange={setValue} />
  }

  test('says what it chooses by until something is chosen, and can be let go', async () => {
    render(<Status />)
    const filter = screen.getByRole('combobox', { name: 'Status' })
    expect(filter.textContent).toBe('Status')
    await choose(filter, 'Confirmed 21')
    expect(filter.textContent).toBe('Confirmed')
    await choose(filter, 'Status')
    expect(filter.textContent).toBe('Status')
  })

  test('lets go by its cross and by Delete, without opening', async () => {
    render(<Status />)
    const filter = screen.getByRole('combobox', { name: 'Status' })
    for (const letGo of [
      () => userEvent.click(filter.querySelector('[data-lets-go]') ?? filter),
      () => userEvent.type(filter, '{Delete}', { skipClick: true }),
    ]) {
      await choose(filter, 'Confirmed 21')
      await letGo()
      expect(filter.textContent).toBe('Status')
      expect(screen.queryByRole('listbox')).toBeNull()
    }
  })
})
