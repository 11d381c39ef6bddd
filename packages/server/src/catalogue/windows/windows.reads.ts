import type { GroupCategory } from '@anfilada/contract/catalogue'
import { type Language, nameKeys } from '@anfilada/contract/languages'
import type { SubmissionWindow, WindowState } from '@anfilada/contract/orders/windows'
import type { Db } from '../../db/pool.ts'

export type WindowRow = {
  museumId: number
  museum: string
  month: string
  opensAt: Date
  closesAt: Date
  zone: string
  state: WindowState
}

/** Columns of a window as people read it; `nameKey`: the parameter that holds the key of translated names. */
export function windowColumns(nameKey: string): string {
  return `submission_windows.museum_id as "museumId", museums.name ->> ${nameKey} as museum, to_char(submission_windows.month, 'YYYY-MM') as month,
    submission_windows.opens_at as "opensAt", submission_windows.closes_at as "closesAt",
    coalesce((select min(museum_objects.zone) from museum_objects where museum_objects.museum_id = museums.id), default_zone()) as zone,
    case when submission_windows.opens_at > now() then 'upcoming' when submission_windows.closes_at > now() then 'open' else 'closed' end as state`
}

export type AskedWindows = { museumId?: number | undefined; type?: GroupCategory | undefined; language: Language }

/** Windows that are not over, of museums that are offered for schedules, by closing moment. */
export async function listOpenWindows(db: Db, { museumId, type, language }: AskedWindows): Promise<WindowRow[]> {
  const { rows } = await db.query({
    name: 'windows_open',
    text: `select ${windowColumns('$1')}
           from submission_windows join museums on museums.id = submission_windows.museum_id
           where submission_windows.closes_at > now() and 'schedule' = any (museums.order_kinds)
             and ($2::integer is null or museums.id = $2) and ($3::text is null or $3 = any (museums.types))
           order by submission_windows.closes_at, submission_windows.month, museums.id`,
    values: [nameKeys[language], museumId ?? null, type ?? null],
  })
  return rows
}

export async function findWindow(db: Db, key: { museumId: number; month: string }, language: Language): Promise<WindowRow | undefined> {
  const { rows } = await db.query({
    name: 'window_find',
    text: `select ${windowColumns('$1')}
           from submission_windows join museums on museums.id = submission_windows.museum_id
           where submission_windows.museum_id = $2 and submission_windows.month = to_date($3, 'YYYY-MM')`,
    values: [nameKeys[language], key.museumId, key.month],
  })
  return rows[0]
}

export function windowAnswer({ museumId, museum, month, opensAt, closesAt, zone, state }: WindowRow): SubmissionWindow {
  return { museum_id: museumId, museum, month, opens_at: opensAt.toISOString(), closes_at: closesAt.toISOString(), zone, state }
}
