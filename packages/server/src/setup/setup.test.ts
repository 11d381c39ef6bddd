import { type SetupLine, setupLines } from '@anfilada/contract/setup'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { buildApp } from '../app.ts'
import { createPool, type OpenPool } from '../db/pool.ts'
import { createPaymentWorld, office, type PaymentWorld } from '../testing/payment-world.ts'
import { findSetupFacts } from './setup.reads.ts'
import { setupOf } from './setup.rules.ts'

const settings = { mailbox: 'smtp', providers: 1 } as const
const asked = { language: 'ru', providers: ['bank'], daysAhead: 62 } as const
const name = (ru: string): string => JSON.stringify({ ru_RU: ru })

describe('an empty database', () => {
  let database: TestDatabase
  let pool: OpenPool
  beforeAll(async () => {
    database = await createTestDatabase()
    pool = createPool({ url: database.url, size: 1, onError: () => undefined })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  const lines = async () => setupOf(await findSetupFacts(pool, asked), settings)
  const open = async () => (await lines()).filter(({ state }) => state !== 'done').map(({ line }) => line)
  const line = async (which: string) => (await lines()).find((one) => one.line === which)

  /** What is entered, and the lines that this closes. */
  const steps: [string, string, readonly string[]][] = [
    ['two administrators', `insert into users (login, name, roles) values ('a', 'A', '{admin}'), ('b', 'B', '{admin}')`, ['staff']],
    [
      'the company',
      `alter table company_versions disable trigger all;
       insert into company_versions (version, facts, valid_from, published_at) values (1, '{"names": {"ru": "ООО"}, "place": {"ru": "Город"}, "inn": "7801234500",
         "bik": "044030099", "account": "40702810000000001234", "corr_account": "30101810300000000099", "legal_address": "", "bank_name": "", "duty_phone": "",
         "accounts_phone": "", "orders_mail": "", "security_mail": "", "tax_system": "osn"}', '2020-01-01', now());
       alter table company_versions enable trigger all`,
      ['company'],
    ],
    [
      'consent and offer',
      `insert into legal_texts (kind, version, contents, valid_from, published_at) values
         ('consent', 1, '{"ru": {}}', '2020-01-01', now()), ('offer', 1, '{"ru": {}}', '2020-01-01', now())`,
      ['texts'],
    ],
    [
      'a museum with an object',
      `insert into museums (name, types, order_kinds) values ('${name('Дворец')}', '{rf,ig}', '{schedule}');
       insert into museum_objects (system_id, museum_id, name, usual_entrance) values ('hall', 1, '${name('Зал')}', 'Подъезд 1')`,
      ['museums'],
    ],
    ['terms', `update museum_objects set penalty_kopecks = 100 where museum_objects.system_id = 'hall'`, ['terms']],
    [
      'prices of both categories, far enough',
      `with lists as (
         insert into price_lists (name, group_category, valid_from, valid_until)
         select 'Список', category, current_date, current_date + 70 from unnest('{rf,ig}'::text[]) category returning id
       ), versions as (insert into price_list_versions (price_list_id, number) select lists.id, 1 from lists returning id)
       insert into price_tables (version_id, museum_object_id, prices) select versions.id, 'hall', '{}' from versions;
       update price_lists set current_version_id = (select versions.id from price_list_versions versions where versions.price_list_id = price_lists.id)`,
      ['prices'],
    ],
    [
      'a slot',
      `insert into slots (museum_object_id, pass_date, starts, capacity) values ('hall', current_date + 9, '10:00', 20)`,
      ['slots'],
    ],
    [
      'a window for schedules',
      `insert into submission_windows (museum_id, month, opens_at, closes_at)
       values (1, date_trunc('month', current_date + 40)::date, now() - interval '1 day', now() + interval '1 day')`,
      ['windows'],
    ],
    [
      'somebody on duty',
      `insert into duty_shifts (employee_id, day, starts, ends, zone, starts_at, ends_at, phone, set_by)
       values (1, current_date, '09:00', '18:00', 'UTC', now() - interval '1 hour', now() + interval '8 hours', '+7', 1)`,
      ['duty'],
    ],
    [
      'a test mail that left',
      `insert into mails (message_id, recipient, language, template, facts, sent_at) values ('x', 'a@b', 'ru', 'mail_test', '{}', now())`,
      ['mail'],
    ],
    [
      'an answer of the bank',
      `insert into provider_hours (provider, hour, last_answer_at) values ('bank', date_trunc('hour', now()), now())`,
      ['payments'],
    ],
    ['a customer', `insert into customers (kind, name, settlement) values ('individual', 'A', 'pay_now')`, ['customers']],
  ]

  test('has every line open, and each thing that is entered closes its own', async () => {
    await pool.query('delete from provider_hours')
    let left: string[] = [...setupLines]
    expect(await open()).toEqual(left)
    for (const [what, statement, closed] of steps) {
      await pool.query(statement)
      left = left.filter((one) => !closed.includes(one))
      expect([what, await open()]).toEqual([what, left])
    }
  })

  test.each([
    [
      'prices that end within two months',
      `update price_lists set valid_until = current_date + 30 where price_lists.group_category = 'ig'`,
      { line: 'prices', state: 'missing', codes: ['ig'] },
    ],
    [
      'an object that no list has',
      `insert into museum_objects (system_id, museum_id, name, usual_entrance) values ('new', 1, '${name('Новый зал')}', '')`,
      { line: 'prices', count: 1, names: ['Новый зал'] },
    ],
    ['an object without slots', `delete from slots`, { line: 'slots', count: 1, names: ['Зал'] }],
    ['closed slots', `update slots set closed = true`, { line: 'slots', count: 1, names: ['Зал'] }],
    ['a window that is over', `update submission_windows set closes_at = now()`, { line: 'windows', count: 1, names: ['Дворец'] }],
    [
      'a shift in eight days',
      `update duty_shifts set starts_at = now() + interval '8 days', ends_at = now() + interval '9 days'`,
      { line: 'duty' },
    ],
    [
      'an offer of tomorrow',
      `alter table legal_texts disable trigger all; update legal_texts set valid_from = current_date + 2 where kind = 'offer'`,
      { codes: ['offer'] },
    ],
    ['a museum that is archived', `update museum_objects set archived_at = now()`, { line: 'museums', state: 'missing' }],
  ])('is open again with %s', async (_what, statement, expected) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(statement)
      const found = setupOf(await findSetupFacts(client, asked), settings).find(({ state }) => state !== 'done')
      expect(found).toMatchObject(expected)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('counts what it knows in one statement that reads no table whole that grows with the business', async () => {
    expect(await line('slots')).toMatchObject({ state: 'done' })
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const seen: string[] = []
      const explaining = {
        query: async ({ text, values }: { text: string; values?: unknown[] }) => {
          const { rows } = await client.query<Record<string, string>>({ text: `explain ${text}`, ...(values && { values }) } as never)
          seen.push(rows.map((row) => Object.values(row)[0]).join('\n'))
          return { rows: [{}] }
        },
      }
      await findSetupFacts(explaining as never, asked)
      expect(seen).toHaveLength(1)
      for (const table of ['slots', 'payments', 'mails', 'audit_log', 'duty_shifts', 'price_tables', 'provider_hours'])
        expect(seen[0]).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`))
      expect(seen[0]).toContain('mails_tests')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('what an administrator tries', () => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await createPaymentWorld()
  })
  afterAll(() => world.close())

  const line = async (which: string, at: Pick<PaymentWorld, 'app'> = world): Promise<SetupLine | undefined> =>
    (await office<SetupLine[]>({ ...world, ...at }, 'admin', 'office_setup', {})).data.result.find((one) => one.line === which)

  test('is the payment system, which answers or says why not; no money moves', async () => {
    expect(await line('payments')).toMatchObject({ state: 'untested' })
    const answered = await office(world, 'admin', 'ask_payment_systems', {})
    expect(answered.data.result).toEqual([{ provider: 'modulbank', failure: null }])
    expect(await line('payments')).toMatchObject({ state: 'done' })
    await world.sandbox.stop()
    const silent = await office<{ failure: string }[]>(world, 'admin', 'ask_payment_systems', {})
    expect(silent.data.result[0]?.failure).toContain('no connection')
  })

  test('is the mail, which has to leave before the line is done', async () => {
    expect(await office(world, 'admin', 'send_test_mail', {})).toMatchObject({ code: 'mail_off' })
    const identity = { ...world.identity, mailbox: 'smtp', acquiring: {} } as const
    const app = await buildApp({ pool: world.pool, log: pino({ level: 'silent' }), identity })
    const sending = { ...world, app }
    expect(await office(sending, 'admin', 'send_test_mail', {})).toMatchObject({ code: 'own_email_missing' })
    await world.pool.query(`update users set email = 'olga@anfilada.example' where id = $1`, [world.users.admin])
    const sent = await office(sending, 'admin', 'send_test_mail', {})
    expect(sent.data.result).toEqual({ to: 'olga@anfilada.example' })
    expect(await line('mail', sending)).toMatchObject({ state: 'untested' })
    await world.pool.query(`update mails set sent_at = now() where template = 'mail_test'`)
    expect(await line('mail', sending)).toMatchObject({ state: 'done' })
    expect(await office(sending, 'admin', 'ask_payment_systems', {})).toMatchObject({ code: 'online_payment_off' })
    const { rows } = await world.pool.query(`select action, actor_name from audit_log order by id desc limit 1`)
    expect(rows).toEqual([{ action: 'mail.tested', actor_name: 'admin' }])
    await app.close()
  })
})
