/**
 * The block that an arrow key leads to from this one: left and right as they are drawn, in the same row; up and down the nearest of the row
 * beside it that has any. Undefined for other keys, and at the ends.
 */
export function neighbourOf(timeline: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...timeline.querySelectorAll('[data-row]')].map((row) => [...row.querySelectorAll<HTMLElement>('li :is(a, button)')])
  const filled = rows.filter((row) => row.length > 0)
  const at = filled.findIndex((row) => row.includes(from))
  if (at < 0) return undefined
  if (key === 'ArrowUp') return nearest(filled[at - 1], from)
  if (key === 'ArrowDown') return nearest(filled[at + 1], from)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const others = (filled[at] ?? []).toSorted((one, other) => middleOf(one) - middleOf(other))
  return others[others.indexOf(from) + (key === 'ArrowRight' ? 1 : -1)]
}

function nearest(row: readonly HTMLElement[] | undefined, from: HTMLElement): HTMLElement | undefined {
  const distance = (one: HTMLElement) => Math.abs(middleOf(one) - middleOf(from))
  return row?.toSorted((one, other) => distance(one) - distance(other))[0]
}

function middleOf(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
