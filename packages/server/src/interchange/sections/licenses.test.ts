import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import type { LicenseRow } from '@anfilada/contract/interchange/licenses'
import { licenseActions } from '@anfilada/contract/licenses/licenses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carrying, faultsOf } from '../../testing/carrying.ts'
import { addLicense, addProlongationGroup } from '../../testing/licenses.ts'
import { ask, createWorld, museumId, type World } from '../../testing/world.ts'

let world: World
let files: ReturnType<typeof carrying>
beforeAll(async () => {
  world = await createWorld()
  files = carrying(world.pool)
  await world.pool.query(`update users set email = login || '@agency.example' where login = 'agencyOwner'`)
})
afterAll(() => world.close())

const today = todayIn(defaultZone)

function license(changes: Partial<LicenseRow> = {}): LicenseRow {
  return {
    customer: 'agency',
    guide: 'Мариам Карими',
    museum_id: museumId,
    number: 'ЦС-0958',
    experience_years: 4,
    expiration_date: addDays(today, 200),
    main_language: 'fa',
    additional_languages: ['en'],
    valid_from: '2020-01-01',
    decision: 'accepted',
    reason: null,
    ...changes,
  }
}
const standing = async (number: string) => (await files.whole()).licenses.filter((row) => row.number === number)
const told = async (rows: LicenseRow[]) => faultsOf(await files.tried({ licenses: rows })).map(([place, code]) => [place, code])
async function states(): Promise<Record<string, string>> {
  const answer = await ask(world, { as: 'agencyOwner', action: 'license_list', data: {} })
  const { result } = licenseActions.license_list.output.parse(answer.json<{ data: unknown }>().data)
  return Object.fromEntries(result.map(({ number, state }) => [number, state]))
}
async function mails(): Promise<{ template: string; facts: Record<string, unknown> }[]> {
  return (await world.pool.query<{ template: string; facts: Record<string, unknown> }>('select template, facts from mails order by id'))
    .rows
}
async function audited(): Promise<string[]> {
  const { rows } = await world.pool.query<{ action: string }>(`select action from audit_log where subject = 'license' order by id`)
  return rows.map(({ action }) => action)
}

describe('licenses in a file', () => {
  test('come with the word of staff, hold at once, and nobody is written to', async () => {
    const rows = [
      license(),
      license({ number: 'ЦС-1', decision: 'waiting' }),
      license({ number: 'ЦС-2', decision: 'refused', reason: 'Нет печати' }),
    ]
    expect(await files.taken({ licenses: rows })).toMatchObject({ ok: true })
    expect((await files.whole()).licenses).toEqual(rows)
    expect(await states()).toEqual({ 'ЦС-0958': 'valid', 'ЦС-1': 'waiting', 'ЦС-2': 'refused' })
    expect(await mails()).toEqual([])
    expect(await audited()).toEqual(['license.added', 'license.added', 'license.added'])
    await files.taken({ licenses: rows })
    expect(await audited()).toHaveLength(3)
  })

  test('are of one guide, whoever of his spellings the file has', async () => {
    await files.taken({ licenses: [license({ number: 'ЦС-3', guide: 'мариам КАРИМИ' })] })
    expect((await standing('ЦС-3'))[0]?.guide).toBe('Мариам Карими')
    const { rows } = await world.pool.query(`select name from guides where lower(name) = lower('Мариам Карими')`)
    expect(rows).toHaveLength(1)
    expect(await files.tried({ licenses: [license({ number: 'ЦС-3', guide: 'мариам КАРИМИ' })] })).toMatchObject({
      sections: [{ new: 0 }],
    })
  })

  test('that are over come as well, and hold nothing', async () => {
    const over = license({ number: 'ЦС-4', expiration_date: addDays(today, -12) })
    expect(await files.taken({ licenses: [over] })).toMatchObject({ ok: true })
    expect((await states())['ЦС-4']).toBe('expired')
    const { rows } = await world.pool.query(`select told_of as told from licenses where number = 'ЦС-4'`)
    expect(rows).toEqual([{ told: -1 }])
  })

  test('change their days, years and languages, and a new word of staff is read by members', async () => {
    const changed = license({ experience_years: 5, additional_languages: ['ru', 'en'], expiration_date: addDays(today, 400) })
    const before = (await audited()).length
    await files.taken({ licenses: [changed] })
    expect(await standing('ЦС-0958')).toEqual([changed])
    expect((await audited()).slice(before)).toEqual(['license.changed'])
    expect(await mails()).toEqual([])
    const suspended = { ...changed, decision: 'suspended' as const, reason: 'Жалоба группы' }
    await files.taken({ licenses: [suspended] })
    expect(await standing('ЦС-0958')).toEqual([suspended])
    expect((await audited()).at(-1)).toBe('license.suspended')
    expect(await mails()).toMatchObject([{ template: 'license_decided', facts: { state: 'suspended' } }])
  })

  test('move only as staff may move them', async () => {
    await files.taken({ licenses: [license({ number: 'ЦС-5' })] })
    const moved = license({ number: 'ЦС-5', decision: 'waiting' })
    expect(await told([moved])).toEqual([['licenses[0].decision', 'license_move_wrong']])
    expect(await told([{ ...moved, decision: 'refused', reason: 'Нет' }])).toEqual([['licenses[0].decision', 'license_move_wrong']])
    expect(await told([{ ...moved, decision: 'suspended' }])).toEqual([['licenses[0].reason', 'required']])
    await files.taken({ licenses: [license({ number: 'ЦС-6', decision: 'waiting', expiration_date: addDays(today, -1) })] })
    const over = license({ number: 'ЦС-6', expiration_date: addDays(today, -1) })
    expect(await told([over])).toEqual([['licenses[0].decision', 'license_over']])
  })

  test('keep their last day while their renewal is asked for', async () => {
    const id = await addLicense(world, { number: 'ЦС-7' })
    const group = await addProlongationGroup(world)
    await world.pool.query(
      `insert into prolongation_requests (license_id, group_id, customer_id, state, fee_kopecks, requested_by)
       select licenses.id, $2, licenses.customer_id, 'requested', 0, (select min(id) from users) from licenses where licenses.id = $1`,
      [id, group],
    )
    const [row] = await standing('ЦС-7')
    if (!row) throw new Error('It is not there')
    expect(await told([{ ...row, expiration_date: '2098-01-01' }])).toEqual([['licenses[0].expiration_date', 'license_under_way']])
  })

  test('of no museum, no customer or no language are told beside their cells', async () => {
    expect(await told([license({ number: 'ЦС-8', museum_id: 999 }), license({ number: 'ЦС-8', customer: 'nobody' })])).toEqual([
      ['licenses[0].museum_id', 'museum_not_found'],
      ['licenses[1].customer', 'customer_not_found'],
    ])
    expect(await told([license({ main_language: 'xx' as 'fa' })])).toEqual([['licenses[0].main_language', 'invalid']])
  })
})
