import { lazy, Suspense, type ComponentType } from 'react'
import { inTime } from '../shell/load-chunk.tsx'
import { useIsQuiet } from '../shell/use-is-quiet.ts'
import { QuietPart } from '@anfilada/browser/QuietPart'

/** A part that its screen can do without: it is asked for after the screen, and where its chunk or its words do not come, nothing is shown. */
export function quietly(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(load)
  return function Quiet() {
    if (!useIsQuiet()) return null
    return (
      <QuietPart>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </QuietPart>
    )
  }
}

export const Notices = quietly(() => inTime(() => import('./Notices.tsx')).then(({ Notices: part }) => ({ default: part })))
export const AdvertLine = quietly(() => inTime(() => import('./Advert.tsx')).then(({ AdvertLine: part }) => ({ default: part })))
export const ScheduleNotice = quietly(() =>
  inTime(() => import('./ScheduleNotice.tsx')).then(({ ScheduleNotice: part }) => ({ default: part })),
)
