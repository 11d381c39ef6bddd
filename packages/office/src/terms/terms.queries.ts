import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export function objectTermsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['terms', 'objects', language],
    queryFn: async ({ signal }) => (await callAction('object_terms', { language }, { language, signal })).result,
  })
}

export function objectTermsHistoryQuery(objectId: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['terms', 'history', objectId, language],
    queryFn: async ({ signal }) =>
      (await callAction('object_terms_history', { museum_object_id: objectId, language }, { language, signal })).result,
  })
}

export function customerTermsQuery(customerId: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['terms', 'customer', customerId, language],
    queryFn: async ({ signal }) => (await callAction('customer_terms', { customer_id: customerId, language }, { language, signal })).result,
  })
}
