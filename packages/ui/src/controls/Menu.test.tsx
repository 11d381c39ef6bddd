import { expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'
import { render, screen, userEvent, waitFor } from '../testing.ts'

function renderMenu() {
  const onPress = vi.fn()
  const item = (id: string, isCurrent: boolean) => ({ id, label: id, isCurrent, onPress: () => onPress(id) })
  render(<Menu label="Language" trigger="EN" items={[item('Russian', false), item('English', true), item('Persian', false)]} />)
  return onPress
}

test('a menu opens by the keyboard on the present choice', async () => {
  renderMenu()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'English', checked: true })))
})

test('a menu is walked by arrows, in a circle, and by the first letter', async () => {
  const onPress = renderMenu()
  await userEvent.click(screen.getByRole('button', { name: 'EN Language' }))
  await screen.findByRole('menu', { name: 'Language' })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Russian')
  await userEvent.keyboard('p{Enter}')
  expect(onPress).toHaveBeenCalledWith('Persian')
})

test('Esc closes a menu and gives focus back to its button', async () => {
  renderMenu()
  const button = screen.getByRole('button', { name: 'EN Language' })
  await userEvent.click(button)
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a menu ends with the act that cannot be taken back', async () => {
  const item = (id: string, isDanger = false) => ({ id, label: id, isDanger, onPress: () => undefined })
  render(<Menu label="More" trigger="…" items={[item('Edit'), item('Cancel', true), item('Archive')]} />)
  await userEvent.click(screen.getByRole('button', { name: '… More' }))
  await screen.findByRole('menu')
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Archive', 'Cancel'])
})
