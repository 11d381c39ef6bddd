import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// For component tests of all three packages: clears the page after each test, whatever the runner's settings.
afterEach(cleanup)
// A busy machine is no failure.
configure({ asyncUtilTimeout: 60_000 })

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

export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'
