/** How long a part of the program may take to load, and what is said then (specification/constants.md). */
const chunkLimit = 120_000

/** A part of the portal that did not come in time. */
export class ChunkLate extends Error {}

/** Loads a part of the portal; after the limit (ms) it fails with ChunkLate, where the browser itself would wait on. */
export function inTime<T>(load: () => Promise<T>, limit = chunkLimit): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new ChunkLate(`Not loaded within ${limit} ms`)), limit)
  load()
    .then(resolve, reject)
    .finally(() => clearTimeout(timer))
  return promise
}
