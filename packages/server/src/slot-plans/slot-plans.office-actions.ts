import type { Language } from '@anfilada/contract/languages'
import { slotPlanActions, type SlotPlan } from '@anfilada/contract/orders/slot-plans'
import type { SlotRuleContent } from '@anfilada/contract/orders/slot-rules'
import { checkRule, findTargets, listInTheWay, listLoweredSlots, type Lowering } from '../catalogue/index.ts'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findPlan, listPlans } from './plans.reads.ts'
import { startPlan } from './start-plan.ts'
import { stopPlan } from './stop-plan.ts'

export const slotPlansFeature = feature(slotPlanActions, {
  preview_slot_plan: async ({ input, pool }) => {
    const targets = await findTargets(pool, loweringOf(input))
    if (!targets.ok) return targets
    const [slots, orders] = [await listLoweredSlots(pool, targets.value), await listInTheWay(pool, targets.value)]
    return accept({ result: { slots, orders } })
  },

  start_slot_plan: ({ input, language, pool, once, ...acting }) => {
    const { reason = '', orders } = input
    const lowering = loweringOf(input)
    return answerOnce(pool, once, async (tx) => {
      const started = await startPlan(tx, acting, { lowering, reason, orders })
      return started.ok ? planOf(tx, started.value, language) : started
    })
  },

  stop_slot_plan: ({ input, language, pool, once, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      await stopPlan(tx, acting, input.plan_id)
      return planOf(tx, input.plan_id, language)
    }),

  slot_plan: ({ input, language, pool }) => planOf(pool, input.plan_id, language),

  slot_plans: async ({ input, pool }) => accept({ result: await listPlans(pool, input.museum_object_id) }),
})

async function planOf(db: Db, planId: number, language: Language): Promise<Outcome<{ result: SlotPlan }>> {
  const plan = await findPlan(db, planId, language)
  return plan ? accept({ result: plan }) : refuse('slot_plan_not_found')
}

type Asked = {
  museum_object_id: string
  rule_id?: number | undefined
  revision?: number | undefined
  rule?: SlotRuleContent | undefined
  slot_ids?: number[] | undefined
  slot?: { capacity: number; closed: boolean } | undefined
}

/** Either a rule or slots, and nothing of the other. */
function loweringOf({ museum_object_id: objectId, rule_id: ruleId, revision, rule, slot_ids: slotIds, slot }: Asked): Lowering {
  const ofRule = rule !== undefined || ruleId !== undefined
  if (ofRule === (slotIds !== undefined) || (slotIds === undefined) !== (slot === undefined)) {
    throw new ProtocolFault('invalid_fields', { slot_ids: 'invalid' })
  }
  if (rule) checkRule(rule)
  if (slotIds && slot) return { objectId, kind: 'slots', slotIds, ...slot }
  return { objectId, kind: 'rule', ruleId, revision, rule }
}
