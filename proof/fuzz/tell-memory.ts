import { subscribe } from 'node:diagnostics_channel'
import { renameSync, writeFileSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'

// Loaded into the server of a proof before its program: what it keeps is told by the file, when it is asked by a signal.
const MiB = 2 ** 20
const file = process.env['MEMORY_FILE'] ?? ''

async function tell(): Promise<void> {
  // What the first collection finalises the second frees.
  for (let collection = 0; collection < 3; collection++) {
    globalThis.gc?.()
    await turn()
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  writeFileSync(
    `${file}.draft`,
    JSON.stringify({ kept: Math.round((10 * (heapUsed + external)) / MiB) / 10, resident: Math.round(rss / MiB) }),
  )
  renameSync(`${file}.draft`, file)
}

process.on('SIGUSR2', () => void tell())

const kept: number[][] = []
if (process.env['MEMORY_LEAK'] !== undefined) subscribe('http.server.request.start', () => void kept.push(Array<number>(100).fill(0.5)))
