import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../../bench/databases.ts'
import { visitDate } from '../stage.ts'

/** What somebody was told: this order is yours. */
export type Acknowledged = { key: string; id: number }

export type Target = { museumId: number; objectId: string; slotId: number; token: string }

/** A customer of its own with a session, and a time of visit that never fills up; found again by a run that goes on. */
export async function makeTarget(url: string): Promise<Target> {
  const token = 'proof-token-of-kills'
  return withClient(url, async (client) => {
    const named = `jsonb_build_object('ru_RU', 'Дворец', 'en_US', 'Palace', 'zh_cn', '宫殿', 'fa_IR', 'کاخ', 'vi', 'Cung dien')`
    await client.query(`
      insert into museums (name, types) select ${named}, '{ig}' where not exists (select from museums where name = ${named});
      insert into museum_objects (system_id, museum_id, name, usual_entrance)
      select 'kills', max(museums.id), ${named}, 'Main entrance' from museums where museums.name = ${named} on conflict do nothing;
      insert into slots (museum_object_id, pass_date, starts, capacity)
      select 'kills', '${visitDate}', '10:00', 10000000 where not exists (select from slots where museum_object_id = 'kills' and pass_date = '${visitDate}');
      insert into customers (kind, name, settlement) select 'legal_entity', 'Kills', 'invoice' where not exists (select from customers where name = 'Kills');
      insert into users (customer_id, login, name, password_hash, roles)
      select id, 'kills', 'Owner', 'nobody signs in here', '{owner}' from customers where name = 'Kills' on conflict do nothing;
      insert into sessions (token_hash, user_id, expires_at)
      select sha256(convert_to('${token}', 'UTF8')), id, now() + interval '7 days' from users where login = 'kills' on conflict do nothing;
    `)
    await givePrices(client)
    const { rows } = await client.query<Omit<Target, 'token'>>(
      `select slots.id as "slotId", museum_objects.system_id as "objectId", museum_objects.museum_id as "museumId"
       from slots join museum_objects on museum_objects.system_id = slots.museum_object_id
       where slots.museum_object_id = 'kills' and slots.pass_date = '${visitDate}'`,
    )
    return { ...(rows[0] as Omit<Target, 'token'>), token }
  })
}

async function givePrices(client: { query: (text: string) => Promise<unknown> }): Promise<void> {
  await client.query(`
    with list as (
      insert into price_lists (name, group_category, customer_id, valid_from, valid_until)
      select 'Kills', 'ig', id, '2000-01-01', '2099-12-31' from customers
      where name = 'Kills' and not exists (select from price_lists where name = 'Kills') returning id
    )
    insert into price_list_versions (price_list_id, number) select id, 1 from list;
    insert into price_tables (version_id, museum_object_id, prices)
    select price_list_versions.id, 'kills', '{"ticket:common": {"amount": 150000}}' from price_list_versions
    join price_lists on price_lists.id = price_list_versions.price_list_id where price_lists.name = 'Kills' and price_list_versions.published_at is null;
    update price_list_versions set published_at = now() where published_at is null and price_list_id = (select id from price_lists where name = 'Kills');
    update price_lists set current_version_id = (select max(id) from price_list_versions where price_list_id = price_lists.id)
    where name = 'Kills' and current_version_id is null;
  `)
}

export type Load = Readonly<{
  acknowledged: () => number
  /** Answers that say neither yes nor "try again". */
  strange: string[]
  /** Until somebody who asks from now on is told yes. */
  untilServed(): Promise<void>
  stop(): Promise<void>
}>

const clients = 8
const patience = 15_000

/** Clients that order one after the other, each order again with its key until it is answered. Every yes is on disk before the next order. */
export function orderOn(origin: string, target: Target, journalPath: string): Load {
  const journal = openSync(journalPath, 'a')
  const run = `${Date.now()}`
  const strange: string[] = []
  let count = 0
  const leaving = new AbortController()

  async function place(key: string): Promise<void> {
    while (!leaving.signal.aborted) {
      const answer = await ask(origin, target, key)
      if (answer?.id !== undefined) {
        writeSync(journal, `${JSON.stringify({ key, id: answer.id } satisfies Acknowledged)}\n`)
        fsyncSync(journal)
        count++
        return
      }
      if (answer && answer.status !== 503) {
        strange.push(`${answer.status} ${answer.text.slice(0, 80)}`)
        return
      }
      await pause(20)
    }
  }
  async function client(number: number): Promise<void> {
    for (let n = 0; !leaving.signal.aborted; n++) await place(`${run}-${number}-${n}`)
  }
  const running = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  let probes = 0
  return {
    acknowledged: () => count,
    strange,
    untilServed: () => place(`${run}-probe-${probes++}`),
    async stop() {
      if (leaving.signal.aborted) return
      leaving.abort()
      await running
      closeSync(journal)
    },
  }
}

type Answer = { status: number; id: number | undefined; text: string }

/** Undefined: nothing came back. */
async function ask(origin: string, { museumId, objectId, slotId, token }: Target, key: string): Promise<Answer | undefined> {
  const body = new FormData()
  body.set('action', 'post_request')
  body.set(
    'data',
    JSON.stringify({
      museum_id: museumId,
      system_id: objectId,
      pass_date: visitDate,
      schedule_item_id: slotId,
      type: 'ig',
      persons_per_guide: 15,
      country_id: 100,
      guide: 'Li Wei',
      guide_phone: '+7 921 555-01-02',
      tickets: [{ category: 'common', quantity: 1 }],
      services: [],
      qty_guide: 1,
      notes: '',
    }),
  )
  try {
    const headers = { authorization: token, 'idempotency-key': key }
    const answer = await fetch(`${origin}/api/v1/actions/`, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) })
    const text = await answer.text()
    const id = answer.status === 200 ? (JSON.parse(text) as { data?: { result?: { id?: number } } }).data?.result?.id : undefined
    return { status: answer.status, id, text }
  } catch {
    return undefined
  }
}

/** Yeses that the database does not know, keys that made more than one order, and how many yeses there were. */
export async function compareJournal(url: string, journalPath: string): Promise<{ acknowledged: number; faults: string[] }> {
  const text = existsSync(journalPath) ? readFileSync(journalPath, 'utf8') : ''
  const told = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Acknowledged)
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ key: string; id: number }>(
      // Joins and no `exists`: joined by `or`, those are asked row by row, which a quarter of a million told orders do not live to see.
      `select told.key, told.id from unnest($1::text[], $2::integer[]) told (key, id)
       left join orders on orders.id = told.id
       left join idempotency_keys on idempotency_keys.key = told.key
       where orders.id is null or (idempotency_keys.answer #>> '{value,id}')::integer is distinct from told.id`,
      [told.map(({ key }) => key), told.map(({ id }) => id)],
    )
    const twice = told.length - new Set(told.map(({ id }) => id)).size
    return {
      acknowledged: told.length,
      faults: [...rows.map(({ key, id }) => `lost ${key} → ${id}`), ...(twice > 0 ? [`${twice} told twice`] : [])],
    }
  })
}
