import type { Page } from '@playwright/test'

/** The stream is open once something was heard on it. `position`: where the application keeps how far it has heard. */
export async function listens(page: Page, position: 'livePosition' | 'office.livePosition' = 'livePosition'): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, position)
}

/**
 * From now on, what the page says to those who do not see it. Other journeys' orders come on the same stream, and each sentence stands only
 * until the next: read at once it may be gone, so all of them are kept.
 */
export async function noteAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    const note = (): void => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) if (textContent) said.add(textContent)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])
}
