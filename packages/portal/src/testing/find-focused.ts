import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The heading that whoever sent a form is led to. */
export async function findFocused(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name })
  await waitFor(() => expect(document.activeElement).toBe(heading))
}
