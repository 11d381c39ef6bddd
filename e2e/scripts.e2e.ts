import type { Page } from '@playwright/test'
import type { Order } from '../packages/contract/src/orders/orders.ts'
import { customers, guides, users } from '../packages/server/src/demo/people.ts'
import { programmeTour } from '../packages/server/src/demo/orders/service-visits.ts'
import { demoCompany } from '../packages/server/src/demo/company.ts'
import { findOrders, signInDemo, storageOf } from '../tools/pictures/demo-session.ts'
import { expect, inProof, test } from './fixtures.ts'
import { russianOn, unread } from './other-scripts.ts'
import { theStage } from './stage.ts'

/** Names of people, firms and papers, as they stand in documents (decision 0105). */
const names = [
  ...Object.values(guides).map(({ name }) => name),
  ...users.map(({ name }) => name),
  ...customers.map(({ name }) => name),
  demoCompany.legal_address,
  demoCompany.bank_name,
  /\p{Lu}{2}-\d{4}/gu,
  /Российские группы \d{4}/gu,
  'Русский',
  'к/с',
]

/** What the demo's customers and dispatchers typed: places, wishes, answers. */
const typed = [
  programmeTour.name,
  'Пулково-1',
  'Отель «Азимут»',
  ', вестибюль',
  'Автобус с табличкой NEVA, сбор у левого атланта',
  'Подойдёт и соседний сеанс',
  'Собор закрыт с 11:00 до 14:00, идёт служба',
  'На этот день график закрыт, возьмите 15-е или 16-е.',
  'Ждём ответа музея на жалобу группы от 12-го числа.',
  'На скане не видна печать. Приложите другой.',
  'Музей продлевает не раньше чем за год до конца срока.',
  'У кассы колоннады, со стороны Исаакиевской площади',
  'Учебный класс, подъезд 2',
  'Лекторий Главного штаба',
  // Other journeys, of these orders.
  'Билеты уже выписаны',
  'Подъезд 7, живой',
  'Подъезд 5',
  'Зал полон',
  'Закрыто на учёт',
  // A guide, his license and his exam of another journey.
  /(?:Гид |ЦС-|Класс )[0-9a-f]{8}/gu,
]

const screens = [
  '/upcoming',
  '/archive',
  '/new?step=object',
  '/new-transport?step=route',
  '/payment',
  '/pricelist',
  '/licenses',
  '/settings',
]

/** Two of the languages read each of these: their words are checked with the phrases, and what is data here has a name in all or in none. */
const lookedAtByTwo = [
  '/payments-history',
  '/upcoming/programme?id=1',
  '/prolongation',
  '/messages',
  '/feedback',
  '/revise',
  '/news',
  '/help',
  '/about',
  '/new-programme',
  '/upcoming?view=table',
]

/**
 * Orders of other journeys, whose people type what they like, come after those of the demo: only these are looked at. In the page itself,
 * since a browser whose requests are routed keeps no program, and would load each anew for each of sixty pages.
 */
async function leaveOutLater(page: Page): Promise<void> {
  await page.addInitScript((last) => {
    const ask = globalThis.fetch
    globalThis.fetch = async (address, init) => {
      const response = await ask(address, init)
      const action = init?.body instanceof FormData ? init.body.get('action') : null
      if (action !== 'get_upcoming' && action !== 'get_archive') return response
      const answer = (await response.json()) as { data: { result: Order[] } }
      const result = answer.data.result.filter(({ id }) => id <= last)
      return Response.json({ ...answer, data: { ...answer.data, result } })
    }
  }, theStage().lastOfDemo)
}

for (const language of ['en', 'zh', 'fa', 'vi'] as const) {
  test(
    `no screen of an agency has Russian words for a reader of ${language}`,
    inProof(language === 'en' || language === 'vi'),
    async ({ openPage }) => {
      const { origin } = theStage()
      const session = await signInDemo(origin, 'agency', 'portal')
      const { confirmed, rejected } = await findOrders(origin, session)
      const page = await openPage({ storageState: storageOf(origin, 'portal', { language }, session) })
      await leaveOutLater(page)
      const unreadOn = async () => (await russianOn(page)).filter((text) => unread(text, [...names, ...typed]))
      const found: string[] = []
      const look = async (path: string) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        found.push(...(await unreadOn()).map((text) => `${path}: ${text}`))
      }
      const half = lookedAtByTwo.filter((_path, place) => place % 2 === Number(language === 'zh' || language === 'fa'))
      for (const path of [...screens, ...half, `/upcoming/info?id=${confirmed}`, `/upcoming/info?id=${rejected}`]) await look(path)
      expect(found).toEqual([])
      // The control: a word of a screen and one of a control are found, and what somebody wrote is not.
      await page.evaluate(() => {
        const [said, control, written] = [document.createElement('p'), document.createElement('button'), document.createElement('p')]
        said.textContent = 'Вход закрыт'
        control.ariaLabel = 'Закрыть'
        written.textContent = 'Спасибо!'
        written.dir = 'auto'
        document.body.append(said, control, written)
      })
      expect(await unreadOn()).toEqual(['Вход закрыт', 'Закрыть'])
    },
  )
}
