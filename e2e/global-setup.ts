import { findChromium } from '../tools/browser.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { offer } from './stage.ts'

/** Starts the whole product once for all journeys; what is returned stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const log = (line: string): void => console.log(line)
  const chromium = await findChromium(log)
  // WeChat Pay is paid in a journey; that it is announced where it is off, a test of the screen holds.
  const product = await startThrowawayProduct(log, { SANDBOX_WECHAT: '1' })
  offer({ origin: product.origin, sandbox: product.sandbox, databaseUrl: product.databaseUrl, chromium })
  return product.stop
}
