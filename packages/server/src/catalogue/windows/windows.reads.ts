import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { SubmissionWindow, WindowState } from '@anfilada/contract/orders/windows'
import type { Db, Tx } from '../../db/pool.ts'

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

type OfferedWindow = Pick<WindowRow, 'museumId' | 'month' | 'opensAt' | 'closesAt'>

/** All windows, past ones too, of museums that are offered for schedules; by museum and month. */
export async function listOfferedWindows(db: Db): Promise<OfferedWindow[]> {
  const { rows } = await db.query({
    name: 'windows_offered',
    text: `select submission_windows.museum_id as "museumId", to_char(submission_windows.month, 'YYYY-MM') as month,
                  submission_windows.opens_at as "opensAt", submission_windows.closes_at as "closesAt"
           from submission_windows join museums on museums.id = submission_windows.museum_id
           where 'schedule' = any (museums.order_kinds)
           order by submission_windows.museum_id, submission_windows.month`,
    values: [],
  })
  return rows
}

/** Nobody else sets a window until the transaction ends: whoever sets one locks its museum first. Wishes do not wait. */
export async function lockWindows(tx: Tx): Promise<void> {
  await tx.query({
    name: 'windows_lock_all',
    text: `select from museums where 'schedule' = any (museums.order_kinds) order by museums.id for no key update`,
    values: [],
  })
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
