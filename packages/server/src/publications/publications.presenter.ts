import type { Advert, Notices, PublicNotices, ScheduleNotice } from '@anfilada/contract/publications/publications'
import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import type { ShownRow } from './publications.reads.ts'

export const noticeKinds = ['advert', 'popup', 'schedule_notice'] as const
export const publicNoticeKinds = ['login_notification', 'advert', 'schedule_notice'] as const

export function noticesAnswer(rows: readonly ShownRow[], newsMark: boolean): Notices {
  return { news_mark: newsMark, advert: advertOf(rows), popup: readOf(rows, 'popup'), schedule_notice: scheduleOf(rows) }
}

export function publicNoticesAnswer(rows: readonly ShownRow[]): PublicNotices {
  return { login_notification: readOf(rows, 'login_notification'), advert: advertOf(rows), schedule_notice: scheduleOf(rows) }
}

export function advertAnswer({ id, title, body, language, url }: ShownRow): Advert {
  return { id, type: 'ad', title, body, language, ...(url !== null && { url }) }
}

function find(rows: readonly ShownRow[], kind: PublicationKind): ShownRow | undefined {
  return rows.find((row) => row.kind === kind)
}

function readOf(rows: readonly ShownRow[], kind: PublicationKind) {
  const row = find(rows, kind)
  return row ? { id: row.id, title: row.title, body: row.body, language: row.language } : null
}

function advertOf(rows: readonly ShownRow[]): Advert | null {
  const row = find(rows, 'advert')
  return row ? advertAnswer(row) : null
}

function scheduleOf(rows: readonly ShownRow[]): ScheduleNotice | null {
  const read = readOf(rows, 'schedule_notice')
  const closesAt = find(rows, 'schedule_notice')?.visibleUntil
  return read && closesAt ? { ...read, closes_at: closesAt.toISOString() } : null
}

/** The words of a body without its marks, for who shows plain text. */
export function plainText(body: string): string {
  const words = body.replace(/<(?:br|hr) \/>|<\/(?:p|li|h\d|blockquote)>/g, '\n').replace(/<[^>]*>/g, '')
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\n+/g, '\n')
    .trim()
}
