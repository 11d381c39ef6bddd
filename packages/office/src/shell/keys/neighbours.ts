/** The order beside the chosen one; at the end of the list the chosen one itself, without a choice the first. */
export function stepFrom(ids: readonly number[], chosen: number | undefined, step: 1 | -1): number | undefined {
  const at = chosen === undefined ? -1 : ids.indexOf(chosen)
  if (at === -1) return ids[0]
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))]
}

/** Where to go when the chosen order leaves: the next, else the one before, else nowhere. */
export function afterDeciding(ids: readonly number[], decided: number): number | undefined {
  const at = ids.indexOf(decided)
  return at === -1 ? ids[0] : (ids[at + 1] ?? ids[at - 1])
}
