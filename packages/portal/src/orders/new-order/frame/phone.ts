/** On a phone every step begins at its rail: name and chooser of the form would take half of the window each time. */
export function isPhone(): boolean {
  return window.matchMedia('(max-width: 700px)').matches
}
