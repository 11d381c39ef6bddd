import { expect, type Locator } from '@playwright/test'

/** Chooses an option of a select by its name, or by its place from 0. */
export async function choose(select: Locator, option: string | number): Promise<void> {
  const options = (await openList(select)).getByRole('option')
  await (typeof option === 'number' ? options.nth(option) : options.filter({ hasText: option }).first()).click()
  await expect(buttonOf(select)).toHaveAttribute('aria-expanded', 'false')
}

/** Chooses what the program calls by this value, whatever its name in the reader's language. */
export async function chooseValue(select: Locator, value: string): Promise<void> {
  await (await openList(select)).locator(`[data-key="-${value}"]`).click()
  await expect(buttonOf(select)).toHaveAttribute('aria-expanded', 'false')
}

/** Opens a select and hands over its list. */
export async function openList(select: Locator): Promise<Locator> {
  const button = buttonOf(select)
  await button.click()
  await expect(button).toHaveAttribute('aria-controls', /./)
  return select.page().locator(`[id="${await button.getAttribute('aria-controls')}"]`)
}

/** An open list goes by the label of its button, too. */
function buttonOf(select: Locator): Locator {
  return select.and(select.page().getByRole('combobox'))
}
