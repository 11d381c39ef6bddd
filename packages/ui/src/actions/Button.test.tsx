import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { render, screen, userEvent } from '../testing.ts'

test('a button acts when pressed', async () => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>Confirm</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a button that turns something on and off says which it is', () => {
  const { rerender } = render(<Button isPressed>By programme</Button>)
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
  rerender(<Button isPressed={false}>By programme</Button>)
  expect(screen.getByRole('button', { pressed: false })).toBeTruthy()
})

test('a double click is one act', async () => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>Confirm</Button>)
  await userEvent.dblClick(screen.getByRole('button'))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a busy button says what it does and cannot act twice', async () => {
  const onPress = vi.fn()
  render(
    <Button busy busyLabel="Confirming" onPress={onPress}>
      Confirm
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Confirming' })
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{Enter} ')
  expect(onPress).not.toHaveBeenCalled()
  expect(button.ariaBusy ?? button.getAttribute('aria-busy')).toBe('true')
})

test('a busy submit button does not send its form', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a disabled button tells why, keeps its place in the tab order and does nothing', async () => {
  const onPress = vi.fn()
  render(
    <Button disabledReason="Name the number of guides" onPress={onPress}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send', description: 'Name the number of guides' })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
})

test('a button keeps the focus when it is refused, and when it no longer is', () => {
  const { rerender } = render(<Button>Confirm 2</Button>)
  screen.getByRole('button').focus()
  rerender(<Button disabledReason="Nothing is chosen">Confirm 0</Button>)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm 0' }))
  rerender(<Button>Confirm 1</Button>)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm 1' }))
})
