import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Choice } from './Choice.tsx'
import { ControlWords } from '../control-words.ts'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'
import { render, screen, userEvent, silentWords } from '../testing.ts'

const nothing = () => undefined

describe('a text field', () => {
  test('is called by its label and described by its error, which takes the place of the hint', () => {
    render(<TextField label="Phone" name="phone" value="12" onChange={nothing} hint="With the country" error="Too short" />)
    const field = screen.getByRole('textbox', { name: 'Phone', description: 'Too short' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('With the country')).toBeNull()
  })

  test('hands over what is typed', async () => {
    const onChange = vi.fn()
    render(<TextField label="Guide" name="guide" value="" onChange={onChange} />)
    await userEvent.type(screen.getByRole('textbox'), 'L')
    expect(onChange).toHaveBeenCalledWith('L')
  })

  test('says how much too long a pasted text is and cuts nothing of it', async () => {
    function Notes() {
      const [text, setText] = useState('')
      return <TextField label="Notes" name="notes" value={text} onChange={setText} maxLength={10} error={text && 'Too long'} />
    }
    render(
      <ControlWords value={{ ...silentWords, over: ({ most, over }) => `${most} fit, ${over} too many` }}>
        <Notes />
      </ControlWords>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('twelve chars')
    const field = screen.getByRole<HTMLInputElement>('textbox', { description: '10 fit, 2 too many' })
    expect(field.value).toBe('twelve chars')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.maxLength).toBe(-1)
  })

  test('keeps a phone left to right inside a Persian page', () => {
    render(
      <div dir="rtl">
        <TextField label="تلفن" name="phone" value="+98 21" onChange={nothing} dir="ltr" />
      </div>,
    )
    expect(screen.getByRole('textbox').getAttribute('dir')).toBe('ltr')
  })
})

test('a password is hidden until its owner asks to see it', async () => {
  render(<PasswordField label="Password" name="password" value="secret" onChange={nothing} showLabel="Show" hideLabel="Hide" />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy()
})

test('a choice of one hands over the option that is pressed', async () => {
  function Categories() {
    const [value, setValue] = useState<'rf' | 'cn'>('rf')
    const options = [
      { value: 'rf', label: 'Russian' },
      { value: 'cn', label: 'Chinese' },
    ] as const
    return <Choice label="Group" options={options} value={value} onChange={setValue} />
  }
  render(<Categories />)
  const chinese = screen.getByRole<HTMLInputElement>('radio', { name: 'Chinese' })
  await userEvent.click(chinese)
  expect(chinese.checked).toBe(true)
})
