import { addDays } from '@anfilada/contract/dates'
import { orderActions } from '@anfilada/contract/orders/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCharged } from '../ledger/index.ts'
import { addSlot, ask, instantObjectId, objectId, place, ticketsFor, visitDate, type World, createWorld } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function taken(slotId: number): Promise<number> {
  const { rows } = await world.pool.query<{ taken: number }>('select taken from slots where id = $1', [slotId])
  return rows[0]?.taken ?? Number.NaN
}

async function read(id: number, as: 'agencyOwner' | 'agencyGuide' | 'otherAgency' = 'agencyOwner') {
  const answer = await ask(world, { as, action: 'get_request', data: { request_id: id } })
  return orderActions.get_request.output.parse(answer.json<{ data: unknown }>().data).result
}

/** Moves the visit into the past, with its order. */
async function letVisitBegin(id: number): Promise<void> {
  await world.pool.query(`update orders set pass_date = current_date - 1 where id = $1`, [id])
}

describe('placing an order', () => {
  test('takes its places and can be read back as it was sent', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await place(world, slot, {
      refno: 'NEVA-1',
      notes: 'Встреча у 👑 «колонны»\nв 11:00',
      services: [{ service: 'multicast_audio_system', quantity: 12 }],
    })

    expect(await taken(slot)).toBe(12)
    expect(await read(id)).toMatchObject({
      id,
      data: {
        kind: 'museum_tickets',
        type: 'ig',
        refno: 'NEVA-1',
        museum_id: 1,
        system_id: objectId,
        pass_date: visitDate,
        schedule_item_id: slot,
        guide: 'Ли Вэй',
        notes: 'Встреча у 👑 «колонны»\nв 11:00',
        services: [{ service: 'multicast_audio_system', quantity: 12 }],
        revision: 1,
      },
      info: {
        status: 'in_processing',
        status_label: 'В обработке',
        total: 1_680_000,
        paid: 0,
        due: 0,
        archived: false,
        allowed: ['edit', 'cancel'],
      },
      lines: [
        { item: 'common', sum: 1_500_000 },
        { item: 'child', sum: 0 },
        { item: 'multicast_audio_system', sum: 180_000 },
      ],
      history: [{ kind: 'placed', actor: 'agencyOwner', by_staff: false }],
    })
  })

  test('gets the present moment as its reference when none is given', async () => {
    const id = await place(world, await addSlot(world, { capacity: 50 }))
    expect((await read(id)).data.refno).toMatch(/^\d{13}$/)
  })

  test('on a full slot is refused with the nearest times that fit the whole group', async () => {
    const full = await addSlot(world, { capacity: 11 })
    const next = await addSlot(world, { capacity: 12 })
    const answer = await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(full) })

    expect(answer.statusCode).toBe(200)
    const body = answer.json<{ code: string; fields: Record<string, string>; nearest: { schedule_item_id: number }[] }>()
    expect(body).toMatchObject({ success: false, code: 'no_places', error: 'На этом сеансе нет мест для всей группы.' })
    expect(body.fields).toHaveProperty('schedule_item_id')
    expect(body.nearest.map((time) => time.schedule_item_id)).toContain(next)
    expect(await taken(full)).toBe(0)
  })

  test('on a full slot waits, holding no places, when the sender accepts it', async () => {
    const full = await addSlot(world, { capacity: 3 })
    const id = await place(world, full, { accept_waiting: true })
    expect((await read(id)).info.status).toBe('waiting_list')
    expect(await taken(full)).toBe(0)
  })

  test('is confirmed at once, charged once, with time and entrance, where the object confirms at once', async () => {
    const slot = await addSlot(world, { capacity: 50, object: instantObjectId })
    const id = await place(world, slot, { system_id: instantObjectId })
    expect(await read(id)).toMatchObject({
      info: { status: 'confirmed', entrance: 'Подъезд 1', due: 1_500_000 },
      history: [{ kind: 'placed' }, { kind: 'confirmed', actor: null }],
    })
    const { rows } = await world.pool.query<{ customer_id: number }>('select customer_id from orders where id = $1', [id])
    expect(await findCharged(world.pool, rows[0]?.customer_id ?? 0, `order:${id}`)).toBe(1_500_000)
  })

  test('answers bad fields beside the fields in the reader’s language and writes nothing', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const data = { ...ticketsFor(slot), pass_date: '2026-02-30', tickets: [], guide: 7 }
    const answer = await ask(world, { as: 'agencyOwner', action: 'post_request', data, language: 'vi' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_fields',
      fields: { pass_date: 'Không có ngày này.', tickets: 'Hãy thêm ít nhất một vé.', guide: 'Hãy kiểm tra giá trị này.' },
    })
    expect(await taken(slot)).toBe(0)
  })

  test('with the same key answers the same order and takes its places once', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const asking = { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slot), key: 'draft-1' } as const
    const answers = await Promise.all([ask(world, asking), ask(world, asking), ask(world, asking)])
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
    expect(await taken(slot)).toBe(12)
    expect((await ask(world, { ...asking, data: ticketsFor(slot, { qty_guide: 2 }) })).json()).toMatchObject({ code: 'key_reused' })
  })

  test('answers a repeated key as before although the slot has filled up since', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const asking = { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slot), key: 'draft-2' } as const
    const first = await ask(world, asking)
    expect(first.json()).toMatchObject({ success: true })
    expect((await ask(world, asking)).json()).toEqual(first.json())
  })
})

describe('reading orders', () => {
  test('shows a guide the orders that he placed or that name him, without prices', async () => {
    const slot = await addSlot(world, { capacity: 200 })
    const placed = await place(world, slot, {}, 'agencyGuide')
    const naming = await place(world, slot, { guide: 'agencyGuide' })
    const other = await place(world, slot)
    const list = orderActions.get_upcoming.output.parse(
      (await ask(world, { as: 'agencyGuide', action: 'get_upcoming', data: {} })).json<{ data: unknown }>().data,
    )
    const ids = list.result.map((order) => order.id)
    expect(ids).toEqual(expect.arrayContaining([placed, naming]))
    expect(ids).not.toContain(other)
    expect(list.result.every((order) => order.info.total === null && order.info.due === null)).toBe(true)
    expect((await read(placed, 'agencyGuide')).lines.every((line) => line.sum === null)).toBe(true)
  })

  test('tells whoever waits, or was rejected, which other time has room for the whole group, and nobody else', async () => {
    const upcoming = async (id: number) => {
      const answer = await ask(world, { as: 'otherAgency', action: 'get_upcoming', data: {} })
      return orderActions.get_upcoming.output.parse(answer.json<{ data: unknown }>().data).result.find((order) => order.id === id)
    }
    const date = addDays(visitDate, 20)
    const group = { pass_date: date, tickets: [{ category: 'common', quantity: 20 }], accept_waiting: true }
    const full = await addSlot(world, { capacity: 20, date })
    const placed = await place(world, full, group, 'otherAgency')
    const waiting = await place(world, full, group, 'otherAgency')
    expect(await upcoming(waiting)).not.toHaveProperty('other_time')
    const near = await addSlot(world, { capacity: 20, date })
    expect((await upcoming(waiting))?.other_time).toMatchObject({ schedule_item_id: near, date, free: 20 })
    expect(await read(waiting, 'otherAgency')).toMatchObject({ other_time: (await upcoming(waiting))?.other_time })
    expect(await read(placed, 'otherAgency')).not.toHaveProperty('other_time')
    expect(await upcoming(placed)).not.toHaveProperty('other_time')
    await place(world, near, group, 'otherAgency')
    expect(await upcoming(waiting)).not.toHaveProperty('other_time')
    expect(await read(waiting, 'otherAgency')).not.toHaveProperty('other_time')
    const rejection = { order_id: placed, revision: 1, reason: 'Зал закрыт', now: true }
    expect((await ask(world, { as: 'dispatcher', api: 'office', action: 'reject_order', data: rejection })).json()).toMatchObject({
      success: true,
    })
    const free = await addSlot(world, { capacity: 20, date })
    expect(await upcoming(placed)).toMatchObject({ info: { status: 'rejected' }, other_time: { schedule_item_id: free } })
    expect(await read(placed, 'otherAgency')).toMatchObject({ other_time: (await upcoming(placed))?.other_time })
  })

  test('says of a visit within a week how many guides must go along when its own has no license, and of a later one nothing', async () => {
    const slot = await addSlot(world, { capacity: 200 })
    const [near, later, named] = [
      await place(world, slot, { qty_guide: 0 }),
      await place(world, slot, { qty_guide: 0 }),
      await place(world, slot),
    ]
    await world.pool.query('update museum_objects set needs_license = true')
    await world.pool.query('update orders set pass_date = local_day(now()) + 2 where id = any ($1)', [[near, named]])
    const answer = await ask(world, { as: 'agencyOwner', action: 'get_upcoming', data: {} })
    const { result } = orderActions.get_upcoming.output.parse(answer.json<{ data: unknown }>().data)
    await world.pool.query('update museum_objects set needs_license = false')
    const needed = (id: number) => result.find((order) => order.id === id)?.needs_guides
    expect([needed(near), needed(later), needed(named)]).toEqual([1, undefined, undefined])
  })

  test('pages through the upcoming list without losing or repeating an order', async () => {
    const ask1 = async (data: object) =>
      orderActions.get_upcoming.output.parse(
        (await ask(world, { as: 'agencyOwner', action: 'get_upcoming', data })).json<{ data: unknown }>().data,
      )
    const whole = await ask1({})
    const pages: number[] = []
    for (let after: string | null | undefined; after !== null;) {
      const page = await ask1({ limit: 2, ...(after && { after }) })
      pages.push(...page.result.map((order) => order.id))
      after = page.next ?? null
    }
    expect(pages).toEqual(whole.result.map((order) => order.id))
  })

  test('finds archived orders by number, reference, museum and period, newest visit first', async () => {
    const slot = await addSlot(world, { capacity: 100 })
    const early = await place(world, slot, { refno: 'ARCH-100%' }, 'otherAgency')
    const late = await place(world, await addSlot(world, { capacity: 100 }), { refno: 'arch-2' }, 'otherAgency')
    for (const id of [early, late]) await ask(world, { as: 'otherAgency', action: 'delete_request', data: { request_id: id } })
    await world.pool.query(`update orders set pass_date = pass_date - 40 where id = $1`, [early])
    const archive = async (data: object) =>
      orderActions.get_archive.output
        .parse((await ask(world, { as: 'otherAgency', action: 'get_archive', data })).json<{ data: unknown }>().data)
        .result.map((order) => order.id)

    expect(await archive({})).toEqual([late, early])
    expect(await archive({ no: early })).toEqual([early])
    expect(await archive({ no: 'ARCH' })).toEqual([late, early])
    expect(await archive({ no: '100%' })).toEqual([early])
    expect(await archive({ museum_id: 1, period_lower: visitDate, period_upper: visitDate })).toEqual([late])
    expect(await archive({ museum_id: '', no: '', period_lower: '', period_upper: '' })).toEqual([late, early])
    expect(await archive({ museum_id: 99 })).toEqual([])

    // A guide, a coach and a wish for all objects only name the museum; whoever looks for it finds them, page by page.
    await world.pool.query(
      `update orders set kind = 'guide', museum_object_id = 'guide-en', museum_id = 1, slot_id = null, details = $2 where id = $1`,
      [early, { guide_language: 'en', hours: 2, meeting_point: 'у входа' }],
    )
    expect(await archive({ museum_id: 1 })).toEqual([late, early])
    expect(await archive({ museum_id: 1, limit: 1 })).toEqual([late])
    expect(await archive({ museum_id: 1, period_upper: visitDate, no: early })).toEqual([early])
    expect(await archive({ museum_id: 99 })).toEqual([])
  })
})

describe('cancelling an order', () => {
  test('returns its places, archives it at once, and cannot be done twice', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await place(world, slot)
    const cancel = () => ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
    expect((await cancel()).json()).toEqual({ success: true, data: { result: { id } } })
    expect(await taken(slot)).toBe(0)
    expect((await read(id)).info).toMatchObject({ status: 'cancelled', archived: true, allowed: [] })
    expect((await cancel()).json()).toMatchObject({ success: false, code: 'order_already_closed' })
  })

  test('reverses the charge of a confirmed order', async () => {
    const slot = await addSlot(world, { capacity: 50, object: instantObjectId })
    const id = await place(world, slot, { system_id: instantObjectId })
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id, revision: 1 } })
    const { rows } = await world.pool.query<{ customer_id: number }>('select customer_id from orders where id = $1', [id])
    expect(await findCharged(world.pool, rows[0]?.customer_id ?? 0, `order:${id}`)).toBe(0)
    expect((await read(id)).history.at(-1)).toMatchObject({
      kind: 'cancelled',
      changes: { status: { from: 'confirmed', to: 'cancelled' }, total: { from: 1_500_000, to: 0 } },
    })
  })

  test('is refused when the order changed after it was seen, and once the visit began', async () => {
    const id = await place(world, await addSlot(world, { capacity: 50 }))
    const cancel = (revision: number) => ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id, revision } })
    expect((await cancel(7)).json()).toMatchObject({ code: 'stale_revision' })
    await letVisitBegin(id)
    expect((await cancel(1)).json()).toMatchObject({ code: 'visit_started' })
  })

  test('of another customer says exactly what it says of an order that does not exist', async () => {
    const id = await place(world, await addSlot(world, { capacity: 50 }))
    const cancel = (request_id: number) => ask(world, { as: 'otherAgency', action: 'delete_request', data: { request_id } })
    const [foreign, absent] = [await cancel(id), await cancel(2_000_000_000)]
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(absent.body)
  })
})

describe('archiving an order', () => {
  test('works once the visit began, and moves it from the upcoming list to the archive', async () => {
    const id = await place(world, await addSlot(world, { capacity: 50 }))
    const archive = () => ask(world, { as: 'agencyOwner', action: 'archive_request', data: { request_id: id } })
    expect((await archive()).json()).toMatchObject({ code: 'not_archivable' })
    await letVisitBegin(id)
    expect((await archive()).json()).toEqual({ success: true, data: { result: { id } } })
    expect((await read(id)).info).toMatchObject({ archived: true, status: 'in_processing' })
    expect((await archive()).json()).toMatchObject({ code: 'already_archived' })
  })
})
