import { type CompanyServices, officeServicesActions } from '@anfilada/contract/catalogue/office-services'
import { serviceChanges } from '@anfilada/contract/catalogue/services-document'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { saveServices } from './save-services.ts'
import { listServiceVersions } from './services.store.ts'

export const officeServicesFeature = feature(officeServicesActions, {
  company_services: async ({ pool }) => accept({ result: await whole(pool) }),

  save_company_services: ({ input, pool, once, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const saved = await saveServices(tx, acting, input)
      return saved.ok ? accept({ result: await whole(tx) }) : saved
    }),
})

async function whole(db: Db): Promise<CompanyServices> {
  const versions = await listServiceVersions(db)
  const [{ number, document }] = versions
  const history = versions.map((one, at) => {
    const before = versions[at + 1]
    return {
      version: one.number,
      saved_by: one.savedBy,
      saved_at: one.savedAt?.toISOString() ?? null,
      changes: before ? serviceChanges(before.document, one.document) : [],
    }
  })
  return { version: number, document, history }
}
