import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { SlotPlanActions } from '@anfilada/contract/orders/slot-plans'

/** A change in whose way orders stand: of a rule, or of slots. */
export type LoweringAsked = Omit<z.input<SlotPlanActions['preview_slot_plan']['input']>, 'language'>

/** While a plan is being carried out, how far it is is asked again. */
const whileRunningMs = 2000

export function planPreviewQuery(asked: LoweringAsked, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'plan-preview', asked, language],
    queryFn: async ({ signal }) => (await callAction('preview_slot_plan', { ...asked, language }, { language, signal })).result,
    // Orders come and go while the plan is thought over; what is chosen belongs to those that are shown.
    staleTime: Infinity,
    gcTime: 0,
  })
}

export function planQuery(planId: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'plan', planId, language],
    queryFn: async ({ signal }) => (await callAction('slot_plan', { plan_id: planId, language }, { language, signal })).result,
    refetchInterval: ({ state }) => (state.data && (state.data.ended_at ?? state.data.stopped_at) === null ? whileRunningMs : false),
  })
}

export function plansQuery(objectId: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'plans', objectId, language],
    queryFn: async ({ signal }) => (await callAction('slot_plans', { museum_object_id: objectId, language }, { language, signal })).result,
    refetchInterval: ({ state }) => (state.data?.some((plan) => (plan.ended_at ?? plan.stopped_at) === null) ? whileRunningMs : false),
  })
}
