import { useLayoutEffect, useState } from 'react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKey } from './use-key.ts'

/** A screen that is stood before with a finger on the key: it is pressed as soon as the screen is in the page, before it is painted. */
function Awaited() {
  useLayoutEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
  }, [])
  return <Screen />
}

function Screen() {
  const [isOpen, setOpen] = useState(false)
  useKey(
    ({ key }) => key === '?',
    () => setOpen(true),
  )
  return <p>{isOpen ? 'open' : 'closed'}</p>
}

test('a key that is pressed as soon as its screen stands is not lost', async () => {
  render(<Awaited />)
  expect(await screen.findByText('open')).toBeTruthy()
})
