import type { ProgrammeItem } from '@anfilada/contract/orders/programmes'
import { findAnswer, type Once, refuseOnce } from '../../db/idempotency.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, Busy, type Outcome, refuse } from '../../outcome.ts'
import { isSlotFull } from '../placing/write-order.store.ts'
import type { PlacedOrder } from '../placing/place-order.ts'
import { inLockOrder, lockFor, newProgramme, type PlacedItem, placeItem, type PlacingProgramme, slotsOf } from './place-item.ts'
import { answerAtSlots } from '../turnstile/answer-at-slots.ts'
import { deleteProgramme, findProgramme } from './programme.store.ts'

export type PlacedProgramme = { items: PlacedItem[]; programmeId: number | null }

/** Places many orders of one group: every item or none, or each by itself. Answers item by item, in the order of the items. */
export async function placeProgramme(placing: PlacingProgramme): Promise<Outcome<PlacedProgramme>> {
  const { programmeId, caller, pool, once } = placing
  const answered = once && (await findAnswer<PlacedProgramme>(pool, once))
  if (answered) return answered
  const begun = once && (await findAnswer<PlacedAlone>(pool, part(once, '0')))
  // It broke off between its items, and what is sent now differs: the items that it placed must not come once more.
  if (begun && !begun.ok && begun.refusal === 'key_reused') return begun
  if (programmeId !== undefined && !(await findProgramme(pool, programmeId, caller.customerId))) return refuse('programme_not_found')
  return placing.mode === 'all' ? placeAll(placing) : placeEach(placing)
}

/** Says that an item was refused, so that the transaction takes back what the others wrote. */
class Incomplete extends Error {
  readonly items: PlacedItem[]
  constructor(items: PlacedItem[]) {
    super('An item of the programme was refused')
    this.items = items
  }
}

/** Places that are seen under the lock and gone all the same are a rule that the decision does not know: not for ever. */
const attempts = 3

/**
 * One transaction under the locks of the account and all slots. A refused item lets the others be tried, so that every reason is told at once;
 * then nothing of it remains.
 */
async function placeAll(placing: PlacingProgramme): Promise<Outcome<PlacedProgramme>> {
  const { items, pool, once } = placing
  for (let attempt = 1; ; attempt++) {
    try {
      return await answerAtSlots(pool, once, slotsOf(items), async (tx) => {
        await lockFor(tx, placing, items)
        const programmeId = placing.programmeId ?? (await newProgramme(tx, placing))
        const placed = new Map<ProgrammeItem, PlacedItem>()
        for (const item of inLockOrder(items)) placed.set(item, await placeItem(tx, placing, item, programmeId))
        const results = items.map((item) => placed.get(item) as PlacedItem)
        if (results.some((item) => !item.ok)) throw new Incomplete(results)
        return accept({ items: results, programmeId })
      })
    } catch (error) {
      if (error instanceof Incomplete) return refuseOnce(pool, once, accept(nothingPlaced(error.items)))
      if (!isSlotFull(error)) throw error
      if (attempt === attempts) throw new Busy()
    }
  }
}

function nothingPlaced(items: readonly PlacedItem[]): PlacedProgramme {
  return { items: items.map((item) => (item.ok ? refuse('programme_incomplete') : item)), programmeId: null }
}

/**
 * Each item in a transaction and under a key of its own: a repetition of the whole finds what was placed before it broke off, and goes on. A
 * new programme is made with the first item that is placed, so that it is never empty.
 */
async function placeEach(placing: PlacingProgramme): Promise<Outcome<PlacedProgramme>> {
  const { items, pool, once } = placing
  let programmeId = placing.programmeId ?? null
  const placed: PlacedItem[] = []
  for (const [index, item] of items.entries()) {
    const outcome = await placeAlone(placing, { item, once: once && part(once, String(index)), programmeId })
    if (outcome.ok) programmeId = outcome.value.programmeId
    placed.push(outcome.ok ? accept(outcome.value.order) : outcome)
  }
  return refuseOnce(pool, once, accept({ items: placed, programmeId: placed.some((item) => item.ok) ? programmeId : null }))
}

function part(once: Once, name: string): Once {
  return { ...once, key: `${once.key}#${name}` }
}

type Alone = { item: ProgrammeItem; once: Once | undefined; programmeId: number | null }

async function placeAlone(placing: PlacingProgramme, { item, once, programmeId }: Alone): Promise<Outcome<PlacedAlone>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await answerAtSlots(placing.pool, once, slotsOf([item]), async (tx) => {
        await lockFor(tx, placing, [item])
        return placeFirst(tx, placing, item, programmeId)
      })
    } catch (error) {
      if (!isSlotFull(error)) throw error
      if (attempt === attempts) throw new Busy()
    }
  }
}

/** Where it went is kept with the item: a repetition that finds this one placed adds the others to its programme. */
type PlacedAlone = { order: PlacedOrder; programmeId: number }

async function placeFirst(tx: Tx, placing: PlacingProgramme, item: ProgrammeItem, known: number | null): Promise<Outcome<PlacedAlone>> {
  const programmeId = known ?? (await newProgramme(tx, placing))
  const placed = await placeItem(tx, placing, item, programmeId)
  if (placed.ok) return accept({ order: placed.value, programmeId })
  // The refusal is kept for repetitions, and with it all that this transaction wrote.
  if (known === null) await deleteProgramme(tx, programmeId)
  return placed
}
