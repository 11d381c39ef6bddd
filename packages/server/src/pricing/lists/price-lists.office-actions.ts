import { type OfficePriceList, priceListActions } from '@anfilada/contract/pricing/price-lists'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { type ActionRequest, feature } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { editDraft } from './edit-draft.ts'
import { copyList, createList } from './make-list.ts'
import { listOwnRates } from './own-rates.reads.ts'
import { differencesOf, listAnswer, rowAnswer, versionAnswer } from './price-lists.presenter.ts'
import { findListBefore, findPriceList, listPriceLists } from './price-lists.reads.ts'
import { readTables } from './price-lists.store.ts'
import { discardDraft, publishList } from './publish-list.ts'
import { findVersion, listVersions, readGrid } from './versions.reads.ts'

export const priceListsFeature = feature(priceListActions, {
  price_lists: async ({ input: { year, type, customer_id: customerId }, pool }) =>
    accept({ result: (await listPriceLists(pool, { year, type, customerId })).map(listAnswer) }),

  create_price_list: (request) =>
    answerList(request, (tx) => {
      const { name, type, customer_id: customerId = null, valid_from: validFrom, valid_until: validUntil } = request.input
      return createList(tx, request, { name, groupCategory: type, customerId, validFrom, validUntil })
    }),

  price_list: async ({ input, pool, language }) => {
    const list = await findPriceList(pool, input.list_id)
    const version = list && (await findVersion(pool, input.list_id, input.version_id))
    if (!version) return refuse('price_list_not_found')
    const grid = { versionId: version.id, comparedId: list.current?.versionId ?? null, type: list.type, language }
    const { id, number, state, note, revision } = version
    return accept({
      result: {
        list: listAnswer(list),
        version: { id, number, state, note, revision },
        rows: (await readGrid(pool, grid)).map(rowAnswer),
        vat: await listOwnRates(pool, list),
        before: list.current ? null : await pricesBefore(pool, input.list_id),
      },
    })
  },

  edit_price_draft: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const { list_id: listId, version_id: versionId, changes } = request.input
      const edits = changes.map(({ museum_object_id: objectId, revision, prices }) => ({ objectId, revision, prices }))
      const edited = await editDraft(tx, request, { listId, versionId, edits })
      if (!edited.ok) return edited
      const { saved, conflicts, revision } = edited.value
      return accept({
        result: {
          version_id: edited.value.versionId,
          revision,
          saved: saved.map((row) => ({ museum_object_id: row.objectId, revision: row.revision })),
          conflicts: conflicts.map((row) => ({ museum_object_id: row.objectId, revision: row.revision, prices: { ...row.prices } })),
        },
      })
    }),

  discard_price_draft: (request) =>
    answerOnce<{ result: OfficePriceList | null }>(request.pool, request.once, async (tx) => {
      const outcome = await discardDraft(tx, request, seenOf(request.input))
      if (!outcome.ok) return outcome
      return outcome.value === undefined ? accept({ result: null }) : whole(tx, outcome.value)
    }),

  publish_price_list: (request) =>
    answerList(request, (tx) => {
      const { note, overlaps_accepted: overlapsAccepted = false } = request.input
      return publishList(tx, request, seenOf(request.input), { note, overlapsAccepted })
    }),

  copy_price_list: (request) =>
    answerList(request, (tx) => {
      const { list_id: listId, name, valid_from: validFrom, valid_until: validUntil, percent, round_to: roundTo } = request.input
      return copyList(tx, request, { listId, name, validFrom, validUntil, raise: { percent, roundTo } })
    }),

  price_history: async ({ input: { list_id: listId, from, to }, pool, language }) => {
    const list = await findPriceList(pool, listId)
    if (!list) return refuse('price_list_not_found')
    const versions = await listVersions(pool, listId)
    const [before, after] = [from, to].map((id) => versions.find((version) => version.id === id))
    if ((from !== undefined && !before) || (to !== undefined && !after)) return refuse('price_list_not_found')
    const rows = before && after ? await readGrid(pool, { versionId: after.id, comparedId: before.id, type: list.type, language }) : []
    return accept({ result: { versions: versions.map(versionAnswer), difference: differencesOf(rows) } })
  },
})

function seenOf({ list_id, version_id, revision }: { list_id: number; version_id: number; revision: number }) {
  return { listId: list_id, versionId: version_id, revision }
}

/** What a list that was never published takes the place of. */
async function pricesBefore(pool: Db, listId: number) {
  const before = await findListBefore(pool, listId)
  if (!before) return null
  const tables = await readTables(pool, before.versionId, null)
  return { id: before.id, name: before.name, prices: Object.fromEntries(tables.map(({ objectId, prices }) => [objectId, { ...prices }])) }
}

type Whole = { result: OfficePriceList }

/** A change of a list, once for each key; answers the list as it is afterwards. */
function answerList(
  { pool, once }: Pick<ActionRequest<unknown>, 'pool' | 'once'>,
  work: (tx: Tx) => Promise<Outcome<number>>,
): Promise<Outcome<Whole>> {
  return answerOnce(pool, once, async (tx) => {
    const outcome = await work(tx)
    return outcome.ok ? whole(tx, outcome.value) : outcome
  })
}

async function whole(db: Db, listId: number): Promise<Outcome<Whole>> {
  const list = await findPriceList(db, listId)
  return list ? accept({ result: listAnswer(list) }) : refuse('price_list_not_found')
}
