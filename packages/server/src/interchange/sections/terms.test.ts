import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carrying, faultsOf } from '../../testing/carrying.ts'
import { createWorld, instantObjectId, objectId, type World } from '../../testing/world.ts'

let world: World
let files: ReturnType<typeof carrying>
beforeAll(async () => {
  world = await createWorld()
  files = carrying(world.pool)
})
afterAll(() => world.close())

async function audited(action: string): Promise<{ actor: string; details: object }[]> {
  const { rows } = await world.pool.query<{ actor: string; details: object }>(
    'select actor_name as actor, details from audit_log where action = $1 order by id',
    [action],
  )
  return rows
}
const palace = { museum_object_id: objectId, cut_off_minutes: 240, free_change_hours: 48, penalty: 30_000 }

describe('terms of objects in a file', () => {
  test('hold from then on, and their history says what was changed and by whom', async () => {
    const report = await files.tried({ terms: [palace] })
    expect(report.changes[0]?.name).toMatch(new RegExp(`, .+ \\(${objectId}\\)$`))
    expect(report.changes[0]?.lines.map(({ title, from, to }) => [title, from, to])).toEqual([
      ['Приём до визита, минут', '120', '240'],
      ['Менять бесплатно до визита, часов', '24', '48'],
      ['Штраф с человека, ₽', '0', '300'],
    ])
    expect(await audited('terms.object_changed')).toEqual([])
    expect(await files.taken({ terms: [palace] })).toMatchObject({ ok: true })
    expect((await files.whole()).terms.find(({ museum_object_id }) => museum_object_id === objectId)).toEqual(palace)
    expect(await audited('terms.object_changed')).toMatchObject([
      { actor: 'npm run import (tests)', details: { penalty: { from: 0, to: 30_000 } } },
    ])
  })

  test('change nothing when they come again, and those of other objects stay', async () => {
    const before = await files.exported()
    const again = await files.taken({ terms: [palace] })
    expect(again).toMatchObject({ ok: true, value: { sections: [{ section: 'terms', new: 0, changed: 0, unchanged: 1 }] } })
    expect(await files.exported()).toBe(before)
    expect(await audited('terms.object_changed')).toHaveLength(1)
  })

  test('of an object that is not there are told beside its code', async () => {
    expect(faultsOf(await files.tried({ terms: [palace, { ...palace, museum_object_id: 'nowhere' }] }))).toEqual([
      ['terms[1].museum_object_id', 'object_not_found', 'Объект не найден.'],
    ])
    expect(faultsOf(await files.tried({ terms: [{ ...palace, penalty: -1 }] }))).toEqual([
      ['terms[0].penalty', 'too_small', expect.any(String)],
    ])
  })
})

describe('terms of contracts in a file', () => {
  const line = { customer: 'agency', museum_object_id: objectId, cut_off_minutes: null, free_change_hours: 12, penalty: 5_000 }

  test('stand for one object and for all, beside the customer’s history', async () => {
    const all = { ...line, museum_object_id: null, penalty: null }
    expect(await files.taken({ agreed_terms: [all, line] })).toMatchObject({ ok: true })
    expect((await files.whole()).agreed_terms).toEqual([all, line])
    expect(await audited('terms.customer_changed')).toHaveLength(2)
    await files.taken({ agreed_terms: [line, all] })
    expect(await audited('terms.customer_changed')).toHaveLength(2)
  })

  test('are not taken away by a line that says nothing', async () => {
    const empty = { ...line, free_change_hours: null, penalty: null }
    expect(faultsOf(await files.tried({ agreed_terms: [empty] }))).toEqual([
      ['agreed_terms[0].cut_off_minutes', 'terms_empty', 'Впишите хотя бы одно условие. Убирают строку на экране клиента.'],
    ])
  })

  test('of no customer, or of two who are called so, are refused beside the customer', async () => {
    await world.pool.query(
      `insert into customers (kind, name, settlement) values ('legal_entity', 'twins', 'invoice'), ('legal_entity', 'twins', 'invoice')`,
    )
    const named = (customer: string) => ({ ...line, customer, museum_object_id: instantObjectId })
    const report = await files.tried({ agreed_terms: [named('nobody'), named('twins')] })
    expect(faultsOf(report).map(([place, code]) => [place, code])).toEqual([
      ['agreed_terms[0].customer', 'customer_not_found'],
      ['agreed_terms[1].customer', 'customer_not_clear'],
    ])
  })
})
