import type { Tx } from './connection.ts'

type Row = Record<string, unknown>
const rowsAtOnce = 4_000

/** Writes rows whose keys are the columns, each batch in one statement; columns that no row names keep their defaults. */
export async function writeRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = Object.keys(first).join(', ')
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx.query(
      `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(start, start + rowsAtOnce))],
    )
  }
}

/** The next row made by the product gets the number after ours. */
export async function continueNumbers(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await tx.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(${table}.id) from ${table}))`)
  }
}
