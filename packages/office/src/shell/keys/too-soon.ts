/** The next order opens under the same key within some tens of milliseconds; a person who decides anew needs longer than this. */
const afterDecisionMs = 250
/** Longer than it takes to see a change and hold back the finger. */
const afterChangeMs = 1_000
let quietUntil = -Infinity

/** Notes that a decision has been sent just now. */
export function noteDecision(): void {
  quietUntil = performance.now() + afterDecisionMs
}

/** Notes that the open order has changed under the hand. */
export function noteChange(): void {
  quietUntil = performance.now() + afterChangeMs
}

/** Whether a press at this moment of the page's clock was meant for what stood here before. */
export function isTooSoon(at: number): boolean {
  return at < quietUntil
}
