import { chromium, type CDPSession, type Page } from '@playwright/test'
import { withClient } from '../bench/databases.ts'
import { abilityOf } from '../packages/contract/src/abilities.ts'
import { findChromium, sandboxArgs } from '../tools/browser.ts'
import { buildApps } from '../tools/build/apps.ts'
import { type Act, slowDown, tasksDuring } from './main-thread.ts'
import { tokenOf, withStage } from './stage.ts'
import { conclude } from './traces.ts'
import { chooseMany, chooseValue } from '../e2e/choose.ts'

// An agency with 2,000 orders to come and 1,000,000 in the archive works with both lists in a real Chromium whose processor is
// slowed down four times: nothing that its people do may hold up the page for longer than 100 ms.
const upcoming = 2000
const archived = 1_000_000
const limit = 100
const port = 4174
/** What else runs on this machine can only add to a figure: the least of several tries is the nearest to the truth. */
const tries = 3

/** Forty orders a day from yesterday on, in all statuses, of two museums and seven guides; the archive goes back from a year ago. */
const filling = `
  insert into museums (name, types)
  select jsonb_build_object('ru_RU', 'Музей ' || n, 'en_US', 'Museum ' || n, 'zh_cn', '博物馆 ' || n, 'fa_IR', 'موزه ' || n, 'vi', 'Bao tang ' || n), '{rf,ig,cn}'
  from generate_series(2, 3) n;
  insert into museum_objects (system_id, museum_id, name, usual_entrance)
  select 'hall-' || museums.id, museums.id, museums.name, 'Entrance' from museums where museums.id > 1;
  insert into orders (customer_id, placed_by, kind, group_category, refno, museum_object_id, pass_date, starts, country_id, persons_per_guide,
    guide, guide_phone, places, lines, total_kopecks, status, confirmed_time, entrance, rejection_reason, archived_at)
  select 1, 1, 'museum_tickets', 'ig', 'NEVA-' || n, case when n % 3 = 0 then 'palace' else 'hall-' || 2 + n % 2 end,
    current_date - 1 + n / 40, time '09:00' + (n % 40) * interval '15 minutes', 100, 25, 'Guide ' || n % 7, '+7 900 000-00-00', 30,
    '[["ticket", "common", 30, 150000]]', 4500000, state.status,
    case when state.status = 'confirmed' then time '10:00' end, case when state.status = 'confirmed' then 'Main entrance' end,
    case when state.status = 'rejected' then 'No places' end, null
  from generate_series(0, ${upcoming - 1}) n,
    lateral (select (array['confirmed', 'in_processing', 'waiting_list', 'confirmed', 'rejected'])[1 + n % 5] as status) state;
  insert into orders (customer_id, placed_by, kind, group_category, refno, museum_object_id, pass_date, starts, country_id, persons_per_guide,
    guide, guide_phone, places, lines, total_kopecks, status, confirmed_time, entrance, archived_at)
  select 1, 1, 'museum_tickets', 'ig', 'OLD-' || n, case when n % 3 = 0 then 'palace' else 'hall-' || 2 + n % 2 end,
    current_date - 365 - n / 400, time '09:00' + (n % 40) * interval '15 minutes', 100, 25, 'Guide ' || n % 7, '', 30,
    '[["ticket", "common", 30, 150000]]', 4500000, 'confirmed', time '10:00', 'Main entrance', now()
  from generate_series(1, ${archived}) n;
  analyze orders;
`

const session = {
  accessToken: tokenOf(1),
  userData: JSON.stringify({
    login: 'agency1',
    name: 'Owner 1',
    kind: 'legal_entity',
    roles: ['owner'],
    customer_id: 1,
    language: 'ru',
    news_mark: false,
  }),
  userAbility: JSON.stringify(abilityOf(['owner'])),
}

/** In the page: signs in. */
function prepare(stored: Record<string, string>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < 25; step++) {
    await page.mouse.wheel(0, 1600)
    await page.waitForTimeout(60)
  }
  await page.keyboard.press('End')
  await page.waitForTimeout(400)
  await page.keyboard.press('Home')
}

const reload = (page: Page) => page.reload()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const museum = (page: Page) => page.getByRole('combobox', { name: 'Музей' })
const text = (words: string | RegExp) => (page: Page) => page.getByText(words)

const upcomingActs: Act[] = [
  { name: 'open', act: reload, shows: text('NEVA-45') },
  { name: 'scroll', act: scroll },
  { name: 'unpaid', find: button(/^Не оплачены/), shows: text(/^Показано \d+ из/) },
  {
    name: 'museum',
    find: museum,
    act: (page) => chooseMany(museum(page), '2'),
  },
  { name: 'all', find: button(/^Все/) },
  { name: 'table', find: button('Таблица'), shows: (page) => page.getByRole('table') },
  { name: 'scroll table', act: scroll },
  { name: 'calendar', find: button('Календарь'), shows: (page) => page.getByRole('grid') },
  { name: 'list', find: button('Список') },
  { name: 'news', act: (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))) },
]
const archiveActs: Act[] = [
  { name: 'archive', act: reload, shows: text('OLD-1') },
  { name: 'scroll archive', act: scroll },
  { name: 'next page', find: (page) => page.getByRole('link', { name: 'Следующие' }), shows: text('К началу') },
  {
    name: 'choose museum',
    find: museum,
    act: (page) => chooseValue(museum(page), '2'),
  },
  { name: 'archive museum', find: button('Найти') },
]

/** Every act in its turn, the whole round several times; of each the least. */
async function measure(page: Page, chrome: CDPSession, path: string, acts: readonly Act[]): Promise<[string, number][]> {
  const least = new Map<string, number>()
  for (let round = 0; round < tries; round++) {
    await page.goto(`http://127.0.0.1:${port}${path}`)
    for (const act of acts) {
      const { longest } = await tasksDuring(page, chrome, act)
      least.set(act.name, Math.min(longest, least.get(act.name) ?? Number.POSITIVE_INFINITY))
    }
  }
  return [...least]
}

await buildApps(() => undefined)
const executablePath = await findChromium(() => undefined)
await withStage('long-lists', { count: 1, capacity: 50 }, async (stage) => {
  await withClient(stage.url('proof'), (client) => client.query(filling))
  await stage.serve('proof', port)
  const browser = await chromium.launch({ executablePath, args: sandboxArgs() })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(prepare, session)
    const chrome = await page.context().newCDPSession(page)
    await chrome.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const figures = [...(await measure(page, chrome, '/upcoming', upcomingActs)), ...(await measure(page, chrome, '/archive', archiveActs))]
    const faults = figures.filter(([, longest]) => longest > limit).map(([name, longest]) => `${name} ${longest} ms`)
    const said = figures.map(([name, longest]) => `${name} ${longest}`).join(', ')
    conclude('long-lists', `${upcoming} upcoming, ${archived} archived, ${slowDown}x slower, longest task in ms: ${said}`, faults)
  } finally {
    await browser.close()
  }
})
