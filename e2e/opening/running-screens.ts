import { expect, type Page } from '@playwright/test'
import { museum, object } from './catalogue-screen.ts'
import { choose } from '../choose.ts'

/** Rules that close one day and open all others at two hours; ends when the slots are made. The rules are open. */
export async function openDays(page: Page, closed: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Объект' })).toHaveText(`${museum} · ${object}`)
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Сохранить правило' })
  await page.getByRole('button', { name: 'Новое правило' }).click()
  await dialog.getByLabel('Название').fill('Санитарный день')
  await dialog.getByRole('radio', { name: 'Закрыто' }).check()
  await dialog.getByLabel('Дни', { exact: true }).fill(closed)
  await save.click()
  const rules = page.getByRole('region', { name: 'Правила сеансов' })
  await expect(rules.getByRole('listitem')).toContainText(['сеансов нет'])

  await page.getByRole('button', { name: 'Новое правило' }).click()
  await dialog.getByLabel('Название').fill('Каждый день')
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('Часы')
  await dialog.getByRole('textbox', { name: 'Часы' }).fill('10:00 14:00')
  await dialog.getByRole('textbox', { name: 'Мест на сеансе' }).fill('20')
  await save.click()
  await expect(rules.getByRole('listitem')).toContainText(['сеансов нет', '20 мест'])
  // A job makes them.
  await expect(rules.getByRole('status').filter({ hasText: 'Сеансы есть до' })).toBeVisible()
}

/** What a field for a day and a time holds. */
const midnight = (day: string): string => [day, '00:00'].join('T')

/** Opens the month after this one for wishes, from a day to another; the schedule is open. */
export async function openWindow(page: Page, { opens, closes }: { opens: string; closes: string }): Promise<void> {
  await page
    .getByRole('link', { name: /не назначен/ })
    .nth(1)
    .click()
  await page.getByLabel('Открывается').fill(midnight(opens))
  await page.getByLabel('Закрывается').fill(midnight(closes))
  await page.getByRole('button', { name: 'Сохранить приём' }).click()
  await expect(page.getByRole('link', { name: /открыт$/ })).toHaveCount(1)
}

/** Puts somebody on duty; the duty is open. */
export async function putOnDuty(page: Page, { name, day, phone }: { name: string; day: string; phone: string }): Promise<void> {
  await page.getByRole('button', { name: 'Поставить на смену' }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Сотрудник'), name)
  await dialog.getByRole('button', { name: 'Сохранить смену' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Телефон на смене')
  await dialog.getByRole('checkbox', { name: museum }).check()
  await dialog.getByLabel('Дата').fill(day)
  await dialog.getByLabel('Телефон на смене').fill(phone)
  await dialog.getByRole('button', { name: 'Сохранить смену' }).click()
  await expect(dialog).toBeHidden()
}
