import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { handOver } from './bootstrap/hand-over.mjs'
import { root } from './bootstrap/install.mjs'

// `npm run proof -- <name>`: the long figures, each a program in proof/ that prints one line. Without a name, the list.
const folder = join(root, 'proof')
const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
const imported = new Set(
  files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(([, name]) => name)),
)
// What the others import is their common ground, not a proof.
const names = files
  .filter((file) => !imported.has(file))
  .map((file) => basename(file, '.ts'))
  .sort()

const [name, ...args] = process.argv.slice(2)
if (name === undefined || !names.includes(name)) {
  console.log(`npm run proof -- <name>\n${names.map((each) => `  ${each}`).join('\n')}`)
  process.exitCode = name === undefined ? 0 : 1
} else {
  const first = pathToFileURL(join(root, 'tools/postgres/stop-on-signal.ts')).href
  handOver(join(folder, `${name}.ts`), args, { flags: ['--import', first], settings: {} })
}
