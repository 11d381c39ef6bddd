import { addDays, daysFrom } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import type { ComparisonKind } from '@anfilada/contract/reconciliation/comparison'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBooks, type OwnRow, type TheirBooks } from './compare-books.rules.ts'
import type { FileRow } from './file-rows.rules.ts'
import { numbersIn } from './table-values.rules.ts'

fc.configureGlobal({ seed: 2026 })

const period = { lower: '2026-09-01', upper: '2026-11-30' }
const days = daysFrom(period.lower, period.upper)
type Move = { day: number; amount: number; kind: 'charge' | 'payment' }

function own(at: number, { day, amount, kind }: Move): OwnRow {
  const [debit, credit] = kind === 'charge' ? [amount, 0] : [0, amount]
  const reference = `${kind === 'charge' ? 'order' : 'payment'}:${at + 101}`
  return { date: days[day] ?? period.upper, kind, reference, debit: kopecks(debit), credit: kopecks(credit) }
}

const documents = {
  ours: (number: string) => `Документ № 000${number} от 03.04.2026`,
  none: () => 'без номера',
  own: (_: string, row: number) => `П-${row}`,
}
type Numbers = keyof typeof documents

/** The same row in the customer's books: mirrored, or as we write it. */
function copied({ date, reference, debit, credit }: OwnRow, row: number, numbers: Numbers, isMirrored: boolean): FileRow {
  const document = documents[numbers](reference.split(':')[1] ?? '', row)
  const [left, right] = isMirrored ? [credit, debit] : [debit, credit]
  return { row, date, document, debit: left, credit: right, numbers: numbersIn(document) }
}

const changes = ['only_theirs', 'only_ours', 'amount', 'date', 'both'] as const
type Change = (typeof changes)[number]
const kinds = fc.constantFrom('charge' as const, 'payment' as const)
const rowsAlike = fc.array(fc.record({ day: fc.nat(89), amount: fc.integer({ min: 1, max: 400 }), kind: kinds }), {
  minLength: 45,
  maxLength: 80,
})
/** Each row on a day and with a sum of its own: nothing but these tells them apart. */
const rowsApart = fc
  .shuffledSubarray([...Array(90).keys()], { minLength: 60 })
  .chain((places) =>
    fc.tuple(...places.map((day) => fc.record({ day: fc.constant(day), amount: fc.constant(unique(day) + day), kind: kinds }))),
  )

/** What is done to twenty of the rows. */
function changesOf(twenty: readonly number[], among: readonly Change[]): Map<number, Change> {
  return new Map(twenty.map((at, place) => [at, among[place % among.length] as Change]))
}
const twenties = fc.shuffledSubarray([...Array(45).keys()], { minLength: 20, maxLength: 20 })

/** Amounts that no other row has, so that a difference is the one that was made. */
const unique = (at: number): number => 1_000_000 + at * 1_000

type Seeded = { theirs: FileRow[]; expected: Set<string> }

/** Which rows, on which side, as which difference. */
function nameOf(kind: ComparisonKind, ours: string | undefined, row: number | undefined): string {
  return `${kind} ${ours ?? '-'} ${row ?? '-'}`
}

type Written = { rows: FileRow[]; said: string }

/** What he writes in place of a row of ours, and what has to be said of it. */
const changing: Record<Change, (copy: FileRow, reference: string, more: FileRow) => Written> = {
  only_theirs: (copy, _, more) => ({ rows: [more, copy], said: nameOf('only_theirs', undefined, more.row) }),
  only_ours: (_, reference) => ({ rows: [], said: nameOf('only_ours', reference, undefined) }),
  amount: (copy, reference) => ({ rows: [{ ...copy, ...grown(copy) }], said: nameOf('amount', reference, copy.row) }),
  date: (copy, reference) => ({ rows: [{ ...copy, ...shifted(copy) }], said: nameOf('date', reference, copy.row) }),
  both: (copy, reference) => ({ rows: [{ ...copy, ...shifted(copy), ...grown(copy) }], said: nameOf('amount', reference, copy.row) }),
}

function shifted({ date }: FileRow): Pick<FileRow, 'date'> {
  return { date: addDays(date, date < '2026-10-15' ? 3 : -3) }
}

function grown({ row, debit, credit }: FileRow): Partial<FileRow> {
  return debit > 0 ? { debit: debit + unique(row) } : { credit: credit + unique(row) }
}

function seed(ours: readonly OwnRow[], changed: Map<number, Change>, numbers: Numbers, isMirrored: boolean): Seeded {
  const written = ours.map((row, at): Partial<Written> & { rows: FileRow[] } => {
    const copy = copied(row, at + 1, numbers, isMirrored)
    const change = changed.get(at)
    const added = { ...row, date: period.upper, debit: kopecks(unique(at)), credit: kopecks(0), reference: `order:${at + 90_000}` }
    return change ? changing[change](copy, row.reference, copied(added, at + 1_000, numbers, isMirrored)) : { rows: [copy] }
  })
  return { theirs: written.flatMap(({ rows }) => rows).toReversed(), expected: new Set(written.flatMap(({ said }) => said ?? [])) }
}

function differences(ours: readonly OwnRow[], books: TheirBooks): string[] {
  const { lines, counts } = compareBooks(ours, books, period)
  expect(counts.same + counts.only_ours + counts.amount + counts.date).toBe(ours.length)
  expect(counts.same + counts.only_theirs + counts.amount + counts.date).toBe(books.rows.length)
  return lines.flatMap(({ kind, ours: left, theirs: right }) => {
    const reference = left && `${left.document === 'charge' ? 'order' : 'payment'}:${left.number}`
    return kind === 'same' ? [] : [nameOf(kind, reference ?? undefined, right?.row)]
  })
}

describe('twenty differences in a customer’s file', () => {
  it.each([true, false])('are all found, and none is invented, where his documents have our numbers (mirrored: %s)', (isMirrored) => {
    fc.assert(
      fc.property(rowsAlike, twenties, (moves, twenty) => {
        const ours = moves.map((move, at) => own(at, move))
        const { theirs, expected } = seed(ours, changesOf(twenty, changes), 'ours', isMirrored)
        expect(differences(ours, { rows: theirs, hasSides: true }).toSorted()).toEqual([...expected].toSorted())
        expect(expected.size).toBe(20)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['none', 'own'] as const)('are all found by sums and days where his numbers are: %s', (numbers) => {
    fc.assert(
      fc.property(rowsApart, twenties, (moves, twenty) => {
        const ours = moves.map((move, at) => own(at, move))
        // What differs in both, and is named by nothing, are two rows for everybody.
        const changed = changesOf(twenty, ['only_theirs', 'only_ours', 'amount', 'date'])
        const { theirs, expected } = seed(ours, changed, numbers, true)
        expect(differences(ours, { rows: theirs, hasSides: true }).toSorted()).toEqual([...expected].toSorted())
        expect(expected.size).toBe(20)
      }),
      { numRuns: 300 },
    )
  })

  it('are none where nothing differs, however alike the rows are and in whatever order', () => {
    const alike = fc.array(fc.record({ day: fc.nat(5), amount: fc.integer({ min: 1, max: 3 }), kind: kinds }), { maxLength: 60 })
    fc.assert(
      fc.property(alike, fc.constantFrom<Numbers>('ours', 'none', 'own'), fc.boolean(), (moves, numbers, isMirrored) => {
        const ours = moves.map((move, at) => own(at, move))
        const rows = ours.map((row, at) => copied(row, at + 1, numbers, isMirrored)).toReversed()
        const found = compareBooks(ours, { rows, hasSides: true }, period)
        expect([found.lines.filter(({ kind }) => kind !== 'same'), found.difference]).toEqual([[], 0])
      }),
      { numRuns: 300 },
    )
  })
})
