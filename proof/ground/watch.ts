import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Sessions under this name are those that are watched. */
const watchedName = 'filling'

/** A connection string whose sessions bear the watched name. */
export function watched(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}application_name=${watchedName}`
}

export type Watched = { samples: number; waits: number; longestSeconds: number }

const sample = `
  select (select count(*)::integer from pg_stat_activity as waiting
      where waiting.wait_event_type = 'Lock' and exists (
        select from unnest(pg_blocking_pids(waiting.pid)) as blocking (pid) join pg_stat_activity as holder using (pid)
        where holder.application_name = $1) and waiting.application_name <> $1) as waits,
    (select coalesce(max(extract(epoch from clock_timestamp() - pg_stat_activity.xact_start)), 0)::float8
      from pg_stat_activity where pg_stat_activity.application_name = $1 and pg_stat_activity.state <> 'idle') as seconds`

/** Looks every few milliseconds who waits for a lock of the watched sessions, and how old their oldest transaction is, while the work lasts. */
export async function watchLocks<T>(url: string, work: () => Promise<T>): Promise<{ result: T; seen: Watched }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const seen: Watched = { samples: 0, waits: 0, longestSeconds: 0 }
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ waits: number; seconds: number }>(sample, [watchedName])
      const [row] = rows
      seen.samples++
      seen.waits += row?.waits ?? 0
      seen.longestSeconds = Math.max(seen.longestSeconds, row?.seconds ?? 0)
      await pause(10)
    }
  })()
  try {
    return { result: await work(), seen }
  } finally {
    over.abort()
    await watching
    await client.end()
  }
}
