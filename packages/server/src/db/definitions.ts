import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import type { Db } from './pool.ts'
import { whenFree } from './when-free.ts'

const folder = new URL('../../migrations/functions/', import.meta.url)

/** A function, a view or a trigger as its file writes it; `name` says which: `function place_order`. */
export type Definition = Readonly<{ name: string; text: string; hash: string; file: string }>

// Ends with a semicolon before the next statement or comment at the beginning of a line: what is inside a body is indented.
const definition =
  /^(?:drop [^;]+;\n)?create (?:or replace )?(?:constraint )?(function|view|trigger) (\w+)[\s\S]*?;(?=\s*(?:\n(?:create|drop|--)|$(?![\s\S])))/gm

/** Reads one file of functions, in the order in which they stand; whatever is no definition there is a fault. */
export function parseDefinitions(file: string, text: string): Definition[] {
  const rest = text
    .replaceAll(definition, '')
    .replaceAll(/^--.*$/gm, '')
    .trim()
  if (rest !== '') throw new Error(`${file} holds something else than functions, views and triggers: ${rest.slice(0, 60)}`)
  return [...text.matchAll(definition)].map(([found, kind, name]) => ({
    name: `${kind} ${name}`,
    text: found,
    hash: createHash('md5').update(found).digest('hex'),
    file,
  }))
}

/** All functions, views and triggers of this version, in the order in which they depend on one another. */
export async function readDefinitions(): Promise<Definition[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return (await Promise.all(files.map(async (file) => parseDefinitions(file, await readFile(new URL(file, folder), 'utf8'))))).flat()
}

export const definitionsTable = `create table if not exists definitions (
  name text primary key, hash text not null, applied_at timestamptz not null default now())`

// What a migration dropped, because it stood in its way, is known no longer.
const known = `
  select definitions.name, definitions.hash
  from definitions cross join lateral (select split_part(definitions.name, ' ', 1) as kind, split_part(definitions.name, ' ', 2) as name) as object
  where exists (select from pg_proc where object.kind = 'function' and pg_proc.proname = object.name)
    or exists (select from pg_class where object.kind = 'view' and pg_class.relname = object.name)
    or exists (select from pg_trigger where object.kind = 'trigger' and pg_trigger.tgname = object.name)`

/** Writes the definitions that differ from what the database has, all in one transaction, and answers their names. */
export async function applyDefinitions(client: ClientBase): Promise<string[]> {
  const all = await readDefinitions()
  const { rows } = await (client as Db).query({ name: 'definitions_known', text: known })
  const has = new Map(rows.map(({ name, hash }) => [name, hash]))
  const due = all.filter(({ name, hash }) => has.get(name) !== hash)
  const gone = [...has.keys()].filter((name) => !all.some((each) => each.name === name))
  if (due.length + gone.length === 0) return []
  // A view or a trigger locks its table, and whoever writes to that table waits behind it.
  await whenFree(client, async () => {
    for (const each of due) await apply(client, each)
    await client.query('delete from definitions where definitions.name = any ($1)', [gone])
  })
  return due.map(({ name }) => name)
}

/** One name is one function: beside one of other parameters, calls that leave some out would be ambiguous. */
async function apply(client: ClientBase, { name, text, hash, file }: Definition): Promise<void> {
  try {
    const before = await findFunctions(client, name)
    await client.query(text)
    const after = await findFunctions(client, name)
    if (after.length > before.length) for (const one of before) await client.query(`drop function ${one}`)
  } catch (error) {
    throw new Error(`The ${name} of ${file} failed`, { cause: error })
  }
  await client.query(
    `insert into definitions (name, hash) values ($1, $2)
     on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
    [name, hash],
  )
}

async function findFunctions(client: ClientBase, name: string): Promise<string[]> {
  const { rows } = await (client as Db).query({
    name: 'definitions_functions',
    text: `select pg_proc.oid::regprocedure::text as one from pg_proc where 'function ' || pg_proc.proname = $1`,
    values: [name],
  })
  return rows.map(({ one }) => one)
}
