import { lazy, Suspense, type ComponentType } from 'react'
import { inTime } from '../shell/load-chunk.tsx'
import { QuietPart } from './QuietPart.tsx'

/** How long (ms) a screen may keep the page busy before its quiet parts are asked for all the same. */
const longestWork = 3_000

/** Resolves when the page does nothing; at once in Safari, which does not tell. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWork })
    else resolve()
  })
}

/** A part that its screen can do without: it is asked for after the screen, and where its chunk or its words do not come, nothing is shown. */
export function quietly(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(() => idle().then(load))
  return function Quiet() {
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
