import { exportActions } from '@anfilada/contract/privacy/personal-data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { forgetPayers } from '../payments/index.ts'
import { addLicense } from '../testing/licenses.ts'
import { invoiceRequisites } from '../testing/invoice-targets.ts'
import { goodPassword } from '../testing/logins.ts'
import { withStandIn } from '../testing/stand-in.ts'
import { addServices, guideData, transportData } from '../testing/services.ts'
import { addSlot, ask, createWorld, instantObjectId, place, type Principal, type World } from '../testing/world.ts'

let world: World
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 10_000 })
  await addServices(world)
})
afterAll(() => world.close())

type Body = { success: boolean; data?: { result: { anonymised_orders: number } }; code?: string; fields?: object }

const erase = async (as: Principal, password = goodPassword): Promise<Body> =>
  (await ask(world, { as, action: 'erase_personal_data', data: { password } })).json<Body>()

async function exported(as: Principal, api: 'customer' | 'office' = 'customer') {
  const answer = await ask(world, { as, api, action: 'export_personal_data', data: {} })
  return exportActions.export_personal_data.output.parse(answer.json<{ data: unknown }>().data).result
}

async function orderRow(id: number): Promise<Record<string, unknown>> {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    'select placed_by, guide, guide_phone, notes, refno, total_kopecks, status from orders where id = $1',
    [id],
  )
  return rows[0] ?? {}
}

async function order(action: string, data: object, as: Principal): Promise<number> {
  return (await ask(world, { as, action, data })).json<{ data: { result: { id: number } } }>().data.result.id
}

type Payment = { id: number; by: number; name: string; email: string; open?: boolean }
/** An attempt to pay: it failed, or goes on. */
async function addPayment({ id, by, name, email, open = false }: Payment): Promise<void> {
  await world.pool.query(
    `insert into payments (id, customer_id, created_by, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids,
       provider, test, provider_reference, status, failure, expires_at, finished_at)
     overriding system value
     values ($1, (select customer_id from users where login = 'agencyOwner'), $2, $3, $4, 'ru', 1, 'card', 100, '{1}',
       'modulbank', true, 'reference-' || $1::integer, case when $5 then 'PROCESSING' else 'FAILED' end, case when not $5 then 'declined' end,
       now(), case when not $5 then now() end)`,
    [id, by, name, email, open],
  )
}

const letVisitPass = (id: number) => world.pool.query('update orders set pass_date = current_date - 3 where id = $1', [id])
const rename = (userId: number, name: string) => world.pool.query('update users set name = $2 where id = $1', [userId, name])

describe('the export of personal data', () => {
  test('holds what is kept about the person, and nothing about others and no secret', async () => {
    await withStandIn(world, 'agencyManager', async (userId) => {
      await rename(userId, 'Анна Кузнецова')
      const own = await place(world, slot, { notes: 'мои слова' }, 'agencyManager')
      await place(world, slot, { notes: 'чужие слова' }, 'agencyOwner')
      await ask(world, {
        as: 'agencyManager',
        action: 'save_profile',
        data: { name: 'Анна Кузнецова', phone: '+7 921 555-01-33', language: 'en' },
      })
      const data = await exported('agencyManager')
      expect(data).toMatchObject({
        profile: [{ id: userId, name: 'Анна Кузнецова', phone: '+7 921 555-01-33', language: 'en', customer: 'agency' }],
        sessions: [{ device: null }],
        orders: [{ id: own, notes: 'мои слова', placed_by_me: true }],
        acts: [{ action: 'profile.changed' }],
      })
      const text = JSON.stringify(data)
      for (const secret of ['чужие слова', 'argon2', 'password_hash', 'token_hash', 'totp_sealed']) expect(text).not.toContain(secret)
    })
  })

  test('holds whom a driver calls, what the history says in words, licenses, and payments with their payer', async () => {
    await withStandIn(world, 'agencyManager', async (userId) => {
      await rename(userId, 'Галина Контакт')
      const id = await order('post_request_transport', { ...transportData, contact: 'Галина Контакт' }, 'agencyOwner')
      await ask(world, { as: 'agencyOwner', action: 'put_request', data: { id, revision: 1, contact: 'Ли Вэй', notes: 'о группе' } })
      await addPayment({ id: 1, by: world.users.agencyOwner, name: 'Галина Контакт', email: 'accounts@agency.example' })
      await addPayment({ id: 2, by: world.users.agencyOwner, name: 'Агентство', email: 'accounts@agency.example' })
      await addLicense(world, { guide: 'Галина Контакт', number: 'Г-17' })
      const data = await exported('agencyManager')
      expect(data).toMatchObject({
        orders: [],
        licenses: [{ guide: 'Галина Контакт', number: 'Г-17' }],
        order_words: [{ order_id: id, changes: { contact: { from: 'Галина Контакт' } } }],
        payments: [{ id: 1, payer_name: 'Галина Контакт', begun_by_me: false }],
      })
    })
  })

  test('holds papers that the person asked for and agreed to, and of a customer who is a person requisites and transfers', async () => {
    const issued = await ask(world, { as: 'agencyOwner', action: 'new_invoice', data: { deposit: 100_000, ...invoiceRequisites } })
    await ask(world, {
      as: 'individual',
      action: 'revise',
      data: { period_lower: '2026-01-01', period_upper: '2026-02-28', format: 'xlsx' },
    })
    await world.pool.query(
      `with statement as (
         insert into bank_statements (file_id, sha256, state, imported_by, finished_at)
         select id, sha256, 'done', $1, now() from kept_files order by id limit 1 returning id
       ), entry as (
         insert into bank_entries (statement_id, line, key, account, payer_account, payer_inn, payer_name, number, documented_on, received_on,
           amount_kopecks, purpose, state)
         select statement.id, 1, 'personal', '', '40817', '', 'Плательщик', '1', current_date, current_date, 500, 'за экскурсию', 'free' from statement
         returning id
       )
       insert into bank_postings (entry_id, customer_id) select entry.id, users.customer_id from entry, users where users.id = $2`,
      [world.users.officeAccountant, world.users.individual],
    )
    const { invoice_id: id } = issued.json<{ data: { result: { invoice_id: number } } }>().data.result
    expect(await exported('agencyOwner')).toMatchObject({
      invoices: [{ id, kind: 'invoice', buyer: { inn: invoiceRequisites.inn } }],
      transfers: [],
      requisites: [],
    })
    expect(await exported('agencyManager')).toMatchObject({ invoices: [], reconciliation_acts: [] })
    expect(await exported('individual')).toMatchObject({
      reconciliation_acts: [{ period_lower: '2026-01-01', issued_by_me: true, agreed_at: null }],
      transfers: [{ payer_name: 'Плательщик', payer_account: '40817', purpose: 'за экскурсию' }],
      requisites: [{ name: expect.any(String) }],
    })
  })

  test('is there for employees, too', async () => {
    expect(await exported('dispatcher', 'office')).toMatchObject({ profile: [{ login: 'dispatcher' }], orders: [] })
  })
})

describe('erasing one’s data', () => {
  test('ends the login, takes the name out of the orders and leaves orders and ledger', async () => {
    await withStandIn(world, 'agencyManager', async (userId) => {
      await rename(userId, 'Борис Гидов')
      const instant = await addSlot(world, { capacity: 100, object: instantObjectId })
      const changes = { system_id: instantObjectId, guide: 'Борис Гидов', guide_phone: '+7 921 555-01-44', notes: 'лично' }
      const past = await place(world, instant, changes, 'agencyManager')
      await letVisitPass(past)
      const ahead = await place(world, slot, { notes: 'с коляской' }, 'agencyManager')
      const colleagues = await place(world, slot, { guide: 'Борис Гидов', notes: 'о группе' }, 'agencyOwner')

      expect(await erase('agencyManager')).toEqual({ success: true, data: { result: { anonymised_orders: 2 } } })
      expect(await orderRow(past)).toMatchObject({ placed_by: userId, guide: '', guide_phone: '', notes: '', total_kopecks: 1_500_000 })
      expect(await orderRow(ahead)).toMatchObject({ guide: 'Ли Вэй', notes: 'с коляской' })
      expect(await orderRow(colleagues)).toMatchObject({ guide: '', guide_phone: '', notes: 'о группе' })
      expect((await ask(world, { as: 'agencyManager', action: 'get_upcoming', data: {} })).statusCode).toBe(401)
      const { rows } = await world.pool.query(
        `select name, email, phone, password_hash, status, login like '%@%' as has_login from users where id = $1`,
        [userId],
      )
      expect(rows).toEqual([{ name: `#${userId}`, email: null, phone: null, password_hash: null, status: 'removed', has_login: false }])
      expect(await verifyLedger(world.pool)).toEqual([])
    })
  })

  test('takes the name out of what the history tells, and out of a change that waits', async () => {
    await withStandIn(world, 'agencyManager', async (userId) => {
      await rename(userId, 'Вера Гидова')
      const id = await place(world, slot, { guide: 'Вера Гидова' }, 'agencyOwner')
      const change = (revision: number, data: object) =>
        ask(world, { as: 'agencyOwner', action: 'put_request', data: { id, revision, ...data } })
      await change(1, { guide: 'Ли Вэй', notes: 'о группе' })
      await ask(world, {
        as: 'dispatcher',
        api: 'office',
        action: 'confirm_order',
        data: { order_id: id, revision: 2, time: '10:00', entrance: 'Подъезд 3' },
      })
      await change(3, { guide: 'Вера Гидова', guide_phone: '+7 921 555-01-55', qty_common: 11 })
      const written = async () =>
        JSON.stringify([
          (await world.pool.query('select changes from order_event_words where order_id = $1', [id])).rows,
          (await world.pool.query('select pending_change from orders where id = $1', [id])).rows,
        ])
      expect(await written()).toContain('Вера')
      expect(await erase('agencyManager')).toMatchObject({ success: true })
      expect(await written()).not.toContain('Вера')
      expect(await written()).not.toContain('555-01-55')
      expect(await written()).toContain('о группе')
      const answer = { order_id: id, revision: 4 }
      expect((await ask(world, { as: 'dispatcher', api: 'office', action: 'accept_change', data: answer })).json<Body>()).toMatchObject({
        success: true,
      })
    })
  })

  test('takes name and telephone out of what a driver and a guide were told, and all words out of visits that are over', async () => {
    await withStandIn(world, 'agencyManager', async (userId) => {
      await rename(userId, 'Дина Контакт')
      await addLicense(world, { guide: 'Дина Контакт', number: 'Г-17' })
      const named = await order('post_request_transport', { ...transportData, contact: 'Дина Контакт' }, 'agencyOwner')
      const pending = await order('post_request_transport', transportData, 'agencyOwner')
      await ask(world, {
        as: 'dispatcher',
        api: 'office',
        action: 'confirm_order',
        data: { order_id: pending, revision: 1, time: '11:00', entrance: 'Астория' },
      })
      await ask(world, { as: 'agencyOwner', action: 'put_request', data: { id: pending, revision: 2, contact: 'Дина Контакт' } })
      const past = await order('post_request_guide', { ...guideData, meeting_point: 'у моего дома' }, 'agencyManager')
      const ahead = await order('post_request_guide', { ...guideData, meeting_point: 'у Астории' }, 'agencyManager')
      await letVisitPass(past)
      expect(await erase('agencyManager')).toMatchObject({ success: true, data: { result: { anonymised_orders: 2 } } })
      const { rows } = await world.pool.query<{ id: number; details: object }>(
        `select id, details || coalesce(pending_change #> '{values,details}', '{}') as details from orders where id = any ($1) order by id`,
        [[named, pending, past, ahead]],
      )
      expect(rows.map(({ details }) => details)).toMatchObject([
        { contact: '', contact_phone: '', pickup: transportData.pickup, hours: 4 },
        { contact: '', contact_phone: '', pickup: transportData.pickup },
        { meeting_point: '', guide_language: 'en' },
        { meeting_point: 'у Астории' },
      ])
      const licenses = await world.pool.query(
        `select from licenses join guides on guides.id = licenses.guide_id where guides.name = 'Дина Контакт' or number = 'Г-17' and deleted_at is not null`,
      )
      expect(licenses.rowCount).toBe(0)
    })
  })

  test('takes the payer out of payments that are finished, and out of others when no receipt or refund needs him any more', async () => {
    await withStandIn(world, 'agencyManager', async (userId) => {
      await world.pool.query(`update users set email = 'payer@example.com' where id = $1`, [userId])
      const paid = await place(world, slot)
      await world.pool.query(
        `update orders set status = 'confirmed', confirmed_time = starts, entrance = 'x', paid_kopecks = total_kopecks where id = $1`,
        [paid],
      )
      for (const id of [11, 12, 13]) await addPayment({ id, by: userId, name: 'Плательщик', email: 'Payer@example.com', open: id === 13 })
      await addPayment({ id: 14, by: userId, name: 'Агентство', email: 'accounts@agency.example' })
      await world.pool.query(
        `insert into payment_receipts (payment_id, order_id, kind, state, amount_kopecks) values (12, $1, 'prepayment', 'sent', 100)`,
        [paid],
      )
      await world.pool.query(
        `insert into ledger_allocations (customer_id, reference, source, amount_kopecks)
         select customer_id, 'order:' || $1::integer, 'payment:12', 100 from payments where id = 12`,
        [paid],
      )
      expect(await erase('agencyManager')).toMatchObject({ success: true })
      const payers = async () =>
        (await world.pool.query<{ email: string }>('select payer_email as email from payments where id > 10 order by id')).rows.map(
          ({ email }) => email,
        )
      expect(await payers()).toEqual(['', 'Payer@example.com', 'Payer@example.com', 'accounts@agency.example'])
      await world.pool.query(
        `insert into mails (message_id, recipient, language, template, facts)
         select 'of ' || payment, 'payer@Example.com', 'ru', 'payment_refunded', jsonb_build_object('payment', payment) from unnest('{12,99}'::text[]) payment`,
      )
      await world.pool.query(`update payment_receipts set state = 'settled' where payment_id = 12`)
      await world.pool.query(`update payments set status = 'FAILED', failure = 'expired', finished_at = now() where id = 13`)
      await world.pool.query(
        `insert into accountant_tasks (key, kind, payment_id, details, resolved_at, resolved_by)
         select 'of ' || id, 'receipts_by_hand', id, '{"contact": "Payer@example.com", "lines": "билет"}', now(), $1
         from payments where id in (12, 14)`,
        [userId],
      )
      expect(await forgetPayers(world.pool)).toBe(2)
      const tasks = await world.pool.query(`select details from accountant_tasks where payment_id in (12, 14) order by payment_id`)
      expect(tasks.rows).toMatchObject([{ details: { contact: '', lines: 'билет' } }, { details: { contact: 'Payer@example.com' } }])
      expect(await payers()).toEqual(['', '', '', 'accounts@agency.example'])
      const { rows } = await world.pool.query<{ name: string; amount: number }>(
        'select payer_name as name, amount_kopecks as amount from payments where id = 12',
      )
      expect(rows).toEqual([{ name: '', amount: 100 }])
      const told = await world.pool.query(`select message_id as of from mails where lower(recipient) = 'payer@example.com'`)
      expect(told.rows).toEqual([{ of: 'of 99' }])
    })
  })

  test('leaves nothing of the address: mails, applications, networks, stored answers', async () => {
    await withStandIn(world, 'agencyManager', async (userId) => {
      const email = 'erased@example.com'
      await world.pool.query('update users set login = $2, email = $2 where id = $1', [userId, email])
      await world.pool.query(
        `insert into mails (message_id, recipient, language, template, facts) values ('<m@x>', 'Erased@example.com', 'ru', 'password_reset', '{"name": "Она"}')`,
      )
      await world.pool.query(
        `insert into applications (reference, kind, name, email, phone, language, consent_version, offer_version, status, decided_at)
         values ('AAAA', 'individual', 'Она', $1, '+7', 'ru', '1', '1', 'approved', now())`,
        [email],
      )
      await ask(world, {
        as: 'agencyManager',
        action: 'save_profile',
        data: { name: 'Она Сама', phone: '', language: 'ru' },
        key: 'profile-1',
      })
      expect(await erase('agencyManager')).toMatchObject({ success: true })
      const { rows } = await world.pool.query<{ row: string }>(
        `select mails::text as row from mails union all select applications::text from applications union all select users::text from users
         union all select idempotency_keys::text from idempotency_keys`,
      )
      expect(rows.filter(({ row }) => /erased@example|Она/i.test(row))).toEqual([])
      const consents = await world.pool.query(
        `select consent_version, consent_at is not null as dated from applications where reference = 'AAAA'`,
      )
      expect(consents.rows).toEqual([{ consent_version: '1', dated: true }])
    })
  })

  test('asks for the password first', async () => {
    await withStandIn(world, 'agencyManager', async () => {
      expect(await erase('agencyManager', 'not the password')).toMatchObject({
        code: 'wrong_password',
        fields: { password: expect.any(String) },
      })
      expect((await ask(world, { as: 'agencyManager', action: 'get_upcoming', data: {} })).statusCode).toBe(200)
    })
  })

  test('is refused to the only owner of a company, and to employees', async () => {
    await withStandIn(world, 'otherAgency', async () => {
      await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.otherAgency])
      expect(await erase('otherAgency')).toMatchObject({ code: 'sole_owner' })
      await world.pool.query(`update users set roles = '{owner}' where id = $1`, [world.users.otherAgency])
      expect(await erase('otherAgency')).toMatchObject({ success: true })
    })
    expect((await erase('dispatcher')).code).toBe('forbidden')
  })

  test('by two owners of a company at once leaves one of them', async () => {
    await withStandIn(world, 'otherAgency', async () => {
      const first = world.tokens.otherAgency
      await withStandIn(world, 'otherAgency', async () => {
        await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.otherAgency])
        const second = erase('otherAgency')
        world.tokens.otherAgency = first
        const answers = await Promise.all([second, erase('otherAgency')])
        expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'sole_owner'])
        await world.pool.query(`update users set roles = '{owner}' where id = $1`, [world.users.otherAgency])
      })
    })
  })

  test('of an individual waits for visits and money, then closes the customer', async () => {
    await withStandIn(world, 'individual', async (userId) => {
      await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.individual])
      const instant = await addSlot(world, { capacity: 100, object: instantObjectId })
      const id = await place(world, instant, { system_id: instantObjectId, notes: 'день рождения', refno: 'СМИРНОВА-1' }, 'individual')
      expect(await erase('individual')).toMatchObject({ code: 'orders_still_open' })
      await letVisitPass(id)
      expect(await erase('individual')).toMatchObject({ code: 'balance_not_settled' })
      await ask(world, { as: 'dispatcher', api: 'office', action: 'cancel_order', data: { order_id: id, revision: 1 } })
      const answer = await erase('individual')
      expect(answer).toMatchObject({ success: true, data: { result: { anonymised_orders: 1 } } })
      expect(await orderRow(id)).toMatchObject({ placed_by: userId, guide: '', notes: '', refno: String(id), status: 'cancelled' })
      const { rows } = await world.pool.query(
        `select name = '#' || id as numbered, status, erased_at is not null as erased,
                (select count(*)::integer from users where users.customer_id = customers.id and users.status <> 'removed') as members
         from customers where id = (select customer_id from users where id = $1)`,
        [userId],
      )
      expect(rows).toEqual([{ numbered: true, status: 'blocked', erased: true, members: 0 }])
    })
  })
})
