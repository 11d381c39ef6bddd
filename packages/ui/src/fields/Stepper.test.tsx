import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Stepper } from './Stepper.tsx'
import { render, screen, userEvent } from '../testing.ts'

function Adults({ start }: { start: number }) {
  const [value, setValue] = useState(start)
  return <Stepper label="Adults" value={value} min={0} max={50} onChange={setValue} decreaseLabel="Fewer" increaseLabel="More" />
}
const shown = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' }).value

describe('a stepper', () => {
  test('steps by its buttons and stops at its limits', async () => {
    render(<Adults start={49} />)
    const more = screen.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    expect(shown()).toBe('50')
    expect(more.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(more)
    expect(shown()).toBe('50')
  })

  test('steps by the arrow keys and jumps to its limits by Home and End', async () => {
    render(<Adults start={10} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    expect(shown()).toBe('21')
    await userEvent.keyboard('{Home}{ArrowDown}')
    expect(shown()).toBe('0')
    await userEvent.keyboard('{End}')
    expect(shown()).toBe('50')
  })

  test('brings a typed number over the limit back to the limit', async () => {
    render(<Adults start={0} />)
    await userEvent.tab()
    await userEvent.keyboard('520')
    expect(shown()).toBe('50')
  })

  test('understands Persian digits', async () => {
    render(<Adults start={0} />)
    await userEvent.tab()
    await userEvent.keyboard('۳۵')
    expect(shown()).toBe('35')
  })

  test('keeps its number when it is emptied and left', async () => {
    render(<Adults start={7} />)
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    expect(shown()).toBe('')
    await userEvent.tab()
    expect(shown()).toBe('7')
  })
})
