import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium, sandboxArgs } from '../tools/browser.ts'
import { reservePort } from '../tools/launch/address.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { signInDemo, storageOf } from '../tools/pictures/demo-session.ts'
import { conclude } from './traces.ts'

// Lighthouse as it judges a phone (4 times slower processor, slow 4G), the median of five loads with an empty cache each.
// 176 MB in 114 packages: too much for everyone's installation, so it comes when it is first asked for, in this very version.
const version = '13.5.0'
const runs = 5
const floors = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof floors

type Report = { lhr: { categories: Record<Category, { score: number | null }>; audits: Record<string, Audit> } }
type Audit = { id: string; score: number | null; title: string; displayValue?: string }
type Lighthouse = { default: (url: string, flags: object) => Promise<Report | undefined> }

const root = fileURLToPath(new URL('../', import.meta.url))

async function loadLighthouse(): Promise<Lighthouse['default']> {
  const folder = join(root, `.cache/lighthouse-${version}`)
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', `lighthouse@${version}`]
    if (spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status !== 0) throw new Error('Lighthouse could not be installed')
  }
  return ((await import(pathToFileURL(entry).href)) as Lighthouse).default
}

const median = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** The median score of each category, and what kept any of them down. */
async function judge(measure: Lighthouse['default'], url: string, port: number) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) {
    const report = await measure(url, { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(floors) })
    if (report) reports.push(report)
  }
  const scores = Object.fromEntries(
    Object.keys(floors).map((category) => [
      category,
      median(reports.map(({ lhr }) => Math.round((lhr.categories[category as Category].score ?? 0) * 100))),
    ]),
  ) as Record<Category, number>
  const audits = Object.values(reports.at(-1)?.lhr.audits ?? {})
  const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']
  const said = (ids: readonly string[]) =>
    audits.filter(({ id }) => ids.includes(id)).map(({ id, displayValue = '' }) => `${id} ${displayValue}`)
  const weak = audits.filter(({ id, score }) => score !== null && score < 0.9 && !metrics.includes(id)).map(({ id }) => id)
  return { scores, details: [...said(metrics), `below 90: ${weak.join(', ') || 'nothing'}`] }
}

const log = (line: string): void => console.log(line)
const measure = await loadLighthouse()
const executablePath = await findChromium(log)
const product = await startThrowawayProduct(log)
const port = await reservePort('127.0.0.1', 0)
const profile = mkdtempSync(join(tmpdir(), 'anfilada-lighthouse-'))
const args = [`--remote-debugging-port=${port}`, ...sandboxArgs()]
const browser = await chromium.launchPersistentContext(profile, { executablePath, args })
try {
  const figures: string[] = []
  const faults: string[] = []
  const look = async (name: string, path: string): Promise<void> => {
    const { scores, details } = await judge(measure, product.origin + path, port)
    log(`${name}: ${details.join('; ')}`)
    figures.push(`${name} ${Object.values(scores).join('/')}`)
    for (const category of Object.keys(floors) as Category[])
      if (scores[category] < floors[category]) faults.push(`${name} ${category} ${scores[category]}, the floor is ${floors[category]}`)
  }
  await look('login', '/login')
  const { origins } = storageOf(
    product.origin,
    'portal',
    { language: 'ru', theme: 'light' },
    await signInDemo(product.origin, 'agency', 'portal'),
  )
  const page = await browser.newPage()
  await page.goto(`${product.origin}/error-404`)
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, origins[0]?.localStorage ?? [])
  await page.close()
  await look('upcoming', '/upcoming')
  conclude('lighthouse', `${version}, mobile, median of ${runs}, performance/accessibility/best practices: ${figures.join(', ')}`, faults)
} finally {
  await browser.close()
  await product.stop()
  rmSync(profile, { recursive: true, force: true })
}
