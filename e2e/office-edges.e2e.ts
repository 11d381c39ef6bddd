import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { overflowingInWidths } from './overflow.ts'

/** Where the bar, the headings and what stands under them begin (`--edge-office`), from a phone on: what a list shows first is not opened then. */
const edges = [
  { width: 390, edge: 16 },
  { width: 768, edge: 16 },
  { width: 1180, edge: 20 },
  { width: 1440, edge: 20 },
] as const
// Not the resources: their heading is the day between its two arrows.
const screens = [
  'queue',
  'customers',
  'messages',
  'licenses',
  'mails',
  'payments',
  'ledger',
  'catalogue',
  'texts',
  'prices',
  'terms',
  'windows',
  'audit',
  'manifest',
  'duty',
  'slots',
  'setup',
  'company',
  'publications',
  'interchange',
  // The last, for the control: it has one heading.
  'staff',
]

/** From the left: the outermost heading that is seen, and the words of the first row of a list. */
async function leftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => element.getClientRects().length > 0 && element.getBoundingClientRect().width > 1
    const leftOf = (element: Element) => {
      const lefts = [...element.querySelectorAll('[data-mark] > i')].map((box) => box.getBoundingClientRect().left)
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const words = document.createRange()
        words.selectNodeContents(texts.currentNode)
        // A Persian preview is cut at its left: what is beyond its box is not seen.
        const box = texts.currentNode.parentElement?.getBoundingClientRect().left ?? 0
        for (const { left, width } of words.getClientRects()) if (width > 1) lefts.push(Math.max(left, box))
      }
      return Math.round(Math.min(...lefts))
    }
    const all = (what: string) => [...document.querySelectorAll(what)].filter(seen)
    const [row] = all('main [role=option]').map(leftOf)
    const outermost = Math.min(...all('main h1:not(.sr), main h2').map(leftOf), row ?? Infinity)
    return row === undefined ? [outermost] : [outermost, row]
  })
}

test('headings and rows of the office begin at one edge, from a phone to a desk', async ({ signIn }) => {
  const page = await signIn({ login: 'admin', app: 'office' })
  for (const screen of screens) {
    await page.setViewportSize({ width: edges[0].width, height: 900 })
    await page.goto(`/office/${screen}`)
    await expect(page.locator('main :is(h1:not(.sr), h2, [role=option])').filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const { width, edge } of edges) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => [...new Set(await leftsOf(page))], `${screen}, ${width}`).toEqual([edge])
    }
  }
  // The control: a heading that is moved by two pixels.
  await page.locator('main h1').evaluate((heading) => (heading.style.paddingInlineStart = '2px'))
  expect(await leftsOf(page)).toContain(edges[3].edge + 2)
})

/**
 * What stands in one another in the bar: the name, the groups with their numbers, the button of the palette, the clock and the menus after it,
 * each by the words it draws.
 */
async function clashesInBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [bar] = document.querySelectorAll('header')
    const parts = [...(bar?.querySelectorAll('a, button, time') ?? [])].filter((part) => part.checkVisibility({ visibilityProperty: true }))
    const boxes = parts.map((part) => {
      // A number stands beside its word, outside of the link's box.
      const drawn = [part, ...part.querySelectorAll('sup')].map((one) => one.getBoundingClientRect())
      const [left, right] = [Math.min(...drawn.map((one) => one.left)), Math.max(...drawn.map((one) => one.right))]
      return { words: part.textContent?.trim() ?? '', left, right }
    })
    const inTurn = boxes.toSorted((one, other) => one.left - other.left)
    const end = { words: 'the edge of the window', left: innerWidth, right: innerWidth }
    return inTurn.flatMap(({ words, right }, at) => {
      const next = inTurn[at + 1] ?? end
      return right > next.left + 0.5 ? [`“${words}” runs ${Math.round(right - next.left)} px into “${next.words}”`] : []
    })
  })
}

test('nothing of the bar runs into the clock in English, on a desk, a notebook and a tablet', async ({ signIn }) => {
  const page = await signIn({ login: 'admin', app: 'office' })
  await page.addInitScript(() => localStorage.setItem('office.language', 'en'))
  await page.goto('/office/queue')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: /^Company/ })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Find and open' })).toBeVisible()
  const found: Record<number, string[]> = {}
  for (const width of [1440, 1181, 768]) {
    found[width] = await overflowingInWidths(page, [width])
    await expect(bar.getByRole('time')).toBeVisible()
    found[width].push(...(await clashesInBar(page)))
  }
  expect(found).toEqual({ 1440: [], 1181: [], 768: [] })
  // The control: a clock that is drawn a little to the left.
  await bar.getByRole('time').evaluate((clock) => (clock.style.translate = '-30px'))
  expect(await clashesInBar(page)).toContainEqual(expect.stringMatching(/runs \d+ px into “\d+:\d+”/))
})
