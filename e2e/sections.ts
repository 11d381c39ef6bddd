import type { Page } from '@playwright/test'

/** Opens a section of the office by the bar: under its word, when several of this employee's stand there. */
export async function openSection(page: Page, group: string, section: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Разделы' })
  await bar.getByRole('button', { name: new RegExp(`^${group}`) }).click()
  await bar.getByRole('link', { name: new RegExp(`^${section}`) }).click()
}
