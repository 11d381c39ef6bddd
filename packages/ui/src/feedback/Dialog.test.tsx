import { expect, test, vi } from 'vitest'
import { Button } from '../actions/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { render, screen, userEvent } from '../testing.ts'

function renderDialog() {
  const onClose = vi.fn()
  const actions = (
    <>
      <Button variant="dangerFilled">Cancel the order</Button>
      <Button focusFirst onPress={onClose}>
        Keep
      </Button>
    </>
  )
  render(
    <Dialog title="Cancel № 71?" role="alertdialog" onClose={onClose} actions={actions}>
      35 places return to sale at once.
    </Dialog>,
  )
  return onClose
}

test('a dialog is called by its title and puts focus on the safe button', () => {
  renderDialog()
  expect(screen.getByRole('alertdialog', { name: 'Cancel № 71?' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})

test('a dialog is left by a press beside it, not by one that began inside it or opened it', async () => {
  const onClose = renderDialog()
  const dialog = screen.getByRole('alertdialog')
  const text = screen.getByText('35 places return to sale at once.')
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: text }, { target: dialog }, { keys: '[/MouseLeft]' }])
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.dblClick(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a dialog is left by its safe button and by the cancel event of Esc', async () => {
  const onClose = renderDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('the focus stays in a dialog whose act goes, on the safe button', () => {
  const actions = (left: number) => (
    <>
      {left > 0 && <Button focusFirst>Send {left}</Button>}
      <Button focusFirst={left === 0}>Keep</Button>
    </>
  )
  const dialog = (left: number) => (
    <Dialog title="Confirm 2 orders?" onClose={vi.fn()} actions={actions(left)}>
      Customers hear of it at once.
    </Dialog>
  )
  const { rerender } = render(dialog(2))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send 2' }))
  rerender(dialog(0))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})
