import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { legalTextKinds } from '@anfilada/contract/legal-texts'
import type { Role } from '@anfilada/contract/abilities'
import { decisionActs } from '@anfilada/contract/orders/decision-acts'
import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import { apiKeyScopes } from '@anfilada/contract/identity/api-keys'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type Logger, pino } from 'pino'
import { createTestDatabase } from '../../../../tools/test/database.ts'
import { createSecrets, tokenHash } from '../secrets.ts'
import { buildApp } from '../app.ts'
import { createPool, type OpenPool } from '../db/pool.ts'
import { demoCompany } from '../demo/company.ts'
import type { ServerIdentity } from '../http/identity.ts'

/** Everyone who may stand before the endpoints; the authorisation matrix has a column for each. */
export const principals = [
  'none',
  'expired',
  'individual',
  'agencyOwner',
  'agencyManager',
  'agencyAccountant',
  'agencyGuide',
  'otherAgency',
  'dispatcher',
  'officeAccountant',
  'editor',
  'admin',
  /** An admin who has yet to turn on his second factor; the other employees have. */
  'unenrolled',
  /** A dispatcher's session on behalf of the agency. */
  'onBehalf',
  /** A member whom the owner removed, and one whose customer is blocked: their sessions open nothing. */
  'removed',
  'blocked',
  /** A program with a key that the owner of the agency made, every scope allowed. */
  'apiKey',
] as const
export type Principal = (typeof principals)[number]

/** A small world for tests: a built app on a database of its own, people, one museum with two objects, and slots on demand. */
export type World = {
  app: FastifyInstance
  pool: OpenPool
  databaseUrl: string
  /** Session tokens; `none` has none. */
  tokens: Record<Exclude<Principal, 'none'>, string>
  users: Record<Exclude<Principal, 'none'>, number>
  close(): Promise<void>
}

export const testIdentity: ServerIdentity = {
  publicOrigin: 'https://portal.example',
  mailbox: 'local',
  secrets: createSecrets('the key of the tests, which keeps no secrets'),
  acquiring: {},
}

export const objectId = 'palace-main'
export const instantObjectId = 'palace-instant'
export const museumId = 1
/** Far enough for every cut-off, near enough for every horizon. */
export const visitDate = addDays(todayIn(defaultZone), 30)

export async function createWorld(identity: ServerIdentity = testIdentity, log: Logger = pino({ level: 'silent' })): Promise<World> {
  const database = await createTestDatabase()
  const pool = createPool({ url: database.url, size: 8, onError: () => undefined })
  await addCatalogue(pool)
  const { tokens, users } = await addPeople(pool)
  await addLegalTexts(pool)
  await addCompany(pool)
  const app = await buildApp({ pool, log, identity, metricsToken: 'metrics-token-of-tests' })
  const close = async (): Promise<void> => {
    await app.close()
    await pool.end()
    await database.drop()
  }
  return { app, pool, databaseUrl: database.url, tokens, users, close }
}

async function addCatalogue(pool: OpenPool): Promise<void> {
  const named = (name: string): string => JSON.stringify({ ru_RU: name, en_US: name, zh_cn: name, fa_IR: name, vi: name })
  await pool.query(`insert into museums (name, types, emblem) values ($1, '{rf,ig,cn}', 'hermitage')`, [named('Дворец')])
  await pool.query(
    `insert into museum_objects (system_id, museum_id, name, instant, usual_entrance)
     values ('${objectId}', ${museumId}, $1, false, 'Подъезд 3'), ('${instantObjectId}', ${museumId}, $2, true, 'Подъезд 1')`,
    [named('Главный комплекс'), named('Сокровищница')],
  )
  const tickets: PriceTable = {
    'ticket:common': { amount: 150_000 },
    'ticket:privileged': { amount: 70_000 },
    'ticket:child': { amount: 0 },
  }
  for (const category of ['rf', 'ig', 'cn']) {
    const radio: PriceTable = category === 'ig' ? { 'service:multicast_audio_system': { amount: 15_000 } } : {}
    await addPriceList(pool, category, { [objectId]: { ...tickets, ...radio }, [instantObjectId]: tickets })
  }
}

/** A published list for everyone, or for one customer, in force on every day of the tests; answers its version. */
export async function addPriceList(
  pool: OpenPool,
  category: string,
  prices: Record<string, PriceTable>,
  customerId?: number,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with list as (
       insert into price_lists (name, group_category, customer_id, valid_from, valid_until) values ('Список', $1, $2, '2020-01-01', '2099-12-31') returning id
     )
     insert into price_list_versions (price_list_id, number) select list.id, 1 from list returning id`,
    [category, customerId ?? null],
  )
  const version = (rows[0] as { id: number }).id
  for (const [object, table] of Object.entries(prices)) {
    await pool.query('insert into price_tables (version_id, museum_object_id, prices) values ($1, $2, $3)', [
      version,
      object,
      JSON.stringify(table),
    ])
  }
  await pool.query('update price_list_versions set published_at = now() where id = $1', [version])
  await pool.query(
    `update price_lists set current_version_id = $1 where id = (select price_list_id from price_list_versions where price_list_versions.id = $1)`,
    [version],
  )
  return version
}

/** In force for as long as any test goes back. */
async function addCompany(pool: OpenPool): Promise<void> {
  await pool.query(
    `insert into company_versions (version, facts, valid_from, created_at, published_at) values (1, $1, '2020-01-01', '2020-01-01', '2020-01-01')`,
    [JSON.stringify(demoCompany)],
  )
}

/** The first version of each is in force. */
async function addLegalTexts(pool: OpenPool): Promise<void> {
  await pool.query(
    `insert into legal_texts (kind, version, contents, valid_from, published_at)
     select kind, 1, $2, '2020-01-01', '2020-01-01' from unnest($1::text[]) kind`,
    [legalTextKinds, JSON.stringify({ ru: { title: 'Название', text: 'Текст' }, en: { title: 'Title', text: 'Text' } })],
  )
}

const people: {
  principal: Exclude<Principal, 'none' | 'apiKey'>
  customer: 'agency' | 'other' | 'individual' | 'blocked' | null
  role: Role
}[] = [
  { principal: 'expired', customer: 'agency', role: 'owner' },
  { principal: 'individual', customer: 'individual', role: 'owner' },
  { principal: 'agencyOwner', customer: 'agency', role: 'owner' },
  { principal: 'agencyManager', customer: 'agency', role: 'manager' },
  { principal: 'agencyAccountant', customer: 'agency', role: 'accountant' },
  { principal: 'agencyGuide', customer: 'agency', role: 'guide' },
  { principal: 'otherAgency', customer: 'other', role: 'owner' },
  { principal: 'dispatcher', customer: null, role: 'dispatcher' },
  { principal: 'officeAccountant', customer: null, role: 'office_accountant' },
  { principal: 'editor', customer: null, role: 'editor' },
  { principal: 'admin', customer: null, role: 'admin' },
  { principal: 'unenrolled', customer: null, role: 'admin' },
  { principal: 'onBehalf', customer: null, role: 'dispatcher' },
  { principal: 'removed', customer: 'agency', role: 'owner' },
  { principal: 'blocked', customer: 'blocked', role: 'owner' },
]

async function addPeople(pool: OpenPool): Promise<Pick<World, 'tokens' | 'users'>> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    `insert into customers (kind, name, settlement)
     values ('legal_entity', 'agency', 'invoice'), ('legal_entity', 'other', 'invoice'), ('individual', 'individual', 'pay_now'),
            ('legal_entity', 'blocked', 'invoice') returning id, name`,
  )
  const customers = new Map(rows.map((row) => [row.name, row.id]))
  const tokens = {} as World['tokens']
  const users = {} as World['users']
  for (const { principal, customer, role } of people) {
    const user = await pool.query<{ id: number }>(
      'insert into users (customer_id, login, name, password_hash, roles) values ($1, $2, $2, $3, $4) returning id',
      [customer === null ? null : customers.get(customer), principal, 'not a hash: tests open sessions themselves', [role]],
    )
    users[principal] = (user.rows[0] as { id: number }).id
    tokens[principal] = `token-of-${principal}`.padEnd(43, '_')
    await pool.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + $3::interval)`, [
      tokenHash(tokens[principal]),
      users[principal],
      principal === 'expired' ? '-1 hour' : '1 hour',
    ])
  }
  await pool.query('update users set totp_since = now() where customer_id is null and id <> $1', [users.unenrolled])
  await pool.query(`update users set status = 'removed', removed_at = now() where id = $1`, [users.removed])
  await pool.query(`update customers set status = 'blocked' where id = $1`, [customers.get('blocked')])
  await pool.query('update sessions set acts_for = $2 where user_id = $1', [users.onBehalf, customers.get('agency')])
  users.apiKey = users.agencyOwner
  tokens.apiKey = 'anf_key-of-the-agency'.padEnd(47, '_')
  await pool.query(
    `insert into api_keys (customer_id, created_by, name, key_hash, hint, scopes) values ($1, $2, 'program', $3, 'anf_key-', $4)`,
    [customers.get('agency'), users.apiKey, tokenHash(tokens.apiKey), apiKeyScopes],
  )
  return { tokens, users }
}

let starts = 0

/** A new slot on the visit date (or another); each call gets a time of its own. */
export async function addSlot(world: World, slot: { capacity: number; object?: string; date?: string }): Promise<number> {
  const time = `${String(Math.floor(starts / 60) % 24).padStart(2, '0')}:${String(starts % 60).padStart(2, '0')}`
  starts++
  const { rows } = await world.pool.query<{ id: number }>(
    'insert into slots (museum_object_id, pass_date, starts, capacity) values ($1, $2, $3, $4) returning id',
    [slot.object ?? objectId, slot.date ?? visitDate, time, slot.capacity],
  )
  return (rows[0] as { id: number }).id
}

export type Asking = { as: Principal; action: string; data: unknown; api?: 'customer' | 'office'; key?: string; language?: string }

/**
 * Decisions of staff hold at once here, and a test that is about the minute in which they can be taken back says `now: false`: any other
 * would wait for a job that does not run.
 */
const dataOf = ({ action, data }: Asking): unknown =>
  (decisionActs as readonly string[]).includes(action) ? { now: true, ...(data as object) } : data

/** Asks an endpoint as the browser does. */
export async function ask(world: World, asking: Asking): Promise<LightMyRequestResponse> {
  const boundary = 'test-boundary'
  const part = (name: string, value: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return world.app.inject({
    method: 'POST',
    url: asking.api === 'office' ? '/api/office/actions/' : '/api/v1/actions/',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(asking.as !== 'none' && { authorization: world.tokens[asking.as] }),
      ...(asking.key !== undefined && { 'idempotency-key': asking.key }),
      ...(asking.language !== undefined && { 'accept-language': asking.language }),
    },
    payload: `${part('action', asking.action)}${part('data', JSON.stringify(dataOf(asking)))}--${boundary}--\r\n`,
  })
}

/** The data of a sound order of museum tickets: 10 adults and 2 children of a foreign group. */
export function ticketsFor(slotId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    museum_id: museumId,
    system_id: objectId,
    pass_date: visitDate,
    schedule_item_id: slotId,
    type: 'ig',
    persons_per_guide: 15,
    country_id: 100,
    guide: 'Ли Вэй',
    guide_phone: '+7 921 555-01-02',
    tickets: [
      { category: 'common', quantity: 10 },
      { category: 'child', quantity: 2 },
    ],
    services: [],
    qty_guide: 1,
    notes: '',
    ...changes,
  }
}

/** Places an order and answers its number. */
export async function place(
  world: World,
  slotId: number,
  changes: Record<string, unknown> = {},
  as: Principal = 'agencyOwner',
): Promise<number> {
  const answer = (await ask(world, { as, action: 'post_request', data: ticketsFor(slotId, changes) })).json<{
    data?: { result: { id: number } }
    code?: string
  }>()
  if (!answer.data) throw new Error(`The order was refused: ${answer.code}`)
  return answer.data.result.id
}
