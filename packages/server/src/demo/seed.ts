import { PriceBook } from './catalogue/prices.ts'
import { writeCompany } from './company.ts'
import { type Tx, withConnection } from './connection.ts'
import { importCatalogue } from './import-catalogue.ts'
import { writeLegalTexts } from './legal-texts/write-legal-texts.ts'
import { demoMark } from './mark.ts'
import { writeMessages } from './messages/write-messages.ts'
import { writePapers } from './papers/write-papers.ts'
import { writePayments } from './payments/write-payments.ts'
import { writePublications } from './publications/write-publications.ts'
import { writeAgreedPrices } from './write-agreed-prices.ts'
import { writeCapacity } from './write-capacity.ts'
import { writeDuty } from './write-duty.ts'
import { writeLicenses } from './write-licenses.ts'
import { writeNames } from './write-names.ts'
import { writeOrders } from './write-orders.ts'
import { writePeople } from './write-people.ts'
import { writeEquipment, writeServices } from './write-services.ts'
import { writeSlotRule } from './write-slot-rule.ts'
import { writeTerms } from './write-terms.ts'

/**
 * Fills a migrated, empty database with the demo of specification/actions.md, the same for the same day, in one transaction. Does nothing when the
 * demo is there already; throws when there are customers who are not the demo's. `today` is the day in Moscow.
 */
export async function seedDemo(databaseUrl: string, { today }: { today: string }): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    await client.query('begin')
    // Two starts at once: the second waits here and then finds the first one's people.
    await client.query('lock table installation in share row exclusive mode')
    if (await isFilled(client)) {
      await client.query('rollback')
      return
    }
    await writeCompany(client, today)
    await writeNames(client)
    const prices = new PriceBook(today)
    await importCatalogue(client, today, prices)
    await writePeople(client, today)
    await writeLegalTexts(client, today)
    await writePublications(client, today)
    await writeEquipment(client)
    await writeOrders(client, today, prices)
    await writeCapacity(client, today)
    await writeSlotRule(client, today)
    await writeServices(client, today)
    await writeLicenses(client, today)
    await writeDuty(client, today)
    await writePayments(client, today)
    await writeAgreedPrices(client, today, prices)
    await writeTerms(client, today)
    await writePapers(client, today)
    await writeMessages(client, today)
    await client.query('insert into installation (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
      demoMark,
      JSON.stringify({ today }),
    ])
    await client.query('commit')
    await client.query('analyze')
  })
}

async function isFilled(client: Tx): Promise<boolean> {
  const { rows } = await client.query({
    name: 'demo_filled',
    text: `select exists (select from installation where installation.name = $1) as marked, exists (select from customers) as inhabited`,
    values: [demoMark],
  })
  const { marked = false, inhabited = false } = rows[0] ?? {}
  if (inhabited && !marked) throw new Error('The database has customers of its own: the demo is for an empty one')
  return inhabited
}
