import type { Browser, BrowserContext, Page } from '@playwright/test'
import { contextOf, showScreen, type Stage } from './open-screen.ts'
import type { Screen } from './screen.ts'
import type { Variant } from './variants.ts'

type StorageState = ReturnType<typeof contextOf>['storageState']

export type SharedContexts = {
  /** The screen on a page of its own; close it afterwards. */
  show(screen: Screen, variant: Variant): Promise<Page>
  close(): Promise<void>
}

/**
 * One context for all screens of a reader in a language, a theme and a width: what one screen has loaded, the next finds in the browser's memory.
 * What a screen keeps in the browser does not reach the next one. Not for two screens of the same reader and variant at the same time.
 */
export function shareContexts(browser: Browser, stage: Stage, onOpen: (context: BrowserContext) => void = () => undefined): SharedContexts {
  const contexts = new Map<string, Promise<BrowserContext>>()

  async function open(screen: Screen, variant: Variant): Promise<BrowserContext> {
    const { storageState, ...options } = contextOf(stage, screen, variant)
    const context = await browser.newContext(options)
    onOpen(context)
    await context.addInitScript(fillStorage(storageState))
    return context
  }
  return {
    async show(screen, variant) {
      const name = JSON.stringify([screen.door, screen.as, variant])
      const context = contexts.get(name) ?? open(screen, variant)
      contexts.set(name, context)
      const page = await (await context).newPage()
      await showScreen(page, stage, screen, variant)
      return page
    },
    async close() {
      for (const context of contexts.values()) await (await context).close()
    },
  }
}

/** For the browser, before every page: the memory as this reader left it, whatever the screen before has done. */
function fillStorage({ origins }: StorageState): string {
  const lines = origins.flatMap(({ origin, localStorage }) => [
    `if (location.origin === ${JSON.stringify(origin)}) {`,
    'localStorage.clear()',
    ...localStorage.map(({ name, value }) => `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`),
    '}',
  ])
  return lines.join('\n')
}
