import type { KeyboardEvent } from 'react'

/** Esc gives the keys back to the board. */
export function leaveField(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.target.blur()
}
