import pg from 'pg'
import { readCatalog } from './catalog.ts'
import { factOfColumn, typeOf } from './facts.ts'
import type { Statement } from './find.ts'
import { knownAnswers } from './known.ts'
import { targetsOf } from './queries.ts'
import { readTree, type Tree } from './tree.ts'

/** The row of a statement: column → its type in TypeScript. */
export type Described = Statement & { readonly columns: readonly (readonly [string, string])[] }

/** Asks PostgreSQL what each statement answers; a statement that it refuses is an error with its place. */
export async function describeStatements(url: string, statements: readonly Statement[]): Promise<Described[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const catalog = await readCatalog(client)
    const described: Described[] = []
    for (const statement of statements) {
      const query = await analyse(client, statement)
      const columns = targetsOf(query).map((target, index) => {
        const name = target.get('resname').word
        const known = knownAnswers[`${statement.name}.${name}`]
        const fact = factOfColumn(query, index + 1, catalog)
        const isNull = fact.nullable && known === undefined && typeOf(fact) !== 'unknown'
        return [name, known && known !== '!' ? known : `${typeOf(fact)}${isNull ? ' | null' : ''}`] as const
      })
      described.push({ ...statement, columns })
    }
    return described
  } finally {
    await client.end()
  }
}

/** A function that is never called keeps the statement as PostgreSQL understood it; `prepare` finds out what its parameters are. */
async function analyse(client: pg.Client, { path, name, text }: Statement): Promise<Tree> {
  try {
    await client.query(`begin; prepare asked as ${text}`)
    const { rows } = await client.query<{ given: string }>(
      `select array_to_string(parameter_types, ',') as given from pg_prepared_statements where name = 'asked'`,
    )
    await client.query(`create function pg_temp.asked(${rows[0]?.given}) returns void language sql begin atomic ${text}; end`)
    const body = await client.query<{ tree: string }>(`select prosqlbody::text as tree from pg_proc where oid = 'pg_temp.asked'::regproc`)
    const [query] = readTree(body.rows[0]?.tree ?? '').list[0]?.list ?? []
    return query ?? readTree('')
  } catch (error) {
    throw new Error(`${path}: ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    await client.query('rollback; deallocate all')
  }
}
