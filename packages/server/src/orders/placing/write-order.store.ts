import type { Once } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { isSqlError } from '../../db/sql-errors.ts'
import type { Outcome } from '../../outcome.ts'
import { placedColumns, type PlacedRow } from './placed-columns.rules.ts'

/** Beside the order's own values. `answer` is stored for repetitions, with the number put into it. */
export type Writing = {
  takesPlaces?: boolean
  /** What was free when it was decided, and which other slots will do; of an order that waits. */
  waiting?: { free: number; alternatives: readonly number[] } | undefined
  once?: Once | undefined
  answer?: Outcome<unknown>
  /** A draft's hold settles the places in write_order's stead. */
  holdId?: number | undefined
}

/** The error by which `write_order` says that the places went meanwhile; nothing was written. */
export function isSlotFull(error: unknown): boolean {
  return isSqlError(error, 'slotFull')
}

/**
 * Writes a decided order with its history, news and places in one statement; a trigger takes its equipment. Answers its number, or null when
 * the idempotency key was used before.
 */
export async function writeOrder(db: Db, row: PlacedRow, { takesPlaces = false, ...writing }: Writing = {}): Promise<number | null> {
  const isHeld = writing.holdId !== undefined
  const values = [...columns.map((read) => read(row)), takesPlaces && !isHeld, ...besideOf(writing)]
  const { rows } = await (isHeld
    ? db.query({ name: 'order_write_held', text: heldText, values: [...values, ...holdOf(row, takesPlaces), writing.holdId] })
    : db.query({ name: 'order_write', text: `select ${call} as id`, values }))
  return rows[0]?.id ?? null
}

const beside = ['takes_places', 'waiting', 'owner', 'action', 'key', 'data_hash', 'answer']

function besideOf({ waiting, once, answer }: Writing): unknown[] {
  const said = waiting ? JSON.stringify(waiting) : null
  return once ? [said, once.owner, once.action, once.key, once.dataHash, JSON.stringify(answer)] : [said, null, null, null, null, null]
}

// The driver would write an array of lines as an array of PostgreSQL.
const columns = Object.entries(placedColumns).map(([name, type]) => {
  const column = name as keyof PlacedRow
  return type === 'jsonb' ? (row: PlacedRow) => JSON.stringify(row[column]) : (row: PlacedRow) => row[column] ?? null
})

// Parameters by name: PostgreSQL resolves them once for a prepared statement.
const parameters = [...Object.keys(placedColumns), ...beside]
const call = `write_order(${parameters.map((name, index) => `p_${name} => $${index + 1}`).join(', ')})`

/** What a hold needs to become its order: all its places for one that takes none. */
function holdOf({ placed_by, slot_id, places, customer_id, group_category }: PlacedRow, takesPlaces: boolean): unknown[] {
  return [placed_by, slot_id, takesPlaces ? places : 0, customer_id, group_category]
}

const [user, slot, places, customer, category, hold] = [1, 2, 3, 4, 5, 6].map((next) => `$${parameters.length + next}`)
// `offset 0` keeps the planner from asking write_order twice; the hold comes after all else is written.
const heldText = `select placed.id,
    case when placed.id is not null then send_hold(${hold}, ${user}, ${slot}, ${places}, ${customer}, ${category}) end as held
  from (select ${call} as id offset 0) as placed`
