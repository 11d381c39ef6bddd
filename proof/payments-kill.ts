import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { conclude } from './traces.ts'

// Server and jobs process are killed (`kill -9`) in the middle of payments and refunds, cycle after cycle: what the bank has and what we
// have is the same, each payment and each refund once.
const cycles = Number(process.argv[2] ?? 50)

const lived = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'payments/payment-crashes'], {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  env: { ...process.env, PAYMENT_KILLS: String(cycles) },
  encoding: 'utf8',
})
conclude('payments-kill', `${cycles} cycles`, lived.status === 0 ? [] : [lived.stdout.slice(-2000)])
