import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { conclude } from './traces.ts'

// Ten thousand histories of payments against the stand-in banks: what the bank does in any order, again and late; forged callbacks; orders
// cancelled and refunds in between. One credit each, ledger zero, no way back, nothing revived.
const histories = Number(process.argv[2] ?? 10_000)

const lived = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'payments/payment-history'], {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  env: { ...process.env, PAYMENT_HISTORIES: String(histories) },
  encoding: 'utf8',
})
conclude('payments', `${histories} histories`, lived.status === 0 ? [] : [lived.stdout.slice(-2000)])
