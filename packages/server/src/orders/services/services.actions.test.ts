import { addDays } from '@anfilada/contract/dates'
import { orderKindActions } from '@anfilada/contract/orders/order-kinds'
import { officeOrderActions } from '@anfilada/contract/orders/office-orders'
import { orderActions } from '@anfilada/contract/orders/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addServices, guideData, loanData, openWindow, transportData, wishData } from '../../testing/services.ts'
import { ask, createWorld, museumId, objectId, type Principal, visitDate, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(() => world.close())

type Answer = {
  success: boolean
  code?: string
  moment?: string
  fields?: Record<string, string>
  data: { result: { id: number; refno: string } }
}
type Extra = { as?: Principal; key?: string; language?: string }
async function tell(action: string, data: object, { as = 'agencyOwner', ...extra }: Extra = {}): Promise<Answer> {
  return (await ask(world, { as, action, data, ...extra })).json<Answer>()
}
async function placed(action: keyof typeof orderKindActions, data: object, extra: Extra = {}) {
  const answer = await tell(action, data, extra)
  if (!answer.success) throw new Error(`${action} was refused: ${answer.code}`)
  return orderKindActions.post_request_guide.output.parse(answer.data).result
}
async function read(request_id: number) {
  const answer = await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id, language: 'ru' } })
  return orderActions.get_request.output.parse(answer.json<{ data: unknown }>().data).result
}
async function decide(action: string, order_id: number, data: object = {}, revision = 1) {
  const answer = await ask(world, { as: 'dispatcher', api: 'office', action, data: { order_id, revision, ...data } })
  return answer.json<{ success: boolean; code?: string; data: unknown }>()
}

describe('an order of equipment', () => {
  test('is read back with its moments, carries country 100, and says them in the notes', async () => {
    const { id, refno } = await placed('post_request_rg_ag', { ...loanData, notes: 'У входа' }, { language: 'ru' })
    expect(Number(refno)).toBeGreaterThanOrEqual(1000)
    expect(Number(refno)).toBeLessThanOrEqual(9999)
    const order = await read(id)
    expect(order.data).toMatchObject({
      kind: 'audio_guides',
      country_id: 100,
      pickup: loanData.pickup,
      return_at: loanData.return,
      services: [{ service: 'multicast_audio_system', quantity: 25 }],
      tickets: [],
      notes: `Получение ${visitDate} 09:00, возврат ${visitDate} 19:00\nУ входа`,
    })
    expect(order.info).toMatchObject({ total: 25 * 15_000, museum: 'Дворец', object: 'Главный комплекс', time: '09:00' })
    // The specification's country is nobody's.
    expect(order.info.country).toBe('')
  })

  test('is refused at its return when that comes before the pickup', async () => {
    const answer = await tell('post_request_rg_ag', { ...loanData, return: loanData.pickup })
    expect(answer.success).toBe(false)
    expect(Object.keys(answer.fields ?? {})).toEqual(['return'])
  })

  test('keeps the reference that the sender gave', async () => {
    expect((await placed('post_request_rg_ag', { ...loanData, refno: 'RG-7' })).refno).toBe('RG-7')
  })

  test('is refused beside the equipment that is out already', async () => {
    const answer = await tell('post_request_rg_ag', { ...loanData, services: [{ service: 'multicast_audio_system', quantity: 51 }] })
    expect(answer).toMatchObject({ code: 'equipment_taken', fields: { 'services.0.quantity': expect.any(String) } })
  })

  test('shows what is free on the worst day of the loan', async () => {
    const answer = await ask(world, {
      as: 'agencyOwner',
      action: 'get_equipment',
      data: { pickup: `${visitDate}T09:00:00+03:00`, return: loanData.return },
    })
    expect(orderKindActions.get_equipment.output.parse(answer.json<{ data: unknown }>().data).result).toEqual([
      { service: 'ag', stock: 40, free: 40 },
      { service: 'multicast_audio_system', stock: 100, free: 50 },
    ])
  })
})

describe('an order of transport', () => {
  test('is read back as it was sent, under the name of the vehicle, and is charged for its hours when confirmed', async () => {
    const { id } = await placed('post_request_transport', transportData)
    const { data, info } = await read(id)
    expect(data).toMatchObject({
      kind: 'transport',
      museum_id: null,
      vehicle: 'coach',
      pickup: 'Гостиница «Астория»',
      dropoff: 'Пулково-1',
      hours: 4,
      contact: 'Ли Вэй',
      contact_phone: '+7 921 555-01-02',
      adult: 20,
      child: 4,
      tickets: [],
      services: [],
    })
    expect(info).toMatchObject({ museum: 'Транспорт', object: 'Автобус', time: '11:00', total: 1_400_000 })

    await decide('confirm_order', id, { time: '11:00', entrance: 'Гостиница «Астория»' })
    const { rows } = await world.pool.query<{ item: string; amount: number }>(
      `select ledger_accounts.item, sum(ledger_entries.amount_kopecks)::bigint as amount
       from ledger_transactions join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
       join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
       where ledger_transactions.reference = $1 and ledger_accounts.kind = 'income' group by 1`,
      [`order:${id}`],
    )
    // 1 400 000 less the VAT inside it at 22 %.
    expect(rows).toEqual([{ item: 'transport', amount: -(1_400_000 - 252_459) }])
  })

  test('is refused beside a contact whose telephone is none', async () => {
    for (const contact_phone of ['абв', '', '+7 921 555-01']) {
      const answer = await tell('post_request_transport', { ...transportData, contact_phone })
      expect(Object.keys(answer.fields ?? {})).toEqual(['contact_phone'])
    }
  })

  test('keeps a Russian number with its country code', async () => {
    const { id } = await placed('post_request_transport', { ...transportData, contact_phone: '8 (921) 555-01-18' })
    expect((await read(id)).data).toMatchObject({ contact_phone: '+7 921 555 01 18' })
  })

  test('is read, and changed in other things, with a telephone from before there was a rule', async () => {
    const { id } = await placed('post_request_transport', transportData)
    await world.pool.query(`update orders set details = details || '{"contact_phone": "абв"}' where id = $1`, [id])
    const { data } = await read(id)
    expect(data).toMatchObject({ contact_phone: 'абв' })
    const answer = await tell('put_request', { id, revision: data.revision, dropoff: 'Пулково-2', language: 'ru' })
    expect(answer).toMatchObject({ success: true })
    expect((await read(id)).data).toMatchObject({ contact_phone: 'абв', dropoff: 'Пулково-2' })
  })

  test('is refused when the vehicle has a seat too few', async () => {
    expect(await tell('post_request_transport', { ...transportData, vehicle: 'minivan' })).toMatchObject({ code: 'vehicle_too_small' })
  })
})

describe('an order of a guide', () => {
  test('speaks of the guide’s language, and answers in the reader’s', async () => {
    const { id } = await placed('post_request_guide', { ...guideData, language: 'zh', museum_id: museumId })
    expect(await read(id)).toMatchObject({
      data: { kind: 'guide', guide_language: 'zh', hours: 3, meeting_point: guideData.meeting_point, museum_id: museumId },
      info: { museum: 'Дворец', total: 900_000 },
    })
    const refused = await ask(world, {
      as: 'agencyOwner',
      action: 'post_request_guide',
      data: { ...guideData, language: 'fa' },
      language: 'en',
    })
    expect(refused.json()).toMatchObject({ code: 'service_not_sold', fields: { language: expect.stringMatching(/[a-z]/) } })
  })

  test('is charged as the income of guides', async () => {
    const { id } = await placed('post_request_guide', guideData)
    await decide('confirm_order', id, { time: '11:00', entrance: 'Вестибюль' })
    const { rows } = await world.pool.query(
      `select ledger_accounts.item from ledger_transactions join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
       join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
       where ledger_transactions.reference = $1 and ledger_accounts.kind = 'income'`,
      [`order:${id}`],
    )
    expect(rows).toEqual([{ item: 'guide' }])
  })
})

describe('a schedule wish', () => {
  test('for all objects names the museum and no object', async () => {
    const { id } = await placed('post_request_schedule', { ...wishData, system_id: '' })
    expect(await read(id)).toMatchObject({
      data: { kind: 'schedule', museum_id: museumId, system_id: '', country_id: 267, adult: 20, child: 4 },
      info: { museum: 'Дворец', object: '', total: 0 },
    })
  })

  test('is taken to the last moment of its window and no longer, by the clock of the database', async () => {
    await openWindow(world, '-1 hour', '1 minute')
    await placed('post_request_schedule', wishData)
    await openWindow(world, '-1 hour', '-1 second')
    const late = await tell('post_request_schedule', wishData)
    expect(late).toMatchObject({ code: 'window_closed', moment: expect.stringMatching(/Z$/), fields: { pass_date: expect.any(String) } })
    await openWindow(world, '1 second', '1 hour')
    expect(await tell('post_request_schedule', wishData)).toMatchObject({ code: 'window_not_open', moment: expect.any(String) })
    await openWindow(world, '-1 hour', '1 hour')
  })

  test('falls into the window of the month of its visit, not of another', async () => {
    const other = addDays(visitDate, 40)
    expect(await tell('post_request_schedule', { ...wishData, pass_date: other })).toMatchObject({ code: 'window_not_open' })
  })
})

describe('every kind', () => {
  const kinds = [
    [
      'post_request_rg_ag',
      {
        ...loanData,
        services: [
          { service: 'ag', quantity: 0 },
          { service: 'multicast_audio_system', quantity: 1 },
        ],
      },
    ],
    ['post_request_schedule', wishData],
    ['post_request_transport', transportData],
    ['post_request_guide', guideData],
  ] as const

  test.each(kinds)('%s is placed once for one key', async (action, data) => {
    const first = await placed(action, data, { key: `once-${action}` })
    expect(await placed(action, data, { key: `once-${action}` })).toEqual(first)
    expect(await tell(action, { ...data, notes: 'another' }, { key: `once-${action}` })).toMatchObject({ code: 'key_reused' })
  })

  test.each(kinds)('%s stands in the queue of staff and can be rejected with a reason', async (action, data) => {
    const { id } = await placed(action, data)
    const queue = await ask(world, { as: 'dispatcher', api: 'office', action: 'office_queue', data: { limit: 500 } })
    const { result } = officeOrderActions.office_queue.output.parse(queue.json<{ data: unknown }>().data)
    expect(result.map((order) => order.id)).toContain(id)
    const card = await ask(world, { as: 'dispatcher', api: 'office', action: 'office_order', data: { order_id: id } })
    officeOrderActions.office_order.output.parse(card.json<{ data: unknown }>().data)
    expect(await decide('reject_order', id, { reason: 'Нет свободных' })).toMatchObject({ success: true })
    expect(await read(id)).toMatchObject({ info: { status: 'rejected', rejection_reason: 'Нет свободных' } })
  })

  test('shows a guide no sums', async () => {
    const answer = await tell('post_request_guide', guideData, { as: 'agencyGuide' })
    expect(answer.data.result).toMatchObject({ total: null })
  })
})

describe('the lists of museums', () => {
  test('name those that are offered for the kind of order', async () => {
    const get = async (path: string, query = '') =>
      (await world.app.inject({ url: `/api/v1/museums-for-${path}/${query}`, headers: { authorization: world.tokens.agencyOwner } })).json<
        object[]
      >()
    expect(await get('rgag')).toHaveLength(1)
    await world.pool.query(`update museums set order_kinds = '{audio_guides,transport,guide}'`)
    expect(await get('schedule', '?type=ig')).toEqual([])
    expect(await get('guide')).toMatchObject([{ id: museumId, types: ['rf', 'ig', 'cn'], district: 'centre' }])
    await world.pool.query(`update museums set order_kinds = '{audio_guides,transport,guide,schedule}'`)
  })

  test('do not show what the company itself sells among the objects of museums', async () => {
    const objects = await world.app.inject({ url: '/api/v1/museums-objects/', headers: { authorization: world.tokens.agencyOwner } })
    expect(objects.json<{ system_id: string }[]>().map(({ system_id }) => system_id)).toEqual(expect.arrayContaining([objectId]))
    expect(objects.json<{ system_id: string }[]>()).toHaveLength(2)
    const services = await ask(world, { as: 'agencyOwner', action: 'get_services', data: { service: 'transport' } })
    const { result } = orderKindActions.get_services.output.parse(services.json<{ data: unknown }>().data)
    expect(result.map(({ system_id, seats }) => [system_id, seats])).toEqual([
      ['sedan', 3],
      ['minivan', 7],
      ['minibus', 18],
      ['coach', 49],
    ])
  })
})
