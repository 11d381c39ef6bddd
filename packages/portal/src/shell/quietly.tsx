import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { QuietPart } from '@anfilada/browser/QuietPart'
import { inTime } from './load-chunk.tsx'
import { useIsQuiet } from './use-is-quiet.ts'

/**
 * A part that its screen can do without: it is asked for after the screen, and where its chunk or its words do not come, nothing is shown.
 * `before` holds its place until it is here.
 */
export function quietly<Props extends object>(
  load: () => Promise<{ default(props: Props): ReactNode }>,
  before: ReactNode = null,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy<ComponentType<Props>>(() => inTime(load))
  return function Quiet(props: Props) {
    if (!useIsQuiet()) return before
    return (
      <QuietPart>
        <Suspense fallback={before}>
          <Part {...props} />
        </Suspense>
      </QuietPart>
    )
  }
}
