import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../bootstrap/install.mjs'
import { checksOf, typeProjects } from './checks.ts'
import type { Outcome } from './command.ts'

const settings = ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json', 'knip.json']

/** Runs one check of `npm run check`, its own command on the repository's own settings, in a small repository of these files. */
export async function runCheckOn(files: Readonly<Record<string, string>>, name: string): Promise<Outcome> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'anfilada-planted-')))
  try {
    // One folder up, where packages are found as well: a link among the sources would be linted.
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
    const folder = join(home, 'repository')
    plant(folder, files)
    const check = checksOf(folder).find((each) => each.name === name)
    if (!check) throw new Error(`There is no check "${name}"`)
    return await check.run()
  } finally {
    rmSync(home, { recursive: true })
  }
}

function plant(folder: string, files: Readonly<Record<string, string>>): void {
  for (const path of [...settings, ...typeProjects()]) cpSync(join(root, path), join(folder, path))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
