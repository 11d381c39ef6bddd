import { lazy, Suspense } from 'react'
import { inTime } from '../../shell/load-chunk.tsx'
import { QuietPart } from '@anfilada/browser/QuietPart'
import type { AboutObjectProps } from './ObjectFacts.tsx'

const ObjectFacts = lazy(() => inTime(() => import('./ObjectFacts.tsx')))

/** What should be known of an object before it is ordered. It comes after its screen, which goes on without it where it does not come. */
export function AboutObject(props: AboutObjectProps) {
  return (
    <QuietPart>
      <Suspense fallback={null}>
        <ObjectFacts {...props} />
      </Suspense>
    </QuietPart>
  )
}
