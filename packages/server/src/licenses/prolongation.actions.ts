import { prolongationActions } from '@anfilada/contract/licenses/prolongation'
import { isRenewable } from '@anfilada/contract/licenses/prolongation-rules'
import { answerOnce } from '../db/idempotency.ts'
import { feature } from '../http/actions.ts'
import { accept, refuse } from '../outcome.ts'
import { scopeOf } from './keep-licenses.ts'
import { listLicenses } from './license-lists.reads.ts'
import { licenseAnswer } from './licenses.presenter.ts'
import { groupAnswer, requestAnswer } from './prolongation.presenter.ts'
import { listGroups, listRequests } from './prolongation.reads.ts'
import { chooseGroup, requestProlongation } from './request-prolongation.ts'
import { withdrawProlongation } from './take-back-prolongation.ts'

export const prolongationFeature = feature(prolongationActions, {
  get_prolongation_page_data: async ({ caller, pool, language }) => {
    const scope = scopeOf(caller)
    const seesPrices = caller.can('read', 'Price')
    const licenses = (await listLicenses(pool, scope, language)).map((row) => licenseAnswer(row))
    const requests = await listRequests(pool, { scope }, language)
    const underWay = new Set(requests.filter(({ state }) => state === 'requested').map(({ licenseId }) => licenseId))
    const renewable = licenses.filter((one) => isRenewable(one.state) && !underWay.has(one.license_id))
    const museumIds = [...new Set(renewable.map(({ museum_id }) => museum_id))]
    const groups = await listGroups(pool, { museumIds, isAhead: true }, language)
    return accept({
      result: {
        licenses: renewable,
        groups: groups.toReversed().map((row) => groupAnswer(row, seesPrices)),
        requests: requests.map((row) => requestAnswer(row, seesPrices)),
      },
    })
  },

  license_list_prolongation_groups: async ({ input: { license_id: asked }, caller, pool, language }) => {
    const own = (await listLicenses(pool, scopeOf(caller), language)).filter(({ id }) => asked.includes(id))
    if (own.length < asked.length) return refuse('license_not_found')
    const groups = await listGroups(pool, { museumIds: own.map(({ museumId }) => museumId), isAhead: true }, language)
    const seesPrices = caller.can('read', 'Price')
    const groupsOf = (museumId: number) => groups.filter((group) => group.museumId === museumId).toReversed()
    return accept({
      result: own.map(({ id, museumId }) => ({ license_id: id, groups: groupsOf(museumId).map((row) => groupAnswer(row, seesPrices)) })),
    })
  },

  license_set_prolongation_group: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const outcome = await chooseGroup(tx, acting, input.license_id, input.prolongation_group)
      if (!outcome.ok) return outcome
      const [row] = await listLicenses(tx, scopeOf(acting.caller), language, outcome.value)
      return row ? accept({ result: licenseAnswer(row) }) : refuse('license_not_found')
    }),

  prolongate_license: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { license_id: licenseIds, prolongation_group: groupId } = input
      const outcome = await requestProlongation(tx, acting, { licenseIds, groupId })
      if (!outcome.ok) return outcome
      const rows = await listRequests(tx, { requestIds: outcome.value }, language)
      return accept({ result: rows.map((row) => requestAnswer(row, true)) })
    }),

  withdraw_prolongation: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const outcome = await withdrawProlongation(tx, acting, input.request_id)
      if (!outcome.ok) return outcome
      const [row] = await listRequests(tx, { requestIds: [outcome.value] }, language)
      return row ? accept({ result: requestAnswer(row, true) }) : refuse('prolongation_not_found')
    }),
})
