import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/install.mjs'

// Fifty of each, on `npm start` too, and within the times of decision 0036: npm run proof -- kills
test('production loses nothing that it said yes to when each of its processes is killed under load, and is back by itself', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'proof/kills.ts'), '1', 'serve', '--fresh', '--patient'])
  expect(stdout).toContain('proof kills: PASS')
}, 600_000)
