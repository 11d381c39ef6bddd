import { expect, test } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { TextField } from './TextField.tsx'
import { render, screen, userEvent } from '../testing.ts'

const items = [{ field: 'guide_phone', label: 'Phone', message: 'too short' }]

test('a summary of errors takes focus when it appears and again at the next attempt', () => {
  const { rerender } = render(<ErrorSummary title="Not sent" items={items} attempt={1} />)
  const summary = screen.getByRole('alert', { name: 'Not sent' })
  expect(document.activeElement).toBe(summary)
  summary.blur()
  rerender(<ErrorSummary title="Not sent" items={items} attempt={2} />)
  expect(document.activeElement).toBe(summary)
})

test('a summary of errors leads to the field', async () => {
  render(
    <>
      <ErrorSummary title="Not sent" items={items} />
      <TextField label="Phone" name="guide_phone" value="" onChange={() => undefined} />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Phone' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }))
})
