import { setTimeout as pause } from 'node:timers/promises'
import { addDays, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import type { SlotRuleContent } from '../packages/contract/src/orders/slot-rules.ts'
import { listOfficeSlots } from '../packages/server/src/catalogue/capacity/capacity.reads.ts'
import { listDays } from '../packages/server/src/catalogue/catalogue.reads.ts'
import { fillAllSlots } from '../packages/server/src/catalogue/slot-rules/fill-slots.ts'
import { changeRuled, closeSlots, lockUntouched } from '../packages/server/src/catalogue/slot-rules/filling.store.ts'
import { previewRule } from '../packages/server/src/catalogue/slot-rules/preview.reads.ts'
import { findHorizon } from '../packages/server/src/catalogue/slot-rules/slot-rules.reads.ts'
import { createPool, type OpenPool } from '../packages/server/src/db/pool.ts'
import { inTransaction } from '../packages/server/src/db/transaction.ts'
import { withClient } from '../bench/databases.ts'
import { orderAtOnce } from './ground/crowd.ts'
import { switchGuardOff } from './ground/guards.ts'
import { watched, watchLocks } from './ground/watch.ts'
import { type Stage, withStage } from './stage.ts'
import { conclude } from './traces.ts'

// 300 objects with a rule of 20 times a day for two years are filled while customers order; what staff and customers look at costs what it
// does with a hundredth of them; and rules that lower and close what 200 customers order at that moment never leave a negative place.
const objects = Number(process.argv[2] ?? 300)
const hundredth = Math.max(1, Math.round(objects / 100))
const daysAhead = 730
const times = 20
const port = 4180
const slotsOfPalace = 100
/** What else runs on this machine can only add to a figure: the least of several tries is the nearest to the truth. */
const tries = 60

const today = todayIn(defaultZone)
const hours = Array.from({ length: times }, (_, at) => `${String(9 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`)
const rule: SlotRuleContent = {
  title: 'Every day',
  kind: 'season',
  from: addDays(today, 1),
  until: addDays(today, daysAhead),
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  dates: [],
  times: hours,
  capacity: 40,
  quotas: [],
  allotments: [],
}

/** Rules as the office saves them, of so many objects more. */
const ruled = (from: number, until: number): string => `
  insert into museum_objects (system_id, museum_id, name, usual_entrance)
  select 'hall-' || n, 1, (select museums.name from museums where museums.id = 1), 'Entrance' from generate_series(${from}, ${until}) n;
  with made as (insert into slot_rules (museum_object_id) select 'hall-' || n from generate_series(${from}, ${until}) n returning id)
  insert into slot_rule_versions (rule_id, number, title, kind, valid_from, valid_until, weekdays, dates, times, capacity)
  select made.id, 1, 'Every day', 'season', '${rule.from}', '${rule.until}', '{1,2,3,4,5,6,7}', '{}', '{${hours.join(',')}}', ${rule.capacity} from made;
  insert into slot_horizons (museum_object_id, months) select 'hall-' || n, 24 from generate_series(${from}, ${until}) n;`

async function least(work: () => Promise<unknown>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let at = 0; at < tries; at++) {
    const begun = performance.now()
    await work()
    fastest = Math.min(fastest, performance.now() - begun)
  }
  return fastest
}

type Costs = { month: number; grid: number; preview: number }

async function costs(pool: OpenPool): Promise<Costs> {
  const objectId = 'hall-1'
  const [first, last] = [addDays(today, 30), addDays(today, 60)]
  const horizon = await findHorizon(pool, objectId)
  if (!horizon) throw new Error('No such object')
  return {
    month: await least(() => listDays(pool, { objectId, first, last, type: 'ig', customerId: 1 })),
    grid: await least(() => listOfficeSlots(pool, objectId, first, last)),
    preview: await least(() => previewRule(pool, objectId, horizon, { ruleId: 1, rule: { ...rule, capacity: 41 } })),
  }
}

/** Orders at the palace, ten at a time, for as long as the work lasts; answers how many there were. */
async function amongOrders<T>(
  atPort: number,
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T; orders: number; refused: number }> {
  const over = new AbortController()
  let [orders, refused] = [0, 0]
  const ordering = (async () => {
    for (let round = 0; !over.signal.aborted; round++) {
      const askings = Array.from({ length: 10 }, (_, at) => ({
        customer: at + 1,
        key: `${name}-${round}-${at}`,
        slot: 1 + ((round * 10 + at) % slotsOfPalace),
      }))
      const answers = await orderAtOnce(atPort, askings)
      orders += answers.length
      refused += answers.filter(({ body }) => !body.success).length
    }
  })()
  try {
    return { result: await work(), orders, refused }
  } finally {
    over.abort()
    await ordering
  }
}

const negative = `select count(*)::integer as slots from slots where slots.museum_object_id = 'palace'
  and (slots.taken > slots.capacity or slots.taken < 0
    or slots.taken <> (select coalesce(sum(places), 0) from slot_takers where slot_takers.slot_id = slots.id))`

const lockWaiters = `select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Until so many orders stand before locks: they have read what was free and have not written yet. */
async function untilWaiting(url: string, orders: number): Promise<void> {
  await withClient(url, async (client) => {
    const count = async (): Promise<number> => (await client.query<{ waiting: number }>(lockWaiters)).rows[0]?.waiting ?? 0
    while ((await count()) < orders) await pause(10)
  })
}

/**
 * 200 customers order four places each of five slots, four of which a rule lowers to what is taken while they stand before the locks, and closes
 * the fifth; how many slots are oversold or counted wrongly, and how many orders were taken of the lowered ones.
 */
async function lowerAmongOrders(stage: Stage, database: string, atPort: number): Promise<{ wrong: number; placed: number }> {
  const server = await stage.serve(database, atPort)
  const pool = createPool({ url: stage.url(database), size: 4, onError: () => undefined })
  const askings = Array.from({ length: 200 }, (_, at) => ({ customer: at + 1, key: `lower-${at}`, slot: 1 + (at % 5), heads: 4 }))
  const [lowered, closed] = [[1, 2, 3, 4], [5]]
  try {
    await pool.query(`update slots set made_by = 1 where museum_object_id = 'palace'`)
    const said = JSON.stringify([{ version: 1, capacity: 1, quotas: [], allotments: [] }])
    const ordering = await inTransaction(pool, async (tx) => {
      await lockUntouched(tx, [...lowered, ...closed])
      const answers = orderAtOnce(server.port, askings)
      await untilWaiting(stage.url(database), 4)
      const slots = lowered.map((id) => ({ id, version: 1 }))
      await changeRuled(tx, slots, said)
      await closeSlots(tx, closed)
      return { answers }
    })
    const answers = await ordering.answers
    const { rows } = await pool.query<{ slots: number }>(negative)
    const placed = answers.filter(({ body }, at) => body.success && lowered.includes(askings[at]?.slot ?? 0)).length
    return { wrong: rows[0]?.slots ?? 0, placed }
  } finally {
    await pool.end()
  }
}

await withStage('slots', { count: slotsOfPalace, capacity: 1000 }, async (stage) => {
  const url = stage.url('proof')
  await withClient(stage.url('postgres'), (client) => client.query('create database control template proof'))
  const server = await stage.serve('proof', port)
  const pool = createPool({ url: watched(url), size: 4, onError: () => undefined })
  const faults: string[] = []
  const told: string[] = []
  try {
    await withClient(url, (client) => client.query(ruled(1, hundredth)))
    await fillAllSlots(pool)
    // What the screens read beside slots is there in both cases.
    await amongOrders(server.port, 'before', () => pause(5000))
    await withClient(url, (client) => client.query('vacuum analyze'))
    const few = await costs(pool)

    // Alone, for what it costs; then among customers who order, for what they feel.
    const half = hundredth + Math.ceil((objects - hundredth) / 2)
    await withClient(url, (client) => client.query(ruled(hundredth + 1, half)))
    const begun = performance.now()
    const alone = await watchLocks(url, () => fillAllSlots(pool))
    const rate = Math.round((alone.result.made / (performance.now() - begun)) * 1000)
    await withClient(url, (client) => client.query(ruled(half + 1, objects)))
    const { result, seen } = await watchLocks(url, () => amongOrders(server.port, 'beside', () => fillAllSlots(pool)))
    const longest = Math.max(alone.seen.longestSeconds, seen.longestSeconds)
    told.push(`${alone.result.made + result.result.made} slots made, alone ${rate}/s, longest transaction ${longest.toFixed(2)} s`)
    told.push(`${result.orders} orders beside it, ${result.refused} refused, ${seen.waits} waits for its locks in ${seen.samples} looks`)
    if (seen.waits > 0) faults.push(`${seen.waits} waits for locks of the filling`)
    if (longest > 1) faults.push(`a transaction of ${longest.toFixed(2)} s`)
    if (rate < 20_000) faults.push(`${rate} slots a second`)

    await withClient(url, (client) => client.query('vacuum analyze'))
    const many = await costs(pool)
    for (const name of ['month', 'grid', 'preview'] as const) {
      const ratio = many[name] / few[name]
      told.push(`${name} ${few[name].toFixed(1)} -> ${many[name].toFixed(1)} ms (${ratio.toFixed(2)})`)
      if (ratio > 1.3) faults.push(`${name} costs ${ratio.toFixed(2)} of what it does with a hundredth`)
    }

    await withClient(url, (client) =>
      client.query(`delete from slots using slot_horizons as h where h.museum_object_id = slots.museum_object_id and slots.pass_date >= h.filled_until - 1;
        update slot_horizons set filled_until = filled_until - 2`),
    )
    const nightBegun = performance.now()
    const night = await fillAllSlots(pool)
    const nightSeconds = (performance.now() - nightBegun) / 1000
    told.push(`a night: ${night.made} slots of ${night.objects} objects in ${nightSeconds.toFixed(1)} s`)
    if (nightSeconds > 5) faults.push(`the night took ${nightSeconds.toFixed(1)} s`)
  } finally {
    await pool.end()
  }

  await switchGuardOff(stage.url('control'))
  const guarded = await lowerAmongOrders(stage, 'proof', port + 1)
  const control = await lowerAmongOrders(stage, 'control', port + 2)
  told.push(
    `lowered before 200 orders: ${guarded.placed} placed, ${guarded.wrong} slots wrong; guards off: ${control.placed} placed, ${control.wrong} slots wrong`,
  )
  if (guarded.wrong > 0) faults.push(`${guarded.wrong} slots are oversold or counted wrongly`)
  if (control.wrong === 0) faults.push('the control oversold nothing')
  conclude('slots', told.join('; '), faults)
})
