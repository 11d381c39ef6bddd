import { mostXlsxRows } from '@anfilada/contract/exports/export-lists'
import { exportActions } from '@anfilada/contract/exports/exports'
import type { ExportList } from '@anfilada/contract/exports/export-lists'
import { answerOnce } from '../db/idempotency.ts'
import { deleteFile } from '../files/index.ts'
import { type ActionRequest, feature } from '../http/actions.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { recordAudit } from '../identity/index.ts'
import { accept, refuse } from '../outcome.ts'
import { findExport, listExports } from './exports.reads.ts'
import { deleteExport, insertExport } from './exports.store.ts'
import type { Asking, ExportedList } from './frame/exported-list.ts'

type Asked = ActionRequest<{ list: ExportList; filter: Record<string, unknown> }>

/** At both endpoints: whoever may read a list may take it out. */
export const exportsFeature = feature(exportActions, {
  count_export: async (request) => {
    const { list, asking } = await openList(request)
    return accept({ result: { total: await list.countExactly(asking) } })
  },

  start_export: async (request) => {
    const { input, caller, origin, language, pool, once } = request
    const { list, asking } = await openList(request)
    if (input.format === 'xlsx' && (await list.count(asking)) > mostXlsxRows) return refuse('export_too_long', 'format')
    const asked = { ...caller, list: input.list, filter: asking.input, format: input.format, language }
    return answerOnce(pool, once, async (tx) => {
      const id = await insertExport(tx, asked)
      if (id === undefined) return refuse('too_many_exports')
      const details = { list: input.list, format: input.format, ...asking.input }
      await recordAudit(tx, caller, origin, { action: 'export.started', subject: 'export', subjectId: id, details })
      const made = await findExport(tx, id, caller, language)
      return made ? accept({ result: made }) : refuse('export_not_found')
    })
  },

  list_exports: async ({ caller, language, pool }) => accept({ result: await listExports(pool, caller, language) }),

  remove_export: ({ input, caller, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const removed = await deleteExport(tx, input.export_id, caller.userId)
      if (!removed) return refuse('export_not_found')
      if (removed.fileId !== null) await deleteFile(tx, removed.fileId)
      return accept({ result: { id: input.export_id } })
    }),
})

/** The list that is asked for, when the caller may read it, with its filter; the lists bring the words of their cells, and come with the first question. */
async function openList(request: Asked): Promise<{ list: ExportedList; asking: Asking }> {
  const { lists } = await import('./lists/lists.ts')
  const list = lists[request.input.list]
  if (!request.caller.can(...list.ability)) throw new ProtocolFault('forbidden')
  const filter = list.readFilter(request.input.filter)
  if (!filter) throw new ProtocolFault('invalid_fields', { filter: 'invalid' })
  return { list, asking: { ...request, input: filter } }
}
