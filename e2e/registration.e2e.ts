import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, inProof, test } from './fixtures.ts'
import { linkMailedTo, officeOf, type Office } from './outgoing-mail.ts'

const password = 'невские ворота открыты до девяти'
const newPassword = 'белые ночи и разводные мосты'

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(text)
}

async function apply(page: Page, email: string): Promise<string> {
  await page.goto('/registration')
  await fill(page, {
    name: 'Анна Новикова',
    phone: '+7 921 555-01-90',
    email,
    company: 'ООО «Три кита»',
    inn: '7707083893',
    kpp: '773601001',
    legal_address: 'Москва, ул. Вавилова, 19',
    bik: '044525225',
    account: '40702810138250123016',
  })
  await page.getByRole('checkbox', { name: 'Проверено, счёт указан верно' }).check()
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('checkbox', { name: /договора-оферты/ }).check()
  await page.getByRole('button', { name: 'Отправить заявление' }).click()
  await expect(page.getByRole('heading', { name: 'Заявление на регистрацию принято' })).toBeVisible()
  return (await page.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/).textContent()) ?? ''
}

async function approve(office: Office, email: string): Promise<void> {
  const { result } = await office<{ result: { id: number }[] }>('office_applications', { status: 'new', search: email })
  await office('approve_customer', { application_id: result[0]?.id, settlement: 'invoice', credit_limit: 10_000_000 })
}

async function choosePassword(page: Page, link: string, chosen: string): Promise<void> {
  await page.goto(link)
  await page.locator('input[name=password]').fill(chosen)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Пароль сохранён. Войдите с ним.')).toBeVisible()
}

async function logIn(page: Page, secret: string): Promise<void> {
  await page.locator('input[name=password]').fill(secret)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL('**/upcoming')
}

/** A token lives in the memory of its page alone. */
async function expectNoToken(page: Page, link: string): Promise<void> {
  const token = link.split('#')[1] ?? ''
  expect(token).not.toBe('')
  expect(page.url()).not.toContain(token)
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state]))
  expect(kept).not.toContain(token)
}

test('a company applies, is approved, chooses a password by the mailed link, forgets it, and its old session ends', async ({
  page,
  openPage,
}) => {
  const email = `anna-${crypto.randomUUID().slice(0, 8)}@tri-kita.example`
  const office = await officeOf(page)
  const reference = await apply(page, email)
  expect(reference).not.toBe('')
  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()

  const confirmation = await linkMailedTo(office, email, 'confirm_email')
  await page.goto(confirmation)
  await expect(page.getByRole('button', { name: 'Подтвердить адрес' })).toBeVisible()
  await expect(page).toHaveURL(/\/confirm-email$/)
  await expectNoToken(page, confirmation)
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click()
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible()

  await approve(office, email)
  const invitation = await linkMailedTo(office, email, 'application_approved')
  await page.goto(invitation)
  await expect(page.getByText(email)).toBeVisible()
  await expectNoToken(page, invitation)
  await page.locator('input[name=password]').fill('passwordpassword')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Такой пароль легко угадать. Придумайте другой.')).toBeVisible()
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.locator('input[name=login]')).toHaveValue(email)
  await logIn(page, password)

  const elsewhere = await openPage()
  await elsewhere.goto('/login')
  await elsewhere.getByRole('link', { name: 'Забыли пароль?' }).click()
  await elsewhere.locator('input[name=email]').fill(email)
  await elsewhere.getByRole('button', { name: 'Прислать ссылку' }).click()
  await expect(elsewhere.getByRole('status')).toContainText(`Если ${email} у нас есть`)
  const reset = await linkMailedTo(office, email, 'password_reset')
  await choosePassword(elsewhere, reset, newPassword)
  await logIn(elsewhere, newPassword)

  await page.goto('/archive')
  await page.waitForURL('**/login')
  await elsewhere.goto(reset)
  await expect(elsewhere.getByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible()
})

test('a known address and an unknown one are answered alike, by the form and by the forgotten password', async ({ page }) => {
  const known = 'agency'
  for (const login of [known, 'nobody@nowhere.example']) {
    await page.goto('/forgot')
    await page.locator('input[name=email]').fill(login)
    await page.getByRole('button', { name: 'Прислать ссылку' }).click()
    await expect(page.getByRole('status')).toHaveText(
      `Если ${login} у нас есть, письмо со ссылкой уже в пути. Ссылка действует один час.Письма нет? Посмотрите в папке «Спам» и проверьте, тот ли это адрес.`,
    )
  }
})

for (const { language, dir, title } of [
  { language: 'fa', dir: 'rtl', title: 'ثبت‌نام' },
  { language: 'zh', dir: 'ltr', title: '注册' },
] as const) {
  test(
    `the registration speaks ${language} on a phone, has room for everything, and keeps what is typed`,
    inProof(language !== 'fa'),
    async ({ openPage }) => {
      const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
      await page.goto('/registration')
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await fill(page, { name: '王晶', inn: '7707083894' })
      await page.locator('button[type=submit]').click()
      await expect(page.getByRole('alert')).toBeFocused()
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
      expect(isWider).toBe(false)
      await expectNoAxeViolations(page)
      await page.reload()
      await expect(page.locator('input[name=name]')).toHaveValue('王晶')
    },
  )
}
