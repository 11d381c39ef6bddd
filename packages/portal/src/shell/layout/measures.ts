/** Screens of one column that is filled in or read: a narrower page, or the eye loses the line. A form with something beside it is a board. */
const read: ReadonlySet<string> = new Set(['/about', '/exports', '/help', '/news', '/prolongation', '/settings'])

/** How wide the page at this address is, by name; known before the screen itself is loaded, so that bar and footer do not move. */
export function measureOf(path: string): 'form' | undefined {
  return read.has(path) ? 'form' : undefined
}
