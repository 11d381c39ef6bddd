import { createHash } from 'node:crypto'
import type { VariantOf } from './statement-rows.ts'

/** A condition that a statement has only when it is asked for; `?` stands for each of its values in turn. */
export type Condition = { name: string; when: boolean; sql: string; values: readonly unknown[] }

export type Conditioned<N extends string> = { name: VariantOf<N>; where: string; values: unknown[] }

/**
 * The conditions that are asked for, as SQL that begins with `and`, after the values that the statement has already; each combination is
 * a prepared statement of its own. A condition that is always there (`$5 is null or …`) makes PostgreSQL keep a plan that serves the
 * case without it badly: an upcoming list read and sorted all of a customer's orders instead of fifty (decision 0003).
 */
export function conditions<const N extends string>(statement: N, given: readonly unknown[], asked: readonly Condition[]): Conditioned<N> {
  const values = [...given]
  const present = asked.filter(({ when }) => when)
  const where = present.map((condition) => {
    const own = [...condition.values]
    return `and (${condition.sql.replace(/\?/g, () => `$${values.push(own.shift())}`)})`
  })
  const name = variantOf(
    statement,
    present.map((condition) => condition.name),
  )
  return { name, where: where.join(' '), values }
}

/** PostgreSQL cuts a longer name off here, and two statements that differ only behind it are one to it (42P05). */
const longestName = 63
const digestLength = 16

/**
 * The name of a statement that differs from the named one in its parameters and conditions, never in what its rows are; as much of it as
 * leaves room for a digest of the whole.
 */
function variantOf<const N extends string>(statement: N, differences: readonly string[]): VariantOf<N> {
  const whole = [statement, ...differences].join('_')
  if (whole.length <= longestName) return whole as VariantOf<N>
  const digest = createHash('sha256').update(whole).digest('hex').slice(0, digestLength)
  return `${whole.slice(0, longestName - digestLength - 1)}_${digest}` as VariantOf<N>
}
