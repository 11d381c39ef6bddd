import { addDays } from '../../packages/contract/src/dates.ts'
import { withClient } from '../../bench/databases.ts'
import { tokenOf, visitDate } from '../stage.ts'

/** All that the catalogue consists of, and what it is sold for. */
const tables = [
  'countries',
  'customer_terms',
  'museum_objects',
  'museums',
  'price_list_versions',
  'price_lists',
  'price_tables',
  'slot_allotments',
  'slot_quotas',
  'slots',
  'submission_windows',
  'vat_rates',
] as const

/** By table, the rows as JSON by their primary keys. */
export type Catalogue = Map<string, Map<string, Record<string, unknown>>>

const keyOf = `
  select array_agg(pg_attribute.attname::text order by pg_attribute.attnum) as columns
  from pg_index join pg_attribute on pg_attribute.attrelid = pg_index.indrelid and pg_attribute.attnum = any (pg_index.indkey)
  where pg_index.indrelid = $1::regclass and pg_index.indisprimary`

/** Every row, with every column; keys are those of the database that is read. */
export async function readCatalogue(url: string): Promise<Catalogue> {
  return withClient(url, async (client) => {
    const read: Catalogue = new Map()
    for (const table of tables) {
      const { rows: keys } = await client.query<{ columns: string[] | null }>(keyOf, [table])
      const columns = keys[0]?.columns
      const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(${table}) as row from ${table}`)
      // One that has no key is one whose rows are all different.
      const name = (row: Record<string, unknown>): string => JSON.stringify(columns ? columns.map((column) => row[column]) : row)
      read.set(table, new Map(rows.map(({ row }) => [name(row), row])))
    }
    return read
  })
}

/** What a museum, a price or a slot said before and does not say any more. Columns and countries may be added; nothing else may come or go. */
export function catalogueFaults(before: Catalogue, after: Catalogue): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? new Map<string, Record<string, unknown>>()
    const other = [...rows].filter(([key, row]) => !saysAll(now.get(key), row)).map(([key]) => key)
    const added = table === 'countries' ? 0 : now.size - rows.size
    return [
      ...(other.length > 0 ? [`${other.length} rows of ${table} say something else: ${other.slice(0, 3).join(', ')}`] : []),
      ...(added !== 0 ? [`${added} rows of ${table} more than before`] : []),
    ]
  })
}

function saysAll(now: Record<string, unknown> | undefined, before: Record<string, unknown>): boolean {
  return Object.entries(before).every(([column, value]) => JSON.stringify(now?.[column]) === JSON.stringify(value))
}

/** The size of it in one line: what it counts must be more than nothing, else nothing was shown. */
export function catalogueFigures(catalogue: Catalogue): string {
  const rows = (table: (typeof tables)[number]): Record<string, unknown>[] => [...(catalogue.get(table)?.values() ?? [])]
  const places = (column: string): number => rows('slots').reduce((sum, row) => sum + Number(row[column]), 0)
  const counted = (['museums', 'museum_objects', 'countries', 'customer_terms', 'price_tables', 'slots'] as const).map(
    (table) => `${rows(table).length} ${table.replace('_', ' ')}`,
  )
  return `${counted.join(', ')} with ${places('capacity')} places, ${places('taken')} taken`
}

/** Two customers, of whom one may have prices of his own. */
const readers = [1, 2]
const categories = ['rf', 'ig', 'cn']

/** What customers read of museums, objects, months, days and prices: each question with its answer. */
export async function readAsCustomers(port: number, catalogue: Catalogue): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>()
  const objects = [...(catalogue.get('museum_objects')?.values() ?? [])].filter(({ service }) => service === null || service === undefined)
  for (const reader of readers) {
    const read = async (asked: string, init: RequestInit = {}): Promise<void> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${asked}`, { ...init, headers: { authorization: tokenOf(reader) } })
      const said = init.body instanceof FormData ? JSON.stringify([...init.body]) : ''
      answers.set(`${reader} ${asked} ${said}`, [answer.status, await answer.json()])
    }
    const act = (action: string, data: object): Promise<void> => {
      const body = new FormData()
      body.set('action', action)
      body.set('data', JSON.stringify(data))
      return read('actions/', { method: 'POST', body })
    }
    for (const type of categories) await read(`museums/?type=${type}`)
    for (const { system_id: objectId } of objects) {
      await read(`museums-objects/?system_id=${String(objectId)}`)
      await act('get_month', { museum_object_id: objectId, month: visitDate.slice(0, 7) })
      for (const days of [0, 7]) await act('get_schedule', { museum_object_id: objectId, schedule_date: addDays(visitDate, days) })
      for (const type of categories) await act('get_prices', { museum_object_id: objectId, type, pass_date: visitDate })
    }
  }
  return answers
}
