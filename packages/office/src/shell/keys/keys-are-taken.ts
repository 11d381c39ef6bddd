/** An open dialog, menu or sheet of sections has the keys. */
export function keysAreTaken(): boolean {
  return document.querySelector('dialog[open], [role="menu"], [data-sheet]') !== null
}
