import { catalogueActions, type MonthDay, type Slot } from '@anfilada/contract/catalogue'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addSlot, ask, createWorld, instantObjectId, objectId, place, visitDate, type World } from '../testing/world.ts'

let world: World

// A world for each test: what happened to an order is never rewritten, so slots with orders cannot be swept away.
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

async function schedule(data: Record<string, unknown> = {}): Promise<Slot[]> {
  const answer = await ask(world, {
    as: 'agencyOwner',
    action: 'get_schedule',
    data: { museum_object_id: objectId, schedule_date: visitDate, ...data },
  })
  return catalogueActions.get_schedule.output.parse(answer.json<{ data: unknown }>().data).schedule_data.result
}

async function month(data: Record<string, unknown> = {}): Promise<MonthDay[]> {
  const answer = await ask(world, {
    as: 'agencyOwner',
    action: 'get_month',
    data: { museum_object_id: objectId, month: visitDate.slice(0, 7), ...data },
  })
  return catalogueActions.get_month.output.parse(answer.json<{ data: unknown }>().data).result
}

/** Moves a slot to so many minutes from now, in museum time; the cut-off of the test world is two hours. */
async function moveToMinutesFromNow(slotId: number, minutes: number): Promise<string> {
  const { rows } = await world.pool.query<{ day: string }>(
    `update slots set pass_date = (moment.at)::date, starts = (moment.at)::time
     from (select (now() + make_interval(mins => $2)) at time zone 'Europe/Moscow' as at) moment where slots.id = $1 returning pass_date as day`,
    [slotId, minutes],
  )
  return rows[0]?.day ?? ''
}

describe('the schedule of a day', () => {
  it('shows slots by time with what is free in each', async () => {
    const [wide, narrow, full] = [
      await addSlot(world, { capacity: 60 }),
      await addSlot(world, { capacity: 31 }),
      await addSlot(world, { capacity: 12 }),
    ]
    await place(world, narrow)
    await place(world, full)
    const slots = await schedule()
    expect(slots.map(({ id, capacity, free, status }) => ({ id, capacity, free, status }))).toEqual([
      { id: wide, capacity: 60, free: 60, status: 'available' },
      { id: narrow, capacity: 31, free: 19, status: 'limited' },
      { id: full, capacity: 12, free: 0, status: 'full' },
    ])
    expect(slots.map(({ time }) => time)).toEqual(slots.map(({ time }) => time).toSorted())
    for (const { time } of slots) expect(time).toMatch(/^\d{2}:\d{2}$/)
  })

  it('has places again when an order is cancelled', async () => {
    const slotId = await addSlot(world, { capacity: 12 })
    const id = await place(world, slotId)
    expect((await schedule())[0]?.status).toBe('full')
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
    expect(await schedule()).toMatchObject([{ free: 12, status: 'limited' }])
  })

  it('shows a slot as closed after its cut-off, before its visit, and never earlier', async () => {
    const [before, after] = [await addSlot(world, { capacity: 60 }), await addSlot(world, { capacity: 60 })]
    const days = [await moveToMinutesFromNow(before, 125), await moveToMinutesFromNow(after, 115)]
    const slots = (await Promise.all([...new Set(days)].map((day) => schedule({ schedule_date: day })))).flat()
    expect(slots.find(({ id }) => id === before)?.status).toBe('available')
    expect(slots.find(({ id }) => id === after)?.status).toBe('closed')
  })

  it('shows a slot as closed when staff closed it, though places are free', async () => {
    const slotId = await addSlot(world, { capacity: 60 })
    await world.pool.query('update slots set closed = true where id = $1', [slotId])
    expect(await schedule()).toMatchObject([{ free: 60, status: 'closed' }])
  })

  it('is empty for another day, another object, a group category that is not taken, and an object that does not exist', async () => {
    await addSlot(world, { capacity: 60 })
    await world.pool.query(`update museums set types = '{rf,ig}'`)
    expect(await schedule({ type: 'ig' })).toHaveLength(1)
    expect(await schedule({ type: 'cn' })).toEqual([])
    expect(await schedule({ schedule_date: '2030-01-01' })).toEqual([])
    expect(await schedule({ museum_object_id: instantObjectId })).toEqual([])
    expect(await schedule({ museum_object_id: 'nothing' })).toEqual([])
    await world.pool.query(`update museums set types = '{rf,ig,cn}'`)
  })
})

describe('the days of a month', () => {
  const days = { free: '2031-05-02', limited: '2031-05-03', full: '2031-05-04', closed: '2031-05-05', last: '2031-05-31' }

  beforeEach(async () => {
    const add = (date: string, capacity: number) => addSlot(world, { capacity, date })
    await add(days.free, 30)
    await add(days.free, 30)
    await add(days.limited, 10)
    await add(days.limited, 9)
    await add(days.full, 0)
    await add(days.last, 60)
    await world.pool.query('update slots set closed = true where id = any ($1)', [[await add(days.closed, 60), await add(days.free, 500)]])
    await add('2031-04-30', 60)
    await add('2031-06-01', 60)
  })

  it('sum the places of the slots that still take orders and tell the largest of them; days without slots are left out', async () => {
    expect(await month({ month: '2031-05' })).toEqual([
      { date: days.free, free: 60, largest: 30, status: 'available' },
      { date: days.limited, free: 19, largest: 10, status: 'limited' },
      { date: days.full, free: 0, largest: 0, status: 'full' },
      { date: days.closed, free: 0, largest: 0, status: 'closed' },
      { date: days.last, free: 60, largest: 60, status: 'available' },
    ])
  })

  it('are none for a month without slots, and for a group category that is not taken', async () => {
    await world.pool.query(`update museums set types = '{rf}'`)
    expect(await month({ month: '2031-05', type: 'cn' })).toEqual([])
    expect(await month({ month: '2031-05', type: 'rf' })).toHaveLength(5)
    expect(await month({ month: '2031-07' })).toEqual([])
    await world.pool.query(`update museums set types = '{rf,ig,cn}'`)
  })

  it('that are past are closed', async () => {
    await addSlot(world, { capacity: 60, date: '2020-02-29' })
    expect(await month({ month: '2020-02' })).toEqual([{ date: '2020-02-29', free: 0, largest: 0, status: 'closed' }])
  })
})
