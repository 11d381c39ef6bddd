import type { SlotRuleContent } from '@anfilada/contract/orders/slot-rules'
import { recordAudit } from '../../identity/index.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { markByHand, recountSlots } from '../capacity/capacity.store.ts'
import type { Acting } from '../capacity/change-slots.ts'
import { removeRule, saveRule } from '../slot-rules/save-rule.ts'
import { findInTheWayOfRule } from '../slot-rules/preview.reads.ts'
import { findHorizon, listRules, nameCustomers } from '../slot-rules/slot-rules.reads.ts'
import { holdHorizon } from '../slot-rules/slot-rules.store.ts'
import type { SlotTarget } from './lowering.reads.ts'
import { listSlotsOf, saveTargets } from './lowering.store.ts'

/** What staff would change: a rule (a new one, another content, its end), or slots by hand. */
export type Lowering = { objectId: string } & (
  | { kind: 'rule'; ruleId: number | undefined; revision: number | undefined; rule: SlotRuleContent | undefined }
  | { kind: 'slots'; slotIds: readonly number[]; capacity: number; closed: boolean }
)

/** The slots that the change would close or make too small, as far as rules say; of slots by hand all that are named. */
export async function findTargets(db: Db, lowering: Lowering): Promise<Outcome<SlotTarget[]>> {
  if (lowering.kind === 'slots') return targetsByHand(db, lowering)
  const horizon = await findHorizon(db, lowering.objectId)
  if (!horizon) return refuse('object_not_found')
  const { closing, lowered } = await findInTheWayOfRule(db, lowering.objectId, horizon, lowering)
  return accept([
    ...closing.map((slotId) => ({ slotId, capacity: null, quotas: [], closes: true })),
    ...lowered.map((target) => ({ ...target, closes: false })),
  ])
}

async function targetsByHand(db: Db, { objectId, slotIds, capacity, closed }: Extract<Lowering, { kind: 'slots' }>) {
  const slots = await listSlotsOf(db, objectId, slotIds)
  if (slots.length < slotIds.length) return refuse('slot_not_found', 'slot_ids')
  return accept(slots.map((slotId) => ({ slotId, capacity, quotas: [], closes: closed })))
}

/** Nobody else changes the rules of the object, or lowers slots of it by a plan, until the commit. False for an object without slots. */
export function lockLowering(tx: Tx, objectId: string): Promise<boolean> {
  return holdHorizon(tx, objectId)
}

/**
 * Makes the change as far as orders let it: closed slots sell nothing more, and a capacity falls to what is taken and kept at once, and further with
 * every place that returns, until it is what it is to be. No order is touched. The slots are locked; refused before anything is written. Answers
 * the rule's title, or null.
 */
export async function lowerSlots(
  tx: Tx,
  acting: Acting,
  lowering: Lowering,
  targets: readonly SlotTarget[],
): Promise<Outcome<string | null>> {
  const saved = lowering.kind === 'rule' ? await saveLoweringRule(tx, acting, lowering) : await saveByHand(tx, acting, lowering)
  if (!saved.ok) return saved
  await saveTargets(tx, targets)
  await recountSlots(
    tx,
    targets.map(({ slotId }) => slotId),
  )
  return saved
}

async function saveLoweringRule(
  tx: Tx,
  acting: Acting,
  { objectId, ruleId, revision, rule }: Extract<Lowering, { kind: 'rule' }>,
): Promise<Outcome<string | null>> {
  if (rule) {
    const customers = rule.allotments.map(({ customer_id: id }) => id)
    if ((await nameCustomers(tx, customers)).size < customers.length) return refuse('customer_not_found', 'rule.allotments')
    const saved = await saveRule(tx, acting, { objectId, ruleId, revision, rule, leavesOrders: true })
    return saved.ok ? accept(rule.title) : saved
  }
  const before = (await listRules(tx, objectId)).find(({ id }) => id === ruleId)
  if (!before || revision === undefined) return refuse('slot_rule_not_found')
  const removed = await removeRule(tx, acting, { ruleId: before.id, revision, leavesOrders: true })
  return removed.ok ? accept(before.title) : removed
}

async function saveByHand(
  tx: Tx,
  { caller, origin }: Acting,
  { slotIds, capacity, closed }: Extract<Lowering, { kind: 'slots' }>,
): Promise<Outcome<null>> {
  await markByHand(tx, slotIds)
  await recordAudit(tx, caller, origin, {
    action: 'slots.changed',
    subject: 'slot',
    subjectId: slotIds.length === 1 ? (slotIds[0] ?? 0) : slotIds.join(' '),
    details: { capacity, closed },
  })
  return accept(null)
}
