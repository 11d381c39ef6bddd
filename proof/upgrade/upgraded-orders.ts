import { withClient } from '../../bench/databases.ts'
import { tokenOf, visitDate } from '../stage.ts'

/** Members of the demo's customers who read and place orders. */
export const members = 12
export const firstSlot = 1_000_000

/** Sessions of members for reading and ordering, and slots of an object with a price. */
export async function addLife(url: string, slots: number): Promise<void> {
  await withClient(url, async (client) => {
    // A published price list takes no object more, but from a superuser who switches triggers off.
    await client.query(`
      set session_replication_role = replica;
      insert into sessions (token_hash, user_id, expires_at)
      select sha256(convert_to('proof-token-' || lpad(members.n::text, 20, '0'), 'UTF8')), members.id, now() + interval '1 day'
      from (select users.id, row_number() over (order by users.id) as n
            from users where users.customer_id is not null and users.status = 'active' and users.roles && '{owner,manager,individual}') as members
      where members.n <= ${members};
      insert into countries (id, name) select 100, countries.name from countries limit 1 on conflict do nothing;
      insert into museum_objects (system_id, museum_id, name, usual_entrance) select 'palace', museums.id, museums.name, 'Main entrance' from museums where museums.id = 1;
      insert into price_tables (version_id, museum_object_id, prices)
      select price_lists.current_version_id, 'palace', '{"ticket:common": {"amount": 150000}}'
      from price_lists where price_lists.group_category = 'ig' and price_lists.current_version_id is not null;
      insert into slots (id, museum_object_id, pass_date, starts, capacity) overriding system value
      select ${firstSlot} + n, 'palace', '${visitDate}', time '00:00' + n * interval '1 minute', 1000 from generate_series(0, ${slots - 1}) n`)
  })
}

type Listed = { data?: { result: { id: number }[] } }

/** What the members read about their orders, whole: each question with its answer. */
export async function readOrders(port: number): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>()
  for (let reader = 1; reader <= members; reader++) {
    const read = async (action: string, data: object): Promise<unknown> => {
      const answer = await ask(port, reader, action, data)
      answers.set(`${reader} ${action} ${JSON.stringify(data)}`, answer)
      return answer
    }
    const lists = [await read('get_upcoming', { limit: 500 }), await read('get_archive', { limit: 500 })]
    const ids = lists.flatMap((list) => ((list as Listed).data?.result ?? []).slice(0, 10).map(({ id }) => id))
    for (const request_id of ids) await read('get_request', { request_id })
  }
  return answers
}

async function ask(port: number, reader: number, action: string, data: object): Promise<unknown> {
  const body = new FormData()
  body.set('action', action)
  body.set('data', JSON.stringify(data))
  const address = `http://127.0.0.1:${port}/api/v1/actions/`
  const answer = await fetch(address, { method: 'POST', headers: { authorization: tokenOf(reader) }, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${action} of reader ${reader} was answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

/** How many of the orders are there with their history, news and idempotency row. */
export async function countWhole(url: string, ids: readonly number[]): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ whole: number }>(
      `select count(*)::integer as whole from orders
       where orders.id = any ($1) and orders.status = 'in_processing'
         and exists (select from order_events where order_events.order_id = orders.id and order_events.kind = 'placed')
         and exists (select from outbox where outbox.topic = 'order.placed' and (outbox.payload ->> 'order_id')::integer = orders.id)
         and exists (select from idempotency_keys where (idempotency_keys.answer #>> '{value,id}')::integer = orders.id)`,
      [ids],
    )
    return rows[0]?.whole ?? 0
  })
}
