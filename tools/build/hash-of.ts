import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'

/** What the files say that these patterns find. Tests are not part of a build: changing one must not cost a start. */
export function hashOf(patterns: readonly string[]): string {
  const files = globSync([...patterns], {
    cwd: root,
    exclude: ['**/dist/**', '**/node_modules/**', '**/*.test.ts', '**/*.test.tsx'],
  }).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}
