import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { defaultZone, momentAt, todayIn } from '../packages/contract/src/dates.ts'
import { findChromium, sandboxArgs } from '../tools/browser.ts'
import { startThrowawayProduct, type ThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { signInDemo, storageOf } from '../tools/pictures/demo-session.ts'
import { type First, lookFirst } from './first-paint/look-first.ts'
import { conclude } from './traces.ts'
import { checkOut } from './upgrade/check-out.ts'

// How soon somebody can work on slow 4G with a processor four times slower, from an empty cache: type at the login, read the list of orders. In
// turns with the build of the revision before the work on it, since whatever the machine does falls on both; the median of seven, or as many as
// are named. At six in the morning, whatever the hour: the visits of the day are to come then, and stand in front of the orders.
const before = '27a8625'
const rounds = Number(process.argv[2] ?? 7)
const screens = {
  login: { path: '/login', shows: 'input[name=login]', ms: 1500, requests: Infinity, task: Infinity },
  list: { path: '/upcoming', shows: 'main section[id^=day-] a[href*="/upcoming/info"]', ms: 3200, requests: 8, task: 200 },
} as const
type Name = keyof typeof screens
type Side = Readonly<{ product: ThrowawayProduct; looks: Record<Name, First[]>; storage: ReturnType<typeof storageOf> }>

const median = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

async function sideOf(product: ThrowawayProduct): Promise<Side> {
  const session = await signInDemo(product.origin, 'agency', 'portal')
  return {
    product,
    looks: { login: [], list: [] },
    storage: storageOf(product.origin, 'portal', { language: 'ru', theme: 'light' }, session),
  }
}

async function look(browser: Browser, { product, looks, storage }: Side, name: Name): Promise<void> {
  const { path, shows } = screens[name]
  const context = await browser.newContext({ locale: 'ru-RU', ...(name === 'list' && { storageState: storage }) })
  try {
    await context.addInitScript(setHour, Date.parse(momentAt({ date: todayIn(defaultZone), time: '06:00' }, defaultZone)) - Date.now())
    looks[name].push(await lookFirst(await context.newPage(), product.origin + path, shows))
  } finally {
    await context.close()
  }
}

/** In the page: its clock goes on from another hour. */
function setHour(shift: number): void {
  const { now } = Date
  const parts = (given: unknown[]) => (given.length === 0 ? [now() + shift] : given)
  Date.now = () => now() + shift
  globalThis.Date = new Proxy(Date, { construct: (target, given, made) => Reflect.construct(target, parts(given), made) as Date })
}

/** What a side comes to on a screen. */
function figuresOf({ looks }: Side, name: Name): First {
  const of = (key: keyof First) => median(looks[name].map((one) => one[key]))
  return { usable: of('usable'), requests: of('requests'), longest: of('longest'), moved: of('moved') }
}

const say = ({ usable, requests, longest, moved }: First): string =>
  `${(usable / 1000).toFixed(2)} s, ${requests} requests, longest task ${longest.toFixed(0)} ms, moved ${moved.toFixed(4)}`

function faultsOf(name: Name, { usable, requests, longest, moved }: First): string[] {
  const limits = screens[name]
  return [
    ...(usable > limits.ms ? [`${name} after ${usable.toFixed(0)} ms, the floor is ${limits.ms}`] : []),
    ...(requests > limits.requests ? [`${name} after ${requests} requests, the floor is ${limits.requests}`] : []),
    ...(longest > limits.task ? [`${name}: a task of ${longest.toFixed(0)} ms, the floor is ${limits.task}`] : []),
    ...(name === 'login' && moved >= 0.001 ? [`${name} moves by ${moved.toFixed(4)}`] : []),
  ]
}

const log = (line: string): void => console.log(line)
const executablePath = await findChromium(log)
const folder = checkOut(before)
const old = (await import(pathToFileURL(join(folder, 'tools/launch/throwaway-product.ts')).href)) as {
  startThrowawayProduct: typeof startThrowawayProduct
}
const products: ThrowawayProduct[] = []
const browser = await chromium.launch({ executablePath, args: sandboxArgs() })
try {
  for (const start of [startThrowawayProduct, old.startThrowawayProduct]) products.push(await start(log))
  const [now, then] = await Promise.all(products.map((product) => sideOf(product)))
  if (!now || !then) throw new Error('Two products were to run')
  const names = Object.keys(screens) as Name[]
  for (let round = 0; round < rounds; round++)
    for (const name of names) for (const side of round % 2 === 0 ? [now, then] : [then, now]) await look(browser, side, name)
  for (const name of names) log(`${name}: ${say(figuresOf(now, name))}; ${before} ${say(figuresOf(then, name))}`)
  const faults = names.flatMap((name) => faultsOf(name, figuresOf(now, name)))
  conclude(
    'first-paint',
    `slow 4G, 4 times slower, median of ${rounds}: ${names.map((name) => `${name} ${say(figuresOf(now, name))}`).join('; ')}`,
    faults,
  )
} finally {
  await browser.close()
  for (const product of products) await product.stop()
  rmSync(folder, { recursive: true })
}
