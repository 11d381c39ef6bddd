/** Work that may rest between its parts, so that thousands of cells do not hold up the page; a few have no rest. */
export type Slices<R> = Generator<undefined, R, undefined>

/** Cells between two rests. */
const atOnce = 250
/** A task goes on with its next part until it has taken so long. */
const longest = 8

/** The work done without a rest. */
export function atOnceOf<R>(work: Slices<R>): R {
  for (;;) {
    const turn = work.next()
    if (turn.done) return turn.value
  }
}

export function* sliced<T>(items: readonly T[], take: (slice: readonly T[]) => void): Slices<void> {
  for (let from = 0; from < items.length; from += atOnce) {
    take(items.slice(from, from + atOnce))
    // After the last one as well: what follows has its own time.
    if (items.length > atOnce) yield
  }
}

/** What the work began with may be no more; asked after each rest. */
type Stale = { isStale: () => boolean; onStale: () => void }
const never: Stale = { isStale: () => false, onStale: () => undefined }

/**
 * Does the work in tasks between which the page has its turn: the first part now, the others later, and once there has been a rest, what is
 * made of the result in a task of its own.
 */
export function inTasks<R>(work: Slices<R>, onDone: (result: R) => void, { isStale, onStale }: Stale = never): void {
  const later = (next: () => void) => void setTimeout(() => (isStale() ? onStale() : next()))
  const first = work.next()
  if (first.done) onDone(first.value)
  else later(goOn)

  function goOn(): void {
    const until = performance.now() + longest
    do {
      const turn = work.next()
      if (turn.done) return later(() => onDone(turn.value))
    } while (performance.now() < until)
    later(goOn)
  }
}
