import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'anfilada-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes as much as is written at once, sees with its own eyes that the disk is full, and goes on; in the end it is told to stop. */
const program = `
  import { write } from 'node:fs'
  import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
  const log = createLog('info')
  let full = 0
  for (let round = 0; round < 50; round++) {
    log.info({ text: 'x'.repeat(100_000) }, 'answered')
    await new Promise((resolve) => write(1, 'x', (error) => resolve(full += error?.code === 'ENOSPC' ? 1 : 0)))
  }
  process.send({ full, bytes: process.memoryUsage().heapUsed })
  process.once('message', () => process.exit(0))
`

test.runIf(process.platform === 'linux')('a full disk ends no process that writes a log, nor does the log pile up in it', async () => {
  const file = join(folder, 'writes.mjs')
  writeFileSync(file, program)
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [file], { stdio: ['ignore', full, 'ignore', 'ipc'] })
  closeSync(full)
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const told = await Promise.race([ended, new Promise((resolve) => child.once('message', resolve))])
  expect(told).toMatchObject({ full: 50 })
  expect((told as { bytes: number }).bytes).toBeLessThan(100_000_000)
  child.send('stop')
  expect(await ended).toBe(0)
})
