import { type Row, shutOut, type Target, type Verdict } from './authorisation.matrix.ts'
import { absentCodes, type RowKind } from './authorisation.rows.ts'
import { type Principal, principals } from './testing/world.ts'

export type Cell = { operation: string; principal: Principal; kind: RowKind | 'nothing'; target: Target; verdict: Verdict }

/** All cells of a matrix: every operation for every principal and, where it is about one row, for own, foreign and absent ones. */
export function cellsOf(rows: Readonly<Record<string, Row>>): Cell[] {
  return Object.entries(rows).flatMap(([operation, row]) =>
    principals.flatMap((principal) =>
      targetsOf(row).map((target) => ({
        operation,
        principal,
        kind: row.about?.kind ?? 'nothing',
        target,
        verdict: verdictOf(row, principal, target),
      })),
    ),
  )
}

function targetsOf(row: Row): Target[] {
  return row.about ? ['own', 'foreign', 'absent'] : ['none']
}

function verdictOf(row: Row, principal: Principal, target: Target): Verdict {
  if (!row.may.includes(principal)) {
    return row.may.length === 0 || shutOut.includes(principal) ? 'unauthenticated' : 'forbidden'
  }
  const hidden = target === 'absent' || (target === 'foreign' && row.about?.reach === 'theirs')
  return hidden && row.about ? absentCodes[row.about.kind] : 'ok'
}

/** What the app offers and nobody declared, and what is declared and the app does not offer. */
export function matrixGaps(
  operations: readonly string[],
  rows: Readonly<Record<string, Row>>,
): { undeclared: string[]; missing: string[] } {
  return {
    undeclared: operations.filter((operation) => !(operation in rows)),
    missing: Object.keys(rows).filter((operation) => !operations.includes(operation)),
  }
}
