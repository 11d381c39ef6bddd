import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { fireEvent, render, screen, userEvent, waitFor } from '../testing.ts'
import { ComboField } from './ComboField.tsx'
import { partsOf } from './parts-of.ts'
import { suggestionsFor } from './suggestions.ts'

const guides = [{ value: 'Ольга Ветрова' }, { value: 'Ли Вэй', description: 'китайский' }, { value: 'Лидия Орлова' }]

function Guide() {
  const [value, setValue] = useState('')
  return <ComboField label="Гид" name="guide" suggestions={guides} value={value} onChange={setValue} />
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Гид' })
const offered = () => screen.findAllByRole('option').then((options) => options.map(({ textContent }) => textContent))
const current = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a field that offers what is known', () => {
  test('narrows it by letters, and underlines them', async () => {
    render(<Guide />)
    await userEvent.type(field(), 'ли')
    expect(await offered()).toEqual(['Ли Вэй китайский', 'Лидия Орлова'])
    expect(screen.getByRole('listbox', { name: 'Гид' }).querySelector('mark')?.textContent).toBe('Ли')
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  test('is walked by arrows in a circle, and takes by Enter, which sends no form then', async () => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Guide />
      </form>,
    )
    await userEvent.type(field(), 'ли')
    await offered()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(current()).toBe('Ли Вэй китайский')
    await userEvent.keyboard('{ArrowUp}')
    expect(current()).toBe('Лидия Орлова')
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('Лидия Орлова')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('is walked where scrolling gives a promise back, as newer browsers do', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never)
    render(<Guide />)
    await userEvent.type(field(), 'ли')
    await offered()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    vi.restoreAllMocks()
    expect(field().value).toBe('Лидия Орлова')
  })

  test('offers all by an arrow, and takes by a press', async () => {
    render(<Guide />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(await offered()).toHaveLength(3)
    await userEvent.click(screen.getByRole('option', { name: 'Ольга Ветрова' }))
    expect(field().value).toBe('Ольга Ветрова')
    expect(document.activeElement).toBe(field())
  })

  test('keeps other words, closes by Esc alone, and when it is left', async () => {
    const onKey = vi.fn()
    document.addEventListener('keydown', onKey)
    render(<Guide />)
    await userEvent.type(field(), 'ли')
    await offered()
    onKey.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onKey).not.toHaveBeenCalled()
    document.removeEventListener('keydown', onKey)
    await userEvent.type(field(), 'за')
    expect(field().value).toBe('лиза')
    fireEvent.change(field(), { target: { value: 'ли' } })
    await offered()
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field().value).toBe('ли')
  })
})

test('nothing is offered to who has written it whole, and what is sought is found wherever it stands', () => {
  expect(suggestionsFor(guides, 'ли вэй')).toEqual([])
  expect(partsOf('Лидия Орлова', 'ОРЛ')).toEqual(['Лидия ', 'Орл', 'ова'])
  expect(partsOf('Лидия', '')).toEqual(['Лидия', '', ''])
})
