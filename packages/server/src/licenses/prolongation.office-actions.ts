import { dateIn, defaultZone } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import { type OfficeProlongationRequest, officeProlongationActions } from '@anfilada/contract/licenses/prolongation'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { listOwnRates } from '../pricing/index.ts'
import { enterProlongation, setGroup } from './decide-prolongation.ts'
import { listLicenseMuseums } from './license-lists.reads.ts'
import { officeGroupAnswer, officeRequestAnswer } from './prolongation.presenter.ts'
import { listGroups, listRequests } from './prolongation.reads.ts'
import { declineProlongation } from './take-back-prolongation.ts'

export const officeProlongationFeature = feature(officeProlongationActions, {
  office_prolongation: async ({ pool, language }) => {
    const groups = await listGroups(pool, {}, language)
    const today = dateIn(defaultZone, new Date())
    return accept({
      result: {
        groups: groups.map(officeGroupAnswer),
        museums: await listLicenseMuseums(pool, language),
        rates: await listOwnRates(pool, { validFrom: today, validUntil: today }),
      },
    })
  },

  office_prolongation_requests: async ({ input: { group_id: groupId }, pool, language }) => {
    if ((await listGroups(pool, { groupId }, language)).length === 0) return refuse('group_not_found')
    return accept({ result: (await listRequests(pool, { groupId }, language)).map(officeRequestAnswer) })
  },

  set_prolongation_group: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { group_id: groupId, revision, museum_id: museumId, held_on: heldOn, place, closes_at: closesAt, places, fee, vat } = input
      const outcome = await setGroup(tx, acting, { groupId, revision, museumId, heldOn, place, closesAt, places, fee, vat })
      if (!outcome.ok) return outcome
      const [row] = await listGroups(tx, { groupId: outcome.value }, language)
      return row ? accept({ result: officeGroupAnswer(row) }) : refuse('group_not_found')
    }),

  enter_prolongation: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) =>
      answerRequest(tx, await enterProlongation(tx, acting, input.request_id, input.expiration_date), language),
    ),

  decline_prolongation: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) =>
      answerRequest(tx, await declineProlongation(tx, acting, input.request_id, input.reason), language),
    ),
})

async function answerRequest(
  db: Db,
  outcome: Outcome<number>,
  language: Language,
): Promise<Outcome<{ result: OfficeProlongationRequest }>> {
  if (!outcome.ok) return outcome
  const [row] = await listRequests(db, { requestIds: [outcome.value] }, language)
  return row ? accept({ result: officeRequestAnswer(row) }) : refuse('prolongation_not_found')
}
