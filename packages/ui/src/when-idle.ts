type Terms = {
  /** So long (ms) the page may be busy before the act is done all the same. */
  atMost?: number
  /** So long (ms) where the browser does not tell, as Safari: 0 at once. */
  untold?: number
}

let first: Promise<unknown> | undefined

/** `end`: of what the page begins with, its questions and their answers; in the place of what it said before. A slow line leaves the page idle before its first row. */
export function quietAfter(end: Promise<unknown>): void {
  first = end
}

/** Acts once, when the page has what it began with and does nothing; the answer calls it off. */
export function whenQuiet(act: () => void): () => void {
  let isOff = false
  void quiet().then(() => isOff || act())
  return () => {
    isOff = true
  }
}

async function quiet(): Promise<void> {
  const end = first
  await end
  await new Promise<void>((resolve) => void whenIdle(resolve))
  // What was shown has begun to ask.
  if (end !== first) await quiet()
}

/** Acts once, when the page does nothing; the answer calls it off. */
export function whenIdle(act: () => void, { atMost, untold = 500 }: Terms = {}): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act, atMost === undefined ? {} : { timeout: atMost })
    return () => cancelIdleCallback(asked)
  }
  if (untold === 0) {
    act()
    return () => undefined
  }
  const asked = setTimeout(act, untold)
  return () => clearTimeout(asked)
}
