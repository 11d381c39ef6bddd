type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'target'>

/** Ctrl K (Cmd K), by the place of the key. It types nothing, so it works in fields too. */
export function isPaletteChord({ code, ctrlKey, altKey, metaKey, shiftKey }: Press): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** `/`, by its sign or its place; never where something is typed, chosen or open. A screen that has a search of its own keeps it. */
export function isPaletteSlash({ code, key, ctrlKey, altKey, metaKey, shiftKey, target }: Press): boolean {
  if (ctrlKey || altKey || metaKey || !(key === '/' || (code === 'Slash' && !shiftKey))) return false
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=listbox], [role=menu]'))
}

/** A dialog, a list, a menu or a sheet that is open has the keys. */
export function isSomethingOpen(): boolean {
  return document.querySelector('dialog[open], [popover], [role="menu"], [data-sheet]') !== null
}
