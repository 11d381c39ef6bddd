import type { SlotRuleContent } from '@anfilada/contract/orders/slot-rules'
import { changesBetween, recordAudit } from '../../identity/index.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Acting } from '../capacity/change-slots.ts'
import { type Horizon, inOrder, type KeptRule } from './plan-days.rules.ts'
import { previewRule } from './preview.reads.ts'
import { addVersion, beginAnew, endRule, holdHorizon, insertRule, queueFilling, saveMonths } from './slot-rules.store.ts'
import { findHorizon, findRule, listRules } from './slot-rules.reads.ts'

type Saving = { objectId: string; ruleId: number | undefined; revision: number | undefined; rule: SlotRuleContent; leavesOrders: boolean }

/** A new rule or another version of one; a job fills its slots. Refused while orders stand in its way, unless they are to be left. */
export async function saveRule(
  tx: Tx,
  acting: Acting,
  { objectId, ruleId, revision, rule: said, leavesOrders }: Saving,
): Promise<Outcome<string>> {
  const horizon = await lockHorizon(tx, objectId)
  if (!horizon) return refuse('object_not_found')
  const rule = inOrder(said)
  const before = await findToChange(tx, objectId, ruleId, revision)
  if (!before.ok) return before
  const touched = await ordersInTheWay(tx, objectId, horizon, { ruleId, rule }, leavesOrders)
  if (!touched.ok) return touched
  const id = await writeVersion(tx, objectId, { before: before.value, rule, savedBy: acting.caller.userId })
  await fillAnew(tx, objectId)
  const details = { object: objectId, ...changesBetween(before.value ? contentOf(before.value) : {}, contentOf(rule)) }
  await recordAudit(tx, acting.caller, acting.origin, { action: 'slot_rule.saved', subject: 'slot_rule', subjectId: id, details })
  return accept(objectId)
}

/** The rule as it is, when it is the one that was read; undefined when a new one is to be made. */
async function findToChange(db: Db, objectId: string, ruleId?: number, revision?: number): Promise<Outcome<KeptRule | undefined>> {
  if (ruleId === undefined) return accept(undefined)
  const rule = (await listRules(db, objectId)).find(({ id }) => id === ruleId)
  if (!rule) return refuse('slot_rule_not_found')
  return rule.revision === revision ? accept(rule) : refuse('slot_rule_stale')
}

type ToWrite = { before: KeptRule | undefined; rule: SlotRuleContent; savedBy: number }

async function writeVersion(tx: Tx, objectId: string, { before, rule, savedBy }: ToWrite): Promise<number> {
  const ruleId = before?.id ?? (await insertRule(tx, objectId))
  await addVersion(tx, { ruleId, number: (before?.revision ?? 0) + 1, rule, savedBy })
  return ruleId
}

/** The end of a rule: its days are those of the other rules, or of none. */
export async function removeRule(
  tx: Tx,
  acting: Acting,
  { ruleId, revision, leavesOrders }: { ruleId: number; revision: number; leavesOrders: boolean },
): Promise<Outcome<string>> {
  const found = await findRule(tx, ruleId)
  const horizon = found && (await lockHorizon(tx, found.objectId))
  if (!horizon) return refuse('slot_rule_not_found')
  const before = await findToChange(tx, found.objectId, ruleId, revision)
  if (!before.ok) return before
  const touched = await ordersInTheWay(tx, found.objectId, horizon, { ruleId, rule: undefined }, leavesOrders)
  if (!touched.ok) return touched
  await endRule(tx, ruleId)
  await fillAnew(tx, found.objectId)
  const details = { object: found.objectId, title: before.value?.title ?? null }
  await recordAudit(tx, acting.caller, acting.origin, { action: 'slot_rule.removed', subject: 'slot_rule', subjectId: ruleId, details })
  return accept(found.objectId)
}

/** How many months ahead the slots of an object are kept filled; those that are there already stay. */
export async function setHorizon(
  tx: Tx,
  acting: Acting,
  { objectId, months }: { objectId: string; months: number },
): Promise<Outcome<string>> {
  const horizon = await lockHorizon(tx, objectId)
  if (!horizon) return refuse('object_not_found')
  await saveMonths(tx, objectId, months)
  await fillAnew(tx, objectId)
  const details = changesBetween({ months: horizon.months }, { months })
  await recordAudit(tx, acting.caller, acting.origin, {
    action: 'slot_horizon.set',
    subject: 'museum_object',
    subjectId: objectId,
    details,
  })
  return accept(objectId)
}

/** One change of an object's rules at a time, and none while slots are being made by those of before. */
async function lockHorizon(tx: Tx, objectId: string): Promise<Horizon | undefined> {
  return (await holdHorizon(tx, objectId)) ? findHorizon(tx, objectId) : undefined
}

async function ordersInTheWay(
  db: Db,
  objectId: string,
  horizon: Horizon,
  asked: Parameters<typeof previewRule>[3],
  leavesOrders: boolean,
): Promise<Outcome<true>> {
  if (leavesOrders) return accept(true)
  const { orders } = await previewRule(db, objectId, horizon, asked)
  return orders.length === 0 ? accept(true) : { ...refuse('rule_touches_orders'), orders: orders.map(({ id }) => id) }
}

async function fillAnew(tx: Tx, objectId: string): Promise<void> {
  await beginAnew(tx, objectId)
  await queueFilling(tx, objectId)
}

/** What the audit log compares and shows: everything that people said, a line of text each. */
function contentOf({ title, kind, from, until, capacity, ...lists }: SlotRuleContent | KeptRule): Record<string, unknown> {
  return {
    title,
    kind,
    from,
    until,
    weekdays: lists.weekdays.join(' '),
    dates: lists.dates.join(' '),
    times: lists.times.join(' '),
    capacity,
    quotas: lists.quotas.map(({ type, quota }) => `${type} ${quota}`).join(', '),
    allotments: lists.allotments.map((one) => `${one.customer_id}: ${one.places} (${one.release_days})`).join(', '),
  }
}
