import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { everyPhraseFault } from '../../packages/phrases/src/every-phrase.ts'
import { root } from '../bootstrap/install.mjs'
import { buildApps } from '../build/apps.ts'
import { type Outcome, runNode } from './command.ts'
import { type LockFile, missingBinaries, unverified } from '../lock/lock-file.ts'
import { besideFolderFaults } from './beside-folders.ts'
import { demoTextFaults } from './demo-texts.ts'
import { type App, type Bytes, byteFaults, measureBytes } from '../vite/bytes.ts'
import { checkHouseRules } from './house-rules/index.ts'
import { cruiseImports } from './import-rules.ts'

export type Check = Readonly<{ name: string; run: () => Promise<Outcome> }>

/** Everything `npm run check` looks at; each says what is wrong in lines of "where: what". A test runs them on planted faults. */
export function checksOf(folder = root): readonly Check[] {
  return [
    ...typeProjects(folder).map((project) => ({
      name: typesOf(project),
      run: () => runNode('typescript/bin/tsc', ['-p', project], folder),
    })),
    { name: 'lint', run: () => runNode('oxlint/bin/oxlint', ['--type-aware', '--format=unix', '.'], folder) },
    { name: 'format', run: () => runNode('oxfmt/bin/oxfmt', ['--check', '.'], folder) },
    { name: 'who imports whom', run: () => importRules(folder) },
    { name: 'unused code', run: () => runNode('knip/bin/knip.js', ['--no-config-hints'], folder) },
    { name: 'house rules', run: () => houseRules(folder) },
    { name: 'lock file', run: () => lockFile(folder) },
    { name: 'phrases', run: phrases },
    { name: 'bytes of the portal', run: () => bytesOf('portal') },
    { name: 'bytes of the office', run: () => bytesOf('office') },
  ]
}

/** Folders beside the packages: each reads sources of the others and of the server, so that one type project has them all. */
export const besidePackages = ['tools', 'e2e', 'bench', 'proof'] as const

/** Where the type projects are described. */
export function typeProjects(folder = root): string[] {
  return globSync(['packages/*/tsconfig.json', 'tsconfig.json'], { cwd: folder }).sort()
}

/** What the check of a project is called. */
export function typesOf(project: string): string {
  return `types of ${project === 'tsconfig.json' ? besidePackages.join(', ') : dirname(project)}`
}

/** A cruise that saw nothing found nothing: that is a broken check, not a clean tree. */
async function importRules(folder: string): Promise<Outcome> {
  const folders = globSync(['packages', ...besidePackages], { cwd: folder })
  const { modules, violations } = await cruiseImports(folder, folders)
  const lines = violations.map(({ rule, from, to, comment }) => `${from} → ${to}: ${rule}. ${comment}`)
  return { ok: modules > 100 && lines.length === 0, output: [...lines, `${modules} modules looked at`].join('\n') }
}

async function houseRules(folder: string): Promise<Outcome> {
  const { files, findings } = checkHouseRules(folder)
  const lines = findings.map(({ path, line, reason }) => `${path}:${line}: ${reason}`)
  return { ok: files > 100 && lines.length === 0, output: [...lines, `${files} files looked at`].join('\n') }
}

async function lockFile(folder: string): Promise<Outcome> {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile
  const lines = [
    ...missingBinaries(lock).map((name) => `${name}: not in package-lock.json, "npm ci" will refuse (docs/decisions/0009)`),
    ...unverified(lock).map((path) => `${path}: no checksum in package-lock.json (docs/decisions/0009)`),
  ]
  return { ok: lines.length === 0, output: lines.join('\n') }
}

/** Complete in their languages: keys, arguments, plural forms, and the words of each; the finders' own tests plant each fault. */
async function phrases(): Promise<Outcome> {
  const faults = [...(await everyPhraseFault()), ...besideFolderFaults(), ...demoTextFaults()]
  return { ok: faults.length === 0, output: faults.join('\n') }
}

/** What the login and the first page behind it load; growth of more than 3 % over bytes.json fails. */
async function bytesOf(app: App): Promise<Outcome> {
  await buildApps(() => undefined)
  const folder = join(root, 'packages', app)
  const agreed = JSON.parse(readFileSync(join(folder, 'bytes.json'), 'utf8')) as Bytes
  const present = await measureBytes(app, join(folder, 'dist'))
  const faults = byteFaults(app, present, agreed)
  const measured = Object.entries(present).map(([name, bytes]) => `${name} ${bytes}`)
  return { ok: faults.length === 0, output: [...faults, `measured: ${measured.join(', ')}`].join('\n') }
}
