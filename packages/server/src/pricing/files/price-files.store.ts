import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'

export type NewFile = { name: string; mediaType: string; content: Buffer; userId: number }

/** Keeps a file as it came. With `findPriceFile` all that pricing knows of where files are (decision 0020). */
export async function savePriceFile(db: Db, { name, mediaType, content, userId }: NewFile): Promise<number> {
  const { rows } = await db.query({
    name: 'price_file_insert',
    text: 'insert into price_files (name, media_type, content, uploaded_by) values ($1, $2, $3, $4) returning id',
    values: [name, mediaType, content, userId],
  })
  return onlyRow(rows).id
}

export type PriceFile = { name: string; mediaType: string; content: Buffer }

export async function findPriceFile(db: Db, fileId: number): Promise<PriceFile | undefined> {
  const { rows } = await db.query({
    name: 'price_file',
    text: `select price_files.name, price_files.media_type as "mediaType", price_files.content from price_files where price_files.id = $1`,
    values: [fileId],
  })
  return rows[0]
}

/** The file that was made of the same contents before. */
export async function findMadeFile(db: Db, madeFrom: Buffer): Promise<Buffer | undefined> {
  const { rows } = await db.query({
    name: 'price_file_made',
    text: 'select price_files.content from price_files where price_files.made_from = $1',
    values: [madeFrom],
  })
  return rows[0]?.content
}

/** Two processes may make one at once: the first stays. */
export async function saveMadeFile(db: Db, { name, mediaType, content }: PriceFile, madeFrom: Buffer): Promise<void> {
  await db.query({
    name: 'price_file_keep_made',
    text: 'insert into price_files (name, media_type, content, made_from) values ($1, $2, $3, $4) on conflict (made_from) do nothing',
    values: [name, mediaType, content, madeFrom],
  })
}

/** Answers the file's name; undefined when there is no such file. Null takes the list's file away. */
export async function attachFile(tx: Tx, listId: number, fileId: number | null): Promise<string | null | undefined> {
  const { rows } = await tx.query({
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

/** Files that were looked at and given to nobody, and those that were made: who asks for one again has it made again. */
export async function deleteOldPriceFiles(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'price_files_sweep',
    text: `delete from price_files where price_files.uploaded_at < now() - case when price_files.made_from is null then interval '2 days' else interval '30 days' end
             and not exists (select from price_lists where price_lists.file_id = price_files.id)`,
    values: [],
  })
  return rowCount ?? 0
}
