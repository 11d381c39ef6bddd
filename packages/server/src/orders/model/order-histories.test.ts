import { nextStatuses, orderStatuses } from '@anfilada/contract/orders/order-status'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { verifyCharges } from '../verify-charges.ts'
import { verifyEquipment } from '../verify-equipment.ts'
import { Life, Stage } from './testing/life.ts'
import { orderHistories, type Step } from './testing/steps.ts'

// Ten thousand of them: npm run proof -- orders-model
const histories = Number(process.env['ORDER_HISTORIES'] ?? 50)
const isProof = histories > 50
/** What earlier histories left makes a world slow: after three hundred of them the next costs twice as much. */
const perWorld = 100

let stage: Stage
let lived = 0
beforeAll(async () => {
  stage = await Stage.build()
})
afterAll(() => stage.world.close())

async function nextLife(): Promise<Life> {
  if (++lived % perWorld === 0) {
    await expectSoundBooks()
    await stage.world.close()
    stage = await Stage.build()
  }
  return Life.begin(stage)
}

async function expectSoundBooks(): Promise<void> {
  const { pool } = stage.world
  const faults = [await verifyLedger(pool), await verifyCharges(pool), await verifyCapacity(pool), await verifyEquipment(pool)]
  expect(faults).toEqual([[], [], [], []])
}

/** Lives histories until one goes wrong; answers how, in a few lines, and all that was seen. */
async function liveAll(count: number): Promise<{ fault: string | undefined; seen: Set<string> }> {
  const seen = new Set<string>()
  const outcome = await fc.check(
    fc.asyncProperty(orderHistories(14), async (steps) => {
      const before: string[] = []
      const life = await nextLife()
      await life.live(steps, (step, heard, { orders }) => {
        for (const each of heard?.split(',') ?? []) seen.add(`${step.do}: ${each}`)
        for (const { no, status } of orders) {
          seen.add(status)
          if (before[no] !== undefined && before[no] !== status) seen.add(`${before[no]} → ${status}`)
          before[no] = status
        }
      })
    }),
    { numRuns: count, ...(!isProof && { seed: 2026 }), endOnFailure: true },
  )
  return { fault: outcome.failed ? `seed ${outcome.seed}, ${(outcome.errorInstance as Error).message}` : undefined, seen }
}

const moves = orderStatuses.flatMap((from) => nextStatuses[from].map((to) => `${from} → ${to}`))
const deeds = ['accept: ok', 'decline: ok', 'withdraw: ok', 'unpaid: ok', 'hold: ok', 'begin: ok', 'programme: ok', 'shut: ok']
const refusals = [
  'change: stale_revision',
  'change: no_places',
  'place: no_places',
  'place: museum_closed',
  'lend: equipment_taken',
  'wait: waiting_needs_slot',
  'quota: quota_below_taken',
  'programme: programme_incomplete',
]

describe('any history of orders, changes, lines, equipment and what staff edit', () => {
  test(
    'leaves the database at what the model says, after every step',
    async () => {
      const { fault, seen } = await liveAll(histories)
      expect(fault).toBeUndefined()
      await expectSoundBooks()
      // Histories in which little happens prove little: every status, every move and the usual refusals are there.
      expect([...orderStatuses, ...moves, ...deeds, ...refusals].filter((one) => !seen.has(one))).toEqual([])
    },
    60_000 + histories * 3_000,
  )

  test.skipIf(isProof)('is found out when quotas and allotments are not asked: the comparison is a real one', async () => {
    const life = await nextLife()
    const { rows } = await stage.world.pool.query<{ source: string }>(`select pg_get_functiondef('exchange_places'::regproc) as source`)
    const guarded = rows[0]?.source ?? ''
    const open = guarded.replace('p_to > places_for(p_slot_id, p_customer_id, p_to_category, p_from, p_from_category)', 'false')
    expect(open).not.toBe(guarded)
    await stage.world.pool.query(open)
    // Half of the slot is kept for one customer; another wants one place more than the other half.
    const steps: Step[] = [
      { do: 'allot', slot: 1, customer: 1, places: 8 },
      { do: 'hold', slot: 1, customer: 0, heads: 9, type: 'ig' },
    ]
    await expect(life.live(steps, () => undefined)).rejects.toThrow(/step 2 of/)
  })
})
