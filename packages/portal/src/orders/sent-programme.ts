/** The programme that was sent last in this tab, until its own page has said so. */
let sent: number | undefined

export function tellSent(id: number): void {
  sent = id
}

export function isJustSent(id: number): boolean {
  return sent === id
}

export function forgetSent(): void {
  sent = undefined
}
