import { publicationActions, publicNoticeActions } from '@anfilada/contract/publications/publications'
import { listOpenWindows } from '../catalogue/index.ts'
import { answerOnce } from '../db/idempotency.ts'
import { feature } from '../http/actions.ts'
import { visitor } from '../http/caller.ts'
import { accept, refuse } from '../outcome.ts'
import { readerOf } from './audience.sql.ts'
import { noticeKinds, noticesAnswer, publicNoticeKinds, publicNoticesAnswer } from './publications.presenter.ts'
import { hasUnreadNews, listNewest } from './publications.reads.ts'
import { closeFor, readAllNews } from './readers.store.ts'

export const publicationsFeature = feature(publicationActions, {
  notices: async ({ caller, language, pool }) => {
    const reader = readerOf(caller)
    const rows = await listNewest(pool, { reader, language }, noticeKinds)
    const windows = await listOpenWindows(pool, { language })
    return accept({ result: noticesAnswer(rows, windows, await hasUnreadNews(pool, reader)) })
  },

  unmark_news: ({ caller, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      await readAllNews(tx, caller.userId)
      return accept({ result: { news_mark: false } })
    }),

  close_publication: ({ caller, input, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const { publication_id } = input
      const closed = await closeFor(tx, readerOf(caller), publication_id)
      return closed ? accept({ result: { publication_id } }) : refuse('publication_not_found')
    }),
})

/** What stands on the login: whoever is signed in reads it as everybody does. */
export const publicNoticesFeature = feature(publicNoticeActions, {
  public_notices: async ({ language, pool }) => {
    const rows = await listNewest(pool, { reader: readerOf(visitor), language }, publicNoticeKinds)
    return accept({ result: publicNoticesAnswer(rows, await listOpenWindows(pool, { language })) })
  },
})
