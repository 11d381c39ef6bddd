/**
 * What of an order is written on placing: its columns and their types, `or null` where it may be left out. From here follow the
 * record that every way of placing hands over (tickets, services, programmes, the demo), the call of `write_order`, and its parameters and
 * lists in migrations/functions/, which `npm run schema` writes and a test holds to it.
 */
export const placedColumns = {
  customer_id: 'integer',
  placed_by: 'integer',
  kind: 'text',
  group_category: 'text',
  refno: 'text',
  pass_date: 'date',
  starts: 'time',
  guide: 'text',
  guide_phone: 'text',
  qty_guide: 'integer',
  notes: 'text',
  places: 'integer',
  lines: 'jsonb',
  details: 'jsonb',
  total_kopecks: 'bigint',
  status: 'text',
  museum_object_id: 'text or null',
  museum_id: 'integer or null',
  slot_id: 'integer or null',
  country_id: 'integer or null',
  persons_per_guide: 'integer or null',
  adult: 'integer or null',
  child: 'integer or null',
  price_version_id: 'integer or null',
  entrance: 'text or null',
  programme_id: 'integer or null',
} as const

type Columns = typeof placedColumns
type Value<T extends string> = T extends `${'integer' | 'bigint'}${string}` ? number : T extends 'jsonb' ? object : string
type Optional = { [C in keyof Columns]: Columns[C] extends `${string} or null` ? C : never }[keyof Columns]

/** An order as it is placed, by columns; amounts in kopecks, date and time local to the museum. */
export type PlacedRow = { [C in Exclude<keyof Columns, Optional>]: Value<Columns[C]> } & {
  [C in Optional]?: Value<Columns[C]> | null
}

const names = Object.keys(placedColumns)

const lists: Readonly<Record<string, readonly string[]>> = {
  parameters: Object.entries(placedColumns).map(([name, type]) => `p_${name} ${type.replace(' or null', ' default null')}`),
  columns: names,
  values: names.map((name) => `p_${name}`),
}

/** Writes the lists that follow from the columns into their places of a file of functions. */
export function withPlacedColumns(sql: string): string {
  return sql.replaceAll(/( *-- placed (\w+) .*\n)[\s\S]*?( *-- end\n)/g, (_, before: string, list: string, after: string) => {
    const items = lists[list]
    if (!items) throw new Error(`There is no list of placed ${list}`)
    return `${before}${wrapped(items)}${after}`
  })
}

/** Each list is followed by something else, hence the comma at its end. */
function wrapped(items: readonly string[]): string {
  let lines = ''
  let line = ''
  for (const item of items) {
    if (line.length + item.length > 130) {
      lines += `    ${line.trimEnd()}\n`
      line = ''
    }
    line += `${item}, `
  }
  return `${lines}    ${line.trimEnd()}\n`
}
