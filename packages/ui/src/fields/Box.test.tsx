import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Box } from './Box.tsx'
import { Checkbox, Switch } from './Checkbox.tsx'
import { render, screen, userEvent } from '../testing.ts'

describe('a check box', () => {
  test('is ticked by the space bar and says its error', async () => {
    const onChange = vi.fn()
    render(<Checkbox label="A greeter" isChecked={false} onChange={onChange} error="Needed from 20 people" />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenCalledWith(true)
    expect(screen.getByRole('checkbox', { name: 'A greeter', description: 'Needed from 20 people' })).toBe(document.activeElement)
  })

  test('that stands for several says that some of them are ticked', () => {
    const { rerender } = render(<Checkbox label="All rows" isChecked={false} isPart onChange={() => undefined} />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All rows' })
    expect(box.indeterminate).toBe(true)
    rerender(<Checkbox label="All rows" isChecked onChange={() => undefined} />)
    expect(box.indeterminate).toBe(false)
  })
})

test('a switch is called a switch, and acts by the space bar', async () => {
  function Mails() {
    const [isOn, setOn] = useState(false)
    return <Switch label="Write of each change" isChecked={isOn} onChange={setOn} />
  }
  render(<Mails />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('switch', { name: 'Write of each change', checked: true })).toBe(document.activeElement)
})

test('of radio buttons with one name one is chosen', async () => {
  render(
    <>
      <Box look="radio" name="way" aria-label="What can go" defaultChecked />
      <Box look="radio" name="way" aria-label="All or nothing" />
    </>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'All or nothing' }))
  expect(screen.getByRole('radio', { name: 'What can go', checked: false })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'All or nothing', checked: true })).toBeTruthy()
})
