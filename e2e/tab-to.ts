import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** By Tab alone, as a hand does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let pressed = 0; !(await control.evaluate((one) => one === document.activeElement)); pressed += 1) {
    expect(pressed, 'Tab leads to it').toBeLessThan(150)
    await page.keyboard.press('Tab')
  }
}
