import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'

export type Outcome = Readonly<{ ok: boolean; output: string }>

// The compiler and the linter of types are Go. They end before their rubbish is worth collecting, which took a quarter of their work: it is
// collected only where one of them would outgrow two gigabytes.
const uncollected = { GOGC: 'off', GOMEMLIMIT: '2GiB' }

/** Runs a program from node_modules on this very Node and keeps what it says. */
export function runNode(program: string, args: readonly string[], cwd = root): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd,
      env: { ...uncollected, ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}
