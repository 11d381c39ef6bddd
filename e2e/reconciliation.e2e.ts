import { addDays, addMonths, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import { zh as lines } from '../packages/phrases/src/comparison/zh.ts'
import { vi } from '../packages/phrases/src/reconciliation/vi.ts'
import { zh } from '../packages/phrases/src/reconciliation/zh.ts'
import { vi as shell } from '../packages/phrases/src/shell/vi.ts'
import { ru as words } from '../packages/phrases/src/office-reconciliation/ru.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { chooseValue } from './choose.ts'

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

test('a file of the customer’s own books is asked about, compared and agreed to by both sides, in Chinese', async ({ signIn }) => {
  const page = await signIn({ login: 'agency2' })
  await page.evaluate(() => localStorage.setItem('language', 'zh'))
  const day = addDays(todayIn(defaultZone), -3)
  await page.goto('/revise')
  await page.locator('input[name=period_lower]').fill(day)
  await page.locator('input[name=period_upper]').fill(day)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: zh.issue }).click()
  await download

  await page.getByRole('list', { name: zh.list }).getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/revise\?act=\d+$/)
  await page.locator('input[type=file]').setInputFiles(booksOf('其他文件', [`${day};凭证 5011;77,50`, `${day};凭证 5012;12,50`]))
  await chooseValue(page.locator('[name=date]'), '0')
  await chooseValue(page.locator('[name=document]'), '1')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: zh.columnsSend, exact: true }).click()
  await expect(page.getByText(zh.columnsWrong)).toBeVisible()
  await chooseValue(page.locator('[name=amount]'), '2')
  await page.getByRole('button', { name: zh.columnsSend, exact: true }).click()

  const rows = page.getByRole('list', { name: lines.list }).getByRole('listitem')
  await expect(rows.filter({ hasText: '凭证 5011' })).toContainText(lines.kinds.only_theirs)
  await expect(rows.filter({ hasText: '凭证 5012' })).toContainText('12.50')
  await page.getByRole('button', { name: zh.agree }).click()
  await expect(page.getByRole('alertdialog')).toContainText('其他文件.csv')
  await page.getByRole('button', { name: zh.agreeConfirm, exact: true }).click()
  await expect(page.getByRole('button', { name: zh.agree })).toHaveCount(0)
  await page.getByRole('link', { name: zh.backToActs }).click()
  const act = page.getByRole('list', { name: zh.list }).getByRole('listitem').first()
  await expect(act).toContainText('其他文件.csv')

  const customer = await page.evaluate(() => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { customer_id: number }).customer_id)
  const office = await signIn({ login: 'office-accountant', app: 'office' })
  await office.goto(`/office/payments?view=acts&customer=${customer}`)
  const issued = office.getByRole('list', { name: words.list }).getByRole('listitem').first()
  await issued.getByRole('button', { name: words.show }).click()
  await expect(issued.getByText('凭证 5011')).toBeVisible()
  await expectNoAxeViolations(office)
  await issued.getByRole('button', { name: words.agree }).click()
  await office.getByRole('button', { name: words.confirm, exact: true }).click()
  await expect(issued).toContainText('мы согласовали: ')
  await expect(issued.getByText('сверка с файлом 其他文件.csv')).toHaveCount(2)
})

/** Books without headings: nobody could say which column is what. */
function booksOf(name: string, rows: readonly string[]) {
  return { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
}
