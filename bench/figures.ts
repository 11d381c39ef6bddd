/** A figure over the rounds. One machine, shared: single windows move by 2×, medians of ratios do not. */
export type Spread = { min: number; median: number; max: number }

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const median = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  return { min: sorted[0] ?? Number.NaN, median, max: sorted.at(-1) ?? Number.NaN }
}

/** A quarter, half and three quarters of the values lie below. */
export function quartilesOf(values: readonly number[]): [low: number, median: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return [at(0.25), spreadOf(values).median, at(0.75)]
}

/** Round by round, so that both sides of a ratio saw the same minute of the machine. */
export function ratios(upper: readonly number[], lower: readonly number[]): Spread {
  return spreadOf(upper.map((value, round) => value / (lower[round] ?? Number.NaN)))
}

export function show(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(3)
}

export function showSpread({ min, median, max }: Spread): string {
  return `${show(median)} (${show(min)}–${show(max)})`
}
