/** Orders that are marked to be answered together. */
export type Marks = ReadonlySet<number>
/** Marks an order to be answered with others; with `range` all between the open one and it. */
export type Mark = (order: number, range?: 'range') => void

export function toggled(marks: Marks, id: number): Marks {
  const next = new Set(marks)
  if (!next.delete(id)) next.add(id)
  return next
}

/** All from the one to the other as they stand in the list, beside those marked already; an end that is not there marks only the other. */
export function withRange(marks: Marks, ids: readonly number[], from: number | undefined, to: number): Marks {
  const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (start === -1 || end === -1) return new Set([...marks, to])
  return new Set([...marks, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)])
}
