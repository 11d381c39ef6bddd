import { setTimeout as pause } from 'node:timers/promises'
import { fillAllSlots } from '../packages/server/src/catalogue/slot-rules/fill-slots.ts'
import { createPool } from '../packages/server/src/db/pool.ts'
import { withClient } from '../bench/databases.ts'
import { orderAtOnce } from './ground/crowd.ts'
import { switchGuardOff } from './ground/guards.ts'
import { watched, watchLocks } from './ground/watch.ts'
import { lowerAmongOrders } from './slots/lowering.ts'
import { compareReadings, untilAutovacuumed } from './slots/reading-costs.ts'
import { ruled } from './slots/ruled-objects.ts'
import { type Stage, withStage } from './stage.ts'
import { conclude } from './traces.ts'

// 300 objects with a rule of 20 times a day for two years are filled, the last of them while customers order; what staff and customers look at
// costs what it does with a hundredth of them; and rules that lower and close what 200 customers order at that moment never leave a negative
// place. Decision 0078 says what is measured how.
const objects = Number(process.argv[2] ?? 300)
/** Of one object alone a whole table is read, and of nothing else. */
const hundredth = Math.max(3, Math.round(objects / 100))
/** So many are filled while customers order. */
const beside = Math.max(1, Math.round(objects / 30))
const port = 4180
const slotsOfPalace = 100
const limit = { ratio: 1.3, nightSeconds: 5, slotsPerSecond: 20_000, transactionSeconds: 1 }

type Said = { told: string[]; faults: string[] }

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

async function addObjects(stage: Stage, from: number, until: number): Promise<void> {
  await withClient(stage.url('proof'), (client) => client.query(ruled(from, until)))
}

/** A hundredth of the objects in `few`, and all but that in `control`; what the screens read beside slots is there, too. */
async function prepare(stage: Stage): Promise<void> {
  const pool = createPool({ url: stage.url('proof'), size: 4, onError: () => undefined })
  const server = await stage.serve('proof', port)
  await addObjects(stage, 1, hundredth)
  await fillAllSlots(pool)
  await amongOrders(server.port, 'before', () => pause(5000))
  await server.stop()
  await pool.end()
  await untilAutovacuumed(stage.url('proof'))
  for (const name of ['few', 'control']) {
    await withClient(stage.url('postgres'), (client) => client.query(`create database ${name} template proof`))
  }
}

/** Alone, for what it costs; then among customers who order, for what they feel. */
async function fill(stage: Stage, { told, faults }: Said): Promise<void> {
  const url = stage.url('proof')
  const server = await stage.serve('proof', port)
  const pool = createPool({ url: watched(url), size: 4, onError: () => undefined })
  try {
    await addObjects(stage, hundredth + 1, objects - beside)
    const begun = performance.now()
    const alone = await watchLocks(url, () => fillAllSlots(pool))
    const rate = Math.round((alone.result.made / (performance.now() - begun)) * 1000)
    await addObjects(stage, objects - beside + 1, objects)
    const { result, seen } = await watchLocks(url, () => amongOrders(server.port, 'beside', () => fillAllSlots(pool)))
    const longest = Math.max(alone.seen.longestSeconds, seen.longestSeconds)
    told.push(`${alone.result.made + result.result.made} slots made, alone ${rate}/s, longest transaction ${longest.toFixed(2)} s`)
    told.push(`${result.orders} orders beside it, ${result.refused} refused, ${seen.waits} waits for its locks in ${seen.samples} looks`)
    if (seen.waits > 0) faults.push(`${seen.waits} waits for locks of the filling`)
    if (result.orders === 0 || seen.samples === 0) faults.push('nobody ordered, or nobody looked')
    if (longest > limit.transactionSeconds) faults.push(`a transaction of ${longest.toFixed(2)} s`)
    if (rate < limit.slotsPerSecond) faults.push(`${rate} slots a second`)
  } finally {
    await pool.end()
  }
}

async function compare(stage: Stage, { told, faults }: Said): Promise<void> {
  await untilAutovacuumed(stage.url('proof'))
  for (const { reading, few, many, fewMs, timeRatio } of await compareReadings(stage.url('few'), stage.url('proof'))) {
    const pages = (['custom', 'generic'] as const).map((planning) => {
      const ratio = many.pages[planning] / few.pages[planning]
      if (ratio > limit.ratio) faults.push(`${reading} (${planning}) looks at ${ratio.toFixed(2)} of the pages of a hundredth`)
      return `${planning} plan ${few.pages[planning]} -> ${many.pages[planning]} pages (${ratio.toFixed(2)})`
    })
    told.push(`${reading}: ${many.rows} rows, ${pages.join(', ')}, ${fewMs.toFixed(1)} ms, by turns ${timeRatio.toFixed(2)}`)
    if (many.rows !== few.rows || many.rows === 0) faults.push(`${reading} reads ${few.rows} and ${many.rows} rows`)
    if (timeRatio > limit.ratio) faults.push(`${reading} takes ${timeRatio.toFixed(2)} of the time of a hundredth`)
  }
}

/** Two days passed, one night was missed. */
async function night(stage: Stage, { told, faults }: Said): Promise<void> {
  await withClient(stage.url('proof'), (client) =>
    client.query(`delete from slots using slot_horizons as h where h.museum_object_id = slots.museum_object_id and slots.pass_date >= h.filled_until - 1;
      update slot_horizons set filled_until = filled_until - 2`),
  )
  const pool = createPool({ url: stage.url('proof'), size: 4, onError: () => undefined })
  try {
    const begun = performance.now()
    const filled = await fillAllSlots(pool)
    const seconds = (performance.now() - begun) / 1000
    told.push(`a night: ${filled.made} slots of ${filled.objects} objects in ${seconds.toFixed(1)} s`)
    if (filled.objects !== objects || filled.made === 0) faults.push('the night filled nothing')
    if (seconds > limit.nightSeconds) faults.push(`the night took ${seconds.toFixed(1)} s`)
  } finally {
    await pool.end()
  }
}

async function lower(stage: Stage, { told, faults }: Said): Promise<void> {
  await switchGuardOff(stage.url('control'))
  const guarded = await lowerAmongOrders(stage, 'proof', port + 1)
  const control = await lowerAmongOrders(stage, 'control', port + 2)
  told.push(
    `lowered before 200 orders: ${guarded.placed} placed, ${guarded.wrong} slots wrong; guards off: ${control.placed} placed, ${control.wrong} slots wrong`,
  )
  if (guarded.wrong > 0) faults.push(`${guarded.wrong} slots are oversold or counted wrongly`)
  if (control.wrong === 0) faults.push('the control oversold nothing')
}

await withStage('slots', { count: slotsOfPalace, capacity: 1000 }, async (stage) => {
  const said: Said = { told: [], faults: [] }
  await withClient(stage.url('postgres'), async (client) => {
    // Sooner than each minute; when a table is due is left as it is.
    await client.query(`alter system set autovacuum_naptime = '1s'`)
    await client.query('select pg_reload_conf()')
  })
  await prepare(stage)
  for (const step of [fill, compare, night, lower]) await step(stage, said)
  conclude('slots', said.told.join('; '), said.faults)
})
