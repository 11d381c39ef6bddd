import type { Page } from '@playwright/test'

/** The narrowest phone, a usual one, a tablet, the widest desk without its menu's words, a notebook and a wide window. */
export const widthsToResizeTo = [1920, 1440, 1280, 1180, 768, 390, 360] as const

/**
 * What leaves its place on the page as it stands: the page itself wider than the window, a pane that has to be pushed sideways, text that is cut
 * off. A line for each. Four kinds may: what scrolls sideways by its nature (`data-sideways`: tables, timelines), a line that ends in an
 * ellipsis in what opens the whole of it (a link, an option, a button), one beside such a link (`data-cuts`), and the text that stands for rows
 * beyond the window (`data-far`).
 */
async function overflowing(page: Page): Promise<string[]> {
  const { beyond, widest } = await page.evaluate(widthOfPage)
  const parts = await page.evaluate(partsThatOverflow)
  return [
    ...(beyond > 0 ? [`the page is ${beyond} px too wide: ${widest.map(says).join(', ')}`] : []),
    ...parts.map((part) => `${says(part)} ${part.scrolls ? 'is pushed sideways' : 'is cut'}, ${part.excess} px`),
  ]
}

type Part = { tag: string; look: string | null; text: string | null }

const says = ({ tag, look, text }: Part): string => `${tag}${look ? `.${look.split(' ')[0]}` : ''} “${(text ?? '').trim().slice(0, 40)}”`

/** For the browser: how much wider than its window the page is, and by which of its innermost elements. */
function widthOfPage(): { beyond: number; widest: Part[] } {
  const root = document.documentElement
  const beyond = root.scrollWidth - root.clientWidth
  const isOut = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect()
    return root.dir === 'rtl' ? left < -0.5 : right > root.clientWidth + 0.5
  }
  const out = beyond > 0 ? [...document.body.querySelectorAll('*')].filter(isOut) : []
  const innermost = out.filter((element) => ![...element.children].some(isOut))
  return {
    beyond,
    widest: innermost
      .slice(0, 3)
      .map((element) => ({ tag: element.localName, look: element.getAttribute('class'), text: element.textContent })),
  }
}

/** For the browser: what is drawn, has words, and hides or scrolls a part of them, but for the four kinds that may. */
function partsThatOverflow(): (Part & { scrolls: boolean; excess: number })[] {
  const mayBe = (element: Element, style: CSSStyleDeclaration, scrolls: boolean): boolean =>
    scrolls
      ? element.closest('[data-sideways]') !== null
      : element.closest('[data-cuts], [data-far]') !== null ||
        (style.textOverflow === 'ellipsis' && element.closest('a, button, [role=option]') !== null) ||
        // Read aloud, not drawn.
        (style.clipPath !== 'none' && style.position === 'absolute')
  // What stands fixed to the window makes no page wider: what it cannot hold is beyond the window's edge.
  const hidesNothing = ({ overflowX, position, display }: CSSStyleDeclaration): boolean =>
    (overflowX === 'visible' && position !== 'fixed') || display === 'inline'
  const faults: (Part & { scrolls: boolean; excess: number })[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const excess = element.scrollWidth - element.clientWidth
    if (excess <= 1 || element.clientWidth === 0 || !element.textContent?.trim()) continue
    const style = getComputedStyle(element)
    const scrolls = ['auto', 'scroll'].includes(style.overflowX)
    if (hidesNothing(style) || mayBe(element, style, scrolls)) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    faults.push({ tag: element.localName, look: element.getAttribute('class'), text: element.textContent, scrolls, excess })
  }
  return faults
}

/**
 * For the browser: what listens to its own size answers a frame later, and draws in the next one; a long list is drawn behind that, in slices,
 * between which the page is never idle.
 */
function whenDrawn(): Promise<void> {
  const frames = (count: number, act: () => void): void => void (count === 0 ? act() : requestAnimationFrame(() => frames(count - 1, act)))
  return new Promise((drawn) => frames(3, () => requestIdleCallback(() => frames(1, drawn), { timeout: 5_000 })))
}

/** The same in every width of the list, on the one page; it keeps the last. */
export async function overflowingInWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(whenDrawn)
    faults.push(...(await overflowing(page)).map((line) => `${width}: ${line}`))
  }
  return faults
}

/**
 * The control: on a page with a block that is too wide, a word that is cut, a pane that scrolls and a bar at the window's edge that cannot
 * hold its words, all four are found, and nothing without.
 */
export async function plantedFaults(page: Page): Promise<{ before: string[]; after: string[] }> {
  await page.setContent('<!doctype html><main><p>Nothing leaves its place here.</p></main>')
  const before = await overflowing(page)
  await page.setContent(`<!doctype html><style>p { inline-size: 60px; white-space: nowrap }</style><main>
    <div style="inline-size: 9000px">wide</div>
    <p style="overflow: hidden">a word that is cut</p>
    <p style="overflow: auto">a pane that scrolls</p>
    <p style="position: fixed; inset-inline-end: 0">a bar that cannot hold its words</p>
  </main>`)
  return { before, after: await overflowing(page) }
}
