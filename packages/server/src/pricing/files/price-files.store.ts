import type { Db, Tx } from '../../db/pool.ts'

export type NewFile = { name: string; mediaType: string; content: Buffer; userId: number }

/** Keeps a file as it came. With `findPriceFile` all that pricing knows of where files are (decision 0020). */
export async function savePriceFile(db: Db, { name, mediaType, content, userId }: NewFile): Promise<number> {
  const { rows } = await db.query<{ id: number }>({
    name: 'price_file_insert',
    text: 'insert into price_files (name, media_type, content, uploaded_by) values ($1, $2, $3, $4) returning id',
    values: [name, mediaType, content, userId],
  })
  return (rows[0] as { id: number }).id
}

export type PriceFile = { name: string; mediaType: string; content: Buffer }

export async function findPriceFile(db: Db, fileId: number): Promise<PriceFile | undefined> {
  const { rows } = await db.query<PriceFile>({
    name: 'price_file',
    text: `select price_files.name, price_files.media_type as "mediaType", price_files.content from price_files where price_files.id = $1`,
    values: [fileId],
  })
  return rows[0]
}

/** Answers the file's name; undefined when there is no such file. Null takes the list's file away. */
export async function attachFile(tx: Tx, listId: number, fileId: number | null): Promise<string | null | undefined> {
  const { rows } = await tx.query<{ name: string }>({
    name: 'price_file_name',
    text: 'select price_files.name from price_files where price_files.id = $1 for key share',
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

/** Files that were looked at and given to nobody. */
export async function deleteOldPriceFiles(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'price_files_sweep',
    text: `delete from price_files where price_files.uploaded_at < now() - interval '2 days'
             and not exists (select from price_lists where price_lists.file_id = price_files.id)`,
    values: [],
  })
  return rowCount ?? 0
}
