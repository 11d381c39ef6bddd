// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Fold } from './Fold.tsx'

afterEach(cleanup)

it('is shut at first and says when it is opened, by its own words', () => {
  render(
    <Fold label="Страны">
      <p>Китай</p>
    </Fold>,
  )
  const fold = screen.getByText('Страны').closest('details')
  expect(fold?.open).toBe(false)
  fireEvent.click(screen.getByText('Страны'))
  expect(fold?.open).toBe(true)
})
