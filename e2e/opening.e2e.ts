import type { Page } from '@playwright/test'
import { addDays, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import { decideAtOnce } from './at-once.ts'
import { expect, test } from './fixtures.ts'
import { publishMuseum } from './opening/catalogue-screen.ts'
import { describeCompany, expectSecondPersonNeeded, publishCompany } from './opening/company-screens.ts'
import { apply, applyAgain, confirmAddress } from './opening/customer.ts'
import { type EmptyCompany, startEmptyCompany } from './opening/empty-company.ts'
import { expectNoDays, expectNoPrices, expectNothingToOrder, order, pay } from './opening/ordering.ts'
import { choosePassword, enterOffice, logIn } from './opening/people.ts'
import { approve, inviteAdministrator } from './opening/people-screens.ts'
import { decideTerms, publishPrices } from './opening/price-screens.ts'
import { openDays, openWindow, putOnDuty } from './opening/running-screens.ts'
import { expectLeft, expectWhole, follow, lineOf } from './opening/setup-screen.ts'
import { publishText } from './opening/texts-screens.ts'
import { theStage } from './stage.ts'
import { watch } from './watch.ts'

const lines = [
  'Почта',
  'Сотрудники',
  'Реквизиты компании',
  'Согласие и оферта',
  'Музеи и объекты',
  'Условия',
  'Цены',
  'Сеансы',
  'Приём графика',
  'Дежурство',
  'Онлайн-оплата',
  'Первый клиент',
]
const [olga, pavel, anna] = ['olga@nevsky.example', 'pavel@nevsky.example', 'anna@tri-kita.example']

let company: EmptyCompany
test.beforeAll(async () => {
  company = await startEmptyCompany()
})
test.afterAll(() => company.stop())

test('a company opens its doors: from an empty database to the first paid order, by screens alone', async ({ browser, faults }) => {
  test.slow()
  const open = async (): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: company.origin })).newPage()
    watch(page.context(), company.origin, faults, theStage().sandbox)
    return page
  }
  const today = todayIn(defaultZone)
  const [closed, visit] = [addDays(today, 8), addDays(today, 9)]
  /** Closes lines from now on; which of them are left is told each time. */
  const left = new Set(lines)
  const expectClosed = async (page: Page, ...done: string[]): Promise<void> => {
    for (const line of done) left.delete(line)
    await expectLeft(page, [...left])
  }

  expect(company.said()).toContain('npm run admin -- create <mail>')
  const visitor = await open()
  await apply(visitor, anna)
  await expect(visitor.getByRole('alert').first()).toContainText('Регистрация ещё не открыта')

  const office = await open()
  await enterOffice(office, olga, await company.command('admin', 'create', olga, '--name', 'Ольга Ладожская'))
  await expectClosed(office)
  await lineOf(office, 'Почта').getByRole('button', { name: 'Отправить пробное письмо' }).click()
  await lineOf(office, 'Онлайн-оплата').getByRole('button', { name: 'Проверить связь' }).click()
  await expect(office.getByText('modulbank: отвечает')).toBeVisible()

  await follow(office, 'Сотрудники')
  await inviteAdministrator(office, { name: 'Павел Невский', email: pavel })
  const second = await open()
  await enterOffice(second, pavel, await company.linkMailedTo(pavel, '/password'))
  // The invitation has left, and the test mail before it.
  await expectClosed(office, 'Почта', 'Онлайн-оплата', 'Сотрудники')

  await follow(office, 'Реквизиты компании')
  await describeCompany(office)
  await expectSecondPersonNeeded(office, 'Ольга Ладожская')
  await publishCompany(second)
  await expectClosed(office, 'Реквизиты компании')

  await follow(office, 'Согласие и оферта')
  await publishText(office, 'Согласие на обработку персональных данных')
  await expectClosed(office)
  await follow(office, 'Согласие и оферта')
  await publishText(office, 'Договор-оферта')
  await expectClosed(office, 'Согласие и оферта')

  await applyAgain(visitor)
  await confirmAddress(visitor, await company.linkMailedTo(anna, '/confirm-email'))
  await follow(office, 'Первый клиент')
  await approve(office, 'ООО «Три кита»')
  await choosePassword(visitor, await company.linkMailedTo(anna, '/password'))
  await logIn(visitor, anna)
  await visitor.waitForURL('**/upcoming')
  await expectNothingToOrder(visitor)
  await expectClosed(office, 'Первый клиент')

  await follow(office, 'Музеи и объекты')
  await publishMuseum(office)
  await expectNoDays(visitor)
  await expectClosed(office, 'Музеи и объекты')
  await follow(office, 'Условия')
  await decideTerms(office)
  await expectClosed(office, 'Условия')
  await expect(lineOf(office, 'Сеансы')).toContainText('Не хватает: Парадные залы.')
  await follow(office, 'Сеансы')
  await openDays(office, closed)
  await expectNoPrices(visitor, { closed, visit })
  await expectClosed(office, 'Сеансы')
  await expect(lineOf(office, 'Цены')).toContainText('цены российских групп на ближайшие два месяца')
  await follow(office, 'Цены')
  await publishPrices(office, { from: today, until: addDays(today, 400), rubles: '900' })
  await expectClosed(office, 'Цены')

  await follow(office, 'Приём графика')
  await openWindow(office, { opens: today, closes: addDays(today, 20) })
  await expectClosed(office, 'Приём графика')
  await follow(office, 'Дежурство')
  await putOnDuty(office, { name: 'Павел Невский', day: addDays(today, 1), phone: '+7 921 555-01-31' })

  await order(visitor)
  await expectWhole(office)
  await decideAtOnce(office)
  await office.getByRole('button', { name: 'Подтвердить 10:00' }).click()
  await pay(visitor, theStage().sandbox)

  await office.goto('/office/ledger')
  const accounts = office.getByRole('region', { name: 'Счета' }).getByRole('listitem')
  await expect(accounts.filter({ hasText: 'Банк, эквайринг: Модульбанк' })).toContainText('1 800,00')
  await expect(accounts.filter({ hasText: 'НДС' })).toContainText('−324,59')
  await expect(accounts.filter({ hasText: 'Всего' })).toContainText('0,00')
  expect(await company.command('verify', 'ledger')).toContain('no differences')
})
