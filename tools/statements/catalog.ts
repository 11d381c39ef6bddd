import type pg from 'pg'
import { knownColumns } from './known.ts'
import { readTree, type Tree } from './tree.ts'

/** What an expression answers: a type of TypeScript, the exact words or shapes where columns and literals tell them, and whether it may be null. */
export type Fact = Readonly<{ type: string; told?: readonly string[] | undefined; nullable: boolean }>
/** What the database knows, by its own numbers: types as `db/rows.ts` reads them, columns, views, functions, operators. */
export type Catalog = Readonly<{
  types: ReadonlyMap<string, string>
  columns: ReadonlyMap<string, Partial<Fact>>
  views: ReadonlyMap<string, Tree>
  functions: ReadonlyMap<string, string>
  strict: ReadonlySet<string>
  operators: ReadonlyMap<string, string>
}>

const columns = `
  select attrelid || '.' || attnum as id, relname || '.' || attname as name, attnotnull as "isThere", (
    select pg_get_constraintdef(checks.oid) from pg_constraint checks
    where conrelid = attrelid and conkey = array[attnum] and pg_get_constraintdef(checks.oid) ~ '^CHECK ..\\w+ = ANY .ARRAY' limit 1) as check
  from pg_attribute join pg_class on pg_class.oid = attrelid where attnum > 0`
const types = `
  select oid::text as id, case when typname ~ '^_?(int[248]|float8)$' then 'number' when typname = 'bool' then 'boolean' when typname = 'bytea' then 'Buffer'
    when typname ~ '^timestamp' then 'Date' when typcategory in ('S', 'D') or typname in ('_text', 'inet', 'numeric', 'uuid', 'xid8') then 'string'
    else 'unknown' end || case when typname in ('_int4', '_text') then '[]' else '' end as name
  from pg_type`

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const named = async (text: string): Promise<Map<string, string>> => {
    const { rows } = await client.query<{ id: string; name: string }>(text)
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
  const { rows } = await client.query<{ id: string; name: string; isThere: boolean; check: string | null }>(columns)
  const views = await named('select ev_class::text as id, ev_action::text as name from pg_rewrite')
  return {
    types: await named(types),
    columns: new Map(rows.map(({ id, name, isThere, check }) => [id, { nullable: !isThere, told: toldOf(name, check) }])),
    views: new Map([...views].map(([id, tree]) => [id, readTree(tree).list[0] ?? readTree('')])),
    functions: await named('select oid::text as id, proname as name from pg_proc'),
    strict: new Set((await named('select oid::text as id, proname as name from pg_proc where proisstrict')).keys()),
    operators: await named('select oid::text as id, oprname as name from pg_operator'),
  }
}

/** A named exception, or the words of `check (kind in ('one', 'other'))`. */
function toldOf(column: string, check: string | null): string[] | undefined {
  const known = knownColumns[column]
  return known ? [known] : check?.match(/'[^']*'/g)?.map(String)
}
