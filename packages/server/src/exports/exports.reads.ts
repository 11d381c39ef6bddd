import type { Export } from '@anfilada/contract/exports/exports'
import { filesPath } from '@anfilada/contract/files'
import type { Language } from '@anfilada/contract/languages'
import { refusalSentence } from '@anfilada/phrases/refusals'
import type { Db } from '../db/pool.ts'
import type { StatementRow } from '../db/statement-rows.ts'

type Owner = { userId: number; customerId: number | null }

const columns = `exports.id, exports.list, exports.format, exports.asked_at as "askedAt", exports.total, exports.done, exports.failure,
  exports.file_id as "fileId", files.streamed_size as size`
const joins = 'left join offered_kept_files as files on files.id = exports.file_id'

/** A person's exports, the latest first. */
export async function listExports(db: Db, { userId, customerId }: Owner, language: Language): Promise<Export[]> {
  const { rows } = await db.query({
    name: 'exports_of_user',
    text: `select ${columns} from exports ${joins} where exports.user_id = $1 and exports.customer_id is not distinct from $2
           order by exports.id desc`,
    values: [userId, customerId],
  })
  return rows.map((row) => answer(row, customerId, language))
}

export async function findExport(db: Db, exportId: number, { userId, customerId }: Owner, language: Language): Promise<Export | undefined> {
  const { rows } = await db.query({
    name: 'export_find',
    text: `select ${columns} from exports ${joins}
           where exports.id = $1 and exports.user_id = $2 and exports.customer_id is not distinct from $3`,
    values: [exportId, userId, customerId],
  })
  return rows[0] && answer(rows[0], customerId, language)
}

/** Which of the person's lists stands in a file, and whether only what a guide sees of it; undefined when it is none of his. */
export async function findListOfFile(db: Db, fileId: number, { userId, customerId }: Owner) {
  const { rows } = await db.query({
    name: 'export_of_file',
    text: `select exports.list, exports.own_only as "ownOnly" from exports
           where exports.file_id = $1 and exports.user_id = $2 and exports.customer_id is not distinct from $3`,
    values: [fileId, userId, customerId],
  })
  return rows[0]
}

function answer(row: StatementRow<'export_find'>, customerId: number | null, language: Language): Export {
  const { id, list, format, askedAt, total, done, failure, fileId, size } = row
  const api = customerId === null ? 'office' : 'customer'
  return {
    id,
    list,
    format,
    asked_at: askedAt.toISOString(),
    total,
    done,
    failure: failure && refusalSentence(language, failure),
    file: fileId === null ? null : filesPath(api, 'export') + String(fileId),
    size,
  }
}
