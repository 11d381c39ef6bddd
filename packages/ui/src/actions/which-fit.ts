export type Line = {
  /** Of each word, in the line's order; px, as everything here. */
  widths: readonly number[]
  /** Which of them must be seen wherever the reader is; -1: none. */
  current: number
  gap: number
  room: number
  /** What the button takes that leads to the others, when there are others. */
  more: number
}

/** Which words of a line stand in it: all of them if there is room, else the current one and as many as fit from the first on. */
export function whichFit({ widths, current, gap, room, more }: Line): boolean[] {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (all <= room) return widths.map(() => true)
  let left = room - more - (current < 0 ? 0 : (widths[current] ?? 0) + gap)
  let isFull = false
  return widths.map((width, index) => {
    if (index === current) return true
    left -= width + gap
    isFull ||= left < 0
    return !isFull
  })
}
