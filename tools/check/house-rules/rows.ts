import { findAll, type Finding, isTest, type Source } from './source.ts'

/** Where a hand says more of a row than PostgreSQL does; what of a column, says tools/statements/known.ts. */
const namedExceptions = new Set([
  // An answer that is stored as JSON is of the type of the act that asks for it again.
  'packages/server/src/db/idempotency.ts',
  // The details of an order are those of its kind.
  'packages/server/src/orders/orders.reads.ts',
])

/** What the rows of a statement are follows from its name (decision 0030): nobody says it by hand. That nobody asks the driver is lint's. */
export function assertedRows(source: Source): Finding[] {
  const { path } = source
  if (!/^packages\/server\/src\/.*\.ts$/.test(path) || isTest(path) || namedExceptions.has(path)) return []
  return findAll(source, /\bquery\s*<|\brows?\b(?:\[\w+\])?(?:\.\w+)?\)? as (?!const\b)/g, (match) => {
    return `${match}: the rows of a statement follow from its name, see tools/statements`
  })
}
