import { expect, expectNoAxeViolations, inProof, test } from './fixtures.ts'
import { field, next, sentOrder, walks } from './new-order-forms.ts'

const review = (name: string) => ({ level: 2, name }) as const

for (const [form, walk] of Object.entries(walks)) {
  test(`an agency orders by the form of ${form}, from the chooser to the sent order`, async ({ signIn }) => {
    const page = await signIn({ login: 'agency' })
    await walk(page)
    await expect(page.getByRole('heading', review('Проверка заказа'))).toBeVisible()
    await expectNoAxeViolations(page)
    await next(page)
    const id = await sentOrder(page)
    await expect(page.getByText(`Отправлено: №${id}`)).toBeVisible()
  })
}

const elsewhere = [
  { language: 'zh', form: 'equipment', width: 1440 },
  { language: 'fa', form: 'transport', width: 390 },
  { language: 'vi', form: 'guide', width: 390 },
] as const

for (const { language, form, width } of elsewhere) {
  test(`the form of ${form} is filled in and sent in ${language} at ${width} px`, inProof(language !== 'fa'), async ({ signIn }) => {
    const page = await signIn({ login: 'agency2', viewport: { width, height: 900 }, hasTouch: width < 700 })
    await page.evaluate((one) => localStorage.setItem('language', one), language)
    await walks[form](page)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    await next(page)
    await sentOrder(page)
  })
}

test('the chooser leads from the orders and from every form to the schedule, which the menu does not have', async ({ signIn }) => {
  const page = await signIn({ login: 'agency', home: true })
  await page.getByRole('button', { name: 'Другая форма заказа' }).click()
  await page.getByRole('menuitem', { name: 'Транспорт' }).click()
  await page.waitForURL(/\/new-transport/)
  await page.getByRole('navigation', { name: 'Новый заказ' }).getByRole('link', { name: 'Подача графика' }).click()
  await page.waitForURL(/\/new-schedule/)
  await page.getByRole('button', { name: 'Китайская группа' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('option', { name: /Все объекты/ }).click()
  await expect(page.getByText(/Приём графика на .+ закроется/).first()).toBeVisible()
})

test('a draft survives a reload and a change of language, and each form keeps its own', async ({ signIn }) => {
  const page = await signIn({ login: 'agency-manager' })
  await walks.transport(page)
  await page.reload()
  await expect(page.getByText('Отель «Астория» — Петергоф').first()).toBeVisible()
  await page.goto('/new-guide')
  await expect(page.getByRole('heading', { name: 'Категория группы', level: 2 })).toBeVisible()
  await page.goto('/new-transport?step=route')
  await page.getByRole('button', { name: /Язык:/ }).click()
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click()
  await expect(page.getByLabel('Pick-up place')).toHaveValue('Отель «Астория»')
})

test('the keyboard alone orders transport', async ({ signIn }) => {
  const page = await signIn({ login: 'agency-credit' })
  await page.goto('/new-transport')
  const tabTo = async (selector: string) => {
    const target = page.locator(selector).first()
    await target.waitFor()
    while (!(await target.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
  }
  await tabTo('[name=type]')
  await page.keyboard.press('Enter')
  await tabTo('#pass_date button[tabindex="0"]')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabTo('[name=time]')
  await page.keyboard.type('2330')
  await page.keyboard.press('Enter')
  await expect(field(page, 'pickup')).toBeFocused()
  await page.keyboard.type('Astoria')
  await tabTo('[name=dropoff]')
  await page.keyboard.type('Peterhof')
  await page.keyboard.press('Enter')
  await expect(field(page, 'adult')).toBeFocused()
  await page.keyboard.type('3')
  await tabTo('input[name=vehicle_class]')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(field(page, 'contact')).toBeFocused()
  await page.keyboard.type('Li Wei')
  await tabTo('[name=contact_phone]')
  await page.keyboard.type('+7 921 555-01-18')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', review('Проверка заказа'))).toBeVisible()
  await tabTo('button[type=submit]')
  await page.keyboard.press('Enter')
  await sentOrder(page)
})
