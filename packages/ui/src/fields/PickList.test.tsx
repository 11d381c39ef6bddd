import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { PickList, type PickOption } from './PickList.tsx'
import { render, screen, userEvent } from '../testing.ts'

const museums: PickOption[] = [
  { id: '1', label: 'Hermitage', emblem: 'hermitage' },
  { id: '2', label: 'Peterhof', emblem: 'peterhof', description: 'confirmed at once' },
  { id: '3', label: 'Pavlovsk', emblem: 'pavlovsk' },
]

function Museums({ onPick }: { onPick: (id: string) => void }) {
  const [query, setQuery] = useState('')
  const shown = museums.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
  return (
    <PickList
      label="Museum"
      name="museum"
      options={shown}
      chosen="3"
      query={query}
      onQuery={setQuery}
      onPick={onPick}
      empty="Nothing so named"
    />
  )
}
const field = () => screen.getByRole('combobox', { name: 'Museum' })

describe('a list to pick from', () => {
  test('is chosen from by the arrows and Enter, round its ends', async () => {
    const onPick = vi.fn<(id: string) => void>()
    render(<Museums onPick={onPick} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowDown}{Enter}')
    expect(onPick.mock.calls).toEqual([['3'], ['1']])
  })

  test('takes the first that matches what is typed by Enter alone', async () => {
    const onPick = vi.fn<(id: string) => void>()
    render(<Museums onPick={onPick} />)
    await userEvent.type(field(), 'p{Enter}')
    expect(onPick.mock.calls).toEqual([['2']])
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Peterhof/ }).id)
  })

  test('chooses nothing by an Enter before anything was typed', async () => {
    const onPick = vi.fn<(id: string) => void>()
    render(<Museums onPick={onPick} />)
    await userEvent.click(field())
    await userEvent.keyboard('{Enter}')
    expect(onPick).not.toHaveBeenCalled()
  })

  test('says when nothing is so named, and Esc shows all again', async () => {
    render(<Museums onPick={() => undefined} />)
    await userEvent.type(field(), 'louvre')
    expect(screen.getByRole('status').textContent).toBe('Nothing so named')
    await userEvent.keyboard('{Escape}')
    expect(screen.getAllByRole('option')).toHaveLength(3)
  })
})
