import { type Acting, recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'

export type WindowToSet = { museumId: number; month: string; opensAt: string; closesAt: string }
type Saved = { offered: boolean; fits: boolean; openedBefore: Date | null; closedBefore: Date | null }

/**
 * When wishes for a month of a museum are taken. A window ends after it begins and before its month is over, in the museum's time;
 * wishes that were sent in time stay, whatever becomes of it.
 */
export async function setWindow(tx: Tx, by: Acting, window: WindowToSet): Promise<Outcome<WindowToSet>> {
  const { museumId, month, opensAt, closesAt } = window
  const before = await judge(tx, window)
  if (!before) return refuse('museum_not_found')
  if (!before.offered) return refuse('museum_without_service', 'museum_id')
  if (!before.fits) return refuse('window_period_wrong', 'closes_at')
  await tx.query({
    name: 'window_save',
    text: `insert into submission_windows (museum_id, month, opens_at, closes_at) values ($1, to_date($2, 'YYYY-MM'), $3, $4)
           on conflict (museum_id, month) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at`,
    values: [museumId, month, opensAt, closesAt],
  })
  const details = {
    month,
    opens_at: { from: before.openedBefore?.toISOString() ?? null, to: opensAt },
    closes_at: { from: before.closedBefore?.toISOString() ?? null, to: closesAt },
  }
  await recordAudit(tx, by.caller, by.origin, { action: 'window.set', subject: 'museum', subjectId: museumId, details })
  return accept(window)
}

async function judge(tx: Tx, { museumId, month, opensAt, closesAt }: WindowToSet): Promise<Saved | undefined> {
  const { rows } = await tx.query({
    name: 'window_judge',
    text: `select 'schedule' = any (museums.order_kinds) as offered, submission_windows.opens_at as "openedBefore", submission_windows.closes_at as "closedBefore",
                  coalesce($3::timestamptz < $4::timestamptz and $4::timestamptz <= (to_date($2, 'YYYY-MM') + interval '1 month')
                    at time zone coalesce((select min(museum_objects.zone) from museum_objects where museum_objects.museum_id = museums.id), default_zone()), false) as fits
           from museums left join submission_windows on submission_windows.museum_id = museums.id and submission_windows.month = to_date($2, 'YYYY-MM')
           where museums.id = $1 for no key update of museums`,
    values: [museumId, month, opensAt, closesAt],
  })
  return rows[0]
}
