import { expect, type Page } from '@playwright/test'

const facts = {
  name_ru: 'ООО «Невский путь»',
  name_en: 'Nevsky Way LLC',
  kpp: '780101001',
  ogrn: '1217800012341',
  legal_address: '190000, Санкт-Петербург, Английская набережная, д. 1',
  bank_name: 'АО «Банк Анфилада», г. Санкт-Петербург',
  bik: '044030099',
  account: '40702810000000001234',
  corr_account: '30101810300000000099',
  place_ru: 'Санкт-Петербург, Английская набережная, 1',
  hours_1: '10:00-18:00',
  point: '59.9353, 30.3005',
  duty_phone: '+7 921 555-01-00',
  accounts_phone: '+7 921 555-01-20',
  orders_mail: 'zakaz@nevsky.example',
  security_mail: 'security@nevsky.example',
}

/** Fills in who the company is. A number with a wrong digit is told beside its field; the draft waits for somebody else. */
export async function describeCompany(page: Page): Promise<void> {
  await page.goto('/office/company')
  for (const [name, text] of Object.entries({ ...facts, inn: '7801234501' })) await page.locator(`[name="${name}"]`).fill(text)
  const save = page.getByRole('button', { name: 'Сохранить черновик' })
  await save.click()
  await expect(page.getByRole('alert', { name: 'Черновик не сохранён' })).toContainText('В ИНН ошибка')
  await page.locator('[name=inn]').fill('7801234500')
  await save.click()
}

/** Whoever typed the account numbers reads whose turn it is; he cannot publish them himself. */
export async function expectSecondPersonNeeded(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`Номера счетов введены: ${name}. Публикует их другой администратор.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Опубликовать…' })).toBeDisabled()
}

export async function publishCompany(page: Page): Promise<void> {
  await page.goto('/office/company')
  await page.getByRole('button', { name: 'Опубликовать…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByRole('heading', { name: 'Версия 1, действует' })).toBeVisible()
}
