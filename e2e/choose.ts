import type { Locator } from '@playwright/test'

/** Chooses an option of a select by its name, or by its place from 0. */
export async function choose(select: Locator, option: string | number): Promise<void> {
  const options = (await openList(select)).getByRole('option')
  await (typeof option === 'number' ? options.nth(option) : options.filter({ hasText: option }).first()).click()
  await buttonWith(select, '[aria-expanded=false]').waitFor()
}

/** Chooses what the program calls by this value, whatever its name in the reader's language. */
export async function chooseValue(select: Locator, value: string): Promise<void> {
  await (await openList(select)).locator(`[data-key="-${value}"]`).click()
  await buttonWith(select, '[aria-expanded=false]').waitFor()
}

/** Ticks what the program calls by these values, and shows it. */
export async function chooseMany(select: Locator, ...values: readonly string[]): Promise<void> {
  const list = await openList(select)
  for (const value of values) await list.locator(`[data-key="-${value}"]`).click()
  await select.page().locator('[data-sheet]').filter({ has: list }).getByRole('button').last().click()
  await buttonWith(select, '[aria-expanded=false]').waitFor()
}

/** Opens a select and hands over its list. */
export async function openList(select: Locator): Promise<Locator> {
  const button = buttonOf(select)
  await button.click()
  await buttonWith(select, '[aria-controls]:not([aria-controls=""])').waitFor()
  return select.page().locator(`[id="${await button.getAttribute('aria-controls')}"]`)
}

/** An open list goes by the label of its button, too. */
function buttonOf(select: Locator): Locator {
  return select.and(select.page().getByRole('combobox'))
}

// Waits without the runner's expectations: what names the screens is read by tests that know no browser.
function buttonWith(select: Locator, state: string): Locator {
  return buttonOf(select).and(select.page().locator(state))
}
