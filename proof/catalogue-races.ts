import { withClient } from '../bench/databases.ts'
import { createPool } from '../packages/server/src/db/pool.ts'
import {
  abreast,
  changeAfterJudging,
  changeBeforeOrders,
  changeTermsUnderOrders,
  openGated,
  publishWhileEdited,
  renameUnderOrders,
  type Said,
  type SlotAfter,
  type Stand,
} from '../packages/server/src/testing/catalogue-races.ts'
import { orderAtOnce } from './ground/crowd.ts'
import { dropCheck, replaceGuard } from './ground/guards.ts'
import { withStage } from './stage.ts'
import { conclude, orphansIn, readTraces } from './traces.ts'

// Capacity is lowered, a slot closed, prices and terms published and an object renamed while 200 customers order: each time in the order of things that
// would hurt, which a held statement forces. No place too many, nobody on a closed slot, no price that nobody published, and nobody waits for a
// name or for terms. Then each protection is taken away, and the same race must end badly.
const customers = 200
const left = 10
const places = 1000
const token = 'proof-token-of-the-admin'

const admin = `
  insert into users (login, name, password_hash, roles, totp_since) values ('admin', 'Admin', 'nobody signs in here', '{admin}', now());
  insert into sessions (token_hash, user_id, expires_at)
  select sha256(convert_to('${token}', 'UTF8')), users.id, now() + interval '1 day' from users where users.login = 'admin'`

/** Our server on this database, in this process: its statements can be held, and robbed of their locks. */
async function withStand<T>(url: string, withoutLocks: boolean, work: (stand: Stand) => Promise<T>): Promise<T> {
  const looking = createPool({ url, size: 2, onError: () => undefined })
  const { app, gate, close } = await openGated(url, withoutLocks)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  let rounds = 0
  const order = async (slot: number): Promise<string[]> => {
    const round = rounds++
    const askings = Array.from({ length: customers }, (_, at) => ({ customer: at + 1, key: `race-${slot}-${round}-${at}`, slot }))
    const answers = await orderAtOnce(Number(new URL(origin).port), askings)
    return answers.map(({ status, body }) => body.data?.result.status ?? body.code ?? String(status))
  }
  const office = async (action: string, data: object): Promise<Said> => {
    const body = new FormData()
    body.set('action', action)
    body.set('data', JSON.stringify(data))
    const answer = await fetch(`${origin}/api/office/actions/`, { method: 'POST', headers: { authorization: token }, body })
    return (await answer.json()) as Said
  }
  try {
    return await work({ pool: looking, gate, museumId: 1, objectId: 'palace', listId: 1, office, order })
  } finally {
    await close()
    await looking.end()
  }
}

const told: string[] = []
const faults: string[] = []

/** What was seen, and whether it is what was to be seen. */
function tell(what: string, isRight: boolean, fault: string): void {
  told.push(what)
  if (!isRight) faults.push(fault)
}

const lowered = { capacity: left, closed: false }
/** Fewer than those who have the older sight in any case. */
const loweredMore = { capacity: abreast - 1, closed: false }
const closed = { capacity: places, closed: true }
const heavier = 'select from museum_objects for update'
const isNegative = ({ taken, capacity }: SlotAfter): boolean => taken > capacity

async function race(stand: Stand): Promise<void> {
  await raceForPlaces(stand)
  await racePublications(stand)
}

async function raceForPlaces(stand: Stand): Promise<void> {
  for (const [sight, change] of [
    ['theirs', changeBeforeOrders],
    ['the staff’s', changeAfterJudging],
  ] as const) {
    const after = await change(stand, sight === 'theirs' ? 1 : 2, lowered)
    const isRight = after.said.success && after.placed === left && after.taken === left && !isNegative(after)
    tell(
      `lowered to ${left} when ${sight} was the older sight: ${after.placed} placed`,
      isRight,
      `${after.taken} taken of ${after.capacity}`,
    )
  }
  const shut = await changeBeforeOrders(stand, 3, closed)
  tell(`closed: ${shut.placed} placed`, shut.said.success && shut.closed && shut.placed === 0, `${shut.placed} placed on a closed slot`)
}

async function racePublications(stand: Stand): Promise<void> {
  const paid = await publishWhileEdited(stand, 4, [150_000, 160_000, 170_000])
  tell(
    `published while edited: ${paid.placed} placed, ${paid.unpublished} at a price that nobody published`,
    paid.placed === 3 * customers && paid.unpublished === 0 && paid.said.code === 'stale_price_list',
    `${paid.unpublished} of ${paid.placed} orders cost what nobody published`,
  )
  const named = await renameUnderOrders(stand, 5, 'Дворец и сад')
  tell(
    `renamed: ${named.whileOpen} placed meanwhile`,
    named.said.success && named.whileOpen === customers,
    `${customers - named.whileOpen} waited for a name`,
  )
  const agreed = await changeTermsUnderOrders(stand, 6)
  tell(
    `terms published: ${agreed.whileOpen} placed meanwhile`,
    agreed.said.success && agreed.whileOpen === customers,
    `${customers - agreed.whileOpen} waited for terms`,
  )
}

async function raceUnprotected(url: string): Promise<void> {
  await withStand(url, true, async (stand) => {
    const paid = await publishWhileEdited(stand, 7, [150_000, 160_000, 170_000])
    tell(`without locks ${paid.unpublished} at no published price`, paid.unpublished > 0, 'the control of prices fails to fail')
    await dropCheck(url)
    const after = await changeAfterJudging(stand, 8, lowered)
    tell(`${after.taken} taken of ${after.capacity}`, isNegative(after), 'the control of the staff’s lock fails to fail')
  })
  await withStand(url, false, async (stand) => {
    const named = await renameUnderOrders(stand, 9, 'Дворец и парк', heavier)
    tell(`by a heavier lock ${named.whileOpen} placed meanwhile`, named.whileOpen === 0, 'the control of the name fails to fail')
    const agreed = await changeTermsUnderOrders(stand, 10, heavier)
    tell(`and ${agreed.whileOpen} with the terms`, agreed.whileOpen === 0, 'the control of the terms fails to fail')
    await replaceGuard(url, 'write_order', 'slots.taken + p_places <= slots.capacity', 'true')
    const after = await changeBeforeOrders(stand, 11, loweredMore)
    tell(`without guards ${after.taken} taken of ${after.capacity}`, isNegative(after), 'the control of places fails to fail')
    await replaceGuard(url, 'write_order', 'not slots.closed and', '')
    const shut = await changeBeforeOrders(stand, 12, closed)
    tell(`${shut.placed} on a closed slot`, shut.placed >= abreast, 'the control of the closed slot fails to fail')
  })
}

await withStage('catalogue-races', { count: 12, capacity: places }, async (stage) => {
  await withClient(stage.url('proof'), (client) => client.query(admin))
  await withClient(stage.url('postgres'), (client) => client.query('create database control template proof'))
  await withStand(stage.url('proof'), false, race)
  faults.push(...orphansIn(await readTraces(stage.url('proof'))))
  await raceUnprotected(stage.url('control'))
  conclude('catalogue-races', `${customers} customers each time; ${told.join('; ')}`, faults)
})
