import type { KeyboardEvent } from 'react'

/** Arrow keys in a grid of buttons, as it is drawn: along the line, and up and down its columns. One button of the grid is in the tab order. */
export function rove(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not([disabled])')]
  const from = buttons.find((button) => button === document.activeElement)
  const next = from && targetOf(event, from, buttons)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function targetOf(event: KeyboardEvent<HTMLElement>, from: HTMLButtonElement, buttons: HTMLButtonElement[]): HTMLButtonElement | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const at = buttons.indexOf(from)
  if (event.key === 'Home') return buttons[0]
  if (event.key === 'End') return buttons.at(-1)
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return buttons[at + (event.key === forward ? 1 : -1)]
  if (event.key === 'ArrowDown') return buttons.slice(at + 1).find((button) => isUnder(from, button))
  if (event.key === 'ArrowUp') return buttons.slice(0, at).findLast((button) => isUnder(from, button))
  return undefined
}

function isUnder(one: HTMLElement, other: HTMLElement): boolean {
  return Math.abs(one.getBoundingClientRect().left - other.getBoundingClientRect().left) < 1
}
