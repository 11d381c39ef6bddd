import { createPool } from '../../packages/server/src/db/pool.ts'
import { issueOne } from './issue.ts'

// Issues so many invoices one after the other, and says how long the first and the usual one took and what memory the process had at most.
const [url = '', customer = '', count = ''] = process.argv.slice(2)
const pool = createPool({ url, size: 2, onError: () => undefined })
const took: number[] = []
let mebibytes = 0
for (let at = 0; at < Number(count); at++) {
  const began = performance.now()
  await issueOne(pool, Number(customer))
  took.push(Math.round(performance.now() - began))
  mebibytes = Math.max(mebibytes, Math.round(process.memoryUsage().rss / 2 ** 20))
}
await pool.end()
const [first = 0, ...others] = took
console.log(JSON.stringify({ first, usual: others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0, mebibytes }))
