import type { Language } from '@anfilada/contract/languages'
import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import type { Db } from '../db/pool.ts'
import { type Asked, isForReader, isUnread, type Reader, readerValues, wordsIn } from './audience.sql.ts'

/** What of the past is still shown: nobody reads further down. */
const newest = 50

export type NewsRow = { id: number; date: string; title: string; body: string; language: Language; marked: boolean }

/** News for this reader now, newest first. */
export async function listNews(db: Db, { reader, language }: Asked): Promise<NewsRow[]> {
  const { rows } = await db.query({
    name: 'news_for_reader',
    text: `select publications.id, local_day(publications.visible_from) as date, ${wordsIn('$4::text')}, ${isUnread} as marked
           from publications where publications.kind = 'news' and ${isForReader}
           order by publications.visible_from desc, publications.id desc limit ${newest}`,
    values: [...readerValues(reader), language],
  })
  return rows
}

/** Whether there is news for the member that he has not looked at; employees have none. */
export async function hasUnreadNews(db: Db, reader: Reader): Promise<boolean> {
  if (reader.customerId === null) return false
  const { rows } = await db.query({
    name: 'news_unread',
    text: `select exists (select from publications where publications.kind = 'news' and ${isForReader} and ${isUnread}) as unread`,
    values: readerValues(reader),
  })
  return rows[0]?.unread ?? false
}

export type ShownRow = {
  id: number
  kind: PublicationKind
  title: string
  body: string
  language: Language
  url: string | null
  visibleUntil: Date | null
}

/** Adverts for this reader now that he has not closed, newest first. */
export async function listAdverts(db: Db, { reader, language }: Asked): Promise<ShownRow[]> {
  const { rows } = await db.query({
    name: 'adverts_for_reader',
    text: `select publications.id, publications.kind, ${wordsIn('$4::text')}, publications.url, publications.visible_until as "visibleUntil"
           from publications where publications.kind = 'advert' and ${isForReader} and ($2::integer is null or ${isUnread})
           order by publications.visible_from desc, publications.id desc limit ${newest}`,
    values: [...readerValues(reader), language],
  })
  return rows
}

/** The newest of each of these kinds for this reader now; of those that are closed, only what he has not. */
export async function listNewest(db: Db, { reader, language }: Asked, kinds: readonly PublicationKind[]): Promise<ShownRow[]> {
  const { rows } = await db.query({
    name: 'publications_newest',
    text: `select distinct on (publications.kind) publications.id, publications.kind, ${wordsIn('$4::text')}, publications.url,
                  publications.visible_until as "visibleUntil"
           from publications where publications.kind = any ($5::text[]) and ${isForReader}
             and (publications.kind not in ('advert', 'popup') or $2::integer is null or ${isUnread})
           order by publications.kind, publications.visible_from desc, publications.id desc`,
    values: [...readerValues(reader), language, kinds],
  })
  return rows
}
