// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { museumDate } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ordersOfDay = 40
const tomorrow = addDays(museumDate(new Date()), 1)

/** Forty orders a day; each has its own mark of the agency, which is looked for. */
async function open(count: number, path: string) {
  const orders = Array.from({ length: count }, (_, at) =>
    sampleOrder({
      id: 1000 + at,
      data: { pass_date: addDays(tomorrow, Math.floor(at / ordersOfDay)), refno: `NEVA-${at}` },
      info: { status: 'confirmed' },
    }),
  )
  serve({ get_upcoming: { success: true, data: { result: orders } }, get_request: 'never', prefetch_payment: 'never' })
  await renderPortal({ path, as: member('owner') })
  await screen.findByText(/NEVA-0(?!\d)/)
}

/** A window in which nothing is ever near. */
const nothingNear = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
    },
  )

/** All nodes of the list or the table, texts among them. */
function nodesOf(list: Element): number {
  const walker = document.createTreeWalker(list, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  let count = 0
  while (walker.nextNode()) count++
  return count
}
const days = () => [...document.querySelectorAll('section[id^=day-]')]
const blocks = () => [...document.querySelectorAll('tbody')]
const rows = () => document.querySelectorAll('section[id^=day-] li, [data-order]').length
const nodes = (parts: Element[]) => parts.reduce((sum, part) => sum + 1 + nodesOf(part), 0)

for (const [path, parts] of [
  ['/upcoming', days],
  ['/upcoming?view=table', blocks],
] as const) {
  it(`a thousand orders cost a fifth of a node each where nobody sees them, and all can be found: ${path}`, async () => {
    nothingNear()
    await open(1000, path)
    const far = parts().filter((part) => !part.querySelector('a, li'))
    const drawn = rows()
    expect(drawn).toBeLessThan(60)
    expect(nodes(far)).toBeLessThanOrEqual((1000 - drawn) / 5)
    for (const at of [0, 500, 999]) expect(document.querySelector('main')?.textContent).toMatch(new RegExp(`NEVA-${at}(?!\\d)`))
  })

  it(`control: where all is seen, each costs more than ten: ${path}`, async () => {
    await open(80, path)
    await expect.poll(() => rows()).toBe(80)
    expect(nodes(parts())).toBeGreaterThan(10 * 80)
  })
}

it('a row that nobody sees is drawn and has the focus when the keys come to it', async () => {
  nothingNear()
  await open(120, '/upcoming?view=table')
  const last = 1000 + 119
  expect(document.querySelector(`[data-order="${last}"]`)).toBeNull()
  await userEvent.keyboard('[KeyJ]'.repeat(120))
  expect(document.activeElement?.getAttribute('data-order')).toBe(String(last))
})
