import { dayFormats } from '@anfilada/contract/formats'
import { type WindowRow, windowRow } from '@anfilada/contract/interchange/windows'
import { listOfferedWindows, lockWindows, setWindow } from '../../catalogue/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { Acting } from '../../identity/index.ts'
import { integer, text } from '../frame/cell-kinds.rules.ts'
import type { Said } from '../frame/placed-faults.ts'
import type { RowChange, Section } from '../frame/section.ts'
import { inOrder, saidOf } from '../references/writing.ts'

/** When wishes for a month are taken, of museums that are offered for schedules. */
export const windows: Section<WindowRow> = {
  name: 'windows',
  schema: windowRow,
  sheet: {
    name: 'windows',
    columns: [
      { title: 'museum_number', path: ['museum_id'], kind: integer },
      { title: 'month', path: ['month'], kind: text },
      { title: 'opens_at', path: ['opens_at'], kind: text, width: 26 },
      { title: 'closes_at', path: ['closes_at'], kind: text, width: 26 },
    ],
  },
  may: { read: ['read', 'SubmissionWindow'], write: ['update', 'SubmissionWindow'] },
  keyOf: ({ museum_id, month }) => `${museum_id} ${month}`,
  nameOf: ({ museum_id, month }, language, { museum }) => `${museum(museum_id)} · ${dayFormats.month(language, `${month}-01`)}`,
  // A moment is the same by whatever clocks it is told.
  canonical: ({ museum_id, month, opens_at, closes_at }) => ({ museum_id, month, opens_at: told(opens_at), closes_at: told(closes_at) }),
  read: async (db) =>
    (await listOfferedWindows(db)).map(({ museumId, month, opensAt, closesAt }) => ({
      museum_id: museumId,
      month,
      opens_at: told(opensAt),
      closes_at: told(closesAt),
    })),
  lock: lockWindows,
  write: writeWindows,
}

function told(moment: string | Date): string {
  return new Date(moment).toISOString()
}

function writeWindows(tx: Tx, acting: Acting, changes: readonly RowChange<WindowRow>[]): Promise<Said[][]> {
  return inOrder(changes, async ({ after: { museum_id: museumId, month, opens_at, closes_at } }) =>
    saidOf(await setWindow(tx, acting, { museumId, month, opensAt: told(opens_at), closesAt: told(closes_at) }), 'museum_id'),
  )
}
