import pg from 'pg'
import { findChromium } from '../tools/browser.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { offer } from './stage.ts'

/** Starts the whole product once for all journeys; what is returned stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const log = (line: string): void => console.log(line)
  const chromium = await findChromium(log)
  // WeChat Pay is paid in a journey; that it is announced where it is off, a test of the screen holds.
  const product = await startThrowawayProduct(log, { SANDBOX_WECHAT: '1' })
  const { origin, sandbox, databaseUrl } = product
  offer({ origin, sandbox, databaseUrl, chromium, lastOfDemo: await lastOrder(databaseUrl) })
  return product.stop
}

async function lastOrder(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ last: number }>('select max(orders.id) as last from orders')
    return Number(rows[0]?.last)
  } finally {
    await client.end()
  }
}
