import type { ReactNode } from 'react'

/** What stands in the place of `<name></name>` in a sentence for `t.rich`. */
export function richPart(shown: ReactNode): () => ReactNode {
  return () => shown
}
