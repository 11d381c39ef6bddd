import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callAction, type ActionOutput } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export type ResourceDay = ActionOutput<'office_resources'>['result']
export type ResourceWork = ResourceDay['resources'][number]

/** A day: what is out, who goes along with what, and what nobody goes along with. */
export function resourceDayQuery(date: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['resources', 'day', date, language],
    queryFn: async ({ signal }) => (await callAction('office_resources', { date, language }, { language, signal })).result,
  })
}

/** Stock and what is out of it, day by day. */
export function equipmentQuery(from: string, to: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['resources', 'equipment', from, to, language],
    queryFn: async ({ signal }) => (await callAction('office_equipment', { from, to, language }, { language, signal })).result,
    placeholderData: keepPreviousData,
  })
}

/** Whom an order may get, and who has it now. */
export function assignmentQuery(orderId: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['resources', 'assignment', orderId, language],
    queryFn: async ({ signal }) => (await callAction('order_assignment', { order_id: orderId, language }, { language, signal })).result,
  })
}

/** Classes of vehicles: what the company itself sells, without its guides. */
export function vehicleClassesQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['resources', 'classes', language],
    queryFn: async ({ signal }) =>
      (await callAction('object_names', { language }, { language, signal })).result.filter(
        ({ museum_id, museum_object_id }) => museum_id === 0 && !museum_object_id.startsWith('guide-'),
      ),
    staleTime: Infinity,
  })
}
