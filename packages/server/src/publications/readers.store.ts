import type { Db, Tx } from '../db/pool.ts'
import { isForReader, type Reader, readerValues } from './audience.sql.ts'

/** The login has seen all news up to now. */
export async function readAllNews(tx: Tx, userId: number): Promise<void> {
  await tx.query({
    name: 'news_read',
    text: `insert into publication_readers (user_id, kind, read_until) values ($1, 'news', now())
           on conflict (user_id, kind) do update set read_until = excluded.read_until`,
    values: [userId],
  })
}

/** The login closes an advert or a popup that is for it now, with the older ones of the kind; false when there is none such. */
export async function closeFor(tx: Tx, reader: Reader, publicationId: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'publication_close',
    text: `insert into publication_readers (user_id, kind, read_until)
           select $2, publications.kind, publications.visible_from from publications
           where publications.id = $4 and publications.kind in ('advert', 'popup') and $2::integer is not null and ${isForReader}
           on conflict (user_id, kind) do update set read_until = greatest(publication_readers.read_until, excluded.read_until)`,
    values: [...readerValues(reader), publicationId],
  })
  return rowCount === 1
}

/** The person leaves: what he has seen goes. */
export async function forgetReader(db: Db, userId: number): Promise<void> {
  await db.query({
    name: 'publication_reader_forget',
    text: 'delete from publication_readers where publication_readers.user_id = $1',
    values: [userId],
  })
}
