// Runs on any Node >= 20: plain JavaScript, built-ins only.
import { spawn, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pinnedNode, root } from './install.mjs'

const env = { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node') }
// The launcher waits for most of its life (packages/server/src/node-flags.ts says the same of others).
export const quietLauncher = { flags: ['--max-semi-space-size=1', '--no-opt', '--no-maglev'], settings: { MALLOC_ARENA_MAX: '1' } }

/**
 * Builds the programs of a start when they are not there, in a process that ends, and runs one of them.
 * @param {string} name
 * @param {string[]} args
 */
export function handOverBuilt(name, args) {
  const built = spawnSync(pinnedNode, [join(root, 'tools/build/main.ts')], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (built.status === 0) handOver(join(built.stdout.trim(), `${name}.mjs`), args, quietLauncher)
  else process.exitCode = 1
}

/**
 * Runs a program of ours on the pinned Node in our place: a second process would wait for it in 50 MiB. Where Node cannot do that, it ends
 * as the program ends, and passes signals on, never obeyed before the program has stopped: it still has a server and a database to close.
 * @param {string} program
 * @param {string[]} args
 * @param {{ flags: string[], settings: Record<string, string> }} how flags of Node, and settings beside the environment
 */
export function handOver(program, args, { flags, settings } = { flags: [], settings: {} }) {
  const line = [...flags, resolve(root, program), ...args]
  const itsEnv = { ...env, ...settings }
  if (process.execve) {
    process.chdir(root)
    process.execve(pinnedNode, [pinnedNode, ...line], itsEnv)
  }
  const child = spawn(pinnedNode, line, { cwd: root, stdio: 'inherit', env: itsEnv })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
