import type { Page } from '@playwright/test'
import { addDays, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import { expect, expectNoAxeViolations, inProof, test } from './fixtures.ts'
import { walks } from './new-order-forms.ts'
import { Hand, rail } from './order-form.ts'

type Slot = { id: number; time: string; status: string }

/** A day in four weeks and the slots of the Hermitage on it, asked for as the wizard asks. */
async function slotsInFourWeeks(page: Page): Promise<{ pass_date: string; slots: Slot[] }> {
  const pass_date = addDays(todayIn(defaultZone), 28)
  const authorization = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
  const asked = { museum_object_id: 'hermitage-main', schedule_date: pass_date, type: 'ig' }
  const answer = await page.request.post('/api/v1/actions/', {
    headers: { authorization },
    multipart: { action: 'get_schedule', data: JSON.stringify(asked) },
  })
  const { data } = (await answer.json()) as { data: { schedule_data: { result: Slot[] } } }
  return { pass_date, slots: data.schedule_data.result }
}

/** Twelve lines in the tab's memory: eleven guides at their hours, and a visit on a slot that is full. */
async function twelveLines(page: Page, login: string): Promise<void> {
  const { pass_date, slots } = await slotsInFourWeeks(page)
  const slot = slots.find(({ status }) => status === 'full')
  if (!slot) throw new Error('The demo has no full slot')
  const group = { type: 'ig', adult: 8, child: 0, pass_date }
  const guides = Array.from({ length: 11 }, (_, index) => ({
    id: `guide-${index}`,
    kind: 'guide',
    draft: {
      museum_id: null,
      system_id: '',
      services: {},
      notes: '',
      refno: '',
      ...group,
      time: `${String(8 + index).padStart(2, '0')}:00`,
      hours: 2,
      guide_language: 'en',
      meeting_point: 'Дворцовая площадь',
    },
  }))
  const tickets = { common: 8, privileged: 0, child: 0 }
  const services = { multicast_audio_system: 0, ag: 0, rgc: 0, cgc: 0 }
  const people = { country_id: 267, guide: '', guide_phone: '', qty_guide: 1, persons_per_guide: 25, notes: '', refno: '' }
  const place = {
    museum_id: 1,
    system_id: 'hermitage-main',
    schedule_item_id: slot.id,
    time: slot.time,
    accept_waiting: false,
    alternatives: [],
  }
  const visit = { id: 'visit', kind: 'museum_tickets', draft: { type: 'ig', pass_date, tickets, services, ...people, ...place } }
  const basket = {
    login,
    lines: [...guides.slice(0, 5), visit, ...guides.slice(5)],
    mode: 'all',
    key: crypto.randomUUID(),
    programmeId: null,
  }
  await page.evaluate((stored) => sessionStorage.setItem('draft.programme', stored), JSON.stringify(basket))
}

test('twelve lines with one that is full: all or nothing sends none, what passes sends eleven, the twelfth is mended and sent', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'agency' })
  await twelveLines(page, 'agency')
  await page.goto('/new-programme')
  const rows = page.locator('li:has(h3)')
  await expect(rows).toHaveCount(12)
  await expect(rows.filter({ hasText: 'Эрмитаж' })).toContainText('₽')
  await expect(page.getByRole('term').filter({ hasText: 'Итого' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Отправить 12 заказов' }).click()
  await expect(page.getByText(/1 заказ не прошёл/)).toBeVisible()
  await expect(rows.filter({ hasText: 'Этот заказ не отправлен' })).toHaveCount(11)
  await expect(rows.filter({ hasText: 'Эрмитаж' })).toContainText(/мест/i)
  await expect(rows.getByRole('link', { name: /^№/ })).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.getByRole('radio', { name: /Отправить, что пройдёт/ }).check({ force: true })
  await page.getByRole('button', { name: 'Отправить 12 заказов' }).click()
  await expect(rows.getByRole('link', { name: /^№/ })).toHaveCount(11)
  await expect(page.getByText(/^Отправлено: №\d+(, №\d+){10}$/)).toBeVisible()
  await page.reload()
  await expect(rows).toHaveCount(12)

  await rows
    .filter({ hasText: 'Эрмитаж' })
    .getByRole('button', { name: /Изменить/ })
    .click()
  await page.waitForURL(/\/new\?step=time/)
  await page.locator('button[data-status=available]').first().click()
  await expect(page.getByRole('timer').first()).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть в программу' }).locator('visible=true').click()
  await page.waitForURL(/\/new-programme/)
  await page.getByRole('button', { name: 'Отправить 1 заказ' }).click()
  await page.waitForURL(/\/upcoming\/programme\?id=\d+/)
  const result = page.getByRole('status').filter({ hasText: 'Программа отправлена целиком.' })
  await expect(result).toBeFocused()
  await expectNoAxeViolations(page)
})

test('three visits of a group are put together and sent in at most twenty acts', async ({ signIn }) => {
  const page = await signIn({ login: 'agency-manager' })
  const hand = new Hand(page)
  await page.goto('/new')
  await hand.click(page.getByRole('button', { name: 'Российская группа' }))
  const place = async (museum: string, object: string) => {
    await hand.click(page.getByRole('option', { name: museum }))
    await expect(page.getByRole('heading', { name: 'Объект', level: 2 })).toBeVisible()
    await hand.click(page.getByRole('option', { name: object, exact: true }))
    await expect(page.getByRole('heading', { name: 'Дата', level: 2 })).toBeVisible()
  }
  const hour = async (at: 'first' | 'last') => {
    const slots = page.locator('button[data-status=available]')
    await expect(slots.first()).toBeVisible()
    await hand.click(slots[at]())
  }
  await place('Эрмитаж', 'Главный комплекс')
  // The longest way: on the last days of a month its page is turned first.
  await hand.click(page.getByRole('button', { name: 'Следующий месяц' }))
  await hand.click(page.locator('#pass_date button[data-heat="3"]').last())
  await hour('first')
  await hand.next()
  await hand.type(page.getByRole('spinbutton', { name: 'Взрослый' }), '2')
  await hand.click(rail(page).filter({ hasText: 'Гид и пожелания' }))
  // One of the agency's own guides: the name brings the phone.
  const guide = 'Ольга Ветрова'
  await hand.type(page.getByLabel('Имя гида'), guide)
  await expect(page.getByLabel('Телефон гида')).toHaveValue(/^\+7 /)
  const phone = await page.getByLabel('Телефон гида').inputValue()
  await hand.click(page.getByRole('button', { name: 'Добавить ещё посещение или услугу' }))

  await place('Петергоф', 'Нижний парк')
  await expect(rail(page).filter({ hasText: 'Состав группы' })).toContainText('2 чел.')
  await expect(rail(page).filter({ hasText: 'Гид и пожелания' })).toContainText(guide)
  await hour('last')
  await hand.click(page.getByRole('button', { name: 'Добавить ещё посещение или услугу' }))
  await place('Исаакиевский собор', 'Собор')
  await hour('last')
  await hand.click(page.getByRole('button', { name: 'Добавить в программу' }).locator('visible=true'))
  await page.waitForURL(/\/new-programme/)
  const sent = page.waitForRequest((request) => request.postData()?.includes('post_programme') ?? false)
  await hand.click(page.getByRole('button', { name: 'Отправить 3 заказа' }))
  await page.waitForURL(/\/upcoming\/programme\?id=\d+/)
  await expect(page.getByRole('status').filter({ hasText: 'Программа отправлена целиком.' })).toBeFocused()
  expect(hand.acts).toBeLessThanOrEqual(20)
  // Every further order has taken the guide over, with the phone.
  const said = (await sent).postData() ?? ''
  expect(said.split(guide)).toHaveLength(4)
  expect(said.split(phone)).toHaveLength(4)
})

test('the group of the first order goes into the next form, and the programme survives a reload', async ({ signIn }) => {
  const page = await signIn({ login: 'agency2', viewport: { width: 390, height: 844 }, hasTouch: true })
  await walks.transport(page)
  // On a phone a step begins at its question, not at the name of the form.
  await expect.poll(async () => (await page.getByRole('heading', { name: 'Проверка заказа' }).boundingBox())?.y).toBeLessThan(200)
  await page.getByRole('button', { name: 'Добавить ещё посещение или услугу' }).click()
  await page.waitForURL(/\/new\?step=museum/)
  await page.goto('/new-programme')
  await expect(page.locator('li:has(h3)')).toHaveCount(1)
  const forms = page.getByRole('navigation', { name: 'Добавить для той же группы:' })
  await forms.getByRole('link', { name: 'Гид', exact: true }).click()
  await page.waitForURL(/\/new-guide\?step=date/)
  await page.goto('/new-guide?step=date')
  await expect(page.getByText('12 чел.').locator('visible=true').first()).toBeVisible()
  await expect(page.getByText('В программе 1 заказ, он ещё не отправлен.')).toBeVisible()
})

for (const { language, later, earlier } of [
  { language: 'ru', later: 'ArrowRight', earlier: 'ArrowLeft' },
  { language: 'fa', later: 'ArrowLeft', earlier: 'ArrowRight' },
]) {
  test(
    `a written programme is moved on its timeline by keys alone, as it is drawn, and leads to its lines (${language})`,
    inProof(language !== 'fa'),
    async ({ signIn }) => {
      const page = await signIn({ login: 'agency' })
      await page.evaluate((spoken) => localStorage.setItem('language', spoken), language)
      await coachAndVisit(page, 'agency')
      await page.goto('/new-programme')
      const blocks = page.locator('[data-row] button')
      const chosen = page.locator('[data-row] button[aria-pressed=true]')
      await expect(blocks).toHaveCount(2)
      await expectNoAxeViolations(page)
      await expectWholeWords(page)

      const coach = blocks.filter({ hasText: '09:00' })
      await coach.focus()
      await page.keyboard.press('Space')
      await expect(chosen).toHaveCount(1)
      await page.keyboard.press(later)
      await expect(chosen).toContainText('09:15')
      await expect(chosen).toBeFocused()
      await page.keyboard.press(earlier)
      await page.keyboard.press(earlier)
      await expect(chosen).toContainText('08:45')
      await expect(page.locator('li[data-chosen]')).toContainText('08:45')
      await page.keyboard.press('Escape')
      await expect(chosen).toHaveCount(0)

      // A visit goes to the next slot that takes the group, and its places are held there.
      const visit = blocks.filter({ hasNotText: '08:45' })
      await visit.focus()
      const before = await visit.textContent()
      await page.keyboard.press('Space')
      await page.keyboard.press(later)
      await expect(chosen).not.toHaveText(before ?? '')
      await expect(chosen).toBeFocused()
      await expect(page.locator('li[data-chosen]').getByRole('timer')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('li[data-chosen] button').first()).toBeFocused()
      await expectNoAxeViolations(page)
    },
  )
}

/** At any width an hour is shorter than the words of its coach: they are read whole all the same. */
async function expectWholeWords(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [1440, 1180, 900, 720]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.locator('[data-row] button').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth)), {
        message: `px of words that are cut at ${width}`,
      })
      .toEqual([0, 0])
  }
  if (before) await page.setViewportSize(before)
}

/** A coach at nine for an hour and a visit on the first slot with room, in the tab's memory. */
async function coachAndVisit(page: Page, login: string): Promise<void> {
  const { pass_date, slots } = await slotsInFourWeeks(page)
  const slot = slots.find(({ status }) => status === 'available')
  if (!slot) throw new Error('The demo has no slot with room')
  const group = { type: 'ig', pass_date }
  const coach = { ...group, adult: 2, time: '09:00', hours: 1, vehicle: 'minibus', pickup: 'Астория', dropoff: 'Эрмитаж' }
  const visit = { ...group, qty_common: 2, museum_id: 1, system_id: 'hermitage-main', schedule_item_id: slot.id, time: slot.time }
  const items = [
    { id: 'coach', kind: 'transport', draft: coach },
    { id: 'visit', kind: 'museum_tickets', draft: visit },
  ]
  const basket = { login, items, mode: 'best_effort', key: crypto.randomUUID(), programmeId: null }
  await page.evaluate((stored) => sessionStorage.setItem('draft.programme', stored), JSON.stringify(basket))
}
