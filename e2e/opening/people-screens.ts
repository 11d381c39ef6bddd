import { expect, type Page } from '@playwright/test'

/** Invites another administrator by mail; the staff are open. */
export async function inviteAdministrator(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await expect(page.getByText('Единственный администратор')).toBeVisible()
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Имя').fill(name)
  await dialog.getByLabel('Почта').fill(email)
  await dialog.getByRole('checkbox', { name: 'диспетчер' }).uncheck()
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(dialog.getByText('Выберите хотя бы одну роль').first()).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'администратор' }).check()
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('пароля ещё нет')
}

/** Approves an application, once it is said how the customer pays; the applications are open. */
export async function approve(page: Page, company: string): Promise<void> {
  await page.getByRole('option', { name: company }).click()
  await page.getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByRole('alert', { name: 'Условия не сохранены' })).toContainText('Выберите, как клиент будет платить.')
  await page.getByRole('radio', { name: 'оплата сразу' }).check()
  await page.getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByRole('heading', { name: 'Заявлений нет' })).toBeVisible()
}
