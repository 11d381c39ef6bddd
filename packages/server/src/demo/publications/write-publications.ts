import { addDays, monthAfter } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import { renderTexts } from '../../formatted-text/index.ts'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { userId } from '../people.ts'
import { continueNumbers, writeRows } from '../write-rows.ts'
import { accounting, boat, cathedral, evening, groups, onlinePayment, schedule } from './words.ts'

type Row = Record<string, unknown>
type Typed = Partial<Record<Language, readonly [title: string, text: string]>>

/** News, an advert and the notice of the schedule; the popup is a draft, so that nobody meets it unasked. */
export async function writePublications(client: Tx, today: string): Promise<void> {
  const members = { is_public: false }
  const rows: Row[] = [
    news(evening, { ...members, visible_from: moment(addDays(today, -1), '10:00') }),
    news(groups, { ...members, visible_from: moment(addDays(today, -4), '12:30') }),
    news(cathedral, { is_public: true, visible_from: moment(addDays(today, -8), '09:15') }),
    news(accounting, { ...members, roles: ['owner', 'accountant'], visible_from: moment(addDays(today, -12), '16:00') }),
    { kind: 'advert', words: boat, ...members, url: '/new-transport', visible_from: moment(addDays(today, -3), '10:00') },
    { kind: 'popup', words: onlinePayment, ...members, visible_from: null },
    noticeOfSchedule(today),
  ]
  const contents = await contentsOf(rows.map(({ words }) => words as Typed))
  const kept = rows.map(({ words: _words, ...row }, index) => ({
    id: index + 1,
    url: null,
    visible_until: null,
    roles: null,
    revision: 1,
    changed_by: userId('editor'),
    changed_at: moment(addDays(today, -13), '10:00'),
    ...row,
    contents: contents[index],
  }))
  await writeRows(client, 'publications', kept)
  await continueNumbers(client, ['publications'])
}

function news(words: Typed, row: Row): Row {
  return { kind: 'news', words, ...row }
}

/** Wishes for the month after next are taken until the evening before it begins, as its windows are. */
function noticeOfSchedule(today: string): Row {
  const month = monthAfter(today.slice(0, 7), 2)
  const visible_until = moment(addDays(`${month}-01`, -1), '23:59:59')
  const visible_from = moment(addDays(today, -5), '10:00')
  return { kind: 'schedule_notice', words: schedule, is_public: false, visible_from, visible_until }
}

/** Formatted all at once: each call takes a thread of its own. */
async function contentsOf(typed: readonly Typed[]): Promise<Record<string, object>[]> {
  const html = await renderTexts(typed.flatMap((words) => Object.values(words).map(([, text]) => text)))
  const next = html.values()
  return typed.map((words) =>
    Object.fromEntries(Object.entries(words).map(([language, [title, text]]) => [language, { title, text, html: next.next().value }])),
  )
}
