import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'

/** Brotli bytes of JS and CSS that a page loads until it can be used; fonts and pictures apart. */
export type Bytes = { login: number; upcoming: number; language: number }

/** The floors, in bytes (KB of 1000). */
const limits: Bytes = { login: 115_000, upcoming: 190_000, language: 25_000 }
const allowedGrowth = 1.03

const languageEntry = /\/phrases\/src\/portal\/[a-z]{2}\.ts$/
/** The chunks of each page behind the entry, by the names that vite.config.ts gives them: the login is in the entry itself. */
const chunks = { login: [], upcoming: ['signed-in'] } as const

/** Adds up the chunks as the browser asks for them: the entry, the screen, and the heaviest language, each with what it imports. */
export async function measureBytes(dist: string): Promise<Bytes> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const size = async (names: readonly string[]) => {
    const files = new Set(names.flatMap((name) => filesOf(manifest, name)))
    const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, `${file}.br`))).size))
    return sizes.reduce((sum, one) => sum + one, 0)
  }
  const languages = await Promise.all(
    Object.keys(manifest)
      .filter((name) => languageEntry.test(name))
      .map(async (name) => ({ name, bytes: await size([name]) })),
  )
  const heaviest = languages.sort((one, other) => other.bytes - one.bytes)[0]
  if (!heaviest) throw new Error('The build has no language chunk')
  const page = async (names: readonly string[]) =>
    (await size(['index.html', ...names.map((name) => keyOf(manifest, name)), heaviest.name])) + (await firstPaint(dist))
  return { login: await page(chunks.login), upcoming: await page(chunks.upcoming), language: heaviest.bytes }
}

async function firstPaint(dist: string): Promise<number> {
  return (await stat(join(dist, 'first-paint.js.br'))).size
}

function keyOf(manifest: Manifest, chunk: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === chunk)
  if (key === undefined) throw new Error(`The build has no chunk ${chunk}`)
  return key
}

function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no chunk ${name}`)
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen))]
}

/** One line for each figure over its floor or grown by more than 3 %; empty when all is well. */
export function byteFaults(present: Bytes, agreed: Bytes): string[] {
  return (Object.keys(limits) as (keyof Bytes)[]).flatMap((name) => {
    if (present[name] > limits[name]) return [`${name}: ${present[name]} bytes, the floor is ${limits[name]}`]
    const most = Math.floor(agreed[name] * allowedGrowth)
    return present[name] > most ? [`${name}: ${present[name]} bytes, more than 3 % over the agreed ${agreed[name]} (bytes.json)`] : []
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const portal = join(dirname(fileURLToPath(import.meta.url)), '..')
  const present = await measureBytes(join(portal, 'dist'))
  const agreed = JSON.parse(await readFile(join(portal, 'bytes.json'), 'utf8')) as Bytes
  const faults = byteFaults(present, agreed)
  console.log(`portal bytes (brotli): login ${present.login}, upcoming ${present.upcoming}, language ${present.language}`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
