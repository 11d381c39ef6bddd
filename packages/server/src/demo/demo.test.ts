import { createHash } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { countryOfChina, countryOfRussia, groupCategories } from '@anfilada/contract/group-categories'
import { accountDoubts, requisiteFaults, type Requisites } from '@anfilada/contract/customers/requisites'
import { addDays } from '@anfilada/contract/dates'
import { languages } from '@anfilada/contract/languages'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { createPool, type OpenPool } from '../db/pool.ts'
import { writeFile } from '../interchange/export-file.ts'
import { sections } from '../interchange/sections.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { listUpcoming } from '../orders/orders.reads.ts'
import { verifyCapacity } from '../orders/verify-capacity.ts'
import { verifyEquipment } from '../orders/verify-equipment.ts'
import { verifyCharges } from '../orders/verify-charges.ts'
import { verifyPayments } from '../payments/verify-payments.ts'
import { contentOf, demoFiles, rowsOf } from './files/demo-files.ts'
import { isDemoDatabase } from './mark.ts'
import { queueSize } from './orders/draft-orders.ts'
import { customerId, demoPassword } from './people.ts'
import { seedDemo } from './seed.ts'

const today = '2026-11-21'

const tables =
  'company_versions customers users applications countries museums museum_objects slots slot_rules slot_rule_versions slot_horizons slot_quotas slot_allotments submission_windows catalogue_versions price_lists price_list_versions price_tables legal_texts publications orders order_events ledger_accounts ledger_transactions ledger_entries ledger_corrections ledger_openings customer_terms audit_log payments payment_orders payment_links refunds accountant_tasks invoices invoice_lines invoice_orders invoice_fees document_numbers bank_statements bank_entries bank_postings ledger_allocations guides licenses prolongation_groups prolongation_requests edo_connections edo_events reconciliation_acts reconciliation_agreements installation'.split(
    ' ',
  )

let first: TestDatabase
let second: TestDatabase
let pool: OpenPool

beforeAll(async () => {
  ;[first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await seedDemo(first.url, { today })
  pool = createPool({ url: first.url, size: 4, onError: () => undefined })
})

afterAll(async () => {
  await pool.end()
  await Promise.all([first.drop(), second.drop()])
})

async function ask<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
  return (await pool.query<R>({ text, values })).rows
}

async function askOne<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R> {
  const [row] = await ask<R>(text, values)
  if (!row) throw new Error(`Nothing found: ${text}`)
  return row
}

async function fingerprint(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const digests: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ row: string }>(`select ${table}::text as row from ${table} order by 1`)
    digests[table] = `${rows.length} ${createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex')}`
  }
  await client.end()
  return digests
}

describe('seeding the demo', () => {
  test('gives the same data for the same day', async () => {
    await seedDemo(second.url, { today })
    expect(await fingerprint(second.url)).toEqual(await fingerprint(first.url))
  })

  test('changes nothing when the demo is there already', async () => {
    const before = await fingerprint(first.url)
    await seedDemo(first.url, { today: addDays(today, 1) })
    expect(await fingerprint(first.url)).toEqual(before)
  })

  test('gives out the files that it was made of, byte for byte', async () => {
    const priced = new Set(rowsOf('prices').map((row) => sections.prices.keyOf(row)))
    for (const name of demoFiles) {
      const rows = (await sections[name].read(pool)).filter((row) => name !== 'prices' || priced.has(sections.prices.keyOf(row)))
      const { content } = await writeFile(new Map([[name, rows]]), { format: 'json', language: 'ru' })
      expect(content.toString()).toBe(contentOf(name).toString())
    }
  })

  test('marks the database, and only a marked one is a demo', async () => {
    const fresh = await createTestDatabase()
    expect(await isDemoDatabase(first.url)).toBe(true)
    expect(await isDemoDatabase(fresh.url)).toBe(false)
    await fresh.drop()
  })

  test('is refused in a database that has customers of its own', async () => {
    const used = await createTestDatabase()
    const client = new pg.Client({ connectionString: used.url })
    await client.connect()
    await client.query(`insert into customers (kind, name, settlement) values ('legal_entity', 'Somebody', 'invoice')`)
    await client.end()
    await expect(seedDemo(used.url, { today })).rejects.toThrow('customers of its own')
    await used.drop()
  })

  test('has an object that lives by a rule: its slots are what that says', async () => {
    const slots = await askOne<{ kept: number; wrong: number }>(
      `select count(*)::integer as kept, (count(*) filter (where slots.capacity <> rule.capacity or not slots.starts = any (rule.times)))::integer as wrong
       from slots join slot_rule_versions as rule on rule.id = slots.made_by and slots.pass_date between rule.valid_from and rule.valid_until`,
    )
    expect(slots).toEqual({ kept: expect.any(Number), wrong: 0 })
    expect(slots.kept).toBeGreaterThan(100)
  })

  test('agrees with its own counters and its own ledger', async () => {
    expect([
      ...(await verifyCapacity(pool)),
      ...(await verifyEquipment(pool)),
      ...(await verifyLedger(pool)),
      ...(await verifyCharges(pool)),
      ...(await verifyPayments(pool)),
    ]).toEqual([])
  })

  test('leaves the numbering to continue after its own', async () => {
    for (const table of [
      'customers',
      'users',
      'museums',
      'slots',
      'orders',
      'order_events',
      'ledger_accounts',
      'ledger_transactions',
      'payments',
    ]) {
      const numbers = await askOne<{ next: number; last: number }>(
        `select nextval(pg_get_serial_sequence('${table}', 'id')) as next, (select max(${table}.id) from ${table}) as last`,
      )
      expect({ table, ...numbers }).toEqual({ table, next: numbers.last + 1, last: numbers.last })
    }
  })
})

describe('the demo logins', () => {
  test('are those of the contract, and each has the demo password', async () => {
    const signing = ['agency', 'agency-manager', 'agency-accountant', 'agency-guide', 'agency2', 'agency-credit', 'individual']
    const staff = ['dispatcher', 'office-accountant', 'editor', 'admin']
    const rows = await ask<{ login: string; customer_id: number | null; password_hash: string }>(
      'select users.login, users.customer_id, users.password_hash from users where users.login = any ($1)',
      [[...signing, ...staff]],
    )
    expect(rows).toHaveLength(11)
    expect(rows.filter((row) => row.customer_id === null).map((row) => row.login)).toEqual(expect.arrayContaining(staff))
    for (const row of rows) expect(await verify(row.password_hash, demoPassword)).toBe(true)
  })

  test('give the four members of the agency one customer and four roles', async () => {
    const rows = await ask<{ roles: string[]; customer_id: number }>(
      `select users.roles, users.customer_id from users where users.login like 'agency' or users.login like 'agency-%' and users.login <> 'agency-credit' order by users.id`,
    )
    expect(rows.map((row) => row.roles)).toEqual([['owner'], ['manager'], ['accountant'], ['guide']])
    expect(new Set(rows.map((row) => row.customer_id)).size).toBe(1)
  })

  test('stand on the money terms of the contract', async () => {
    const terms = await ask(
      `select users.login, customers.kind, customers.settlement, customers.credit_limit_kopecks is not null as limited
       from users join customers on customers.id = users.customer_id where users.roles = '{owner}' order by users.login`,
    )
    expect(terms).toEqual([
      { login: 'agency', kind: 'legal_entity', settlement: 'invoice', limited: false },
      { login: 'agency-credit', kind: 'legal_entity', settlement: 'invoice', limited: true },
      { login: 'agency2', kind: 'legal_entity', settlement: 'invoice', limited: false },
      { login: 'individual', kind: 'individual', settlement: 'pay_now', limited: false },
    ])
  })

  test('have sound requisites: a legal entity all of them, a person an INN and an address', async () => {
    const found = await ask<Record<string, string> & { kind: 'legal_entity' | 'individual' }>('select customers.* from customers')
    for (const { kind, ...requisites } of found)
      expect([requisiteFaults(requisites as never, kind), accountDoubts(requisites as never)]).toEqual([{}, {}])
    expect(new Set(found.map(({ inn }) => inn)).size).toBe(found.length)
  })

  test('are asked for by three applications: one to approve, one not confirmed, one refused', async () => {
    const found = await ask<{ status: string; confirmed: boolean; organization: Requisites | null }>(
      'select status, email_confirmed_at is not null as confirmed, organization from applications order by id',
    )
    expect(found.map(({ status, confirmed }) => [status, confirmed])).toEqual([
      ['refused', true],
      ['new', true],
      ['new', false],
    ])
    for (const { organization } of found) if (organization) expect(requisiteFaults(organization)).toEqual({})
  })

  test('do not open to the people of the background agencies', async () => {
    const rows = await ask<{ password_hash: string }>(
      `select users.password_hash from users join customers on customers.id = users.customer_id where users.login = 'white-nights'`,
    )
    expect(rows).toHaveLength(1)
    for (const row of rows) expect(await verify(row.password_hash, demoPassword)).toBe(false)
  })
})

describe('the demo catalogue', () => {
  test('has the ten museums with two to four objects each, all with names in five languages', async () => {
    const museums = await ask<{ emblem: string; objects: number }>(
      `select museums.emblem, count(*) as objects from museums join museum_objects on museum_objects.museum_id = museums.id group by museums.id order by museums.id`,
    )
    const emblems = museums.map((museum) => museum.emblem).join(' ')
    expect(emblems).toBe('hermitage peterhof catherine pavlovsk isaac saviour peterpaul yusupov russian faberge')
    for (const { objects } of museums) expect([2, 3, 4]).toContain(objects)
    const nameless = `select from %s where (select count(*) from jsonb_each_text(name) where value <> '') <> 5`
    for (const table of ['museums', 'museum_objects', 'countries']) expect(await ask(nameless.replace('%s', table))).toEqual([])
  })

  test('knows all countries, Russia and China under the numbers of the specification', async () => {
    const rows = await ask<{ id: number; name: string }>(`select countries.id, countries.name ->> 'en_US' as name from countries`)
    const names = new Map(rows.map((row) => [row.id, row.name]))
    expect(names.get(countryOfRussia)).toBe('Russia')
    expect(names.get(countryOfChina)).toBe('China')
    expect([...names.values()]).toEqual(expect.arrayContaining(['Iran', 'Vietnam']))
    expect(rows.length).toBeGreaterThanOrEqual(60)
  })

  test('confirms two objects at once', async () => {
    expect(await ask('select from museum_objects where museum_objects.instant')).toHaveLength(2)
  })

  test('tells the usual entrance in the reader’s language, and what staff wrote as they wrote it', async () => {
    const scope = { customerId: customerId('agency') }
    const entrances = async (language: 'ru' | 'zh') => {
      const rows = await listUpcoming(pool, { scope, language, cursor: [null, null, null], limit: undefined })
      return new Map(rows.map(({ objectId, entrance }) => [objectId, entrance]))
    }
    const [own, told] = [await entrances('ru'), await entrances('zh')]
    expect(own.get('faberge-main')).toBe('Набережная реки Фонтанки, 21, главный вход')
    expect(told.get('faberge-main')).toBe('丰坦卡河滨河街 21 号，正门')
    expect(told.get('coach')).toBe('Пулково-1')
  })

  test('restricts some objects to countries that exist', async () => {
    const { restricted } = await askOne<{ restricted: number }>(
      `select count(*) as restricted from museum_objects where museum_objects.countries <> '{}'`,
    )
    expect(restricted).toBeGreaterThan(0)
    expect(
      await ask('select from museum_objects, unnest(museum_objects.countries) as id where id not in (select countries.id from countries)'),
    ).toEqual([])
  })

  test('has an agency with prices of its own, and a draft of next year’s prices', async () => {
    const [own] = await ask<{ objects: number; from: string }>(
      `select count(*)::integer as objects, min(price_lists.valid_from) as from from price_lists
       join price_tables on price_tables.version_id = price_lists.current_version_id
       where price_lists.customer_id = (select customer_id from users where login = 'agency-credit')`,
    )
    expect(own).toEqual({ objects: 3, from: today })
    const drafts = await ask('select from price_list_versions where published_at is null')
    expect(drafts).toHaveLength(1)
  })

  test('has penalties for some objects and one contract, which show on orders of both agencies', async () => {
    const shown = await ask<{ login: string; penalty: number }>(
      `select distinct on (users.login) users.login, coalesce(customer_terms.penalty_kopecks, museum_objects.penalty_kopecks) as penalty
       from orders
       join museum_objects on museum_objects.system_id = orders.museum_object_id
       join users on users.customer_id = orders.customer_id and users.roles = '{owner}' and users.login in ('agency', 'agency-credit')
       left join customer_terms on customer_terms.customer_id = orders.customer_id and customer_terms.museum_object_id = orders.museum_object_id
       where orders.status = 'confirmed' and orders.archived_at is null and museum_objects.penalty_kopecks > 0
       order by users.login, orders.pass_date desc`,
    )
    expect(shown).toMatchObject([{ login: 'agency' }, { login: 'agency-credit', penalty: 25_000 }])
    const { changes } = await askOne<{ changes: number }>(
      `select count(*) as changes from audit_log where action = 'terms.object_changed' and subject_id = 'hermitage-main'`,
    )
    // As the file says, lower for a season, and as the file says again.
    expect(changes).toBe(3)
  })

  test('has every legal text in five languages, with the same headings in each', async () => {
    const texts = await ask<{ kind: string; contents: Record<string, { title: string; text: string }> }>(
      'select kind, contents from legal_texts',
    )
    expect(texts).toHaveLength(4)
    for (const { contents } of texts) {
      expect(Object.keys(contents).toSorted()).toEqual([...languages].toSorted())
      const headings = Object.values(contents).map(({ text }) => text.split('\n\n').filter((part) => part.startsWith('# ')).length)
      expect(new Set(headings).size).toBe(1)
    }
  })

  test('has news in five languages and one that is not translated, an advert, and a notice of the schedule for everybody', async () => {
    const shown = await ask<{ kind: string; public: boolean; languages: number; html: string }>(
      `select kind, is_public as public, (select count(*)::int from jsonb_object_keys(contents)) as languages, contents -> 'ru' ->> 'html' as html
       from publications where visible_from <= now() and (visible_until is null or visible_until > $1::timestamptz) order by id`,
      [`${today}T12:00:00+03:00`],
    )
    expect(shown.map(({ kind, public: isPublic, languages: count }) => [kind, isPublic, count])).toEqual([
      ['news', false, languages.length],
      ['news', false, languages.length],
      ['news', true, languages.length],
      ['news', false, 1],
      ['advert', false, languages.length],
      ['schedule_notice', false, languages.length],
    ])
    expect(shown[0]?.html).toContain('<strong>до 22:30</strong>')
  })

  test('prices all three ticket categories for every group category that a museum serves', async () => {
    expect(
      await ask(
        `select museum_objects.system_id, category
         from museum_objects join museums on museums.id = museum_objects.museum_id, unnest(museums.types) as category
         where (select count(*) from price_lists
                join price_tables on price_tables.version_id = price_lists.current_version_id, jsonb_object_keys(price_tables.prices) item
                where price_tables.museum_object_id = museum_objects.system_id and price_lists.group_category = category and price_lists.customer_id is null
                  and date '${today}' between price_lists.valid_from and price_lists.valid_until and item like 'ticket:%') <> 3`,
      ),
    ).toEqual([])
  })

  test('sells the guide in Chinese to no Russian group', async () => {
    expect(
      await ask(
        `select from price_lists join price_tables on price_tables.version_id = price_lists.current_version_id
         where price_lists.group_category = 'rf' and price_tables.prices ? 'service:cgc'`,
      ),
    ).toEqual([])
  })

  test('has slots for sixty days ahead, on each day and object one full, one with 20 to 60 free and one with 60 or more', async () => {
    const days = await ask<{ last: string; days: number; first: string }>(
      'select min(slots.pass_date) as first, max(slots.pass_date) as last, count(distinct slots.pass_date) as days from slots',
    )
    expect(days).toEqual([{ first: today, last: addDays(today, 60), days: 61 }])
    expect(
      await ask(
        `select museum_objects.system_id, day.pass_date
         from museum_objects join (select distinct slots.pass_date from slots) as day
           on museum_objects.service is null and extract(isodow from day.pass_date) <> all (museum_objects.closed_weekdays)
         left join slots on slots.museum_object_id = museum_objects.system_id and slots.pass_date = day.pass_date
         group by museum_objects.system_id, day.pass_date
         having not (coalesce(bool_or(slots.taken = slots.capacity), false)
           and coalesce(bool_or(slots.capacity - slots.taken between 20 and 60), false)
           and coalesce(bool_or(slots.capacity - slots.taken >= 60), false))`,
      ),
    ).toEqual([])
  })

  test('shows every group category somewhere on every day', async () => {
    const rows = await ask<{ types: string[] }>('select museums.types from museums')
    for (const category of groupCategories) expect(rows.filter((row) => row.types.includes(category)).length).toBeGreaterThan(5)
  })
})

describe('the demo orders', () => {
  const ofAgency = `orders join customers on customers.id = orders.customer_id join users on users.customer_id = customers.id and users.login = 'agency'`

  test('show the agency nineteen upcoming ones, and every status in list and archive together', async () => {
    expect(await ask(`select from ${ofAgency} where orders.archived_at is null`)).toHaveLength(19)
    const rows = await ask<{ status: string }>(`select distinct orders.status from ${ofAgency}`)
    expect(rows.map((row) => row.status).toSorted()).toEqual([...orderStatuses].toSorted())
  })

  test('name the groups of the agency by the day of arrival', async () => {
    const { refno } = await askOne<{ refno: string }>(
      `select orders.refno from ${ofAgency} where orders.pass_date = $1 order by orders.starts limit 1`,
      [today],
    )
    expect(refno).toBe('NEVA-1121-A')
  })

  test('give each of the other customers some, and the guide some of her own', async () => {
    const rows = await ask<{ login: string; orders: number }>(
      `select users.login, count(*) as orders from users join orders on orders.placed_by = users.id
       where users.login in ('agency2', 'agency-credit', 'individual', 'agency-guide') group by users.login`,
    )
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row.orders).toBeGreaterThan(2)
  })

  test('fill an archive of the last months', async () => {
    const { archived } = await askOne<{ archived: number }>(
      'select count(*) as archived from orders where orders.archived_at is not null and orders.pass_date < $1',
      [today],
    )
    expect(archived).toBeGreaterThanOrEqual(40)
  })

  test('are of every kind, each of the four beside tickets in more than one status', async () => {
    const rows = await ask<{ kind: string; statuses: number }>(
      `select orders.kind, count(distinct orders.status)::integer as statuses from orders group by orders.kind order by orders.kind`,
    )
    expect(rows.map((row) => row.kind)).toEqual(['audio_guides', 'guide', 'museum_tickets', 'schedule', 'transport'])
    for (const row of rows) expect(row.statuses).toBeGreaterThan(1)
  })

  test('find a window open for every museum that takes schedules, for both next months', async () => {
    const missing = await ask(
      `select museums.id, month.ahead from museums cross join generate_series(1, 2) as month (ahead)
       left join submission_windows on submission_windows.museum_id = museums.id
         and submission_windows.month = (date_trunc('month', $1::date) + make_interval(months => month.ahead))::date
         and submission_windows.opens_at <= $1::date and submission_windows.closes_at > $1::date
       where 'schedule' = any (museums.order_kinds) and submission_windows.month is null`,
      [today],
    )
    expect(missing).toEqual([])
    expect(await ask(`select from museums where 'schedule' = any (museums.order_kinds)`)).toHaveLength(8)
  })

  test('find windows that are over, open and still to come', async () => {
    const { over, open, coming } = await askOne<{ over: number; open: number; coming: number }>(
      `select count(*) filter (where closes_at < $1::date) as over, count(*) filter (where opens_at < $1::date and closes_at > $1::date) as open,
         count(*) filter (where opens_at > $1::date) as coming from submission_windows`,
      [today],
    )
    expect({ over, open, coming }).toEqual({ over: 8, open: 16, coming: 2 })
  })

  test('have a change that waits beside a confirmed order, and its history tells of it', async () => {
    const rows = await ask<{ status: string; from: number; to: number; asked: number }>(
      `select orders.status, orders.places as from, (orders.pending_change -> 'values' ->> 'places')::integer as to,
         (select count(*)::integer from order_events where order_events.order_id = orders.id and order_events.kind = 'change_asked') as asked
       from ${ofAgency} where orders.pending_change is not null`,
    )
    expect(rows).toEqual([{ status: 'confirmed', from: 38, to: 35, asked: 1 }])
  })

  test('have a quota by group category and places kept for one agency, both not used up', async () => {
    const quotas = await askOne<{ slots: number; left: number }>(
      `select count(*)::integer as slots, count(*) filter (where taken < quota)::integer as left from slot_quotas`,
    )
    expect(quotas.slots).toBeGreaterThan(100)
    expect(quotas.left).toBeGreaterThan(100)
    const kept = await ask<{ login: string; kept: number }>(
      `select users.login, slot_allotments.places - slot_allotments.used as kept from slot_allotments
       join users on users.customer_id = slot_allotments.customer_id and users.roles = '{owner}'`,
    )
    expect(kept).toEqual([1, 2, 3].map(() => ({ login: 'agency', kept: 40 })))
  })

  test('have a programme of visits and services of one group', async () => {
    const rows = await ask<{ name: string; kinds: number }>(
      `select programmes.name, count(distinct orders.kind)::integer as kinds
       from programmes join orders on orders.programme_id = programmes.id group by programmes.id`,
    )
    expect(rows).toEqual([{ name: 'Сиань, группа Ли Вэя', kinds: 4 }])
  })

  test('leave the dispatcher twenty-five to answer and six that wait on full slots', async () => {
    expect(await ask(`select from orders where orders.status = 'in_processing'`)).toHaveLength(queueSize.inProcessing)
    const waiting = await ask<{ full: boolean }>(
      `select slots.taken = slots.capacity as full from orders join slots on slots.id = orders.slot_id
       join waiting_entries on waiting_entries.order_id = orders.id and waiting_entries.since = orders.created_at where orders.status = 'waiting_list'`,
    )
    expect(waiting.map(({ full }) => full)).toEqual(Array.from({ length: queueSize.waiting }, () => true))
  })

  test('charge what is confirmed and take back what was cancelled after that', async () => {
    const rows = await ask<{ kind: string; count: number }>(
      `select ledger_transactions.kind, count(*) as count from ledger_transactions group by ledger_transactions.kind order by 1`,
    )
    expect(rows.map((row) => row.kind)).toEqual(['charge', 'payment', 'reversal'])
  })

  test('have receipts of every kind: in advance, settled the morning after at the cash register, settled by the payment itself', async () => {
    const kinds = await ask<{ kind: string; state: string }>('select distinct kind, state from payment_receipts order by kind, state')
    expect(kinds.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'prepayment sent',
      'prepayment settled',
      'settlement by_hand',
      'settlement sent',
    ])
    const told = await ask<{ advance: boolean; ahead: boolean }>(
      `select payment_orders.in_advance as advance, orders.pass_date >= (payments.created_at at time zone 'Europe/Moscow')::date as ahead
       from payment_orders join payments on payments.id = payment_orders.payment_id join orders on orders.id = payment_orders.order_id`,
    )
    expect(told.filter(({ advance, ahead }) => advance !== ahead)).toEqual([])
  })

  test('tell their history from the order to the last decision, and nothing of it lies in the future', async () => {
    expect(
      await ask(
        `select orders.id from orders left join order_events on order_events.order_id = orders.id and order_events.kind = 'placed'
         group by orders.id having count(order_events.id) <> 1`,
      ),
    ).toEqual([])
    expect(await ask(`select from order_events where order_events.at >= $1::timestamp at time zone 'Europe/Moscow'`, [today])).toEqual([])
    expect(
      await ask(`select from orders join order_events on order_events.order_id = orders.id where order_events.at < orders.created_at`),
    ).toEqual([])
  })
})
