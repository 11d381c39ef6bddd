import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../bootstrap/install.mjs'
import { besidePackages, typeProjects, typesOf } from './checks.ts'
import { runCheckOn } from './planted-tree.ts'

/** Each has a type project that must look at its files. */
const projectOf = new Map([
  ...typeProjects().flatMap((path): [string, string][] => (path === 'tsconfig.json' ? [] : [[dirname(path), path]])),
  ...besidePackages.map((folder): [string, string] => [folder, 'tsconfig.json']),
])
const projects = [...projectOf.keys()]

function fileOf(folder: string): string {
  return folder.startsWith('packages/') ? `${folder}/src/planted.ts` : `${folder}/planted.ts`
}

const typesIn = (folder: string): string => typesOf(projectOf.get(folder) ?? '')

/** The same text in every project. */
function everywhere(text: string): Record<string, string> {
  return Object.fromEntries(projects.map((project) => [fileOf(project), text]))
}

describe('the type check', () => {
  const faulty = `export const places: number = 'fifty'
export function firstOf(slots: readonly string[]): string {
  return slots[0]
}
export function lengthOf(status: string | undefined): number {
  return status.length
}
`
  const clean = `export const places: number = 50
export function firstOf(slots: readonly string[]): string | undefined {
  return slots[0]
}
export function lengthOf(status: string): number {
  return status.length
}
`

  test.each(projects)('of %s finds a wrong type and an unchecked index', async (project) => {
    const file = project.startsWith('packages/') ? 'src/planted.ts' : 'planted.ts'
    const { ok, output } = await runCheckOn({ [fileOf(project)]: faulty }, typesIn(project))
    expect(ok).toBe(false)
    expect(output).toContain(`${file}(1,14): error TS2322`)
    expect(output).toContain(`${file}(3,3): error TS2322`)
    expect(output).toContain(`${file}(6,10): error TS18048`)
  })

  test('leaves the sound twin alone', async () => {
    expect(await runCheckOn({ [fileOf('packages/server')]: clean }, typesIn('packages/server'))).toEqual({ ok: true, output: '' })
  })
})

describe('lint', () => {
  const waited = `async function save(): Promise<void> {
  await Promise.resolve()
}
export async function keep(): Promise<void> {
  await save()
}
`
  const forgotten = waited.replace('await save()', 'save()')
  // One way through is there without any `if`.
  const ways = (count: number): string => {
    const branches = Array.from({ length: count - 1 }, (_, at) => `  if (places === ${at}) return ${at}\n`)
    return `export function decide(places: number): number {\n${branches.join('')}  return places\n}\n`
  }
  const faults: Readonly<Record<string, { faulty: string; clean: string; rule: string; path?: string }>> = {
    'a variable that nobody uses': {
      faulty: 'export function count(): number {\n  const places = 1\n  return 2\n}\n',
      clean: 'export function count(): number {\n  const places = 1\n  return places\n}\n',
      rule: 'no-unused-vars',
    },
    'eleven ways through a function': { faulty: ways(11), clean: ways(10), rule: 'complexity' },
    'a type that is any': { faulty: 'export const order: any = 1\n', clean: 'export const order: unknown = 1\n', rule: 'no-explicit-any' },
    'a value that is only said to be there': {
      faulty: 'export const first = (all: string[]): string => all[0]!\n',
      clean: "export const first = (all: string[]): string => all[0] ?? ''\n",
      rule: 'no-non-null-assertion',
    },
    'a suppression of nothing': {
      faulty: '// oxlint-disable-next-line no-console -- the terminal is asked for\nexport const places = 1\n',
      clean: '// oxlint-disable-next-line no-console -- the terminal is asked for\nconsole.log(1)\nexport const places = 1\n',
      rule: 'Unused .*directive',
    },
    'a statement that is asked of the driver': {
      faulty: "import pg from 'pg'\nexport const pool = new pg.Pool()\n",
      clean: "import type { Pool } from './db/pool.ts'\nexport type Asked = Pool\n",
      rule: 'no-restricted-imports',
    },
    'an act that is sent by hand': {
      faulty: "import { useMutation } from '@tanstack/react-query'\nexport const useSending = () => useMutation({})\n",
      clean: "import { useQuery } from '@tanstack/react-query'\nexport const useRows = () => useQuery({ queryKey: [] })\n",
      rule: 'no-restricted-imports',
      path: 'packages/portal/src/sending.ts',
    },
    'an environment that is read outside of the settings': {
      faulty: 'export const port = process.env.PORT\n',
      clean: "import { readConfig } from './config.ts'\nexport const { port } = readConfig()\n",
      rule: 'no-restricted-properties',
    },
    'the environment of a build in a page': {
      faulty: 'export const mode: unknown = import.meta.env\n',
      clean: 'export const mode: unknown = import.meta.url\n',
      rule: 'no-restricted-properties',
      path: 'packages/portal/src/mode.ts',
    },
    'a compiler that is silenced': {
      faulty: '// @ts-ignore\nexport const places: number = 50\n',
      clean: '// @ts-expect-error the types of the driver lack it\nexport const places: number = 50\n',
      rule: 'ban-ts-comment',
    },
    'an address that is read past its reader': {
      faulty: "import { useSearch } from '@tanstack/react-router'\nexport const useTab = () => useSearch({ strict: false })\n",
      clean: "import { useAddress } from '@anfilada/browser/use-address'\nexport const useTab = () => useAddress((search) => search)\n",
      rule: 'no-restricted-imports',
      path: 'packages/portal/src/reading.ts',
    },
    'an address that is read past its reader by a route': {
      faulty: "import { route } from './route.ts'\nexport const useTab = (): unknown => route.useSearch()\n",
      clean: "import { route } from './route.ts'\nexport const useGo = (): unknown => route.useNavigate()\n",
      rule: 'no-restricted-properties',
      path: 'packages/office/src/reading.ts',
    },
  }
  const pathOf = (fault: string): string => faults[fault]?.path ?? `packages/server/src/${fault.replaceAll(' ', '-')}.ts`
  const tree = (kind: 'faulty' | 'clean'): Record<string, string> => ({
    ...everywhere(kind === 'faulty' ? forgotten : waited),
    ...Object.fromEntries(Object.entries(faults).map(([fault, texts]) => [pathOf(fault), texts[kind]])),
  })
  let findings: string[]

  beforeAll(async () => {
    const { ok, output } = await runCheckOn(tree('faulty'), 'lint')
    expect(ok).toBe(false)
    findings = output.split('\n')
  })

  test.each(projects)('finds a promise that nobody waits for in %s', (project) => {
    const found = findings.filter((line) => line.startsWith(fileOf(project)))
    expect(found).toEqual([expect.stringContaining('no-floating-promises')])
  })

  test.each(Object.entries(faults))('finds %s', (fault, { rule }) => {
    const found = findings.filter((line) => line.startsWith(pathOf(fault)))
    expect(found).toEqual([expect.stringMatching(rule)])
  })

  test('is off for a reason: it stands on the line, or on the one above', async () => {
    const settings = (await readFile(join(root, '.oxlintrc.json'), 'utf8')).split('\n')
    const silent = settings.filter(
      (line, at) => line.includes('"off"') && !line.includes('//') && !settings[at - 1]?.trim().startsWith('//'),
    )
    expect(silent).toEqual([])
  })

  test('leaves their sound twins alone', async () => {
    expect(await runCheckOn(tree('clean'), 'lint')).toEqual({ ok: true, output: '' })
  })
})

describe('the format check', () => {
  test.each([
    ['a semicolon', 'export const places = 1;\n'],
    ['double quotes', 'export const status = "confirmed"\n'],
    ['four spaces', 'export function count(): number {\n    return 1\n}\n'],
  ])('finds %s', async (_, text) => {
    const { ok, output } = await runCheckOn({ 'packages/server/src/orders.ts': text }, 'format')
    expect(ok).toBe(false)
    expect(output).toContain('packages/server/src/orders.ts')
  })

  test('leaves a tidy file alone', async () => {
    const text = `export const status = 'confirmed'\n`
    expect(await runCheckOn({ 'packages/server/src/orders.ts': text }, 'format')).toMatchObject({ ok: true })
  })
})

describe('the check for unused code', () => {
  const manifest = JSON.stringify({ name: 'planted', private: true, type: 'module', workspaces: ['packages/*'] })
  const server = (dependencies: Record<string, string>): string => JSON.stringify({ name: '@planted/server', type: 'module', dependencies })
  const clean = {
    'package.json': manifest,
    'packages/server/package.json': server({ pg: '1.0.0' }),
    'packages/server/src/main.ts': `import pg from 'pg'\nimport { place } from './orders.ts'\nplace(pg)\n`,
    'packages/server/src/orders.ts': 'export function place(driver: unknown): unknown {\n  return driver\n}\n',
  }

  test('leaves code alone that is used', async () => {
    expect(await runCheckOn(clean, 'unused code')).toMatchObject({ ok: true })
  })

  test('finds a file, an export, a type and a dependency that nobody uses, and a dependency that is not listed', async () => {
    const faulty = {
      ...clean,
      'packages/server/package.json': server({ kysely: '1.0.0' }),
      'packages/server/src/forgotten.ts': 'export const places = 1\n',
      'packages/server/src/orders.ts': `${clean['packages/server/src/orders.ts']}export const unused = 1\nexport type Unused = string\n`,
    }
    const { ok, output } = await runCheckOn(faulty, 'unused code')
    expect(ok).toBe(false)
    expect(output).toMatch(/Unused files \(1\)\n\s*packages\/server\/src\/forgotten\.ts/)
    expect(output).toMatch(/Unused dependencies \(1\)\n\s*kysely/)
    expect(output).toMatch(/Unlisted dependencies \(1\)\n\s*pg/)
    expect(output).toMatch(/Unused exports \(1\)\n\s*unused/)
    expect(output).toMatch(/Unused exported types \(1\)\n\s*Unused/)
  })
})

describe('the house rules', () => {
  const file = 'packages/server/src/orders.ts'

  test('find a suppression without a reason', async () => {
    const { ok, output } = await runCheckOn({ [file]: '// oxlint-disable-next-line no-console\nconsole.log(1)\n' }, 'house rules')
    expect(ok).toBe(false)
    expect(output).toContain(`${file}:1: oxlint-disable-next-line no-console: an issue, or a reason`)
  })

  test('find a function that is written in a migration, and one that is written twice', async () => {
    const one = 'create function one() returns integer language sql as $$ select 1 $$;\n'
    const folder = 'packages/server/migrations'
    const files = { [`${folder}/0001-one.sql`]: one, [`${folder}/functions/01-one.sql`]: one, [`${folder}/functions/02-one.sql`]: one }
    const { ok, output } = await runCheckOn(files, 'house rules')
    expect(ok).toBe(false)
    expect(output).toContain(`${folder}/0001-one.sql:1: create function one: functions, views and triggers stand in ${folder}/functions/`)
    expect(output).toContain(`${folder}/functions/02-one.sql:1: the function one is written already`)
  })

  test('find a day counted by hand and a zone by name', async () => {
    const text = "export const next = (day: number) => day + 86_400_000\nexport const zone = 'Europe/Moscow'\n"
    const { ok, output } = await runCheckOn({ [file]: text }, 'house rules')
    expect(ok).toBe(false)
    expect(output).toContain(`${file}:1: 86_400_000: days are counted by contract/dates`)
    expect(output).toContain(`${file}:2: Europe/Moscow: the zone of the object`)
  })

  test('accept one with a reason', async () => {
    const text = '// oxlint-disable-next-line no-console -- the terminal is asked for\nconsole.log(1)\n'
    const { output } = await runCheckOn({ [file]: text }, 'house rules')
    expect(output).toBe('1 files looked at')
  })
})

describe('the check of the lock file', () => {
  const wants = {
    'node_modules/linter': { version: '2.0.0', integrity: 'sha512-x', optionalDependencies: { '@linter/darwin-arm64': '2.0.0' } },
  }
  const binary = { 'node_modules/@linter/darwin-arm64': { version: '2.0.0', integrity: 'sha512-x', optional: true } }

  test('finds a binary that another machine would miss', async () => {
    const { ok, output } = await runCheckOn({ 'package-lock.json': JSON.stringify({ packages: wants }) }, 'lock file')
    expect(ok).toBe(false)
    expect(output).toContain('@linter/darwin-arm64 2.0.0: not in package-lock.json')
  })

  test('finds a package without a checksum', async () => {
    const bare = { 'node_modules/@linter/darwin-arm64': { version: '2.0.0', optional: true } }
    const text = JSON.stringify({ packages: { ...wants, ...bare } })
    expect((await runCheckOn({ 'package-lock.json': text }, 'lock file')).output).toContain(
      'node_modules/@linter/darwin-arm64: no checksum',
    )
  })

  test('accepts a whole one', async () => {
    const text = JSON.stringify({ packages: { ...wants, ...binary } })
    expect(await runCheckOn({ 'package-lock.json': text }, 'lock file')).toEqual({ ok: true, output: '' })
  })
})
