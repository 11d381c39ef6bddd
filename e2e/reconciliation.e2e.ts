import { addDays, addMonths, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import { vi } from '../packages/phrases/src/reconciliation/vi.ts'
import { vi as shell } from '../packages/phrases/src/shell/vi.ts'
import { ru as words } from '../packages/phrases/src/office-reconciliation/ru.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

/** A sentence as far as it is the same for everybody. */
const beginning = (sentence: string): string => sentence.split('<')[0] ?? ''

test('in Vietnamese, an act of three months and a day is refused, of three months it is saved, listed and agreed to by both sides', async ({
  signIn,
}) => {
  const upper = todayIn(defaultZone)
  // The longest period that ends today, whatever the months between have for a last day.
  const lower = [0, 1, 2, 3].map((days) => addDays(addMonths(upper, -3), days)).find((day) => addMonths(day, 3) >= upper) ?? upper
  const page = await signIn({ login: 'agency-accountant' })
  await page.evaluate(() => localStorage.setItem('language', 'vi'))
  await page.goto('/')
  await page.getByRole('link', { name: shell.menu.reconciliation }).click()
  await expect(page).toHaveURL(/\/revise$/)
  await page.locator('input[name=period_lower]').fill(addDays(lower, -1))
  await page.locator('input[name=period_upper]').fill(upper)
  await page.getByRole('button', { name: vi.issue }).click()
  await expect(page.getByText(vi.wrong)).toBeVisible()

  await page.locator('input[name=period_lower]').fill(lower)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: vi.issue }).click()
  expect((await download).suggestedFilename()).toMatch(/^Акт сверки взаимных расчётов № \d+ от [\d.]+, версия \d+\.pdf$/)

  const act = page.getByRole('list', { name: vi.list }).getByRole('listitem').first()
  await expect(act).toContainText(beginning(vi.turnover))
  await expectNoAxeViolations(page)
  await act.getByRole('button', { name: vi.agree }).click()
  await page.getByRole('button', { name: vi.agreeConfirm, exact: true }).click()
  await expect(act).toContainText(beginning(vi.agreedCustomer))
  await expect(act.getByRole('button', { name: vi.agree })).toHaveCount(0)

  const customer = await page.evaluate(() => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { customer_id: number }).customer_id)
  const office = await signIn({ login: 'office-accountant', app: 'office' })
  await office.goto(`/office/payments?view=acts&customer=${customer}`)
  const issued = office.getByRole('list', { name: words.list }).getByRole('listitem').first()
  await expect(issued).toContainText('клиент согласовал: ')
  await issued.getByRole('button', { name: words.agree }).click()
  await office.getByRole('button', { name: words.confirm, exact: true }).click()
  await expect(issued).toContainText('мы согласовали: ')
  await page.reload()
  await expect(act).toContainText(beginning(vi.agreedCompany))
})
