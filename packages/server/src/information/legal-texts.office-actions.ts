import { legalTextActions, type LegalVersion } from '@anfilada/contract/legal-texts'
import { answerOnce } from '../db/idempotency.ts'
import type { Db, Tx } from '../db/pool.ts'
import { type ActionRequest, feature } from '../http/actions.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { discardDraft, publishDraft, saveDraft } from './change-legal-text.ts'
import { findVersion, listVersions, type VersionRow } from './legal-texts.reads.ts'

export const legalTextsFeature = feature(legalTextActions, {
  legal_texts: async ({ pool }) => accept({ result: (await listVersions(pool)).map(versionAnswer) }),

  legal_text: ({ input, pool }) => whole(pool, input.text_id),

  save_legal_draft: (request) => answerWhole(request, (tx) => saveDraft(tx, request, request.input, request.input.contents)),

  discard_legal_draft: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const outcome = await discardDraft(tx, request, request.input)
      return outcome.ok ? accept({ result: { kind: outcome.value } }) : outcome
    }),

  publish_legal_text: (request) =>
    answerWhole(request, (tx) => {
      const { kind, revision, valid_from: validFrom, note } = request.input
      return publishDraft(tx, request, { kind, revision, validFrom, note })
    }),
})

/** A change, once for each key; answers the version as it is afterwards. */
function answerWhole({ pool, once }: Pick<ActionRequest<unknown>, 'pool' | 'once'>, work: (tx: Tx) => Promise<Outcome<number>>) {
  return answerOnce(pool, once, async (tx) => {
    const outcome = await work(tx)
    return outcome.ok ? whole(tx, outcome.value) : outcome
  })
}

async function whole(db: Db, id: number) {
  const row = await findVersion(db, id)
  return row ? accept({ result: { ...versionAnswer(row), contents: row.contents } }) : refuse('not_found')
}

function versionAnswer(row: VersionRow): LegalVersion {
  return {
    id: row.id,
    kind: row.kind,
    version: row.version,
    state: row.state,
    valid_from: row.validFrom,
    title: row.title,
    languages: row.languages,
    note: row.note,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    published_by: row.publishedBy,
    published_at: row.publishedAt?.toISOString() ?? null,
    revision: row.revision,
  }
}
