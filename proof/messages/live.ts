import type { Browser, Page } from '@playwright/test'
import type { OfficeOrder } from '../../packages/contract/src/orders/office-orders.ts'
import { signInDemo, storageOf } from '../../tools/pictures/demo-session.ts'

export type Proved = { said: string; faults: string[] }
type Side = 'customer' | 'office'
/** Does an action of the API in the name of a demo login. */
export type DoAct = <T>(login: string, side: Side, action: string, data: object) => Promise<T>

const paths: Record<Side, string> = { customer: '/api/v1/actions/', office: '/api/office/actions/' }

export async function actOf(origin: string): Promise<DoAct> {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (login: string): Promise<string> => {
    const token = tokens.get(login) ?? signInDemo(origin, login, 'portal').then(({ answer }) => answer.accessToken)
    tokens.set(login, token)
    return token
  }
  return async (login, side, action, data) => {
    const body = new FormData()
    body.set('action', action)
    body.set('data', JSON.stringify(data))
    const answer = await fetch(origin + paths[side], { method: 'POST', body, headers: { authorization: await tokenOf(login) } })
    const said = (await answer.json()) as { success: boolean; data: { result: never } }
    if (!said.success) throw new Error(`${action}: ${JSON.stringify(said)}`)
    return said.data.result
  }
}

/** A browser of its own in which a demo login reads a page and listens to what happens. */
export async function openAs(browser: Browser, origin: string, login: string, path: string): Promise<Page> {
  const app = path.startsWith('/office') ? 'office' : 'portal'
  const session = await signInDemo(origin, login, app)
  const context = await browser.newContext({ storageState: storageOf(origin, app, { language: 'ru' }, session) })
  const page = await context.newPage()
  await page.goto(origin + path)
  const position = app === 'office' ? 'office.livePosition' : 'livePosition'
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, position)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  return page
}

/** ms; what else runs on this machine can only add, so the least of several tries counts. */
const longest = 1_000
const tries = 4
const author = 'dispatcher'
type Step = {
  name: string
  before?: () => Promise<unknown>
  act: (round: number) => Promise<unknown>
  shows: (round: number) => Promise<unknown>
}

async function leastOf({ before, act, shows }: Step): Promise<number> {
  const found: number[] = []
  for (let round = 0; round < tries; round++) {
    await before?.()
    await act(round)
    const answered = Date.now()
    await shows(round)
    found.push(Date.now() - answered)
  }
  return Math.min(...found)
}

type Pages = { reader: Page; list: Page; office: Page }

/** A message, how many wait, an order's event and the badge of news come to open pages by themselves, and to the office what customers write. */
export async function proveLive(browser: Browser, origin: string, act: DoAct): Promise<Proved> {
  const pages = {
    reader: await openAs(browser, origin, 'individual', '/messages?id=0'),
    list: await openAs(browser, origin, 'agency', '/upcoming'),
    office: await openAs(browser, origin, 'admin', '/office/queue'),
  }
  const said: string[] = []
  const faults: string[] = []
  for (const step of [...(await messageSteps(pages, act)), await orderStep(pages.list, act), newsStep(pages.list, act)]) {
    const ms = await leastOf(step)
    said.push(`${step.name} ${ms}`)
    if (ms > longest) faults.push(`${step.name} came after ${ms} ms`)
  }
  for (const page of Object.values(pages)) {
    if (!(await page.evaluate(() => 'isSamePage' in window))) faults.push(`${page.url()} was loaded anew`)
    await page.context().close()
  }
  return { said: `live in ms: ${said.join(', ')}`, faults }
}

async function customerOf(act: DoAct, login: string): Promise<number | undefined> {
  return (await act<{ customer_id: number }[]>(login, 'customer', 'get_message_threads', {}))[0]?.customer_id
}

async function messageSteps({ reader, list, office }: Pages, act: DoAct): Promise<Step[]> {
  const [person, agency] = [await customerOf(act, 'individual'), await customerOf(act, 'agency')]
  const { unread } = await act<{ unread: number }>('agency', 'customer', 'count_unread_messages', {})
  const { unread: ofOffice } = await act<{ unread: number }>(author, 'office', 'office_unread_messages', {})
  const inMenu = (page: Page, count: number) => page.getByRole('link', { name: new RegExp(`^Сообщения ${count}( |$)`) }).waitFor()
  return [
    {
      name: 'message',
      act: (round) => act(author, 'office', 'post_office_message', { customer_id: person, text: `Ответ ${round}` }),
      shows: (round) => reader.getByRole('region', { name: 'Общая переписка' }).getByText(`Ответ ${round}`, { exact: true }).waitFor(),
    },
    {
      name: 'unread count',
      act: () => act(author, 'office', 'post_office_message', { customer_id: agency, text: 'Посмотрите' }),
      shows: (round) => inMenu(list, unread + round + 1),
    },
    {
      name: 'unread count of the office',
      act: (round) => act('agency2', 'customer', 'post_message', { order_id: null, text: `Вопрос ${round}` }),
      shows: (round) => inMenu(office, ofOffice + round + 1),
    },
  ]
}

async function orderStep(list: Page, act: DoAct): Promise<Step> {
  const agency = await customerOf(act, 'agency')
  const waiting = (await act<OfficeOrder[]>(author, 'office', 'office_queue', {})).filter(
    ({ customer, info }) => customer.id === agency && info.status === 'in_processing',
  )
  const orderOf = (round: number): OfficeOrder => {
    const order = waiting[round]
    if (!order) throw new Error('The agency has too few orders in processing')
    return order
  }
  return {
    name: 'order event',
    act: (round) => {
      const { id, data } = orderOf(round)
      return act(author, 'office', 'reject_order', { order_id: id, revision: data.revision, reason: 'Объект закрыт', now: true })
    },
    shows: (round) => {
      const row = list.getByRole('listitem').filter({ hasText: `№ ${orderOf(round).id}` })
      return row.getByText('Отклонена').first().waitFor()
    },
  }
}

function newsStep(list: Page, act: DoAct): Step {
  const news = list.getByRole('link', { name: /^Новости/ })
  return {
    name: 'news badge',
    // Through the page itself: one that is loaded anew does not listen yet, and one that shows the news has read them.
    before: async () => {
      await news.click()
      await news.filter({ hasNotText: 'есть новые' }).waitFor()
      await list.getByRole('link', { name: /^Архив/ }).click()
    },
    act: (round) => act('editor', 'office', 'save_publication', newsOf(round)),
    shows: () => news.filter({ hasText: 'есть новые' }).waitFor(),
  }
}

function newsOf(round: number): object {
  const audience = { public: true, customer_kind: null, customer_ids: [], roles: [] }
  const contents = { ru: { title: `Новость ${round}`, text: 'Слова' } }
  const visible_from = new Date().toISOString()
  return { revision: 0, kind: 'news', contents, url: null, visible_from, visible_until: null, audience }
}
