import type { Advert, Notices, PublicNotices, Submission } from '@anfilada/contract/publications/publications'
import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import type { WindowRow } from '../catalogue/index.ts'
import type { ShownRow } from './publications.reads.ts'

export const noticeKinds = ['advert', 'popup', 'schedule_notice'] as const
export const publicNoticeKinds = ['login_notification', 'advert', 'schedule_notice'] as const

export function noticesAnswer(rows: readonly ShownRow[], windows: readonly WindowRow[], newsMark: boolean): Notices {
  return { news_mark: newsMark, advert: advertOf(rows), popup: readOf(rows, 'popup'), ...scheduleOf(rows, windows) }
}

export function publicNoticesAnswer(rows: readonly ShownRow[], windows: readonly WindowRow[]): PublicNotices {
  return { login_notification: readOf(rows, 'login_notification'), advert: advertOf(rows), ...scheduleOf(rows, windows) }
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

/** With the last window what editors say of the schedule goes, too. */
function scheduleOf(rows: readonly ShownRow[], windows: readonly WindowRow[]): Pick<Notices, 'submission' | 'schedule_notice'> {
  const submission = submissionOf(windows)
  const read = readOf(rows, 'schedule_notice')
  const [first] = submission
  return { submission, schedule_notice: read && first ? { ...read, closes_at: first.closes_at } : null }
}

/** More than these nobody reads in a notice. */
const mostMonths = 3

/** Windows that are open, by closing moment: those of a month that close together in one line. */
export function submissionOf(windows: readonly WindowRow[]): Submission {
  const open = windows.filter(({ state }) => state === 'open')
  const museums = new Set(open.map(({ museumId }) => museumId)).size
  const together = Object.values(Object.groupBy(open, ({ month, closesAt }) => `${month} ${closesAt.toISOString()}`))
  return together.slice(0, mostMonths).flatMap((group = []) => {
    const [first] = group
    if (!first) return []
    const { month, closesAt, zone } = first
    return { month, closes_at: closesAt.toISOString(), zone, museums: group.length === museums ? [] : group.map(({ museum }) => museum) }
  })
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
