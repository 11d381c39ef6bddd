import { type Browser, chromium, type Page } from '@playwright/test'
import { withClient } from '../bench/databases.ts'
import { findChromium, sandboxArgs } from '../tools/browser.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { signInDemo, storageOf } from '../tools/pictures/demo-session.ts'
import { slowDown, tasksDuring } from './main-thread.ts'
import { actOf, proveLive } from './messages/live.ts'
import { proveQueue } from './messages/queue.ts'
import { conclude } from './traces.ts'

// A thread of 10,000 messages opens like one of a hundred, in both apps and on a processor that is slowed down four times; what is said, done and
// published comes to other browsers by itself; what is written without network goes once and in order.
const [few, many] = [100, 10_000]
/** Times as much, and ms of one task. */
const [mostOfCost, longestTask] = [1.3, 100]
/** What else runs on this machine can only add to a figure: the least of several tries is the nearest to the truth. */
const tries = 4

/** Two orders of one customer have a thread each, which is read already: opening it tells nobody anything. */
const filling = `
  create temporary table talks as
  select orders.id as order_id, orders.customer_id, users.id as member, row_number() over (order by orders.id) as place
  from orders join users on users.login = 'agency2' and users.customer_id = orders.customer_id
  where not exists (select from message_threads where message_threads.order_id = orders.id) order by orders.id limit 2;
  insert into message_threads (customer_id, order_id) select talks.customer_id, talks.order_id from talks order by talks.place;
  insert into messages (thread_id, at, author_id, from_office, text, language)
  select message_threads.id, now() - n * interval '5 minutes', case when n % 2 = 0 then staff.id else talks.member end, n % 2 = 0,
    'Сообщение ' || n || repeat(' о группе и её посещении', n % 4), 'ru'
  from talks join message_threads on message_threads.order_id = talks.order_id
    cross join lateral generate_series(case talks.place when 1 then ${few} else ${many} end, 1, -1) n
    cross join (select users.id from users where users.login = 'dispatcher') as staff
  order by n desc;
  update message_threads set last_message_id = (select max(messages.id) from messages where messages.thread_id = message_threads.id)
  from talks where message_threads.order_id = talks.order_id;
  analyze messages;
`

type Figure = { all: number; longest: number }
type Opened = { short: Figure; long: Figure }

/** Both threads by turns in one page, so that a busy minute of the machine falls on both; of each the least. */
async function measure(
  browser: Browser,
  origin: string,
  app: 'portal' | 'office',
  [short, long]: readonly [number, number],
): Promise<Opened> {
  const session = await signInDemo(origin, app === 'office' ? 'dispatcher' : 'agency2', app)
  const context = await browser.newContext({ storageState: storageOf(origin, app, { language: 'ru' }, session) })
  const page = await context.newPage()
  const chrome = await context.newCDPSession(page)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const shows = (on: Page) => on.getByRole('region').getByText(/^Сообщение 1( |$)/)
  const open = async (order: number): Promise<Figure> => {
    const address = `${origin}${app === 'office' ? `/office/messages?order=${order}` : `/messages?id=${order}`}`
    return tasksDuring(page, chrome, { name: 'open', act: () => page.goto(address), shows })
  }
  const found: Opened[] = []
  for (let round = 0; round <= tries; round++) found.push({ short: await open(short), long: await open(long) })
  await context.close()
  // The first round fills the cache.
  const least = (one: keyof Opened, what: keyof Figure) => Math.min(...found.slice(1).map((figures) => figures[one][what]))
  const figure = (one: keyof Opened): Figure => ({ all: least(one, 'all'), longest: least(one, 'longest') })
  return { short: figure('short'), long: figure('long') }
}

async function fill(databaseUrl: string): Promise<readonly [number, number]> {
  return withClient(databaseUrl, async (client) => {
    await client.query(filling)
    const { rows } = await client.query<{ id: number }>('select talks.order_id as id from talks order by talks.place')
    const [short, long] = rows
    if (!short || !long) throw new Error('The customer has too few orders')
    return [short.id, long.id]
  })
}

const executablePath = await findChromium(() => undefined)
const product = await startThrowawayProduct(() => undefined)
const browser = await chromium.launch({ executablePath, args: sandboxArgs() })
try {
  const orders = await fill(product.databaseUrl)
  const said: string[] = []
  const faults: string[] = []
  for (const app of ['portal', 'office'] as const) {
    const { short, long } = await measure(browser, product.origin, app, orders)
    const ratio = long.all / short.all
    said.push(
      `${app} opens ${many} of ${long.all} ms against ${few} of ${short.all} ms (${ratio.toFixed(2)}), longest task ${long.longest} ms`,
    )
    if (ratio > mostOfCost) faults.push(`${app} costs ${ratio.toFixed(2)} times as much`)
    if (long.longest > longestTask) faults.push(`${app} has a task of ${long.longest} ms`)
  }
  const act = await actOf(product.origin)
  const live = await proveLive(browser, product.origin, act)
  const queue = await proveQueue(browser, product.origin, act)
  conclude('messages', `${slowDown}x slower: ${[...said, live.said, queue.said].join('; ')}`, [...faults, ...live.faults, ...queue.faults])
} finally {
  await browser.close()
  await product.stop()
}
