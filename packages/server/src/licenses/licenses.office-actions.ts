import type { Language } from '@anfilada/contract/languages'
import { type OfficeLicense, officeLicenseActions } from '@anfilada/contract/licenses/licenses'
import { findCustomerName } from '../customers/index.ts'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { checkLicense, mergeGuides } from './check-licenses.ts'
import { listOfficeGuides } from './guides.reads.ts'
import { listOfficeLicenses } from './license-lists.reads.ts'
import { officeLicenseAnswer } from './licenses.presenter.ts'

const usualPage = 50

export const officeLicensesFeature = feature(officeLicenseActions, {
  office_licenses: async ({ input: { state, search, after, limit = usualPage }, pool, language }) => {
    const rows = await listOfficeLicenses(pool, { state, search, after }, language, limit + 1)
    const shown = rows.slice(0, limit)
    return accept({ result: shown.map(officeLicenseAnswer), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null })
  },

  office_license: async ({ input, pool, language }) => answerLicense(pool, input.license_id, language),

  decide_license: ({ input, pool, once, language, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { license_id: licenseId, revision, decision, reason } = input
      const outcome = await checkLicense(tx, acting, { licenseId, revision, decision, reason })
      return outcome.ok ? answerLicense(tx, outcome.value, language) : outcome
    }),

  office_guides: async ({ input, pool }) => {
    if ((await findCustomerName(pool, input.customer_id)) === undefined) return refuse('customer_not_found')
    return accept({ result: await listOfficeGuides(pool, { customerId: input.customer_id }) })
  },

  merge_guides: ({ input, pool, once, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const outcome = await mergeGuides(tx, acting, input.guide_id, input.into_guide_id)
      if (!outcome.ok) return outcome
      const [guide] = await listOfficeGuides(tx, { guideId: outcome.value })
      return guide ? accept({ result: guide }) : refuse('guide_not_found')
    }),
})

async function answerLicense(db: Db, licenseId: number, language: Language): Promise<Outcome<{ result: OfficeLicense }>> {
  const [row] = await listOfficeLicenses(db, { licenseId }, language, 1)
  return row ? accept({ result: officeLicenseAnswer(row) }) : refuse('license_not_found')
}
