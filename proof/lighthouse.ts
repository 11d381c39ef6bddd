import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium, sandboxArgs } from '../tools/browser.ts'
import { reservePort } from '../tools/launch/address.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { signInDemo, storageOf } from '../tools/pictures/demo-session.ts'
import { conclude } from './traces.ts'

// Lighthouse as it judges a phone (4 times slower processor, slow 4G) and a desk, the median of five loads with an empty cache each, or of as
// many as are named. 176 MB in 114 packages: too much for everyone's installation, so it comes when it is first asked for, in this very version.
const version = '13.5.0'
const runs = Number(process.argv[2] ?? 5)
const categories = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof categories)[number]
/** Accessibility and best practices have no slack. */
const floorOf = (category: Category, performance: number): number => (category === 'performance' ? performance : 100)

// The login is what a stranger opens on a telephone; the rest is judged as people have it, at a desk and on a telephone.
type Judged = { name: string; path: string; as?: 'portal' | 'office'; phone: number; desk?: number }
const screens: readonly Judged[] = [
  { name: 'login', path: '/login', phone: 95 },
  { name: 'orders', path: '/upcoming', as: 'portal', phone: 85, desk: 95 },
  { name: 'wizard', path: '/new?step=museum', as: 'portal', phone: 85, desk: 95 },
  { name: 'payment', path: '/payment?tab=individuals', as: 'portal', phone: 85, desk: 95 },
  { name: 'queue', path: '/office/queue', as: 'office', phone: 85, desk: 95 },
]
const people = { portal: 'agency', office: 'dispatcher' } as const

type Report = { lhr: { categories: Record<Category, { score: number | null }>; audits: Record<string, Audit> } }
type Audit = { id: string; score: number | null; title: string; displayValue?: string }
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Report | undefined>
type Tool = { measure: Lighthouse; desk: object }

const root = fileURLToPath(new URL('../', import.meta.url))

async function loadLighthouse(): Promise<Tool> {
  const folder = join(root, `.cache/lighthouse-${version}`)
  const core = join(folder, 'node_modules/lighthouse/core')
  if (!existsSync(core)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', `lighthouse@${version}`]
    if (spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status !== 0) throw new Error('Lighthouse could not be installed')
  }
  const part = async <T>(path: string) => ((await import(pathToFileURL(join(core, path)).href)) as { default: T }).default
  return { measure: await part<Lighthouse>('index.js'), desk: await part<object>('config/desktop-config.js') }
}

const median = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** The median score of each category, and what kept any of them down. */
async function judge(measure: Lighthouse, url: string, port: number, config?: object) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) {
    const report = await measure(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories }, config)
    if (report) reports.push(report)
  }
  const scores = categories.map((category) => median(reports.map(({ lhr }) => Math.round((lhr.categories[category].score ?? 0) * 100))))
  const audits = Object.values(reports.at(-1)?.lhr.audits ?? {})
  const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']
  const said = audits.filter(({ id }) => metrics.includes(id)).map(({ id, displayValue = '' }) => `${id} ${displayValue}`)
  const weak = audits.filter(({ id, score }) => score !== null && score < 0.9 && !metrics.includes(id)).map(({ id }) => id)
  return { scores, details: [...said, `below 90: ${weak.join(', ') || 'nothing'}`] }
}

/** The portal and the office keep their sessions beside each other in one browser. */
async function keepSession(context: BrowserContext, origin: string, app: 'portal' | 'office'): Promise<void> {
  const kept = storageOf(origin, app, { language: 'ru', theme: 'light' }, await signInDemo(origin, people[app], app))
  const page = await context.newPage()
  await page.goto(`${origin}/error-404`)
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, kept.origins[0]?.localStorage ?? [])
  await page.close()
}

const log = (line: string): void => console.log(line)
const { measure, desk } = await loadLighthouse()
const executablePath = await findChromium(log)
const product = await startThrowawayProduct(log)
const port = await reservePort('127.0.0.1', 0)
const profile = mkdtempSync(join(tmpdir(), 'anfilada-lighthouse-'))
const args = [`--remote-debugging-port=${port}`, ...sandboxArgs()]
const context = await chromium.launchPersistentContext(profile, { executablePath, args })
try {
  const figures: string[] = []
  const faults: string[] = []
  const look = async (name: string, path: string, floor: number, config?: object): Promise<void> => {
    const { scores, details } = await judge(measure, product.origin + path, port, config)
    log(`${name} ${scores.join('/')}: ${details.join('; ')}`)
    figures.push(`${name} ${scores.join('/')}`)
    categories.forEach((category, at) => {
      const score = scores[at] ?? 0
      if (score < floorOf(category, floor)) faults.push(`${name} ${category} ${score}, the floor is ${floorOf(category, floor)}`)
    })
  }
  const signedIn = new Set<string>()
  for (const { name, path, as, phone, desk: atDesk } of screens) {
    if (as && !signedIn.has(as)) await keepSession(context, product.origin, as)
    if (as) signedIn.add(as)
    await look(`${name} phone`, path, phone)
    if (atDesk) await look(`${name} desk`, path, atDesk, desk)
  }
  conclude('lighthouse', `${version}, median of ${runs}, performance/accessibility/best practices: ${figures.join(', ')}`, faults)
} finally {
  await context.close()
  await product.stop()
  rmSync(profile, { recursive: true, force: true })
}
