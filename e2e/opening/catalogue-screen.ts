import { expect, type Page } from '@playwright/test'

export const museum = 'Дворец на Мойке'
export const object = 'Парадные залы'

/** Adds a museum with one object and publishes both; what is missing of them is told before. The catalogue is open. */
export async function publishMuseum(page: Page): Promise<void> {
  await expect(page.getByText('Музеев пока нет. Добавьте первый.')).toBeVisible()
  await page.getByRole('link', { name: '+ Добавить музей' }).click()
  await page.locator('[name=name_ru]').fill(museum)
  for (const category of ['иностранные', 'китайские']) await page.getByRole('checkbox', { name: category }).uncheck()
  await page.getByRole('checkbox', { name: 'подачу графика' }).check()
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()

  await page.getByRole('link', { name: '+ Объект' }).click()
  await page.locator('[name=name_ru]').fill(object)
  await page.locator('[name=entrance_ru]').fill('Подъезд 1')
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByText('Нужен свой код')).toBeVisible()
  await page.locator('[name=system_id]').fill('moika-halls')
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByRole('link', { name: object }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Проверить и опубликовать' }).click()
  await page.getByRole('button', { name: 'Опубликовать…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByRole('heading', { name: 'Версия 1' })).toBeVisible()
}
