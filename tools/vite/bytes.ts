import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'

/**
 * Of one page: its chunks behind the entry, by the names in the build, the most bytes that they may come to (KB of 1000), the most that it may
 * load `over` the page that it is opened from, and `words` of its own.
 */
type Page = { chunks: readonly string[]; most: number; over?: { page: string; most: number }; words?: RegExp }
type Budget = { pages: Readonly<Record<string, Page>>; language: { entry: RegExp; most: number } }
export type App = 'portal' | 'office'
/** Brotli bytes of JS and CSS that a page loads until it can be used, by its name; fonts and pictures apart. `language`: the heaviest. */
export type Bytes = Readonly<Record<string, number>>

const budgets: Readonly<Record<App, Budget>> = {
  portal: {
    pages: {
      login: { chunks: ['login'], most: 91_000, words: /\/phrases\/src\/login\/[a-z]{2}\.ts$/ },
      upcoming: { chunks: ['whole'], most: 150_000 },
      wizard: { chunks: ['whole', 'NewOrderPages'], most: 194_000, over: { page: 'upcoming', most: 45_000 } },
    },
    language: { entry: /\/phrases\/src\/portal\/[a-z]{2}\.ts$/, most: 25_000 },
  },
  office: {
    pages: { login: { chunks: [], most: 125_000 }, queue: { chunks: ['queue'], most: 183_500 } },
    language: { entry: /\/phrases\/src\/office\/[a-z]{2}\.ts$/, most: 25_000 },
  },
}
const allowedGrowth = 1.03

/** Adds up the chunks as the browser asks for them: the entry, the screen, and the heaviest language, each with what it imports. */
export async function measureBytes(app: App, dist: string): Promise<Bytes> {
  const { pages, language } = budgets[app]
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const size = async (names: readonly string[]) => {
    const files = new Set(names.flatMap((name) => filesOf(manifest, name)))
    const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, `${file}.br`))).size))
    return sizes.reduce((sum, one) => sum + one, 0)
  }
  const heaviestOf = async (entry: RegExp) => {
    const names = Object.keys(manifest).filter((name) => entry.test(name))
    const languages = await Promise.all(names.map(async (name) => ({ name, bytes: await size([name]) })))
    const heaviest = languages.sort((one, other) => other.bytes - one.bytes)[0]
    if (!heaviest) throw new Error(`The build has no words ${entry}`)
    return heaviest
  }
  const heaviest = await heaviestOf(language.entry)
  const inPage = scriptsIn(await readFile(join(dist, 'index.html'), 'utf8'))
  const measured = await Promise.all(
    Object.entries(pages).map(async ([page, { chunks, words }]) => {
      const said = words ? await heaviestOf(words) : heaviest
      const names = ['index.html', ...chunks.map((name) => keyOf(manifest, name)), said.name]
      return [page, (await size(names)) + inPage] as const
    }),
  )
  return { ...Object.fromEntries(measured), language: heaviest.bytes }
}

/** Brotli bytes of the scripts that stand in the page itself, with what they read. */
function scriptsIn(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^]*?<\/script>/g)].map(([script]) => script)
  return brotliCompressSync(scripts.join('')).length
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

/** One line for each figure over its floor or grown by more than 3 %; empty when all is well. A page that nobody agreed on has grown. */
export function byteFaults(app: App, present: Bytes, agreed: Bytes): string[] {
  const { pages, language } = budgets[app]
  const single = Object.entries(present).flatMap(([name, bytes]) => {
    const limit = pages[name]?.most ?? language.most
    if (bytes > limit) return [`${name} of the ${app}: ${bytes} bytes, the floor is ${limit}`]
    const known = agreed[name] ?? 0
    return bytes > Math.floor(known * allowedGrowth)
      ? [`${name} of the ${app}: ${bytes} bytes, more than 3 % over the agreed ${known} (packages/${app}/bytes.json)`]
      : []
  })
  const pairs = Object.entries(pages).flatMap(([name, { over }]) => {
    const more = over ? (present[name] ?? 0) - (present[over.page] ?? 0) : 0
    return over && more > over.most ? [`${name} of the ${app}: ${more} bytes over ${over.page}, the floor is ${over.most}`] : []
  })
  return [...single, ...pairs]
}
