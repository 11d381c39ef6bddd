import { companyActions, type CompanyVersion } from '@anfilada/contract/company-versions'
import { answerOnce } from '../db/idempotency.ts'
import type { Tx } from '../db/pool.ts'
import { type ActionRequest, feature } from '../http/actions.ts'
import { accept, type Outcome } from '../outcome.ts'
import { discardDraft, publishDraft, saveDraft } from './change-company.ts'
import { listVersions, type VersionRow } from './versions.reads.ts'

export const companyFeature = feature(companyActions, {
  company_versions: async ({ pool, caller }) =>
    accept({ result: (await listVersions(pool)).map((row) => versionAnswer(row, caller.userId)) }),
  save_company_draft: (request) => answerVersion(request, (tx) => saveDraft(tx, request, request.input)),
  discard_company_draft: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const outcome = await discardDraft(tx, request, request.input.revision)
      return outcome.ok ? accept({}) : outcome
    }),
  publish_company: (request) =>
    answerVersion(request, (tx) => {
      const { revision, valid_from: validFrom, note } = request.input
      return publishDraft(tx, request, { revision, validFrom, note })
    }),
})

type Changing = Pick<ActionRequest<unknown>, 'pool' | 'once' | 'caller'>

/** A change, once for each key; answers the version as it is afterwards. */
function answerVersion({ pool, once, caller }: Changing, work: (tx: Tx) => Promise<Outcome<number>>) {
  return answerOnce(pool, once, async (tx) => {
    const outcome = await work(tx)
    if (!outcome.ok) return outcome
    const row = (await listVersions(tx)).find(({ id }) => id === outcome.value)
    if (!row) throw new Error('The version that was written is gone')
    return accept({ result: versionAnswer(row, caller.userId) })
  })
}

function versionAnswer(row: VersionRow, readerId: number): CompanyVersion {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    valid_from: row.validFrom,
    facts: row.facts,
    note: row.note,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    changed_by: row.changedBy,
    changed_at: row.changedAt?.toISOString() ?? null,
    account_by: row.accountBy,
    publishable: row.state === 'draft' && row.accountById !== readerId,
    published_by: row.publishedBy,
    published_at: row.publishedAt?.toISOString() ?? null,
    revision: row.revision,
  }
}
