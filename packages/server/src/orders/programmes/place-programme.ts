import type { Language } from '@anfilada/contract/languages'
import type { ProgrammeLine, ProgrammeMode } from '@anfilada/contract/orders/programmes'
import { lockSlots } from '../../catalogue/index.ts'
import { answerOnce, findAnswer, type Once, refuseOnce } from '../../db/idempotency.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { accept, Busy, type Outcome, refuse } from '../../outcome.ts'
import { isSlotFull } from '../placing/insert-order.store.ts'
import { type PlacedOrder, placeTicketsIn } from '../placing/place-order.ts'
import { placeService } from '../services/place-service.ts'
import type { ServiceWish } from '../services/service-order.ts'
import { findProgramme, insertProgramme } from './programme.store.ts'

export type PlacingProgramme = {
  lines: readonly ProgrammeLine[]
  mode: ProgrammeMode
  name: string
  /** An own programme that the lines are added to; undefined: a new one. */
  programmeId: number | undefined
  caller: Caller & { customerId: number }
  language: Language
  once: Once | undefined
  pool: Pool
}
export type PlacedLine = Outcome<PlacedOrder>
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
      return await answerOnce(pool, once, async (tx) => {
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
 * Each line in a transaction and under a key of its own: a repetition of the whole finds what was placed before it broke off, and goes on.
 */
async function placeEach(placing: PlacingProgramme): Promise<Outcome<PlacedProgramme>> {
  const { lines, pool, once } = placing
  const programme = await answerOnce(pool, part(once, 'programme'), async (tx) =>
    accept(placing.programmeId ?? (await newProgramme(tx, placing))),
  )
  if (!programme.ok) return programme
  const placed: PlacedLine[] = []
  for (const [index, line] of lines.entries()) {
    placed.push(await placeAlone(placing, { line, once: part(once, String(index)), programmeId: programme.value }))
  }
  const programmeId = placed.some((line) => line.ok) ? programme.value : null
  return refuseOnce(pool, once, accept({ lines: placed, programmeId }))
}

function part(once: Once | undefined, name: string): Once | undefined {
  return once && { ...once, key: `${once.key}#${name}` }
}

type Alone = { line: ProgrammeLine; once: Once | undefined; programmeId: number }

async function placeAlone(placing: PlacingProgramme, { line, once, programmeId }: Alone): Promise<PlacedLine> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await answerOnce(placing.pool, once, async (tx) => {
        await lockFor(tx, placing, [line])
        return placeLine(tx, placing, line, programmeId)
      })
    } catch (error) {
      if (!isSlotFull(error)) throw error
      if (attempt === attempts) throw new Busy()
    }
  }
}

/** The one lock order: account, slots by id, those among them that a line may have to wait for; equipment comes last, by day (architecture.md). */
async function lockFor(tx: Tx, { caller }: PlacingProgramme, lines: readonly ProgrammeLine[]): Promise<void> {
  const slots = lines.flatMap((line) => (line.kind === 'museum_tickets' ? [line.schedule_item_id, ...(line.alternatives ?? [])] : []))
  await lockCustomerAccount(tx, caller.customerId)
  if (slots.length > 0) await lockSlots(tx, slots)
}

/** Tickets first, then equipment by the day on which it goes out; the days of two loans are locked in the order of the first. */
function inLockOrder(lines: readonly ProgrammeLine[]): ProgrammeLine[] {
  const rank = (line: ProgrammeLine): string => (line.kind === 'museum_tickets' ? '' : line.kind === 'audio_guides' ? line.pickup : '~')
  return lines.toSorted((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0))
}

function newProgramme(tx: Tx, { caller, name }: PlacingProgramme): Promise<number> {
  return insertProgramme(tx, { customerId: caller.customerId, userId: caller.userId, name })
}

function placeLine(tx: Tx, { caller, language }: PlacingProgramme, line: ProgrammeLine, programmeId: number): Promise<PlacedLine> {
  if (line.kind === 'museum_tickets') return placeTicketsIn(tx, { input: line, caller, programmeId })
  return placeService(tx, { wish: wishOf(line), caller, language, programmeId })
}

function wishOf(line: Exclude<ProgrammeLine, { kind: 'museum_tickets' }>): ServiceWish {
  switch (line.kind) {
    case 'audio_guides':
      return { kind: line.kind, input: line }
    case 'schedule':
      return { kind: line.kind, input: line }
    case 'transport':
      return { kind: line.kind, input: line }
    case 'guide':
      return { kind: line.kind, input: line }
  }
}
