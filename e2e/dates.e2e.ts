import { addDays, addMonths, defaultZone, monthOf, todayIn } from '../packages/contract/src/dates.ts'
import fa from '../packages/phrases/src/dates/fa.ts'
import ru from '../packages/phrases/src/dates/ru.ts'
import { ru as reconciliation } from '../packages/phrases/src/reconciliation/ru.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const today = todayIn(defaultZone)
const lastMonth = monthOf(addMonths(`${monthOf(today)}-01`, -1))

test('a period of an act is chosen by keyboard alone, its month turned, and what is too long is said beside it', async ({ signIn }) => {
  const page = await signIn({ login: 'agency-accountant' })
  await page.goto('/revise')
  const [from, to] = [page.locator('input[name=period_lower]'), page.locator('input[name=period_upper]')]
  await from.focus()
  await page.keyboard.type(`1.${lastMonth.slice(5)}.${lastMonth.slice(0, 4)}`)
  await page.keyboard.press('ArrowDown')
  const day = (date: string) => page.locator(`button[data-date="${date}"]`)
  await expect(day(`${lastMonth}-01`)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(day(`${monthOf(addMonths(`${lastMonth}-01`, -1))}-01`)).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(ru.chooseEnd)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(from).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await from.fill(addDays(addMonths(today, -3), -40))
  await to.fill(today)
  await to.press('Enter')
  await expect(page.getByText(reconciliation.wrong)).toBeVisible()
  await expect(to).toBeFocused()
})

test('in Persian a day is typed by either calendar, stands in both, and its month is read from right to left', async ({ signIn }) => {
  const page = await signIn({ login: 'agency-accountant' })
  await page.evaluate(() => localStorage.setItem('language', 'fa'))
  await page.goto('/revise')
  const from = page.locator('input[name=period_lower]')
  await from.focus()
  await page.keyboard.type('۱۴۰۵/۲/۳۰')
  await page.keyboard.press('Tab')
  await expect(from).toHaveValue(/^20 .* 2026$/)
  await expect(page.getByText('۳۰ اردیبهشت', { exact: true })).toBeVisible()
  const opener = page.getByRole('button', { name: fa.open }).first()
  await opener.click()
  const day = (date: string) => page.locator(`button[data-date="${date}"]`)
  await expect(day('2026-05-20')).toBeFocused()
  const [one, next] = [await day('2026-05-20').boundingBox(), await day('2026-05-21').boundingBox()]
  expect(next?.x).toBeLessThan(one?.x ?? 0)
  await page.keyboard.press('ArrowLeft')
  await expect(day('2026-05-21')).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(from).toHaveValue(/^20 .* 2026$/)
})

test('above a dialog the month can be pressed, Esc closes it alone, and on a phone it lies at the bottom', async ({ signIn }) => {
  const page = await signIn({ login: 'agency2' })
  await page.goto('/licenses')
  await page.getByRole('button', { name: 'Добавить лицензию' }).click()
  const form = page.getByRole('dialog', { name: 'Новая лицензия' })
  const until = form.getByRole('textbox', { name: 'Действует до' })
  await until.fill('01.06.2099')
  await form.getByRole('button', { name: ru.open }).click()
  const sheet = page.getByRole('dialog', { name: 'Действует до' })
  await sheet.locator('button[data-date="2099-06-15"]').click()
  await expect(until).toHaveValue('15 июня 2099')
  await form.getByRole('button', { name: ru.open }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(form).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await form.getByRole('button', { name: ru.open }).click()
  const box = await sheet.boundingBox()
  expect([box?.x, Math.round((box?.y ?? 0) + (box?.height ?? 0)), box?.width]).toEqual([0, 844, 390])
})
