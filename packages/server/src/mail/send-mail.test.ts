import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { createPool, type OpenPool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { headerOf, type MailSink, startMailSink } from '../testing/mail-sink.ts'
import { testIdentity } from '../testing/world.ts'
import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'
import { connectSmtp, type MailServer } from './smtp.ts'

let database: TestDatabase
let pool: OpenPool
let sink: MailSink
let smtp: MailServer

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ url: database.url, size: 4, onError: () => undefined })
  sink = await startMailSink((mail) => (mail.recipients.includes('dropped@example.com') ? 'drop' : 'answer'))
  smtp = connectSmtp(sink.url, 'Anfilada <no-reply@anfilada.example>')
})
afterAll(async () => {
  smtp.close()
  await sink.close()
  await pool.end()
  await database.drop()
})

type MailState = { id: number; messageId: string; sent: boolean; attempts: number; lastError: string | null; jobs: number }

async function stateOf(recipient: string): Promise<MailState | undefined> {
  const { rows } = await pool.query<MailState>(
    `select id, message_id as "messageId", sent_at is not null as sent, attempts, last_error as "lastError",
            (select count(*) from graphile_worker.jobs where jobs.key = 'mail:' || mails.id)::integer as jobs
     from mails where recipient = $1`,
    [recipient],
  )
  return rows[0]
}

async function queue(to: string, name = 'Анна'): Promise<MailState> {
  await inTransaction(pool, (tx) => queueMail(tx, { to, language: 'ru', template: 'known_email', facts: { name } }))
  return (await stateOf(to)) as MailState
}

const takenBy = (recipient: string) => sink.taken.filter(({ recipients }) => recipients.includes(recipient))

describe('queueing a mail', () => {
  it('waits once, as a mail and as a job, when the act is done', async () => {
    expect(await queue('once@example.com')).toMatchObject({ sent: false, attempts: 0, jobs: 1 })
  })

  it('leaves neither mail nor job when the act is undone', async () => {
    const undone = inTransaction(pool, async (tx) => {
      await queueMail(tx, { to: 'undone@example.com', language: 'ru', template: 'known_email', facts: { name: 'Анна' } })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await stateOf('undone@example.com')).toBeUndefined()
    const { rows } = await pool.query(
      `select from graphile_worker.jobs where jobs.key like 'mail:%' and not exists (select from mails where jobs.key = 'mail:' || mails.id)`,
    )
    expect(rows).toEqual([])
  })
})

describe('sending a mail', () => {
  it('hands it over under the Message-ID of its row, in text and HTML, and notes it', async () => {
    const { id, messageId } = await queue('guest@example.com')
    await sendMail(pool, testIdentity, smtp.deliver, id)
    const [taken] = takenBy('guest@example.com')
    expect(taken?.messageId).toBe(messageId)
    expect(headerOf(taken?.source ?? '', 'from')).toBe('Anfilada <no-reply@anfilada.example>')
    expect(headerOf(taken?.source ?? '', 'content-language')).toBe('ru')
    expect(taken?.source).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/)
    expect(await stateOf('guest@example.com')).toMatchObject({ sent: true, attempts: 1, lastError: null })
  })

  it('does not send it again when the job runs twice', async () => {
    const { id } = await queue('twice@example.com')
    await sendMail(pool, testIdentity, smtp.deliver, id)
    await sendMail(pool, testIdentity, smtp.deliver, id)
    expect(takenBy('twice@example.com')).toHaveLength(1)
  })

  it('is tried again under the same name when the connection drops after the data', async () => {
    const { id, messageId } = await queue('dropped@example.com')
    for (const attempts of [1, 2]) {
      await expect(sendMail(pool, testIdentity, smtp.deliver, id)).rejects.toThrow(/^E[A-Z]+$/)
      expect(await stateOf('dropped@example.com')).toMatchObject({ sent: false, attempts })
    }
    expect(takenBy('dropped@example.com').map((mail) => mail.messageId)).toEqual([messageId, messageId])
  })

  it('keeps the reason of a failure as a code, without address or password', async () => {
    const unreachable = connectSmtp('smtp://anna:s3cret@127.0.0.1:1', 'no-reply@anfilada.example')
    const { id } = await queue('unreachable@example.com')
    await expect(sendMail(pool, testIdentity, unreachable.deliver, id)).rejects.toThrow()
    expect((await stateOf('unreachable@example.com'))?.lastError).toMatch(/^E[A-Z]+( \d{3})?$/)
    unreachable.close()
  })

  it('goes to one address, although a comma or a line end in it asks for two', async () => {
    const before = sink.taken.length
    for (const to of ['a@example.com, b@example.com', 'a@example.com\r\nRCPT TO:<b@example.com>', 'a@example.com>\r\nBcc: b@example.com']) {
      const { id } = await queue(to)
      await sendMail(pool, testIdentity, smtp.deliver, id).catch(() => undefined)
    }
    for (const { recipients, source } of sink.taken.slice(before)) {
      expect(recipients).toHaveLength(1)
      expect(recipients).not.toContain('b@example.com')
      expect(headerOf(source, 'bcc')).toBe('')
    }
  })

  it('keeps a name with line ends, quotes, smiles and a turned direction inside the subject', async () => {
    const [user] = (
      await pool.query<{ id: number }>(`insert into users (login, name, roles) values ('invited', 'Invited', '{admin}') returning id`)
    ).rows
    const [link] = (
      await pool.query<{ id: string }>(
        `insert into one_time_links (purpose, user_id, expires_at) values ('set_password', $1, now() + interval '1 hour') returning id`,
        [user?.id],
      )
    ).rows
    const customer = `"Tour"\r\nBcc: b@example.com\r\n\r\n\u202e👋 <b>`
    await inTransaction(pool, (tx) =>
      queueMail(tx, {
        to: 'odd@example.com',
        language: 'en',
        template: 'member_invited',
        facts: { name: 'A', customer, inviter: 'B' },
        linkId: link?.id ?? '',
      }),
    )
    await sendMail(pool, testIdentity, smtp.deliver, (await stateOf('odd@example.com'))?.id ?? 0)
    const [taken] = takenBy('odd@example.com')
    expect(taken?.recipients).toEqual(['odd@example.com'])
    expect(headerOf(taken?.source ?? '', 'bcc')).toBe('')
    expect(headerOf(taken?.source ?? '', 'subject')).toMatch(/^=\?UTF-8\?/)
  })

  it('stays in the local outbox when there is no mail server', async () => {
    const { id } = await queue('local@example.com')
    await sendMail(pool, testIdentity, undefined, id)
    expect(takenBy('local@example.com')).toEqual([])
    expect(await stateOf('local@example.com')).toMatchObject({ sent: true })
  })
})
