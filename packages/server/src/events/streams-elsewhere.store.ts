import { beatSeconds } from '@anfilada/contract/events'
import type { Db } from '../db/pool.ts'

/** A live stream of some process; `openedAt` in milliseconds since 1970 by that process's clock. */
export type OpenStream = Readonly<{ userId: number; openedAt: number }>
export type OpenStreamElsewhere = OpenStream & Readonly<{ process: string }>

/** A process that said nothing for two beats is gone, and its streams with it. */
const livesSeconds = 2 * beatSeconds

/** Tells which streams the process has, and hears of those that other living processes have for the same users. */
export async function shareStreams(db: Db, process: string, own: readonly OpenStream[]): Promise<OpenStreamElsewhere[]> {
  const { rows } = await db.query({
    name: 'streams_share',
    text: `with told as (
             insert into listening_processes (id, user_ids, opened_at) values ($1, $2, $3)
             on conflict (id) do update set user_ids = excluded.user_ids, opened_at = excluded.opened_at, seen_at = now()
           )
           select others.id as process, streams.user_id as "userId", streams.opened_at as "openedAt"
           from listening_processes others cross join unnest(others.user_ids, others.opened_at) as streams (user_id, opened_at)
           where others.id <> $1 and others.seen_at > now() - interval '${livesSeconds} seconds' and streams.user_id = any ($2)`,
    values: [process, own.map(({ userId }) => userId), own.map(({ openedAt }) => openedAt)],
  })
  return rows
}

/** A process without streams is not there for the others. */
export async function forgetStreams(db: Db, process: string): Promise<void> {
  await db.query({ name: 'streams_forget', text: 'delete from listening_processes where listening_processes.id = $1', values: [process] })
}

/** Processes that are gone without a word; a job calls it. */
export async function forgetGoneProcesses(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'streams_sweep',
    text: `delete from listening_processes where listening_processes.seen_at < now() - interval '${livesSeconds} seconds'`,
    values: [],
  })
  return rowCount ?? 0
}
