import { faultOfRule, slotRuleActions, type SlotRuleContent, type SlotRules } from '@anfilada/contract/orders/slot-rules'
import { answerOnce, type Once } from '../../db/idempotency.ts'
import type { Db, Pool, Tx } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { horizonOf, planDays, unruledDays } from './plan-days.rules.ts'
import { previewRule } from './preview.reads.ts'
import { removeRule, saveRule, setHorizon } from './save-rule.ts'
import { findHorizon, listRules, nameCustomers } from './slot-rules.reads.ts'

export const slotRulesFeature = feature(slotRuleActions, {
  slot_rules: ({ input, pool }) => rulesOf(pool, input.museum_object_id),

  preview_slot_rule: async ({ input, pool }) => {
    const { museum_object_id: objectId, rule_id: ruleId, rule } = input
    if (rule) checkRule(rule)
    const horizon = await findHorizon(pool, objectId)
    if (!horizon) return refuse('object_not_found')
    return accept({ result: await previewRule(pool, objectId, horizon, { ruleId, rule }) })
  },

  save_slot_rule: async ({ input, pool, once, ...acting }) => {
    const { museum_object_id: objectId, rule_id: ruleId, revision, rule, leave_orders: leavesOrders = false } = input
    checkRule(rule)
    const customers = rule.allotments.map(({ customer_id: id }) => id)
    if ((await nameCustomers(pool, customers)).size < customers.length) return refuse('customer_not_found', 'rule.allotments')
    return saved(pool, once, (tx) => saveRule(tx, acting, { objectId, ruleId, revision, rule, leavesOrders }))
  },

  remove_slot_rule: ({ input, pool, once, ...acting }) => {
    const { rule_id: ruleId, revision, leave_orders: leavesOrders = false } = input
    return saved(pool, once, (tx) => removeRule(tx, acting, { ruleId, revision, leavesOrders }))
  },

  set_slot_horizon: ({ input, pool, once, ...acting }) =>
    saved(pool, once, (tx) => setHorizon(tx, acting, { objectId: input.museum_object_id, months: input.months })),
})

/** Throws a fault of the protocol beside the first field that its kind does not have so. */
export function checkRule(rule: SlotRuleContent): void {
  const fault = faultOfRule(rule)
  if (fault) throw new ProtocolFault('invalid_fields', { [`rule.${fault[0]}`]: fault[1] })
}

/** Changes the rules of an object once for each key; answers them as they are afterwards. */
function saved(pool: Pool, once: Once | undefined, work: (tx: Tx) => Promise<Outcome<string>>): Promise<Outcome<{ result: SlotRules }>> {
  return answerOnce(pool, once, async (tx) => {
    const outcome = await work(tx)
    return outcome.ok ? rulesOf(tx, outcome.value) : outcome
  })
}

async function rulesOf(db: Db, objectId: string): Promise<Outcome<{ result: SlotRules }>> {
  const horizon = await findHorizon(db, objectId)
  if (!horizon) return refuse('object_not_found')
  const rules = await listRules(db, objectId)
  const names = await nameCustomers(
    db,
    rules.flatMap(({ allotments }) => allotments.map(({ customer_id: id }) => id)),
  )
  const { months, filledUntil, unlike } = horizon
  const named = rules.map(({ version: _version, ...rule }) => ({
    ...rule,
    allotments: rule.allotments.map((one) => ({ ...one, customer: names.get(one.customer_id) ?? '' })),
  }))
  const plan = planDays(rules, horizon, { first: horizon.today, last: horizonOf(horizon) })
  return accept({
    result: { rules: named, months, filled_until: filledUntil, until: plan.last, unlike, unruled: unruledDays(plan, horizon) },
  })
}
