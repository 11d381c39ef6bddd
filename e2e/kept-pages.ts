import type { Browser, BrowserContextOptions, Disposable, Page } from '@playwright/test'
import { nowhere } from '../tools/pictures/shared-contexts.ts'

/** So many wait for the next journey: most need two people and a phone, and each that waits is traced with those at work. */
const atMost = 4

/** So many have a page one after the other: with each the trace is longer that Playwright writes for the next. */
const journeysOfOne = 10

/** What is asked of a page or its context and stays with it. What waits for one thing only is gone when it has come. */
const lasting =
  /^(?:add(?:Cookies|LocatorHandler)|emulate|expose|grant|newCDPSession|on$|once|prepend|route(?:FromHAR|WebSocket)|set(?!Content|InputFiles|ViewportSize))/

export type KeptPages = {
  /** A page in a context of its own, nowhere yet, that remembers no more than `storageState` says. */
  lend(options: BrowserContextOptions): Promise<Page>
  /** When its journey is over; with whatever the journey has opened beside it. */
  takeBack(page: Page): Promise<void>
  close(): Promise<void>
}

type Kept = { name: string; page: Page; journeys: number; hasLasting: () => boolean; takeOff: () => Promise<void> }

/**
 * Pages that go from journey to journey of a worker: a new one starts a process of the browser and compiles the app anew, which costs more
 * than most of what is then done on it. Routes, scripts before each page and another size are taken off it; a journey that asked for
 * something else that lasts takes its page with it.
 */
export function keepPages(browser: Browser): KeptPages {
  const [waiting, lent]: [Kept[], Map<Page, Kept>] = [[], new Map()]

  async function open(name: string, options: BrowserContextOptions): Promise<Kept> {
    const page = await (await browser.newContext(options)).newPage()
    await page.goto(nowhere)
    return { name, page, journeys: 0, hasLasting: noteLasting(page), takeOff: noteWhatComesOff(page) }
  }
  return {
    async lend({ storageState, ...options }) {
      const name = JSON.stringify(options)
      const place = waiting.findLastIndex((kept) => kept.name === name)
      const [kept = await open(name, options)] = place < 0 ? [] : waiting.splice(place, 1)
      lent.set(kept.page, kept)
      if (typeof storageState === 'object') await kept.page.evaluate(remember, storageState.origins)
      return kept.page
    },
    async takeBack(page) {
      const kept = lent.get(page)
      lent.delete(page)
      const mayGoOn = kept && ++kept.journeys < journeysOfOne && !kept.hasLasting()
      const isAsNew = mayGoOn && (await makeNew(kept).catch(() => false))
      if (!isAsNew) return page.context().close()
      waiting.push(kept)
      if (waiting.length > atMost) await waiting.shift()?.page.context().close()
    },
    async close() {
      for (const { page } of [...waiting, ...lent.values()]) await page.context().close()
    },
  }
}

/** For the browser: what a context keeps of our origin. */
function remember(origins: readonly { origin: string; localStorage: readonly { name: string; value: string }[] }[]): void {
  const own = origins.find(({ origin }) => origin === location.origin)
  for (const { name, value } of own?.localStorage ?? []) localStorage.setItem(name, value)
}

/** Ends what the journey's screens would go on doing, and forgets what they kept. */
async function makeNew({ page, takeOff }: Kept): Promise<boolean> {
  const context = page.context()
  if (page.isClosed()) return false
  for (const other of context.pages()) if (other !== page) await other.close()
  await takeOff()
  await page.goto(nowhere)
  await page.evaluate('localStorage.clear(); sessionStorage.clear()')
  await context.clearCookies()
  // Else the next screen would show what is under the pointer.
  await page.mouse.move(0, 0)
  return true
}

/** What takes off the page and its context the routes, the scripts before each page and the size that it was given since. */
function noteWhatComesOff(page: Page): () => Promise<void> {
  const [owners, viewport, scripts] = [[page, page.context()], page.viewportSize(), new Set<Promise<Disposable>>()]
  for (const owner of owners) {
    noteCalls(
      owner,
      (name) => name === 'addInitScript',
      (adding) => scripts.add(adding as Promise<Disposable>),
    )
  }
  return async () => {
    for (const script of scripts) await (await script).dispose()
    scripts.clear()
    for (const owner of owners) await owner.unrouteAll({ behavior: 'ignoreErrors' })
    if (viewport) await page.setViewportSize(viewport)
  }
}

/** Whether something lasting was asked of the page, its context or its clock since. */
function noteLasting(page: Page): () => boolean {
  let isAsked = false
  const note = (): void => void (isAsked = true)
  for (const owner of [page, page.context()]) noteCalls(owner, (name) => lasting.test(name), note)
  noteCalls(page.clock, () => true, note)
  return () => isAsked
}

/** Tells from now on of each call of these methods, with what it answers. */
function noteCalls(owner: object, wanted: (name: string) => boolean, note: (answer: unknown) => void): void {
  for (const name of methodsOf(owner).filter(wanted)) {
    const method = Reflect.get(owner, name) as (...args: unknown[]) => unknown
    Reflect.set(owner, name, (...args: unknown[]) => {
      const answer = method.apply(owner, args)
      note(answer)
      return answer
    })
  }
}

function methodsOf(owner: object): string[] {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(owner))
  return names.filter((name) => !/^(?:constructor|_)/.test(name) && typeof Reflect.get(owner, name) === 'function')
}
