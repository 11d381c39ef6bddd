import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Caller } from '../../http/caller.ts'
import type { Once } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { isSqlError } from '../../db/sql-errors.ts'
import type { Outcome } from '../../outcome.ts'
import { lineTuple } from '../order-lines.rules.ts'
import type { Placement } from './placement.rules.ts'

export type NewOrder = {
  input: PostRequestInput
  caller: Caller & { customerId: number }
  placement: Placement
  refno: string
  entrance: string
  /** What was free when it was decided; the history of an order that waits tells it. */
  free: number
  once: Once | undefined
  programmeId?: number
}

/** The error by which `place_order` says that the places went meanwhile; nothing was written. */
export function isSlotFull(error: unknown): boolean {
  return isSqlError(error, 'slotFull')
}

const placing = `$1, $2, $3, $4, $5, $6, 'museum_tickets', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
                 $19, $20, $21, $22, $23, $24, $25`

/**
 * Writes a decided order in one statement; answers its number, or null when the idempotency key was used before. `answer` is stored for
 * repetitions, with the number put into it. A draft's hold settles
 * the places in place_order's stead, after it and in the same statement (`offset 0` keeps the planner from asking place_order twice).
 * One that waits says what was free, and which other slots will do.
 */
export async function insertOrder(db: Db, order: NewOrder, answer: Outcome<unknown>): Promise<number | null> {
  const { input, placement } = order
  const takes = holdsPlaces(placement.status)
  const held = input.hold_id !== undefined
  const values = placingValues(order, answer, takes && !held)
  const name = ['order_place']
  let call = `place_order(${placing}`
  const beyond = (parameter: string, value: unknown): void => {
    name.push(parameter)
    call += `, p_${parameter} => $${values.push(value)}`
  }
  if (placement.status === 'waiting_list') beyond('waiting', JSON.stringify({ free: order.free, alternatives: input.alternatives ?? [] }))
  if (order.programmeId !== undefined) beyond('programme_id', order.programmeId)
  const statement = held
    ? {
        name: [...name, 'held'].join('_'),
        text: `select placed.id,
                 case when placed.id is not null then send_hold($${values.push(input.hold_id)}, $6, $10, $${values.push(takes ? placement.places : 0)}, $5, $7) end as held
               from (select ${call}) as id offset 0) as placed`,
        values,
      }
    : { name: name.join('_'), text: `select ${call}) as id`, values }
  const { rows } = await db.query<{ id: number | null }>(statement)
  return rows[0]?.id ?? null
}

function placingValues({ input, caller, placement, once, ...order }: NewOrder, answer: Outcome<unknown>, takesPlaces: boolean): unknown[] {
  return [
    once?.owner ?? null,
    once?.key ?? null,
    once?.dataHash ?? null,
    JSON.stringify(answer),
    caller.customerId,
    caller.userId,
    input.type,
    order.refno,
    input.system_id,
    input.schedule_item_id,
    input.pass_date,
    placement.starts,
    input.country_id,
    input.persons_per_guide,
    input.guide,
    input.guide_phone,
    input.qty_guide,
    input.notes ?? '',
    placement.places,
    JSON.stringify(placement.lines.map(lineTuple)),
    placement.total,
    placement.priceVersion,
    placement.status,
    placement.status === 'confirmed' ? order.entrance : null,
    takesPlaces,
  ]
}
