import { faultsOf, runTests } from './test-runs.ts'
import { conclude } from './traces.ts'

// Ten thousand histories of payments against the stand-in banks: what the bank does in any order, again and late; forged callbacks; orders
// cancelled and refunded, payers who leave and pay all the same in between. One credit each, ledger zero, no way back, nothing revived.
// Two runs side by side, each on a database of its own, four histories at once in each.
const histories = Number(process.argv[2] ?? 10_000)
const runs = 2

const share = String(Math.ceil(histories / runs))
const lived = await Promise.all(Array.from({ length: runs }, () => runTests('payments/payment-history', { PAYMENT_HISTORIES: share })))
conclude('payments', `${histories} histories`, faultsOf(lived))
