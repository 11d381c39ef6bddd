import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { choose } from './choose.ts'

type Place = { museum: string; object: string }

/** The hand that orders: every click and every run of keys is one act. */
export class Hand {
  acts = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async click(target: Locator): Promise<void> {
    this.acts += 1
    await target.click()
  }
  async type(target: Locator, text: string): Promise<void> {
    this.acts += 1
    await target.fill(text)
  }
  /** The main act of the screen: over the summary, on a phone under the thumb. */
  get act(): Locator {
    return this.page.locator('form button[type=submit]:visible')
  }
  async next(): Promise<void> {
    await this.click(this.act)
  }
}

export const rail = (page: Page): Locator => page.locator('ol a[href*="step="]')
export const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Ваш заказ' })

/** To the dates of a place: category, museum and object move on by themselves. */
export async function choosePlace(hand: Hand, { museum, object }: Place): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('button', { name: 'Иностранная группа' }))
  await hand.click(page.getByRole('option', { name: museum }))
  await expect(page.getByRole('heading', { name: 'Объект', level: 2 })).toBeVisible()
  await hand.click(page.getByRole('option', { name: object }))
  await expect(page.getByRole('heading', { name: 'Дата', level: 2 })).toBeVisible()
}

/** The last open day of the next month, whose first may be tomorrow and cost a penalty, and its first slot with room; answers the hour. */
export async function chooseTime(hand: Hand): Promise<string> {
  const { page } = hand
  await hand.click(page.getByRole('button', { name: 'Следующий месяц' }))
  await hand.click(page.locator('#pass_date button[data-heat="3"]').last())
  const slot = page.locator('button[data-status=available]').first()
  const time = ((await slot.locator('bdi').textContent()) ?? '').trim()
  await hand.click(slot)
  return time
}

/** Everything up to the review, with a small group and its country; answers the hour. */
export async function fillOrder(hand: Hand, place: Place): Promise<string> {
  const { page } = hand
  await choosePlace(hand, place)
  const time = await chooseTime(hand)
  await hand.next()
  await hand.type(page.getByRole('spinbutton', { name: 'Взрослый' }), '2')
  hand.acts += 1
  await choose(page.getByLabel('Страна группы'), 'Иран')
  await hand.next()
  await expect(page.getByRole('heading', { name: 'Услуги', level: 2 })).toBeVisible()
  await hand.next()
  await hand.type(page.getByLabel('Имя гида'), 'Ли Вэй 李伟 «👑»')
  await hand.next()
  await expect(page.getByRole('heading', { name: 'Проверка заказа' })).toBeVisible()
  return time
}
