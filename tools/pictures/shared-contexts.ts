import type { Browser, BrowserContext, Page } from '@playwright/test'
import { contextOf, showScreen, type Stage } from './open-screen.ts'
import type { Screen } from './screen.ts'
import type { Variant } from './variants.ts'

/** A page of the apps' own origin that is no screen: it does nothing, and has their memory. */
export const nowhere = '/healthz'

type Options = ReturnType<typeof contextOf>

export type SharedContexts = {
  /** Looks at the screen on the page of its reader, and answers what was seen; the screen is gone afterwards. */
  look<Seen>(screen: Screen, variant: Variant, at: (page: Page) => Promise<Seen>): Promise<Seen>
  close(): Promise<void>
}

/**
 * One page for all screens of a reader in a language, a theme and a width: what one screen has loaded and compiled, the next finds in the
 * browser's memory, and no process of the browser starts for it. What a screen keeps does not reach the next one. Not for two screens of the
 * same reader and variant at the same time.
 */
export function shareContexts(
  browser: Browser,
  stage: Stage,
  onOpen: (context: BrowserContext) => void | Promise<void> = () => undefined,
): SharedContexts {
  const pages = new Map<string, Promise<Page>>()

  async function open({ storageState, ...options }: Options): Promise<Page> {
    const context = await browser.newContext(options)
    await onOpen(context)
    await context.addInitScript(fillStorage(storageState))
    return context.newPage()
  }
  return {
    async look(screen, variant, at) {
      const options = contextOf(stage, screen, variant)
      const name = JSON.stringify([screen.app, screen.as, variant])
      const opening = pages.get(name) ?? open(options)
      pages.set(name, opening)
      const page = await opening
      try {
        await showScreen(page, stage, screen, variant)
        return await at(page)
      } finally {
        await leave(page, options)
      }
    },
    async close() {
      for (const page of pages.values()) await (await page).context().close()
    },
  }
}

/**
 * Ends what the screen would go on doing beside the next one, on a page of the same origin: the browser's process stays, and a next address
 * that differs behind its # only is loaded anew all the same.
 */
async function leave(page: Page, { viewport }: Options): Promise<void> {
  await page.goto(nowhere)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate('sessionStorage.clear()')
  // Else the next screen would show what is under the pointer.
  await page.mouse.move(0, 0)
  await page.setViewportSize(viewport)
}

/** For the browser, before every page: the memory as this reader left it, whatever the screen before has done. */
function fillStorage({ origins }: Options['storageState']): string {
  const lines = origins.flatMap(({ origin, localStorage }) => [
    `if (location.origin === ${JSON.stringify(origin)}) {`,
    'localStorage.clear()',
    ...localStorage.map(({ name, value }) => `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`),
    '}',
  ])
  return lines.join('\n')
}
