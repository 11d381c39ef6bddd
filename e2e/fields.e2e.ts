import type { Page } from '@playwright/test'
import { addDays, placeInWeek, type WeekStart } from '../packages/contract/src/dates.ts'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import datesFa from '../packages/phrases/src/dates/fa.ts'
import datesRu from '../packages/phrases/src/dates/ru.ts'
import { fa as feedbackFa } from '../packages/phrases/src/feedback/fa.ts'
import { ru as feedbackRu } from '../packages/phrases/src/feedback/ru.ts'
import { fa as messagesFa } from '../packages/phrases/src/messages/fa.ts'
import { ru as messagesRu } from '../packages/phrases/src/messages/ru.ts'
import { fa as ordersFa } from '../packages/phrases/src/orders/fa.ts'
import { ru as ordersRu } from '../packages/phrases/src/orders/ru.ts'
import paletteFa from '../packages/phrases/src/palette/fa.ts'
import paletteRu from '../packages/phrases/src/palette/ru.ts'
import { fa as servicesFa } from '../packages/phrases/src/services/fa.ts'
import { ru as servicesRu } from '../packages/phrases/src/services/ru.ts'
import { fa as shellFa } from '../packages/phrases/src/shell/fa.ts'
import { ru as shellRu } from '../packages/phrases/src/shell/ru.ts'
import { call } from './api.ts'
import { expect, expectNoAxeViolations, inProof, test } from './fixtures.ts'
import { tabTo } from './tab-to.ts'

const words = {
  ru: {
    feedback: feedbackRu,
    messages: messagesRu,
    orders: ordersRu,
    dates: datesRu,
    palette: paletteRu,
    services: servicesRu,
    shell: shellRu,
  },
  fa: {
    feedback: feedbackFa,
    messages: messagesFa,
    orders: ordersFa,
    dates: datesFa,
    palette: paletteFa,
    services: servicesFa,
    shell: shellFa,
  },
}
type Words = (typeof words)['ru' | 'fa']

/** The radio buttons and the file of a form, which is sent; the result has the focus then. */
async function sendFeedback(page: Page, { feedback, messages }: Words): Promise<void> {
  // Before the page: asked for with the press, the browser may hear of it after.
  const file = { name: 'group.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  page.once('filechooser', (chooser) => void chooser.setFiles(file))
  await page.goto('/feedback?id=0')
  const kinds = page.getByRole('group', { name: feedback.fields.kind })
  const kind = (name: string) => kinds.getByRole('radio', { name, exact: true })
  await tabTo(page, kind(feedback.kind.question))
  await page.keyboard.press('ArrowDown')
  await expect(kind(feedback.kind.suggestion)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(kind(feedback.kind.thanks)).toBeFocused()
  await expect(kind(feedback.kind.thanks)).toBeChecked()

  await tabTo(page, page.getByRole('textbox', { name: feedback.fields.text }))
  await page.keyboard.type('Спасибо, 谢谢')
  const files = page.getByRole('group', { name: feedback.fields.files })
  const attach = files.getByRole('button', { name: messages.attach }).and(page.locator('button'))
  await tabTo(page, attach)
  await page.keyboard.press('Enter')
  const drop = files.getByRole('button', { name: messages.dropFile })
  await expect(files.getByText('group.pdf')).toBeVisible()
  await expectNoAxeViolations(page)
  // It stands before the button that chose it.
  await page.keyboard.press('Shift+Tab')
  await expect(drop).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drop).toHaveCount(0)
  await expect(attach).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: feedback.send, exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/feedback\?id=[1-9]\d*$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused()
}

/** A period by the two ends of a week, and a usual one by its word. */
async function findByPeriod(page: Page, { orders, dates, shell }: Words, weekStart: WeekStart): Promise<void> {
  await page.goto('/archive')
  const [from, to] = [orders.archive.from, orders.archive.to].map((name) => page.getByRole('textbox', { name }))
  if (!from || !to) throw new Error('A period has two ends')
  await tabTo(page, from)
  await page.keyboard.press('ArrowDown')
  const day = page.locator('button[data-date]:focus')
  await expect(page.getByRole('dialog', { name: orders.archive.from })).toBeVisible()
  const present = (await day.getAttribute('data-date')) ?? ''
  await page.keyboard.press('PageUp')
  await expect(day).not.toHaveAttribute('data-date', present)
  const turned = (await day.getAttribute('data-date')) ?? ''
  const first = addDays(turned, -placeInWeek(turned, weekStart))
  await page.keyboard.press('Home')
  await expect(day).toHaveAttribute('data-date', first)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: dates.chooseEnd })).toBeVisible()
  await page.keyboard.press('End')
  await expect(day).toHaveAttribute('data-date', addDays(first, 6))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(from).toBeFocused()

  await tabTo(page, to)
  await page.keyboard.press('ArrowDown')
  const sheet = page.getByRole('dialog', { name: orders.archive.to })
  await expect(day).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet.locator('[aria-pressed]:not([data-date])').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(to).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: shell.find, exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`[?&]from=${first}&to=${addDays(first, 6)}`))
}

/** A number by its arrows, by tens, to its ends, and typed in the digits of the language. */
async function countHeads(page: Page, digits: string): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  const all = await call<Order[]>(page.request, '/api/v1/actions/', token, 'get_upcoming', {})
  const order = all.find(({ data, info }) => data.kind === 'museum_tickets' && info.allowed.includes('edit'))
  await page.goto(`/upcoming/edit?id=${order?.id}`)
  const heads = page.getByRole('spinbutton').first()
  await tabTo(page, heads)
  await expect(heads).toHaveAccessibleName(/\S/)
  await page.keyboard.type(digits)
  await expect(heads).toHaveAttribute('aria-valuenow', '14')
  for (const [key, number] of [
    ['ArrowUp', 15],
    ['PageDown', 5],
    ['ArrowDown', 4],
  ] as const) {
    await page.keyboard.press(key)
    await expect(heads).toHaveAttribute('aria-valuenow', String(number))
  }
  await page.keyboard.press('Home')
  await expect(heads).toHaveAttribute('aria-valuenow', (await heads.getAttribute('aria-valuemin')) ?? '')
}

/** An hour in the digits of the language; it is kept with the draft, and what is none stays and says so beside it. */
async function typeHour(page: Page, { dates, services }: Words, digits: (latin: string) => string): Promise<void> {
  await page.goto('/new-guide')
  await tabTo(page, page.locator('button[name=type]').first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/step=date/)
  const hour = page.getByRole('textbox', { name: services.field.time, exact: true })
  await tabTo(page, hour)
  await page.keyboard.type(digits('930'))
  await page.keyboard.press('Tab')
  await expect(hour).toHaveValue('09:30')
  await page.reload()
  await expect(hour).toHaveValue('09:30')
  await tabTo(page, hour)
  await page.keyboard.type(digits('2560'))
  await page.keyboard.press('Tab')
  await expect(hour).toHaveValue(digits('2560'))
  await expect(hour).toHaveAccessibleDescription(dates.noTime)
  await expectNoAxeViolations(page)
}

/** The palette finds by digits and by its arrows, and gives the focus back. */
async function findInPalette(page: Page, { palette }: Words): Promise<void> {
  await page.goto('/archive')
  await page.getByRole('button', { name: palette.open }).waitFor()
  const place = page.getByRole('main').locator('input[name=no]')
  await tabTo(page, place)
  await page.keyboard.press('Control+KeyK')
  const dialog = page.getByRole('dialog', { name: palette.title })
  const field = dialog.getByRole('combobox', { name: palette.field })
  await expect(field).toBeFocused()
  const current = () => field.getAttribute('aria-activedescendant')
  const first = await current()
  await page.keyboard.press('ArrowDown')
  await expect(field).not.toHaveAttribute('aria-activedescendant', first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveAttribute('aria-activedescendant', first ?? '')
  await page.keyboard.press('Escape')
  await expect(place).toBeFocused()
}

for (const language of ['ru', 'fa'] as const) {
  test(
    `radio buttons, files, periods, numbers, hours and the palette are reached, used and left by keys alone, in ${language}`,
    inProof(language !== 'fa'),
    async ({ signIn }) => {
      const page = await signIn({ login: 'agency' })
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      const said = words[language]
      await sendFeedback(page, said)
      await findByPeriod(page, said, language === 'fa' ? 'saturday' : 'monday')
      await findInPalette(page, said)
      const digits = (latin: string) => (language === 'fa' ? latin.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))) : latin)
      await countHeads(page, digits('14'))
      await typeHour(page, said, digits)
    },
  )
}
