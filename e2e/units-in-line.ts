import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/** These sums, of which there are several, stand under each other by their units, which are right of the digits in every language. */
export async function expectUnitsInLine(sums: Locator, said: string): Promise<void> {
  await expect(sums.first()).toBeVisible()
  const edges = await sums.evaluateAll((all) =>
    all.flatMap((sum) => (sum.checkVisibility() ? [Math.round(sum.getBoundingClientRect().right)] : [])),
  )
  expect(edges.length, said).toBeGreaterThan(1)
  expect(Math.max(...edges) - Math.min(...edges), said).toBeLessThanOrEqual(1)
}
