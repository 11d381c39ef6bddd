import { whenIdle } from '@anfilada/ui/when-idle'

/** How long (ms) a page may be busy before it counts as quiet all the same. */
const longestWork = 10_000

/** Resolves when the page does nothing; at once in Safari, which does not tell. */
export function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve, { atMost: longestWork, untold: 0 }))
}
