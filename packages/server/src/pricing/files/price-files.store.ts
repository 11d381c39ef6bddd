import type { Tx } from '../../db/pool.ts'

/** Answers the file's name; undefined when there is no such file. Null takes the list's file away. */
export async function attachFile(tx: Tx, listId: number, fileId: number | null): Promise<string | null | undefined> {
  const { rows } = await tx.query({
    name: 'price_file_name',
    text: `select files.name from offered_kept_files as files where files.id = $1 and files.kind = 'price_list' for key share`,
    values: [fileId],
  })
  if (fileId !== null && !rows[0]) return undefined
  await tx.query({
    name: 'price_file_attach',
    text: 'update price_lists set file_id = $2 where price_lists.id = $1',
    values: [listId, fileId],
  })
  return rows[0]?.name ?? null
}
