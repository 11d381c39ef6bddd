import { setTimeout as pause } from 'node:timers/promises'
import type { SlotHandover } from '@anfilada/contract/orders/slot-handover'
import { recordAudit } from '../../identity/index.ts'
import type { Db, Pool, Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { recountSlots } from '../capacity/capacity.store.ts'
import type { Acting } from '../capacity/change-slots.ts'
import { againWhenRulesChange, byTheseRules } from './by-these-rules.ts'
import { changeRuled } from './filling.store.ts'
import { countOfHands, type Handing, listOfHands, lockOfHands, queueHanding, saveMakers, type Span } from './handing.store.ts'
import { type Horizon, planDays, planValues } from './plan-days.rules.ts'
import { holdHorizon } from './slot-rules.store.ts'
import { findHorizon, listRules } from './slot-rules.reads.ts'

/** Slots that one transaction hands over: an order of one of them waits for some milliseconds. */
const handedAtOnce = 25
/** How often those are tried again whose lock somebody holds, and after how long. */
const tries = 5
const untilNextTryMs = 200

/** How many slots that staff made or changed by hand the rules would take over, and how many not. */
export async function previewHandover(db: Db, objectId: string, span: Span): Promise<Outcome<SlotHandover>> {
  const horizon = await findHorizon(db, objectId)
  if (!horizon) return refuse('object_not_found')
  return accept(await countOfHands(db, await planOf(db, objectId, horizon, span), span))
}

/** Says that the rules keep these slots from now on; a job hands them over. Answers how many there were of each kind. */
export async function askForHandover(tx: Tx, acting: Acting, { change, ...span }: Handing): Promise<Outcome<SlotHandover>> {
  const { objectId, first, last } = span
  // Counted by the rules by which it is decided.
  if (!(await holdHorizon(tx, objectId))) return refuse('object_not_found')
  const counted = await previewHandover(tx, objectId, span)
  if (!counted.ok) return counted
  await queueHanding(tx, { ...span, change })
  const details = { from: first, until: last, handed: counted.value.alike, remade: change ? counted.value.different : 0 }
  await recordAudit(tx, acting.caller, acting.origin, {
    action: 'slots.handed_over',
    subject: 'museum_object',
    subjectId: objectId,
    details,
  })
  return counted
}

/**
 * Hands slots of hands over to the rules that hold now: those that are what the rules say and, with `change`, those that can be made so without
 * a place less than is taken or kept. Small transactions that wait for no order; may be stopped and begun again. Answers how many.
 */
export function handOver(pool: Pool, handing: Handing): Promise<number> {
  return againWhenRulesChange(() => handOverByRulesOfNow(pool, handing))
}

async function handOverByRulesOfNow(pool: Pool, handing: Handing): Promise<number> {
  const horizon = await findHorizon(pool, handing.objectId)
  if (!horizon) return 0
  const plan = await planOf(pool, handing.objectId, horizon, handing)
  const listDue = async (db: Db, slotIds: readonly number[] | null) =>
    (await listOfHands(db, plan, handing, slotIds)).filter(({ state }) => handing.change || state === 'alike')
  let handed = 0
  for (let attempt = 1; attempt <= tries; attempt++) {
    const due = await listDue(pool, null)
    const before = handed
    for (let at = 0; at < due.length; at += handedAtOnce) {
      const part = due.slice(at, at + handedAtOnce).map(({ id }) => id)
      handed += await byTheseRules(pool, { objectId: handing.objectId, horizon }, async (tx) => {
        const locked = await lockOfHands(tx, part)
        // What was read before the lock may have been ordered, or changed, since.
        return handPart(tx, await listDue(tx, locked), plan[3])
      })
    }
    if (handed - before === due.length) break
    await pause(untilNextTryMs)
  }
  return handed
}

type Due = Awaited<ReturnType<typeof listOfHands>>

async function handPart(tx: Tx, slots: Due, said: string): Promise<number> {
  const alike = slots.filter(({ state }) => state === 'alike')
  const different = slots.filter(({ state }) => state === 'different')
  if (alike.length > 0) await saveMakers(tx, alike)
  if (different.length > 0) {
    await changeRuled(tx, different, said)
    const ids = different.map(({ id }) => id)
    await recountSlots(tx, ids)
  }
  return slots.length
}

async function planOf(db: Db, objectId: string, horizon: Horizon, span: Span): Promise<ReturnType<typeof planValues>> {
  return planValues(objectId, planDays(await listRules(db, objectId), horizon, span))
}
