import { refusals } from '@anfilada/contract/refusals'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from './accounts/index.ts'
import { tokenHash } from './accounts/session-token.ts'
import { buildApp, customerActions, officeActions } from './app.ts'
import { type Cell, cellsOf, matrix, matrixGaps, type Target } from './authorisation.matrix.ts'
import { sites } from './http/site.ts'
import {
  addSlot,
  ask,
  createWorld,
  objectId,
  place,
  type Principal,
  testIdentity,
  ticketsFor,
  visitDate,
  type World,
} from './testing/world.ts'

let world: World
let slotId: number
const password = 'password of the matrix'

beforeAll(async () => {
  world = await createWorld()
  slotId = await addSlot(world, { capacity: 100_000 })
  await world.pool.query(`update users set login = 'matrix', password_hash = $2 where id = $1`, [
    world.users.individual,
    await hashPassword(password),
  ])
})
afterAll(() => world.close())

const absentId = 2_000_000_000

/** A fresh order for one question; a guide's own ones were placed by him or name him, a colleague's are foreign to him. */
const ordersFor: Record<'own' | 'foreign', (principal: Principal) => { as: Principal; guide?: string }[]> = {
  own: (principal) => {
    if (principal === 'agencyGuide') return [{ as: 'agencyGuide' }, { as: 'agencyOwner', guide: 'agencyGuide' }]
    const members: readonly Principal[] = ['individual', 'agencyManager', 'otherAgency']
    return [{ as: members.includes(principal) ? principal : 'agencyOwner' }]
  },
  foreign: (principal) => {
    if (principal === 'agencyGuide') return [{ as: 'agencyManager' }, { as: 'otherAgency', guide: 'agencyGuide' }]
    return [{ as: principal === 'otherAgency' ? 'agencyOwner' : 'otherAgency' }]
  },
}

async function orderIds(operation: string, principal: Principal, target: Target): Promise<number[]> {
  if (target === 'absent' || target === 'none') return [absentId]
  const ids: number[] = []
  for (const { as, guide } of ordersFor[target](principal)) {
    const id = await place(world, slotId, guide === undefined ? {} : { guide }, as)
    if (operation === 'customer archive_request') {
      await world.pool.query(`update orders set status = 'rejected', rejection_reason = 'closed' where id = $1`, [id])
    }
    ids.push(id)
  }
  return ids
}

const dataOf: Record<string, (orderId: number) => unknown> = {
  'customer get_schedule': () => ({ museum_object_id: objectId, schedule_date: visitDate }),
  'customer get_month': () => ({ museum_object_id: objectId, month: visitDate.slice(0, 7) }),
  'customer get_prices': () => ({ museum_object_id: objectId, type: 'ig' }),
  'customer post_request': () => ticketsFor(slotId),
  'customer hold_places': () => ({ schedule_item_id: slotId, type: 'ig', quantity: 1 }),
  'customer release_hold': () => ({ hold_id: absentId }),
  'customer get_request': (request_id) => ({ request_id }),
  'customer delete_request': (request_id) => ({ request_id }),
  'customer archive_request': (request_id) => ({ request_id }),
  'office office_order': (order_id) => ({ order_id }),
  'office confirm_order': (order_id) => ({ order_id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }),
  'office wait_order': (order_id) => ({ order_id, revision: 1 }),
  'office reject_order': (order_id) => ({ order_id, revision: 1, reason: 'closed' }),
  'office cancel_order': (order_id) => ({ order_id, revision: 1 }),
}

/** A session of its own, because some operations end it. */
async function newSession(principal: Principal): Promise<string | undefined> {
  if (principal === 'none') return undefined
  const token = `once-${crypto.randomUUID()}`
  await world.pool.query(
    `insert into sessions (token_hash, user_id, expires_at, acts_for)
     select $1, $2, now() + $3::interval, (select acts_for from sessions where user_id = $2 limit 1)`,
    [tokenHash(token), world.users[principal], principal === 'expired' ? '-1 hour' : '1 hour'],
  )
  return token
}

async function request(operation: string, principal: Principal, orderId: number): Promise<LightMyRequestResponse> {
  const [door, name] = operation.split(' ') as [string, string]
  if (door === 'customer' || door === 'office') {
    return ask(world, { as: principal, door, action: name, data: dataOf[operation]?.(orderId) ?? {} })
  }
  const token = await newSession(principal)
  if (name.endsWith('/events') && (await opensStream(name, token))) return openedStream
  return world.app.inject({
    method: door as 'GET' | 'POST',
    url: name,
    headers: token === undefined ? {} : { authorization: token },
    ...(name === '/api/v1/login' && { payload: { login: 'matrix', password } }),
  })
}

/** An answer that never ends is looked at, and left; a refusal is asked for again, to be read whole. */
async function opensStream(url: string, token: string | undefined): Promise<boolean> {
  const headers = token === undefined ? {} : { authorization: token }
  const answer = await world.app.inject({ method: 'GET', url, headers, payloadAsStream: true })
  answer.stream().destroy()
  return answer.statusCode === 200
}

const openedStream = { statusCode: 200, headers: { 'content-type': 'text/event-stream' }, body: '' } as LightMyRequestResponse

/** What the app does differently from what the cell promises; empty when it keeps its word. */
async function differences(cell: Cell): Promise<string[]> {
  const found: string[] = []
  // A customer's few holds at once are another rule than the one that is asked about here.
  if (cell.operation === 'customer hold_places') await world.pool.query('update holds set expires_at = now()')
  for (const orderId of await orderIds(cell.operation, cell.principal, cell.target)) {
    const answer = await request(cell.operation, cell.principal, orderId)
    const status = cell.verdict === 'ok' ? 200 : refusals[cell.verdict]
    if (answer.statusCode !== status) found.push(`status ${answer.statusCode} instead of ${status}: ${answer.body}`)
    if (codeOf(answer) !== cell.verdict) found.push(`${codeOf(answer)} instead of ${cell.verdict}`)
    if (cell.target === 'foreign' && cell.verdict !== 'ok') found.push(...(await tellsFromAbsent(cell, answer)))
  }
  return found
}

function codeOf(answer: LightMyRequestResponse): string | undefined {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return 'ok'
  const body = answer.json<{ success?: boolean; code?: string } | null>()
  return body?.success === false ? body.code : 'ok'
}

/** Whoever may not see an order must not learn that it exists either: the answers are the same, byte for byte. */
async function tellsFromAbsent(cell: Cell, foreign: LightMyRequestResponse): Promise<string[]> {
  const absent = await request(cell.operation, cell.principal, absentId)
  if (absent.body === foreign.body && absent.statusCode === foreign.statusCode) return []
  return [`foreign and absent differ: ${foreign.body} / ${absent.body}`]
}

const builtFiles = new Set(sites.map(({ prefix }) => `GET ${prefix}*`))

/** Every action of both doors and every route, as the matrix names them; the apps' own built files belong to everyone. */
function operationsOf(app: FastifyInstance): string[] {
  const actions = [
    ...[...customerActions.keys()].map((name) => `customer ${name}`),
    ...[...officeActions.keys()].map((name) => `office ${name}`),
  ]
  const routes = routesOf(app).filter((route) => !/ \/api\/(v1|office)\/actions$/.test(route) && !builtFiles.has(route))
  return [...actions, ...routes]
}

/** Fastify prints its routes as a tree, four characters a level; what goes without saying (HEAD beside GET) is left out. */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^(.*?)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
      if (indent === undefined || part === undefined) return []
      const path = `${parents[indent.length / 4 - 1] ?? ''}${part}`
      parents[indent.length / 4] = path
      const all = methods?.split(', ') ?? []
      return all.filter((method) => method !== 'HEAD' || !all.includes('GET')).map((method) => `${method} ${path.replace(/^\*/, '/*')}`)
    })
}

describe('the authorisation matrix', () => {
  it('has a row for every operation of the app, and no row without an operation', () => {
    expect(matrixGaps(operationsOf(world.app), matrix)).toEqual({ undeclared: [], missing: [] })
  })

  it.each(cellsOf(matrix))('$operation — $principal, $target order: $verdict', async (cell) => {
    expect(await differences(cell)).toEqual([])
  })

  it('finds a planted route and a row without an operation', async () => {
    const app = await buildApp({ pool: world.pool, log: pino({ level: 'silent' }), identity: testIdentity })
    app.get('/api/v1/invoices/:id/file', async () => 'everyone may read this')
    await app.ready()
    const rows = { ...matrix, 'customer no_such_action': { may: [] } }
    expect(matrixGaps(operationsOf(app), rows)).toEqual({
      undeclared: ['GET /api/v1/invoices/:id/file'],
      missing: ['customer no_such_action'],
    })
    await app.close()
  })

  it('finds a member who was given a wrong ability', async () => {
    const planted = { operation: 'customer get_prices', principal: 'agencyGuide', target: 'none', verdict: 'forbidden' } as const
    await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.agencyGuide])
    const found = await differences(planted)
    await world.pool.query(`update users set roles = '{guide}' where id = $1`, [world.users.agencyGuide])
    expect(found).toContain('ok instead of forbidden')
  })
})

describe('a guide', () => {
  it('reads no sum anywhere: not in lists, price lines or the history', async () => {
    const id = await place(world, slotId, {}, 'agencyGuide')
    await ask(world, { as: 'dispatcher', door: 'office', action: 'confirm_order', data: dataOf['office confirm_order']?.(id) })
    const upcoming = await ask(world, { as: 'agencyGuide', action: 'get_upcoming', data: {} })
    await ask(world, { as: 'dispatcher', door: 'office', action: 'cancel_order', data: { order_id: id, revision: 2 } })
    const answers = [
      upcoming,
      await ask(world, { as: 'agencyGuide', action: 'get_request', data: { request_id: id } }),
      await ask(world, { as: 'agencyGuide', action: 'get_archive', data: {} }),
      await ask(world, { as: 'agencyGuide', action: 'post_request', data: ticketsFor(slotId) }),
    ]
    expect(answers.map((answer) => answer.json().success)).toEqual([true, true, true, true])
    expect(answers.flatMap((answer) => sumsIn(answer.json()))).toEqual([])
    const owners = await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: id } })
    expect(sumsIn(owners.json()).toSorted()).toContain('total')
  })

  it('finds in his lists the orders that he placed or that name him, and no others', async () => {
    const placed = await place(world, slotId, {}, 'agencyGuide')
    const naming = await place(world, slotId, { guide: 'agencyGuide' }, 'agencyOwner')
    const colleagues = await place(world, slotId, {}, 'agencyOwner')
    const answer = await ask(world, { as: 'agencyGuide', action: 'get_upcoming', data: {} })
    const ids = answer.json<{ data: { result: { id: number }[] } }>().data.result.map((order) => order.id)
    expect(ids).toEqual(expect.arrayContaining([placed, naming]))
    expect(ids).not.toContain(colleagues)
  })
})

/** Names of money fields that hold anything, at any depth. */
function sumsIn(value: unknown, name = ''): string[] {
  if (value === null) return []
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => sumsIn(item, /^\d|^(from|to)$/.test(key) ? name : key))
  return ['total', 'paid', 'due', 'unit_price', 'sum'].includes(name) ? [name] : []
}
