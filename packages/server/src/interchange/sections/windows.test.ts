import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carrying, faultsOf } from '../../testing/carrying.ts'
import { createWorld, museumId, type World } from '../../testing/world.ts'

let world: World
let files: ReturnType<typeof carrying>
beforeAll(async () => {
  world = await createWorld()
  files = carrying(world.pool)
  await world.pool.query(`update museums set order_kinds = '{schedule}'`)
})
afterAll(() => world.close())

const window = { museum_id: museumId, month: '2150-05', opens_at: '2150-04-01T06:00:00.000Z', closes_at: '2150-04-20T15:00:00.000Z' }
async function audited(): Promise<unknown[]> {
  return (await world.pool.query<{ details: unknown }>(`select details from audit_log where action = 'window.set' order by id`)).rows
}

describe('windows for schedules in a file', () => {
  test('are set as on their screen, moved, and left alone when they come again by other clocks', async () => {
    expect(await files.taken({ windows: [window] })).toMatchObject({ ok: true })
    expect((await files.whole()).windows).toEqual([window])
    const inMoscow = { ...window, opens_at: '2150-04-01T09:00:00+03:00', closes_at: '2150-04-20T18:00:00+03:00' }
    expect(await files.tried({ windows: [inMoscow] })).toMatchObject({ changes: [] })
    await files.taken({ windows: [{ ...window, closes_at: '2150-04-25T15:00:00.000Z' }] })
    expect((await files.whole()).windows[0]?.closes_at).toBe('2150-04-25T15:00:00.000Z')
    expect(await audited()).toHaveLength(2)
  })

  test('end after they begin and before their month is over, at a museum that takes wishes', async () => {
    const late = { ...window, month: '2150-03' }
    const backwards = { ...window, month: '2150-06', closes_at: window.opens_at }
    const report = await files.tried({ windows: [late, backwards, { ...window, museum_id: 999 }] })
    expect(faultsOf(report).map(([at, code]) => [at, code])).toEqual([
      ['windows[0].closes_at', 'window_period_wrong'],
      ['windows[1].closes_at', 'window_period_wrong'],
      ['windows[2].museum_id', 'museum_not_found'],
    ])
    await world.pool.query(`update museums set order_kinds = '{}'`)
    expect(faultsOf(await files.tried({ windows: [{ ...window, month: '2150-07' }] }))[0]?.[1]).toBe('museum_without_service')
    expect((await files.whole()).windows).toEqual([])
  })
})
