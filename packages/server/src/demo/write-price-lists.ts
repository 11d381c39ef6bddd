import { moment } from './calendar.ts'
import type { PriceBook } from './catalogue/prices.ts'
import type { Tx } from './connection.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

const names = { rf: 'Российские группы', ig: 'Иностранные группы', cn: 'Китайские группы' } as const

/** A published version takes no more rows: lists and drafts first, then their prices, then the publication. */
export async function writePriceLists(client: Tx, { lists }: PriceBook): Promise<void> {
  await writeRows(
    client,
    'price_lists',
    lists.map(({ year, category }, index) => ({
      id: index + 1,
      name: `${names[category]} ${year}`,
      group_category: category,
      valid_from: `${year}-01-01`,
      valid_until: `${year}-12-31`,
      created_at: publishedAt(year),
    })),
  )
  // Drafts for a moment: one for each list is allowed.
  await writeRows(
    client,
    'price_list_versions',
    lists.map(({ year }, index) => ({ id: index + 1, price_list_id: index + 1, number: 1, created_at: publishedAt(year) })),
  )
  await writeRows(
    client,
    'price_tables',
    lists.flatMap(({ tables }, index) =>
      [...tables].map(([museum_object_id, prices]) => ({ version_id: index + 1, museum_object_id, prices })),
    ),
  )
  await client.query('update price_list_versions set published_at = created_at')
  await client.query('update price_lists set current_version_id = price_lists.id')
  await continueNumbers(client, ['price_lists', 'price_list_versions'])
}

/** The lists of a year come out in autumn. */
function publishedAt(year: number): string {
  return moment(`${year - 1}-09-15`, '12:00')
}
