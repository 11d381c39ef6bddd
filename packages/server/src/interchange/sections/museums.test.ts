import type { MuseumRow } from '@anfilada/contract/interchange/museums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carrying, faultsOf } from '../../testing/carrying.ts'
import { museumDocument, objectDocument } from '../../testing/catalogue-targets.ts'
import { createWorld, museumId, type World } from '../../testing/world.ts'

let world: World
let files: ReturnType<typeof carrying>
beforeAll(async () => {
  world = await createWorld()
  files = carrying(world.pool)
})
afterAll(() => world.close())

/** A museum with its ways to others, by their numbers. */
function museumTo(number: number, ...others: number[]): MuseumRow {
  const objects = [{ ...objectDocument(`of-${number}`), countries: [] }]
  return { number, ...museumDocument([]), objects, travel: others.map((museum_id) => ({ museum_id, minutes: 15 })) }
}

describe('ways between museums in a file', () => {
  test('lead to museums that are there or come with it, before or after', async () => {
    const report = await files.taken({ museums: [museumTo(60, 61, museumId), museumTo(61, 60)] })
    expect(report).toMatchObject({ ok: true })
    expect((await files.whole()).museums.find(({ number }) => number === 60)?.travel.map(({ museum_id }) => museum_id)).toEqual([
      museumId,
      61,
    ])
  })

  test('to a museum that nobody knows are told at its number', async () => {
    expect(faultsOf(await files.tried({ museums: [museumTo(62, museumId, 999), museumTo(63, 62)] }))).toEqual([
      ['museums[0].travel[1].museum_id', 'museum_not_found', 'Такого музея нет.'],
    ])
    expect((await files.whole()).museums.some(({ number }) => number === 62)).toBe(false)
  })
})
