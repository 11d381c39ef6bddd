import { addDays } from '@anfilada/contract/dates'
import { moment } from './calendar.ts'
import type { PriceBook } from './catalogue/prices.ts'
import type { Tx } from './connection.ts'
import { contentOf } from './files/demo-files.ts'
import { importFile } from './files/import-file.ts'
import { Past } from './past.ts'

/** Museums and terms before the first prices, then the prices of each year in the autumn before it, all by the import of the product. */
export async function importCatalogue(client: Tx, today: string, { years }: PriceBook): Promise<void> {
  const past = new Past(client)
  const first = Math.min(...years.map(({ year }) => year))
  await past.write(async () => {
    for (const name of ['museums', 'terms'] as const)
      await importFile(past, moment(`${first - 1}-09-01`, '10:00'), { name: `${name}.json`, content: contentOf(name) })
    for (const { year, rows } of years) {
      const content = Buffer.from(JSON.stringify({ anfilada: 1, prices: rows }))
      await importFile(past, publishedAt(year, today), { name: `prices-${year}.json`, content })
    }
  })
}

/** Next year's are known already when it is not autumn yet. */
function publishedAt(year: number, today: string): string {
  const [autumn, yesterday] = [`${year - 1}-09-15`, addDays(today, -1)]
  return moment(autumn < yesterday ? autumn : yesterday, '12:00')
}
