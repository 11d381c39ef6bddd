import { notifyManager, useQueryClient, type Query, type QueryCache } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { useWork } from '../forms/use-work.ts'
import { museumDate, museumTime, useFormats } from '../language/formats.ts'
import { Unanswered } from '../server/http.ts'
import { isSaid, watchSaid } from '../load-failed/said-errors.ts'
import styles from './StaleLine.module.css'

/**
 * What is shown was read once and could not be read anew: since when it may be wrong, said quietly, once for all of the screen. Where a place
 * tells that by itself, instead of what it knew, nothing is said here.
 */
export function StaleLine() {
  const t = useTranslations('shell')
  const queries = useQueryClient()
  const { moment } = useFormats()
  const stale = useStale(queries.getQueryCache())
  const again = useWork(() => queries.refetchQueries({ type: 'active', predicate: isStale }))
  return (
    <div role="status">
      {stale && (
        <p className={styles.line}>
          {t(`stale.${stale.isGone ? 'noConnection' : 'failed'}`, { time: timeOf(stale.at, moment) })}
          <Button size="s" busy={again.busy} busyLabel={t('loading')} onPress={() => again.run()}>
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Of another day with its date: a tab may have slept. */
function timeOf(at: number, moment: (iso: string) => string): string {
  const then = new Date(at)
  return museumDate(then) === museumDate(new Date()) ? museumTime(then) : moment(then.toISOString())
}

type Stale = { at: number; isGone: boolean }

function useStale(cache: QueryCache): Stale | undefined {
  const watch = useCallback(
    (onChange: () => void) => {
      const stops = [cache.subscribe(notifyManager.batchCalls(onChange)), watchSaid(onChange)]
      return () => stops.forEach((stop) => stop())
    },
    [cache],
  )
  // As a text: the same one is the same snapshot.
  const now = useSyncExternalStore(watch, () => JSON.stringify(oldest(cache)))
  return now === undefined ? undefined : (JSON.parse(now) as Stale)
}

function oldest(cache: QueryCache): Stale | undefined {
  const [first] = cache
    .findAll({ type: 'active', predicate: isStale })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
  return first && { at: first.state.dataUpdatedAt, isGone: first.state.error instanceof Unanswered }
}

function isStale({ state: { status, data, error } }: Query): boolean {
  return status === 'error' && data !== undefined && !isSaid(error)
}
