import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, createWorld, objectId, ticketsFor, visitDate, type World } from '../testing/world.ts'
import { securityHeaders } from './headers.ts'

let world: World
let slotId: number

beforeAll(async () => {
  world = await createWorld()
  slotId = await addSlot(world, { capacity: 1000 })
})
afterAll(() => world.close())

const boundary = 'b'
const part = (name: string, value: string): string => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const end = `--${boundary}--\r\n`
const form = (action: string, data: string): string => part('action', action) + part('data', data) + end
const listing = form('get_upcoming', '{}')

type Sent = { body: string | Buffer; type?: string; headers?: Record<string, string>; url?: string }

function send({ body, type = `multipart/form-data; boundary=${boundary}`, headers = {}, url = '/api/v1/actions/' }: Sent) {
  return world.app.inject({
    method: 'POST',
    url,
    headers: { authorization: world.tokens.agencyOwner, ...(type && { 'content-type': type }), ...headers },
    payload: body,
  })
}

async function rowsStored(): Promise<unknown> {
  const counts = ['orders', 'order_events', 'outbox', 'idempotency_keys', 'ledger_entries'].map(
    (table) => `(select count(*) from ${table}) as ${table}`,
  )
  const { rows } = await world.pool.query(`select ${counts.join(', ')}, (select sum(taken) from slots) as taken`)
  return rows[0]
}

/** Refused in the envelope with security headers; nothing stored; the next good request works. */
async function expectRefused(sent: Sent, status: number, code: string): Promise<Record<string, string>> {
  const before = await rowsStored()
  const answer = await send(sent)
  const body = answer.json<{ success: boolean; error: string; code: string; fields?: Record<string, string> }>()
  expect({ status: answer.statusCode, code: body.code }).toEqual({ status, code })
  expect(Object.keys(body).filter((key) => key !== 'fields')).toEqual(['success', 'error', 'code'])
  expect(body.success).toBe(false)
  expect(answer.headers).toMatchObject(securityHeaders)
  expect(answer.body.length).toBeLessThan(16_384)
  expect(await rowsStored()).toEqual(before)
  expect((await send({ body: listing })).json()).toMatchObject({ success: true })
  return body.fields ?? {}
}

describe('a broken form', () => {
  const prototypes = '{"__proto__":{"limit":1}}'
  it.each<[string, string | Buffer]>([
    ['that is empty', ''],
    ['that is cut short', listing.slice(0, -10)],
    ['with another boundary', listing.replaceAll('--b', '--c')],
    [
      'with 10,000 parts',
      Array.from({ length: 10_000 }, (_, index) => `--b\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n\r\n`)
        .join('')
        .slice(0, 262_000),
    ],
    ['with 1,000 whole parts', Array.from({ length: 1000 }, (_, index) => part(`f${index}`, '')).join('') + listing],
    ['with a second action', part('action', 'get_archive') + listing],
    ['with a second data', part('data', '{}') + listing],
    ['without data', part('action', 'get_upcoming') + end],
    ['without action', part('data', '{}') + end],
    ['with an empty name', part('', 'x') + listing],
    ['with a file', listing.replace('name="data"', 'name="data"; filename="data.json"')],
    ['with 200,000 nested brackets', form('get_upcoming', '['.repeat(200_000))],
    ['with 50,000 nested objects', form('get_upcoming', '{"a":'.repeat(50_000))],
    ['with __proto__', form('get_upcoming', prototypes)],
    ['with a constructor', form('get_upcoming', '{"constructor":{"prototype":{"limit":1}}}')],
    ['with a key twice', form('get_upcoming', '{"limit":1,"limit":2}')],
    ['with a byte order mark', form('get_upcoming', '\uFEFF{}')],
    ['with bytes that are not UTF-8', Buffer.from(form('get_upcoming', '{"language":"\u00FF"}'), 'latin1')],
    ['with a raw U+0000', form('get_archive', '{"no":"\u0000"}')],
    ['with an escaped U+0000', form('get_archive', String.raw`{"no":"\u0000"}`)],
    ['with a lone surrogate', form('get_archive', String.raw`{"no":"\ud800"}`)],
    ['with a list for data', form('get_upcoming', '[]')],
    ['with null for data', form('get_upcoming', 'null')],
    ['with text for data', form('get_upcoming', '"{}"')],
  ])('%s is malformed', async (_name, body) => {
    await expectRefused({ body }, 400, 'malformed')
  })

  it.each([
    ['no_such_action'],
    ['__proto__'],
    ['constructor'],
    ['toString'],
    ['confirm_order'],
    ['get_upcoming\u0000'],
    ['GET_UPCOMING'],
    [' get_upcoming'],
  ])('with the action %j asks for nothing known', async (action) => {
    await expectRefused({ body: form(action, '{}') }, 400, 'unknown_action')
  })

  it('that is larger than the limit is too large', async () => {
    await expectRefused({ body: form('get_upcoming', `{"a":"${'x'.repeat(300_000)}"}`) }, 413, 'too_large')
  })

  it.each([
    ['application/json', '{"action":"get_upcoming","data":{}}'],
    ['text/plain', listing],
    ['application/x-www-form-urlencoded', 'action=get_upcoming&data=%7B%7D'],
    ['multipart/mixed; boundary=b', listing],
    ['nonsense', listing],
    ['', listing],
  ])('of the type %j is not supported', async (type, body) => {
    await expectRefused({ body, type }, 415, 'unsupported_media')
  })

  it.each([['multipart/form-data'], ['multipart/form-data; boundary='], ['multipart/form-data; boundary=other']])(
    'of the type %j has no boundary of its own and is malformed',
    async (type) => {
      await expectRefused({ body: listing, type }, 400, 'malformed')
    },
  )

  it.each([['with a space'], ['ключ'], [''], ['x'.repeat(201)]])('with the idempotency key %j is malformed', async (key) => {
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
    await expectRefused({ body: form('post_request', JSON.stringify(ticketsFor(slotId))), headers }, 400, 'malformed')
  })

  it('at the login is refused in the same way', async () => {
    const url = '/api/v1/login/'
    await expectRefused({ body: listing.slice(0, -10), url }, 400, 'malformed')
    await expectRefused({ body: 'null', type: 'application/json', url }, 400, 'invalid_fields')
    await expectRefused({ body: '{"login":"a","login":"b","password":"c"}', type: 'application/json', url }, 400, 'malformed')
    await expectRefused({ body: '['.repeat(60_000), type: 'application/json', url }, 400, 'malformed')
    await expectRefused({ body: `"${'x'.repeat(70_000)}"`, type: 'application/json', url }, 413, 'too_large')
    await expectRefused({ body: part('login', 'agency') + part('password', 'x\u0000') + end, url }, 400, 'malformed')
    await expectRefused({ body: 'login=a', type: 'text/plain', url }, 415, 'unsupported_media')
  })
})

describe('a field of the wrong type', () => {
  const number = ['1e99', 1e99, 2 ** 53 + 1, 0.5, -1, null, [], {}, true, [1], 'x'.repeat(100_000)]
  const id = [...number, -0, 0, 2 ** 31]
  const text = [1, null, [], {}, true, ['text']]
  const list = ['', 'x', 1, null, {}, true, Array.from({ length: 50_000 }, () => 0), Array.from({ length: 2000 }, () => ({}))]
  const wrong: Record<string, unknown[]> = {
    museum_id: id,
    schedule_item_id: id,
    country_id: id,
    system_id: [...text, '', '../etc', 'x'.repeat(33), "';--"],
    pass_date: text,
    type: [...text, '', 'RF', 'xx'],
    persons_per_guide: [...number, 0],
    qty_guide: number,
    guide: [...text, 'x'.repeat(201), 'a\nb', '\u0007'],
    guide_phone: [...text, 'x'.repeat(41)],
    tickets: list,
    services: list,
    notes: [...text, 'x'.repeat(2001), '\u0007'],
    refno: [...text, 'x'.repeat(65)],
    accept_waiting: ['true', 1, null],
    language: [1, null, 'de', 'RU'],
  }
  const cells = Object.entries(wrong).flatMap(([field, values]) => values.map((value, index) => ({ field, value, index })))

  it.each(cells)('$field (wrong value $index) is named, and nothing is ordered', async ({ field, value }) => {
    const data = JSON.stringify({ ...ticketsFor(slotId), [field]: value })
    const fields = await expectRefused({ body: form('post_request', data) }, 400, 'invalid_fields')
    expect(Object.keys(fields).map((name) => name.split('.')[0])).toContain(field)
  })

  it.each([
    ['an unknown category', [{ category: 'vip', quantity: 1 }]],
    [
      'the same category twice',
      [
        { category: 'common', quantity: 1 },
        { category: 'common', quantity: 2 },
      ],
    ],
    ['nobody at all', [{ category: 'common', quantity: 0 }]],
    ['an empty list', []],
    ['less than nobody', [{ category: 'common', quantity: -1 }]],
    ['more than a line holds', [{ category: 'common', quantity: 501 }]],
    ['half a person', [{ category: 'common', quantity: 1.5 }]],
  ])('tickets for %s are refused', async (_name, tickets) => {
    const fields = await expectRefused(
      { body: form('post_request', JSON.stringify(ticketsFor(slotId, { tickets }))) },
      400,
      'invalid_fields',
    )
    expect(Object.keys(fields)[0]).toMatch(/^tickets/)
  })

  const noDates = [
    '2026-02-31',
    '2025-02-29',
    '0000-01-01',
    '294277-01-01',
    '+294277-01-01',
    'infinity',
    '-infinity',
    'now',
    '2026-1-1',
    '2026-01-01T00:00',
    '',
  ]
  it.each(noDates)('the date %j is no date', async (date) => {
    const orders = form('post_request', JSON.stringify(ticketsFor(slotId, { pass_date: date })))
    expect(await expectRefused({ body: orders }, 400, 'invalid_fields')).toHaveProperty('pass_date')
    const schedule = form('get_schedule', JSON.stringify({ museum_object_id: objectId, schedule_date: date }))
    expect(await expectRefused({ body: schedule }, 400, 'invalid_fields')).toHaveProperty('schedule_date')
    if (date === '') return
    const archive = form('get_archive', JSON.stringify({ period_lower: date }))
    expect(await expectRefused({ body: archive }, 400, 'invalid_fields')).toHaveProperty('period_lower')
  })

  it.each(['2026-13', '2026-00', '0000-01', '2026', '2026-1', '294277-01', 'infinity', ''])('the month %j is no month', async (month) => {
    const body = form('get_month', JSON.stringify({ museum_object_id: objectId, month }))
    expect(await expectRefused({ body }, 400, 'invalid_fields')).toHaveProperty('month')
  })

  const badCursors = [
    'x',
    '2026-02-31_10:00_1',
    '2026-01-01_99:99_1',
    '2026-01-01_10:00_9999999999',
    `${visitDate}_10:00_1'`,
    '9'.repeat(65),
  ]
  it.each(badCursors)('the page after %j does not exist', async (after) => {
    for (const action of ['get_upcoming', 'get_archive']) {
      expect(await expectRefused({ body: form(action, JSON.stringify({ after })) }, 400, 'invalid_fields')).toHaveProperty('after')
    }
  })

  it.each(['type=xx', 'type=rf&type=ig', 'museum_id=0', 'museum_id=1e3', 'museum_id=99999999999', 'system_id=%00', 'language=de'])(
    'the filter ?%s of a list is refused',
    async (query) => {
      const headers = { authorization: world.tokens.agencyOwner }
      const answer = await world.app.inject({ url: `/api/v1/museums-objects/?${query}`, headers })
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: 'invalid_fields' })
    },
  )
})
