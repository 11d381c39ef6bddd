import { addDays } from '@anfilada/contract/dates'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { customerId, userId, users } from '../people.ts'
import { continueNumbers, writeRows } from '../write-rows.ts'
import { smallPdf } from './small-pdf.ts'
import { type Talk, talks, templates } from './talks.ts'

type Row = Record<string, unknown>
/** A moment so many days before today, by the hour there. */
type At = (daysAgo: number, time: string) => string

/** Threads of customers with the office, all of days before today, and the templates. */
export async function writeMessages(client: Tx, today: string): Promise<void> {
  const told = await Promise.all(talks.map(async (talk) => ({ talk, orderId: await nearestOrder(client, talk, today) })))
  const at: At = (daysAgo, time) => moment(addDays(today, -daysAgo), time)
  const said = told
    .flatMap(({ talk }, thread) =>
      talk.said.map((one, place) => ({ ...one, thread, place, customer: talk.customer, at: at(one.daysAgo, one.time) })),
    )
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((one, place) => ({ ...one, id: place + 1 }))
  const idOf = (thread: number, place: number): number | undefined => said.find((one) => one.thread === thread && one.place === place)?.id

  await writeFeedback(client, at)
  await writeRows(
    client,
    'message_threads',
    told.map(({ talk, orderId }, thread) => ({
      id: thread + 1,
      customer_id: customerId(talk.customer),
      order_id: orderId,
      feedback_id: feedbackId(talk),
      last_message_id: idOf(thread, talk.said.length - 1),
      office_unread: talk.officeUnread,
    })),
  )
  const files = new Map<string, number>()
  for (const { by, file, customer, at: sent } of said) if (file) files.set(file, await keepFile(client, { file, by, customer, sent }))
  await writeRows(
    client,
    'messages',
    said.map(({ id, thread, by, language = 'ru', text, file, at: sent }): Row => {
      const row = { id, thread_id: thread + 1, at: sent, author_id: userId(by), from_office: isStaff(by), text, language, erased: false }
      return { ...row, file_id: file === undefined ? null : files.get(file) }
    }),
  )
  await writeReading(client, { idOf, at })
  await writeRows(
    client,
    'message_templates',
    templates.map(([name, texts], place) => ({ id: place + 1, revision: 1, name, texts })),
  )
  await continueNumbers(client, ['feedback', 'message_threads', 'messages', 'message_templates'])
}

const given = talks.filter(({ feedback }) => feedback !== undefined)
const feedbackId = (talk: Talk): number | null => given.indexOf(talk) + 1 || null

/** What the threads of feedback belong to. */
async function writeFeedback(client: Tx, at: At): Promise<void> {
  const rows = given.map(({ customer, feedback, said: [first], officeUnread }, place) => ({
    id: place + 1,
    customer_id: customerId(customer),
    author_id: userId(first?.by ?? customer),
    kind: feedback,
    at: at(first?.daysAgo ?? 1, first?.time ?? '12:00'),
    state: officeUnread > 0 ? 'waiting' : 'answered',
  }))
  await writeRows(client, 'feedback', rows)
}

type Reading = { idOf: (thread: number, place: number) => number | undefined; at: At }

/** Who came how far, and what waits for whom. */
async function writeReading(client: Tx, { idOf, at }: Reading): Promise<void> {
  await writeRows(
    client,
    'message_reads',
    talks.flatMap((talk, thread) =>
      talk.read.map(([by, upTo, daysAgo, time]) => ({
        thread_id: thread + 1,
        last_id: idOf(thread, upTo - 1),
        user_id: userId(by),
        from_office: isStaff(by),
        at: at(daysAgo, time),
      })),
    ),
  )
  await writeRows(
    client,
    'message_unread',
    talks.flatMap((talk, thread) =>
      Object.entries(talk.unread ?? {}).map(([by, unread]) => ({ user_id: userId(by), thread_id: thread + 1, unread })),
    ),
  )
}

const isStaff = (login: string): boolean => users.find((user) => user.login === login)?.customer === null

/** The customer's nearest order in that state; null of a general thread. */
async function nearestOrder(client: Tx, { customer, order }: Talk, today: string): Promise<number | null> {
  if (order === null) return null
  const { rows } = await client.query({
    name: 'demo_talked_of',
    text: `select orders.id from orders where orders.customer_id = $1 and orders.status = $2 and orders.pass_date > $3
           order by orders.pass_date, orders.id limit 1`,
    values: [customerId(customer), order, today],
  })
  return rows[0]?.id ?? null
}

async function keepFile(
  client: Tx,
  { file, by, customer, sent }: { file: string; by: string; customer: string; sent: string },
): Promise<number> {
  const content = smallPdf(['Nevskaya group, 38 people', 'Two drivers, one guide'])
  const { rows } = await client.query({
    name: 'demo_message_file',
    text: `insert into kept_files (kind, name, media_type, content, sha256, size, packed, customer_id, made_by, made_at, kept_until)
           values ('message', $1, 'application/pdf', $2, sha256($2), $3, false, $4, $5, $6, null) returning kept_files.id`,
    values: [file, content, content.length, customerId(customer), userId(by), sent],
  })
  return rows[0]?.id ?? 0
}
