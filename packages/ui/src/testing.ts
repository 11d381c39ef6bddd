import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { afterEach } from 'vitest'
import type { Words } from './control-words.ts'
import { lists } from './controls/use-opening.ts'

// For component tests of all three packages: clears the page after each test, whatever the runner's settings.
afterEach(cleanup)

// jsdom has the dialog element without its methods, and no scrolling.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
// Nor has it what stands above the page.
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.style.display = 'block'
}
Element.prototype.scrollIntoView ??= () => undefined
window.scrollTo = () => undefined

/** What controls say, for tests that do not look at it. */
export const silentWords: Words = {
  notWhole: '',
  over: () => '',
  others: String,
  drop: '',
  lost: '',
  andMore: ({ name }) => name,
  clearAll: '',
  show: String,
}

export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'

/** Chooses an option of a select by its name, as a hand does. */
export async function choose(select: HTMLElement, option: string | RegExp): Promise<void> {
  const list = await openList(select)
  await userEvent.click(list.getByRole('option', { name: option }))
}

/** Ticks options of a filter of many by their names, and shows what is ticked. */
export async function chooseMany(select: HTMLElement, ...options: readonly (string | RegExp)[]): Promise<void> {
  const list = await openList(select)
  for (const option of options) await userEvent.click(list.getByRole('option', { name: option }))
  const sheet = document.getElementById(select.getAttribute('aria-controls') ?? '')?.closest<HTMLElement>('[data-sheet]')
  const show = sheet && within(sheet).getAllByRole('button').at(-1)
  if (!show) throw new Error('It is no filter of many')
  await userEvent.click(show)
}

/** Opens a select and looks into its list. */
export async function openList(select: HTMLElement) {
  await userEvent.click(select)
  const list = await waitFor(() => {
    const opened = document.getElementById(select.getAttribute('aria-controls') ?? '')
    if (!opened?.querySelector('[role=option]')) throw new Error('The list has not opened')
    return opened
  })
  return within(list)
}

/** Ready once the lists of selects open without a wait, as they do a moment after the page. */
export async function listsLoaded(): Promise<void> {
  lists.ask()
  await waitFor(() => {
    if (!lists.read().part) throw new Error('The lists have not come')
  })
}

/** Chooses by value in one go, when the lists are loaded. */
export function chooseAtOnce(select: HTMLElement, value: string): void {
  // Drawn at once, also inside of an act, which would wait for its end.
  flushSync(() => select.click())
  const list = document.getElementById(select.getAttribute('aria-controls') ?? '')
  const option = list?.querySelector(`[data-key="-${CSS.escape(value)}"]`)
  if (!option) throw new Error(`The list has no option ${value}`)
  flushSync(() => (option as HTMLElement).click())
}
