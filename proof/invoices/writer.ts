import { createPool } from '../../packages/server/src/db/pool.ts'
import { issueOne } from './issue.ts'

// A process that issues invoices until it is killed, ten at a time; it says every number once its transaction is done.
const [url = '', customer = '1', writers = '10'] = process.argv.slice(2)
const pool = createPool({ url, size: Number(writers), onError: () => undefined })

async function write(): Promise<void> {
  for (;;) {
    // Busy, or a lock that took too long: asked again, as a browser does.
    const issued = await issueOne(pool, Number(customer)).catch(() => undefined)
    if (issued) process.stdout.write(`${issued.number}\n`)
  }
}
await Promise.all(Array.from({ length: Number(writers) }, write))
