import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** What is asked for, as far as it is the stand-in for Temporal. */
function standInsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('temporal')) asked.push(request.url())
  })
  return asked
}

for (const address of ['/login', '/office/login']) {
  test(`a browser without Temporal is given it at ${address}, others load nothing for it`, async ({ openPage }) => {
    const old = await openPage()
    await old.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
    const givenToOld = standInsOf(old)
    await old.goto(address)
    await old.getByRole('textbox').first().waitFor()
    // The login's fields stand in the page before its program does.
    await expect.poll(() => old.evaluate(() => 'Temporal' in globalThis)).toBe(true)
    expect(givenToOld).toHaveLength(1)

    const current = await openPage()
    const givenToCurrent = standInsOf(current)
    await current.goto(address)
    await current.getByRole('textbox').first().waitFor()
    expect(givenToCurrent).toEqual([])
  })
}
