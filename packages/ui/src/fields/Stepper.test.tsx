import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ControlWords } from '../control-words.ts'
import { Stepper } from './Stepper.tsx'
import { render, screen, userEvent, silentWords } from '../testing.ts'

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

  test.each(['3.5', '−5', '-5', '1e9', '3,5', 'five'])(
    'does not read %s as another number: it stays as typed, with a sentence',
    async (typed) => {
      render(
        <ControlWords value={{ ...silentWords, notWhole: 'A whole number.' }}>
          <Adults start={7} />
        </ControlWords>,
      )
      await userEvent.tab()
      await userEvent.keyboard(typed)
      await userEvent.tab()
      const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults', description: 'A whole number.' })
      expect(field.value).toBe(typed)
      expect(field.getAttribute('aria-invalid')).toBe('true')
    },
  )

  test('lets no form go while it is refused, and takes the focus', async () => {
    const sent = vi.fn()
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <Adults start={7} />
        <button type="submit">Send</button>
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('3.5')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('spinbutton'))
    await userEvent.keyboard('{Control>}a{/Control}4')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toHaveBeenCalledTimes(1)
    expect(shown()).toBe('4')
  })

  test.each([
    ['٣٥', '35'],
    ['３５', '35'],
  ])('understands the digits of %s', async (typed, read) => {
    render(<Adults start={0} />)
    await userEvent.tab()
    await userEvent.keyboard(typed)
    expect(shown()).toBe(read)
  })
})
