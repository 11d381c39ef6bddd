import type { ProgrammeLine } from '@anfilada/contract/orders/programmes'
import { findAnswer, type Once, refuseOnce } from '../../db/idempotency.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, Busy, type Outcome, refuse } from '../../outcome.ts'
import { isSlotFull } from '../placing/write-order.store.ts'
import type { PlacedOrder } from '../placing/place-order.ts'
import { inLockOrder, lockFor, newProgramme, type PlacedLine, placeLine, type PlacingProgramme, slotsOf } from './place-line.ts'
import { answerAtSlots } from '../turnstile/answer-at-slots.ts'
import { deleteProgramme, findProgramme } from './programme.store.ts'

export type PlacedProgramme = { lines: PlacedLine[]; programmeId: number | null }

/** Places many orders of one group: every line or none, or each by itself. Answers line by line, in the order of the lines. */
export async function placeProgramme(placing: PlacingProgramme): Promise<Outcome<PlacedProgramme>> {
  const { programmeId, caller, pool, once } = placing
  const answered = once && (await findAnswer<PlacedProgramme>(pool, once))
  if (answered) return answered
  if (programmeId !== undefined && !(await findProgramme(pool, programmeId, caller.customerId))) return refuse('programme_not_found')
  return placing.mode === 'all' ? placeAll(placing) : placeEach(placing)
}

/** Says that a line was refused, so that the transaction takes back what the others wrote. */
class Incomplete extends Error {
  readonly lines: PlacedLine[]
  constructor(lines: PlacedLine[]) {
    super('A line of the programme was refused')
    this.lines = lines
  }
}

/** Places that are seen under the lock and gone all the same are a rule that the decision does not know: not for ever. */
const attempts = 3

/**
 * One transaction under the locks of the account and all slots. A refused line lets the others be tried, so that every reason is told at once;
 * then nothing of it remains.
 */
async function placeAll(placing: PlacingProgramme): Promise<Outcome<PlacedProgramme>> {
  const { lines, pool, once } = placing
  for (let attempt = 1; ; attempt++) {
    try {
      return await answerAtSlots(pool, once, slotsOf(lines), async (tx) => {
        await lockFor(tx, placing, lines)
        const programmeId = placing.programmeId ?? (await newProgramme(tx, placing))
        const placed = new Map<ProgrammeLine, PlacedLine>()
        for (const line of inLockOrder(lines)) placed.set(line, await placeLine(tx, placing, line, programmeId))
        const results = lines.map((line) => placed.get(line) as PlacedLine)
        if (results.some((line) => !line.ok)) throw new Incomplete(results)
        return accept({ lines: results, programmeId })
      })
    } catch (error) {
      if (error instanceof Incomplete) return refuseOnce(pool, once, accept(nothingPlaced(error.lines)))
      if (!isSlotFull(error)) throw error
      if (attempt === attempts) throw new Busy()
    }
  }
}

function nothingPlaced(lines: readonly PlacedLine[]): PlacedProgramme {
  return { lines: lines.map((line) => (line.ok ? refuse('programme_incomplete') : line)), programmeId: null }
}

/**
 * Each line in a transaction and under a key of its own: a repetition of the whole finds what was placed before it broke off, and goes on. A
 * new programme is made with the first line that is placed, so that it is never empty.
 */
async function placeEach(placing: PlacingProgramme): Promise<Outcome<PlacedProgramme>> {
  const { lines, pool, once } = placing
  let programmeId = placing.programmeId ?? null
  const placed: PlacedLine[] = []
  for (const [index, line] of lines.entries()) {
    const outcome = await placeAlone(placing, { line, once: part(once, String(index)), programmeId })
    if (outcome.ok) programmeId = outcome.value.programmeId
    placed.push(outcome.ok ? accept(outcome.value.order) : outcome)
  }
  return refuseOnce(pool, once, accept({ lines: placed, programmeId: placed.some((line) => line.ok) ? programmeId : null }))
}

function part(once: Once | undefined, name: string): Once | undefined {
  return once && { ...once, key: `${once.key}#${name}` }
}

type Alone = { line: ProgrammeLine; once: Once | undefined; programmeId: number | null }

async function placeAlone(placing: PlacingProgramme, { line, once, programmeId }: Alone): Promise<Outcome<PlacedAlone>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await answerAtSlots(placing.pool, once, slotsOf([line]), async (tx) => {
        await lockFor(tx, placing, [line])
        return placeFirst(tx, placing, line, programmeId)
      })
    } catch (error) {
      if (!isSlotFull(error)) throw error
      if (attempt === attempts) throw new Busy()
    }
  }
}

/** Where it went is kept with the line: a repetition that finds this one placed adds the others to its programme. */
type PlacedAlone = { order: PlacedOrder; programmeId: number }

async function placeFirst(tx: Tx, placing: PlacingProgramme, line: ProgrammeLine, known: number | null): Promise<Outcome<PlacedAlone>> {
  const programmeId = known ?? (await newProgramme(tx, placing))
  const placed = await placeLine(tx, placing, line, programmeId)
  if (placed.ok) return accept({ order: placed.value, programmeId })
  // The refusal is kept for repetitions, and with it all that this transaction wrote.
  if (known === null) await deleteProgramme(tx, programmeId)
  return placed
}
