import type { Browser, Page } from '@playwright/test'
import { noteShifts, shiftsOf } from '../../e2e/shifts.ts'
import { contextOf, showScreen, type Stage } from '../../tools/pictures/open-screen.ts'
import type { Screen } from '../../tools/pictures/screen.ts'
import type { Variant } from '../../tools/pictures/variants.ts'

/** Milliseconds by which answers come late, in turn: what is asked for first comes neither first nor last, and all of it after the bones are painted. */
const answersLate = [500, 900, 400, 1100, 700]
const programsLate = [40, 160, 80, 220]
/** After all that a page asks for: the faces stand in for a visit that has never been made. */
const facesLate = 2500
/** So long nothing is on its way before a page is said to have come: what waits until nobody waits has begun by then. */
const calm = 700

/** Every page once: what is done to a page does not make it another one while it comes. */
export function pagesOf(screens: readonly Screen[]): Screen[] {
  const addressOf = ({ as, path }: Screen): string => `${as} ${String(path)}`
  const untouched = screens.filter(({ act }) => !act)
  const known = new Set(untouched.map(addressOf))
  const others = Map.groupBy(screens, addressOf)
  return [...untouched, ...[...others].filter(([address]) => !known.has(address)).flatMap(([, rows]) => rows.slice(0, 1))]
}

/** How much moved on a page altogether, as browsers count it, and a line for each time. */
export type Moved = { by: number; lines: string[] }

/**
 * What moves by itself, and how much, while a screen comes to somebody who was never here, with its parts one after the other. What is done to the
 * screen afterwards is no part of it.
 */
export async function shiftsWhileComing(browser: Browser, stage: Stage, screen: Screen, variant: Variant): Promise<Moved> {
  const { act: _act, ...untouched } = screen
  const context = await browser.newContext(contextOf(stage, screen, variant))
  try {
    const page = await context.newPage()
    await comeLate(page)
    await noteShifts(page)
    await showScreen(page, stage, untouched, variant)
    await page.waitForFunction(() => (Reflect.get(globalThis, 'comingLate') as () => number)() === 0, undefined, { polling: 100 })
    const shifts = await shiftsOf(page, 0)
    return {
      by: shifts.reduce((sum, { value }) => sum + value, 0),
      lines: shifts.map(({ value, moved }) => `by ${value.toFixed(4)}: ${moved.join(' | ')}`),
    }
  } finally {
    await context.close()
  }
}

/** Holds back answers, programs and faces, each by its own time; `comingLate()` in the page tells how many answers are on their way. */
async function comeLate(page: Page): Promise<void> {
  await page.addInitScript(
    ({ late, quiet }) => {
      const ask = globalThis.fetch
      let [asked, coming] = [0, 0]
      let last = performance.now()
      Object.assign(globalThis, {
        comingLate: () => (coming === 0 && performance.now() - last < quiet ? 1 : coming),
        fetch: async (...what: Parameters<typeof ask>) => {
          // What is told while it lasts has no end to wait for, and moves what it tells about rightly.
          if (new Request(...what).url.endsWith('/events/')) return new Response(null, { status: 403 })
          const ms = late[asked++ % late.length]
          coming++
          try {
            const answer = await ask(...what)
            await new Promise((passed) => setTimeout(passed, ms))
            return answer
          } finally {
            last = performance.now()
            coming--
          }
        },
      })
    },
    { late: answersLate, quiet: calm },
  )
  let programs = 0
  await page.route(/\.js$/, async (route) => {
    await passing(programsLate[programs++ % programsLate.length] ?? 0)
    await route.continue()
  })
  await page.route(/\.woff2$/, async (route) => {
    await passing(facesLate)
    await route.continue()
  })
}

function passing(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
