// Runs on any Node >= 20: plain JavaScript, built-ins only.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'

/**
 * Runs a program of ours on the pinned Node and ends as it ends. Signals are passed on, never obeyed before the program has
 * stopped: it still has a server and a database to close.
 * @param {string} program
 * @param {string[]} args
 */
export function handOver(program, args) {
  const child = spawn(pinnedNode, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node') },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
