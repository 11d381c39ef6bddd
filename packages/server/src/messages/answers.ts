import type { FoundMessage, MessagePage, MessageThread } from '@anfilada/contract/messages/messages'
import type { Db } from '../db/pool.ts'
import type { OrderScope } from '../orders/index.ts'
import { type Asking, foundAnswer, messageAnswer, threadAnswer } from './messages.presenter.ts'
import { listMessages, searchMessages } from './messages.reads.ts'
import type { Place } from './messages.rules.ts'
import { listThreads, type ThreadReader } from './threads.reads.ts'

type Cut = { before?: number | undefined; limit?: number | undefined }
const usualPage = 50

/** The latest messages of a place, or those before a number, the earliest first. */
export async function answerPage(db: Db, place: Place, { before, limit = usualPage }: Cut, asking: Asking): Promise<MessagePage> {
  const found = await listMessages(db, place, before, limit + 1)
  const shown = found.slice(0, limit).toReversed()
  return { result: shown.map((one) => messageAnswer(one, asking)), earlier: found.length > limit ? (shown[0]?.id ?? null) : null }
}

type Threads = { result: MessageThread[]; next: number | null }

export async function answerThreads(
  db: Db,
  reader: ThreadReader,
  { before, limit = usualPage, unread = false }: Cut & { unread?: boolean | undefined },
  asking: Asking,
): Promise<Threads> {
  const found = await listThreads(db, reader, { unread, before, limit: limit + 1, language: asking.language })
  const shown = found.slice(0, limit)
  return { result: shown.map((one) => threadAnswer(one, asking)), next: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

type Found = { result: FoundMessage[]; next: number | null }

export async function answerSearch(
  db: Db,
  scope: OrderScope,
  { search, before, limit = usualPage }: Cut & { search: string },
  asking: Asking,
): Promise<Found> {
  const found = await searchMessages(db, scope, search, { before, limit: limit + 1 })
  const shown = found.slice(0, limit)
  return { result: shown.map((one) => foundAnswer(one, asking)), next: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
