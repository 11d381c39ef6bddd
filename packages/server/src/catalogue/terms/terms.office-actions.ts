import { termsActions } from '@anfilada/contract/pricing/terms'
import { findCustomerName } from '../../customers/index.ts'
import { listSubjectHistory } from '../../identity/index.ts'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { changeAgreedTerms, changeObjectTerms, objectTermsChanged } from './change-terms.ts'
import { findObjectTerms, listCustomerTerms, listObjectNames, listObjectTerms } from './terms.reads.ts'

const historyLength = 100

export const termsFeature = feature(termsActions, {
  object_names: async ({ input, language, pool }) => accept({ result: await listObjectNames(pool, input.type, language) }),

  object_terms: async ({ input, language, pool }) => accept({ result: await listObjectTerms(pool, input.museum_id, language) }),

  object_terms_history: async ({ input, language, pool }) => {
    if (!(await findObjectTerms(pool, input.museum_object_id, language))) return refuse('object_not_found')
    const lines = await listSubjectHistory(pool, { action: objectTermsChanged, subjectId: input.museum_object_id }, historyLength)
    return accept({ result: lines.map(({ at, by, details }) => ({ at: at.toISOString(), by, details })) })
  },

  set_object_terms: ({ input, language, pool, once, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { museum_object_id: objectId, cut_off_minutes, free_change_hours, penalty } = input
      const outcome = await changeObjectTerms(tx, acting, objectId, { cut_off_minutes, free_change_hours, penalty })
      if (!outcome.ok) return outcome
      const terms = await findObjectTerms(tx, objectId, language)
      return terms ? accept({ result: terms }) : refuse('object_not_found')
    }),

  customer_terms: async ({ input, language, pool }) => {
    if ((await findCustomerName(pool, input.customer_id)) === undefined) return refuse('customer_not_found')
    return accept({ result: await listCustomerTerms(pool, input.customer_id, language) })
  },

  set_customer_terms_by_object: ({ input, language, pool, once, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { customer_id: customerId, museum_object_id: objectId, cut_off_minutes, free_change_hours, penalty } = input
      const change = { customerId, objectId, terms: { cut_off_minutes, free_change_hours, penalty } }
      const outcome = await changeAgreedTerms(tx, acting, change)
      return outcome.ok ? accept({ result: await listCustomerTerms(tx, customerId, language) }) : outcome
    }),
})
