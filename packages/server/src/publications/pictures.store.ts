import type { Db, Tx } from '../db/pool.ts'
import { isForReader, type Reader } from './audience.sql.ts'

/** These and no others belong to the publication; false where one of them is no picture that was sent. */
export async function keepPictures(tx: Tx, publicationId: number, fileIds: readonly number[]): Promise<boolean> {
  await tx.query({
    name: 'publication_pictures_drop',
    text: 'delete from publication_pictures where publication_pictures.publication_id = $1',
    values: [publicationId],
  })
  const { rowCount } = await tx.query({
    name: 'publication_pictures_keep',
    text: `insert into publication_pictures (publication_id, file_id)
           select $1, offered_kept_files.id from offered_kept_files
           where offered_kept_files.id = any ($2::integer[]) and offered_kept_files.kind = 'picture'`,
    values: [publicationId, fileIds],
  })
  return rowCount === fileIds.length
}

/** Whether the picture stands in something that is shown to the reader now. */
export async function showsPicture(db: Db, { customerId, roles }: Reader, fileId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: 'publication_picture_shown',
    text: `select exists (
             select from publication_pictures join publications on publications.id = publication_pictures.publication_id
             where publication_pictures.file_id = $2 and ${isForReader}
           ) as shown`,
    values: [customerId, fileId, roles],
  })
  return rows[0]?.shown ?? false
}
