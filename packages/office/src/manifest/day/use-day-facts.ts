import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMay } from '@anfilada/browser/ability'
import { museumDate, museumTime } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { minutesIn } from '@anfilada/browser/timeline/axis'
import type { ManifestObject } from '@anfilada/contract/orders/day-manifest'
import { rosterQuery } from '../../duty/duty.queries.ts'
import { type ResourceDay, resourceDayQuery } from '../../resources/resources.queries.ts'
import type { DayFacts } from './day-plan.ts'

const minute = 60_000

/** What a day is judged by, as far as this reader may know it, with its roster and equipment. */
export function useDayFacts(date: string, objects: readonly ManifestObject[]): { facts: DayFacts; resources: ResourceDay | undefined } {
  const { language } = useLanguage()
  const may = useMay()
  const now = useMuseumMinute()
  const roster = useQuery({ ...rosterQuery(date, language), enabled: may(['read', 'Duty']) })
  const resources = useQuery({ ...resourceDayQuery(date, language), enabled: may(['read', 'Resource']) })
  const isToday = date === museumDate(new Date())
  const shifts = roster.data?.shifts
  const work = [...(resources.data?.resources ?? []), ...(resources.data?.employees ?? [])].flatMap((one) => one.work)
  return {
    facts: {
      now: isToday ? now : undefined,
      objects,
      clashing: new Set(work.filter(({ clashes }) => clashes.length > 0).map(({ order_id: id }) => id)),
      // The roster of a coming day is written later: that nobody meets is told today, and where somebody stands already.
      shifts: isToday || (shifts && shifts.length > 0) ? shifts : undefined,
    },
    resources: resources.data,
  }
}

/** Minutes since midnight by the clocks of the company, each minute anew. */
function useMuseumMinute(): number {
  const read = () => minutesIn(museumTime(new Date()))
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
