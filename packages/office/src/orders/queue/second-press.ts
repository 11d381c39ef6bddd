/** The next order opens under the same key within some tens of milliseconds; a person who decides anew needs longer than this. */
const pauseMs = 250
let decidedAt = -Infinity

/** Notes that a decision has been sent just now. */
export function noteDecision(): void {
  decidedAt = performance.now()
}

/** Whether a press at this moment of the page's clock is the second of a double one and not a decision. */
export function isSecondPress(at: number): boolean {
  return at - decidedAt < pauseMs
}
