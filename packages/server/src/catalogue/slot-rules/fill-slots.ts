import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@anfilada/contract/dates'
import type { Pool, Tx } from '../../db/pool.ts'
import { oneByOne } from '../../one-by-one.ts'
import { recountSlots } from '../capacity/capacity.store.ts'
import { againWhenRulesChange, byTheseRules } from './by-these-rules.ts'
import {
  changeRuled,
  closeSlots,
  listUnlike,
  lockUntouched,
  makeSlots,
  saveFilled,
  saveUnlike,
  type SlotToChange,
} from './filling.store.ts'
import { type DayPlan, type Horizon, horizonOf, planDays, planValues } from './plan-days.rules.ts'
import { partsOf } from './rule-days.rules.ts'
import { findHorizon, listObjectsToFill, listRules } from './slot-rules.reads.ts'

/** Slots that one transaction makes: a fifth of a second. */
const madeAtOnce = 4000
/** Slots that one transaction changes: an order of one of them waits for some milliseconds. */
const changedAtOnce = 25
/** How often those are tried again whose lock somebody holds, and after how long. */
const tries = 5
const untilNextTryMs = 200

export type Filled = { made: number; changed: number }

/**
 * Makes the slots of an object what its rules say, from today until its horizon: makes those that are missing and changes those that rules
 * made; what staff changed by hand stays, and no order is touched. May be stopped and begun again at any point. Small transactions, none of
 * which waits for an order.
 */
export function fillSlots(pool: Pool, objectId: string): Promise<Filled> {
  return againWhenRulesChange(() => fillByRulesOfNow(pool, objectId))
}

/** Fills all objects that are due, also when another fails. */
export async function fillAllSlots(pool: Pool): Promise<Filled & { objects: number }> {
  const filled = await oneByOne(await listObjectsToFill(pool), (objectId) => fillSlots(pool, objectId))
  const sum = (one: keyof Filled): number => filled.reduce((total, counts) => total + counts[one], 0)
  return { objects: filled.length, made: sum('made'), changed: sum('changed') }
}

type Filling = { objectId: string; horizon: Horizon; plan: DayPlan }

async function fillByRulesOfNow(pool: Pool, objectId: string): Promise<Filled> {
  const horizon = await findHorizon(pool, objectId)
  if (!horizon || horizon.edition === 0) return { made: 0, changed: 0 }
  const rules = await listRules(pool, objectId)
  const last = horizonOf(horizon)
  const first = horizon.anew || horizon.filledUntil === null ? horizon.today : addDays(horizon.filledUntil, 1)
  const made = await make(pool, { objectId, horizon, plan: planDays(rules, horizon, { first, last }) })
  // Of days that are new, rules have made nothing yet that they could want otherwise.
  if (!horizon.anew && horizon.unlike === 0) return { made, changed: 0 }
  return { made, changed: await change(pool, { objectId, horizon, plan: planDays(rules, horizon, { first: horizon.today, last }) }) }
}

async function make(pool: Pool, filling: Filling): Promise<number> {
  const { objectId, horizon, plan } = filling
  let made = 0
  for (const { first, last } of partsOf(plan.days, madeAtOnce)) {
    const days = plan.days.filter(({ day }) => day >= first && day <= last)
    made += await byTheseRules(pool, filling, async (tx) => {
      const count = await makeSlots(tx, planValues(objectId, { days, said: plan.said }))
      await saveFilled(tx, objectId, horizon, last)
      return count
    })
  }
  await byTheseRules(pool, filling, (tx) => saveFilled(tx, objectId, horizon, plan.last))
  return made
}

/** Changes what rules made and would have otherwise; answers how many were changed. */
async function change(pool: Pool, filling: Filling): Promise<number> {
  const { objectId, plan } = filling
  const values = planValues(objectId, plan)
  let changed = 0
  for (let attempt = 1; attempt <= tries; attempt++) {
    const due = await listUnlike(pool, values, plan)
    const before = changed
    for (let at = 0; at < due.length; at += changedAtOnce) {
      const part = due.slice(at, at + changedAtOnce)
      changed += await byTheseRules(pool, filling, (tx) => changePart(tx, part, values[3]))
    }
    if (changed - before === due.length) break
    await pause(untilNextTryMs)
  }
  const left = await listUnlike(pool, values, plan)
  await byTheseRules(pool, filling, (tx) => saveUnlike(tx, objectId, left.length))
  return changed
}

async function changePart(tx: Tx, part: readonly SlotToChange[], said: string): Promise<number> {
  const asked = part.map(({ id }) => id)
  const locked = await lockUntouched(tx, asked)
  const own = part.filter(({ id }) => locked.has(id))
  const closing = own.filter(({ version }) => version === null).map(({ id }) => id)
  const changing = own.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]))
  if (closing.length > 0) await closeSlots(tx, closing)
  if (changing.length > 0) await changeRuled(tx, changing, said)
  if (own.length > 0) await recountSlots(tx, [...locked])
  return own.length
}
