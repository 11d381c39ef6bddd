/**
 * Does each by itself, one after the other: one that fails holds up none of the others, and is told when all are done. Answers what came of
 * them.
 */
export async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  const faults: unknown[] = []
  for (const item of items) {
    try {
      done.push(await work(item))
    } catch (error) {
      faults.push(error)
    }
  }
  const [first] = faults
  if (first === undefined) return done
  throw new AggregateError(faults, `${faults.length} of ${items.length} failed, at first: ${first instanceof Error ? first.message : ''}`)
}
