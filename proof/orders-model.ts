import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { conclude } from './traces.ts'

// Ten thousand histories of orders, changes, lines, equipment and what staff edit, by the API of a server on PostgreSQL, against a model that
// counts everything anew after every step. Three runs side by side, each with a PostgreSQL of its own: while one waits for its database the
// others use the processors. `-- orders-model 400` lives fewer.
const histories = Number(process.argv[2] ?? 10_000)
const runs = 3

type Lived = { code: number | null; said: string }

function live(count: number): Promise<Lived> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'orders/model/order-histories'],
      {
        cwd: fileURLToPath(new URL('../', import.meta.url)),
        env: { ...process.env, ORDER_HISTORIES: String(count) },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, said }))
  })
}

const lived = await Promise.all(Array.from({ length: runs }, () => live(Math.ceil(histories / runs))))
const faults = lived.filter(({ code }) => code !== 0).map(({ said }) => /seed [^\n]*(?:\n[^\n]*){0,4}/.exec(said)?.[0] ?? said.slice(-2000))
conclude('orders-model', `${histories} histories of 19 steps`, faults)
