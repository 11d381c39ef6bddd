import { mailActions, type OfficeMail, type OfficeMailDetails } from '@anfilada/contract/mails'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLink } from '../identity/one-time-links.store.ts'
import { buildApp } from '../app.ts'
import { inTransaction } from '../db/transaction.ts'
import { ask, createWorld, testIdentity, type World } from '../testing/world.ts'
import { queueMail } from './queue-mail.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  await inTransaction(world.pool, async (tx) => {
    await queueMail(tx, { to: 'Anna@example.com', language: 'ru', template: 'known_email', facts: { name: 'Анна' } })
    await queueMail(tx, { to: 'an_na@example.com', language: 'en', template: 'application_refused', facts: { name: 'A', reason: 'No' } })
    const linkId = await createLink(tx, testIdentity.secrets, 'reset_password', { userId: world.users.agencyOwner })
    await queueMail(tx, {
      to: 'boris@example.com',
      language: 'ru',
      template: 'password_reset',
      facts: { name: 'Борис', keyed: 'no', keys: '' },
      linkId,
    })
  })
  await world.pool.query(`update mails set sent_at = now(), attempts = 1 where recipient = 'Anna@example.com'`)
  await world.pool.query(`update mails set last_error = 'EENVELOPE 550', attempts = 3 where recipient = 'an_na@example.com'`)
})
afterAll(() => world.close())

async function list(data: object = {}): Promise<{ result: OfficeMail[]; next: number | null; mailbox: string }> {
  const answer = await ask(world, { as: 'admin', api: 'office', action: 'office_mails', data })
  return mailActions.office_mails.output.parse(answer.json<{ data: unknown }>().data)
}

async function read(to: string, from: World = world): Promise<OfficeMailDetails> {
  const [mail] = (await list({ search: to })).result
  const answer = await ask(from, { as: 'admin', api: 'office', action: 'office_mail', data: { mail_id: mail?.id } })
  return mailActions.office_mail.output.parse(answer.json<{ data: unknown }>().data).result
}

describe('the outgoing mail', () => {
  it('is listed newest first with its subject as it is read, and with how it went', async () => {
    const { result, next, mailbox } = await list()
    expect(result.map(({ recipient, subject, state, attempts, last_error }) => [recipient, subject, state, attempts, last_error])).toEqual([
      ['boris@example.com', 'Новый пароль', 'waiting', 0, null],
      ['an_na@example.com', 'Your application has been declined', 'failing', 3, 'EENVELOPE 550'],
      ['Anna@example.com', 'У вас уже есть логин', 'sent', 1, null],
    ])
    expect([next, mailbox]).toEqual([null, 'local'])
  })

  it('comes in pages', async () => {
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, before: first.next })
    expect([...first.result, ...second.result].map(({ recipient }) => recipient)).toEqual([
      'boris@example.com',
      'an_na@example.com',
      'Anna@example.com',
    ])
    expect(second.next).toBeNull()
  })

  it('is found by how the address begins, in either case and letter by letter', async () => {
    expect((await list({ search: 'anna@' })).result.map(({ recipient }) => recipient)).toEqual(['Anna@example.com'])
    expect((await list({ search: 'an_' })).result.map(({ recipient }) => recipient)).toEqual(['an_na@example.com'])
    expect((await list({ search: '%' })).result).toEqual([])
  })

  it.each(['waiting', 'failing', 'sent'] as const)('can be narrowed to what is %s', async (state) => {
    expect((await list({ state })).result.map((mail) => mail.state)).toEqual([state])
  })

  it('of the local outbox shows links that open', async () => {
    const { text, html } = await read('boris')
    const [, token] = /\/password#(\S+)/.exec(text) ?? []
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(html).toContain(`https://portal.example/password#${token}`)
  })

  it('that left through a mail server shows no link that opens', async () => {
    const identity = { ...testIdentity, mailbox: 'smtp' as const }
    const app = await buildApp({ pool: world.pool, log: pino({ level: 'silent' }), identity })
    const { text, html } = await read('boris', { ...world, app })
    expect(text).toContain('https://portal.example/password#…')
    expect(html).not.toMatch(/password#[\w-]/)
    await app.close()
  })

  it('that is not there is not found', async () => {
    const answer = await ask(world, { as: 'admin', api: 'office', action: 'office_mail', data: { mail_id: 9_000_000_000_000 } })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  })

  it('that did not go is tried again at once, one that went or has lost its link is not', async () => {
    const again = async (to: string) => {
      const [mail] = (await list({ search: to })).result
      const answer = await ask(world, { as: 'admin', api: 'office', action: 'resend_mail', data: { mail_id: mail?.id } })
      return answer.json<{ code?: string; data?: { result: OfficeMail } }>()
    }
    // Given up: its job is gone.
    await world.pool.query(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
    expect((await again('an_na')).data?.result).toMatchObject({ state: 'waiting', last_error: null, attempts: 3 })
    expect((await again('an_na')).data?.result.state).toBe('waiting')
    const { rows } = await world.pool.query(
      `select mails.recipient from graphile_worker.jobs join mails on jobs.key = 'mail:' || mails.id where jobs.run_at <= now()`,
    )
    expect(rows).toEqual([{ recipient: 'an_na@example.com' }])
    expect(await again('anna@')).toMatchObject({ code: 'mail_already_sent' })
    await world.pool.query('delete from one_time_links')
    expect(await again('boris')).toMatchObject({ code: 'link_over' })
  })
})
