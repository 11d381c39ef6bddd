import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { CapacityActions } from '@anfilada/contract/orders/capacity'
import { isFilling, type SlotRuleActions } from '@anfilada/contract/orders/slot-rules'

export type Days = { from: string; to: string }

/** What staff may change at once: exactly one of the three. */
export type SlotsAsked = Omit<z.input<CapacityActions['preview_slots']['input']>, 'language'>

/** Objects of museums, by museum; what the company itself sells has no slots. */
export function slotObjectsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'objects', language],
    queryFn: async ({ signal }) =>
      (await callAction('object_names', { language }, { language, signal })).result.filter(({ museum_id }) => museum_id > 0),
    staleTime: Infinity,
  })
}

export function slotsQuery(objectId: string | undefined, { from, to }: Days, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'of', objectId, from, to, language],
    queryFn:
      objectId === undefined
        ? skipToken
        : async ({ signal }) =>
            (await callAction('office_slots', { museum_object_id: objectId, from, to, language }, { language, signal })).result,
  })
}

/** What a change would do; nothing is asked while `asked` is undefined. */
export function slotsPreviewQuery(asked: SlotsAsked | undefined, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'preview', asked, language],
    queryFn: asked
      ? async ({ signal }) => (await callAction('preview_slots', { ...asked, language }, { language, signal })).result
      : skipToken,
    placeholderData: keepPreviousData,
  })
}

/** What another rule, or another content of one, would do: without `rule` its end. */
export type RuleAsked = Omit<z.input<SlotRuleActions['preview_slot_rule']['input']>, 'language'>

/** While slots are being made by a rule, until where there are some is asked again. */
const whileFillingMs = 3000

export function slotRulesQuery(objectId: string | undefined, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'rules', objectId, language],
    queryFn:
      objectId === undefined
        ? skipToken
        : async ({ signal }) => (await callAction('slot_rules', { museum_object_id: objectId, language }, { language, signal })).result,
    refetchInterval: ({ state }) => (state.data && isFilling(state.data) ? whileFillingMs : false),
  })
}

/** Nothing is asked while `asked` is undefined. */
export function rulePreviewQuery(asked: RuleAsked | undefined, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['slots', 'rule-preview', asked, language],
    queryFn: asked
      ? async ({ signal }) => (await callAction('preview_slot_rule', { ...asked, language }, { language, signal })).result
      : skipToken,
    placeholderData: keepPreviousData,
  })
}
