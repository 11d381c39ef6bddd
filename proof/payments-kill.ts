import { faultsOf, runTests } from './test-runs.ts'
import { conclude } from './traces.ts'

// Server and jobs process are killed (`kill -9`) in the middle of payments and refunds, cycle after cycle: what the bank has and what we
// have is the same, each payment and each refund once. Two products side by side, each with banks and a database of its own.
const cycles = Number(process.argv[2] ?? 50)
const runs = 2

const share = String(Math.ceil(cycles / runs))
const lived = await Promise.all(Array.from({ length: runs }, () => runTests('payments/payment-crashes', { PAYMENT_KILLS: share })))
conclude('payments-kill', `${cycles} cycles`, faultsOf(lived))
