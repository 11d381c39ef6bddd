import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../bootstrap/install.mjs'

const leftOut = new Set(['dist', 'node_modules'])
// Tests are not part of a build: changing one must not cost a start.
const tests = /\.test\.tsx?$/

/** What the files of these places say: folders with all that is below them, and single files. */
export function hashOf(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesOf).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** Folder by folder: each start waits for this, and a pattern that Node looks up takes ten times as long. */
function filesOf(place: string): string[] {
  if (leftOut.has(basename(place)) || tests.test(place)) return []
  if (!statSync(join(root, place)).isDirectory()) return [place]
  return readdirSync(join(root, place)).flatMap((name) => filesOf(`${place}/${name}`))
}
