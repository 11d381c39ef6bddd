import type { Page } from '@playwright/test'

type Shift = { value: number; moved: string[] }
/** Notes from the first paint on what moves on a page by itself, and how much of it. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    const placed = ({ x, y, width, height }: DOMRect) => `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`
    const says = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} ${node?.textContent?.slice(0, 80)} [${placed(previousRect)} → ${placed(currentRect)}]`
    const note = ({ value, sources }: PerformanceEntry & { value: number; sources: Source[] }) =>
      shifts.push({ value, moved: sources.map(says) })
    const observer = new PerformanceObserver((list) => (list.getEntries() as Parameters<typeof note>[0][]).forEach((entry) => note(entry)))
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved so far; empty where all of it together is less than `least`, as browsers count it: a hundredth is a line at the edge of a page. */
export async function shiftsOf(page: Page, least = 0.01): Promise<Shift[]> {
  // A shift is told of with the frame after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[])
  return shifts.reduce((sum, { value }) => sum + value, 0) < least ? [] : shifts
}

/** The faces of the page stay on their way until the journey lets them come; answers when all that were asked for are here. */
export async function holdFaces(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
}
