/** A key that writes, and no space: in a list that chooses. */
export function isLetter({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey && !isComposing
}
