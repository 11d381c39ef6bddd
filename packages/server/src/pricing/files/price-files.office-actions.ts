import { priceFileActions } from '@anfilada/contract/pricing/price-files'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { importDraft, recordPrices } from '../lists/edit-draft.ts'
import { findPriceList } from '../lists/price-lists.reads.ts'
import { lockList } from '../lists/price-lists.store.ts'
import { findVersion } from '../lists/versions.reads.ts'
import { parseFile, previewImport } from './import-prices.ts'
import { sheetName } from './make-file.ts'
import { attachFile } from './price-files.store.ts'

export const priceFilesFeature = feature(priceFileActions, {
  export_price_list: async ({ input, pool }) => {
    const list = await findPriceList(pool, input.list_id)
    const version = list && (await findVersion(pool, input.list_id, input.version_id))
    if (!version) return refuse('price_list_not_found')
    return accept({ result: { file: `/api/office/price-lists/${list.id}/xlsx?version=${version.id}`, name: sheetName(list, version) } })
  },

  import_price_list: async ({ input: { list_id: listId, file_id: fileId }, pool, language }) => {
    const preview = await previewImport(pool, { listId, fileId, language })
    return preview.ok ? accept({ result: preview.value }) : preview
  },

  apply_price_import: async (request) => {
    const { list_id: listId, file_id: fileId, version_id: versionId, revision } = request.input
    // Read outside the transaction: a table takes most of a second, and the file never changes.
    const list = await findPriceList(request.pool, listId)
    const parsed = list ? await parseFile(request.pool, fileId, list) : refuse('price_list_not_found')
    return answerOnce(request.pool, request.once, async (tx) => {
      if (!parsed.ok) return parsed
      if (parsed.value.faults.length > 0) return refuse('import_has_faults')
      const imported = await importDraft(tx, request, { listId, versionId, revision, prices: parsed.value.prices })
      if (!imported.ok) return imported
      const { changed, ...draft } = imported.value
      return accept({ result: { version_id: draft.versionId, revision: draft.revision, changed } })
    })
  },

  attach_price_file: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const list = await lockList(tx, request.input.list_id)
      if (!list) return refuse('price_list_not_found')
      const file = await attachFile(tx, list.id, request.input.file_id)
      if (file === undefined) return refuse('file_not_found')
      await recordPrices(tx, request, 'price_list.file_attached', list, { file })
      return accept({ result: { file } })
    }),
})
