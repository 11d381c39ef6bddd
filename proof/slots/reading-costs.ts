import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../../bench/databases.ts'
import { addDays } from '../../packages/contract/src/dates.ts'
import { listOfficeSlots } from '../../packages/server/src/catalogue/capacity/capacity.reads.ts'
import { listDays } from '../../packages/server/src/catalogue/catalogue.reads.ts'
import { previewRule } from '../../packages/server/src/catalogue/slot-rules/preview.reads.ts'
import { findHorizon } from '../../packages/server/src/catalogue/slot-rules/slot-rules.reads.ts'
import { createPool, type Db, type OpenPool } from '../../packages/server/src/db/pool.ts'
import { type Effort, effortOf } from '../ground/effort.ts'
import { rule, today } from './ruled-objects.ts'

const readings = ['month', 'grid', 'preview'] as const
type Reading = (typeof readings)[number]
export type Cost = { reading: Reading; few: Effort; many: Effort; fewMs: number; timeRatio: number }

/** As many are read by turns: a moment in which the machine does something else meets both. */
const pairs = 101

async function readAs(reading: Reading, db: Db): Promise<unknown> {
  const objectId = 'hall-1'
  const [first, last] = [addDays(today, 30), addDays(today, 60)]
  if (reading === 'month') return listDays(db, { objectId, first, last, type: 'ig', customerId: 1 })
  if (reading === 'grid') return listOfficeSlots(db, objectId, first, last)
  const horizon = await findHorizon(db, objectId)
  if (!horizon) throw new Error('No such object')
  return previewRule(db, objectId, horizon, { ruleId: 1, rule: { ...rule, capacity: 41 } })
}

/** What staff and customers look at, of the same object in two databases; the second has more objects. */
export async function compareReadings(fewUrl: string, manyUrl: string): Promise<Cost[]> {
  const open = (url: string): OpenPool => createPool({ url, size: 1, onError: () => undefined })
  const [few, many] = [open(fewUrl), open(manyUrl)]
  try {
    const costs: Cost[] = []
    for (const reading of readings) {
      const efforts = {
        few: await effortOf(fewUrl, (db) => readAs(reading, db)),
        many: await effortOf(manyUrl, (db) => readAs(reading, db)),
      }
      costs.push({ reading, ...efforts, ...(await compareTimes(reading, few, many)) })
    }
    return costs
  } finally {
    await Promise.all([few.end(), many.end()])
  }
}

async function compareTimes(reading: Reading, few: Db, many: Db): Promise<{ fewMs: number; timeRatio: number }> {
  const timed = async (db: Db): Promise<number> => {
    const begun = performance.now()
    await readAs(reading, db)
    return performance.now() - begun
  }
  const measured: { few: number; many: number }[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const ofFew = pair % 2 === 0 ? await timed(few) : Number.NaN
    const ofMany = await timed(many)
    measured.push({ few: pair % 2 === 0 ? ofFew : await timed(few), many: ofMany })
  }
  return { fewMs: median(measured.map((one) => one.few)), timeRatio: median(measured.map((one) => one.many / one.few)) }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

const untouched = `
  select stats.n_mod_since_analyze <= 50 + 0.1 * pg_class.reltuples as done
  from pg_stat_user_tables as stats join pg_class on pg_class.oid = stats.relid where stats.relname = 'slots'`

/** Until the autovacuum that every PostgreSQL has finds nothing to do: nobody else looks after the tables of the product. */
export async function untilAutovacuumed(url: string): Promise<void> {
  await withClient(url, async (client) => {
    while (!(await client.query<{ done: boolean }>(untouched)).rows[0]?.done) await pause(500)
  })
}
