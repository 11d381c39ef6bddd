/** Brings a field into sight and gives it the focus: by name, else by id. */
export function focusField(field: string): void {
  const target = document.getElementsByName(field)[0] ?? document.getElementById(field)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
