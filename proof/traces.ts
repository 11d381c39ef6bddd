import { withClient } from '../bench/databases.ts'

/** What a database holds after the rush; every count but the first four must be zero. */
export type Traces = {
  orders: number
  sold: number
  taken: number
  waiting: number
  keysWithoutAnswer: number
  ordersWithoutHistory: number
  ordersWithoutNews: number
  slotsMiscounted: number
}

export async function readTraces(url: string): Promise<Traces> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Traces>(`
      select
        (select count(*) from orders)::integer as orders,
        (select coalesce(sum(orders.places), 0) from orders where orders.status in ('in_processing', 'confirmed'))::integer as sold,
        (select sum(slots.taken) from slots)::integer as taken,
        (select count(*) from orders where orders.status = 'waiting_list')::integer as waiting,
        (select count(*) from idempotency_keys where idempotency_keys.answer is null)::integer as "keysWithoutAnswer",
        (select count(*) from orders where not exists (select from order_events where order_events.order_id = orders.id))::integer as "ordersWithoutHistory",
        (select count(*) from orders where not exists (
          select from outbox where outbox.topic = 'order.placed' and (outbox.payload ->> 'order_id')::integer = orders.id))::integer as "ordersWithoutNews",
        (select count(*) from slots where slots.taken <> (
          select coalesce(sum(orders.places), 0) from orders where orders.slot_id = slots.id and orders.status in ('in_processing', 'confirmed')))::integer as "slotsMiscounted"
    `)
    return rows[0] as Traces
  })
}

/** Names of what was left half done. */
export function orphansIn(traces: Traces): string[] {
  const names = ['keysWithoutAnswer', 'ordersWithoutHistory', 'ordersWithoutNews', 'slotsMiscounted'] as const
  return names.filter((name) => traces[name] > 0).map((name) => `${name} ${traces[name]}`)
}

/** Says the result in one line and sets the exit code. */
export function conclude(name: string, figures: string, faults: readonly string[]): void {
  console.log(
    `proof ${name}: ${faults.length === 0 ? 'PASS' : 'FAIL'} ${figures}${faults.length === 0 ? '' : `; faults: ${faults.join(', ')}`}`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
