import { addDays, dateIn, defaultZone } from '@anfilada/contract/dates'
import { licenseActions } from '@anfilada/contract/licenses/licenses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addLicense, addProlongationGroup, clearLicenses, type TestLicense } from '../../testing/licenses.ts'
import { ask, createWorld, museumId, type World } from '../../testing/world.ts'
import { tellLicenses } from './tell-licenses.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.pool
    .query(`update users set email = login || '@example.com', language = case login when 'agencyManager' then 'fa' else 'en' end
                          where customer_id is not null`)
})
afterAll(() => world.close())
beforeEach(async () => {
  await clearLicenses(world)
  await world.pool.query(`delete from mails; update users set notifications = '{}'; update museum_objects set zone = '${defaultZone}'`)
})

type Mail = { recipient: string; language: string; template: string; facts: Record<string, string> }
async function mails(): Promise<Mail[]> {
  const { rows } = await world.pool.query<Mail>('select recipient, language, template, facts from mails order by id')
  return rows
}
const readersOf = (sent: readonly Mail[]) => sent.map(({ recipient }) => recipient.split('@')[0] ?? '').toSorted()
const today = () => dateIn(defaultZone, new Date())
const add = (license: TestLicense = {}) => addLicense(world, license)
const staff = async (action: string, data: object) =>
  expect((await ask(world, { as: 'dispatcher', api: 'office', action, data })).json()).toMatchObject({ success: true })
const keepers = ['agencyManager', 'agencyOwner', 'expired']

describe('whoever keeps a license reads a mail', () => {
  test('of the word of staff with its reason, each in his language; accountants and guides of others none', async () => {
    const id = await add({ decision: 'waiting' })
    await staff('decide_license', { license_id: id, revision: 1, decision: 'refused', reason: 'Нет печати' })
    const sent = await mails()
    expect(readersOf(sent)).toEqual(keepers)
    expect(sent.find(({ recipient }) => recipient.startsWith('agencyManager'))).toMatchObject({
      language: 'fa',
      template: 'license_decided',
      facts: { license: '78-0012', guide: 'Ли Вэй', state: 'refused', explained: 'yes', reason: 'Нет печати' },
    })
  })

  test('of his own license as its guide', async () => {
    const id = await add({ guide: 'agencyGuide', decision: 'waiting' })
    await world.pool.query('update guides set user_id = $1', [world.users.agencyGuide])
    await staff('decide_license', { license_id: id, revision: 1, decision: 'accepted' })
    expect(readersOf(await mails())).toEqual(['agencyGuide', ...keepers])
  })

  test('of its renewal: the new last day, or why there is none', async () => {
    const [one, other] = [await add({ number: 'n-1' }), await add({ number: 'n-2' })]
    const asked = { license_id: [one, other], prolongation_group: await addProlongationGroup(world) }
    const answer = await ask(world, { as: 'agencyOwner', action: 'prolongate_license', data: asked })
    const [first, second] = answer.json<{ data: { result: { request_id: number }[] } }>().data.result
    await staff('enter_prolongation', { request_id: first?.request_id, expiration_date: '2100-02-28' })
    await staff('decline_prolongation', { request_id: second?.request_id, reason: 'Музей закрыт' })
    const told = (await mails()).filter(({ recipient }) => recipient.startsWith('agencyOwner'))
    expect(told.map(({ template, facts }) => [template, facts['state'], facts['date'], facts['reason']])).toEqual([
      ['prolongation_decided', 'prolonged', '2100-02-28', ''],
      ['prolongation_decided', 'declined', '', 'Музей закрыт'],
    ])
  })

  test('not of what he chose not to read', async () => {
    await world.pool.query(
      `update users set notifications = '{"license_decided": {"mail": false, "portal": true}}' where login = 'agencyOwner'`,
    )
    const id = await add({ decision: 'waiting' })
    await staff('decide_license', { license_id: id, revision: 1, decision: 'accepted' })
    expect(readersOf(await mails())).toEqual(['agencyManager', 'expired'])
  })
})

describe('the end of a license', () => {
  const ends = async (inDays: number) => add({ expiration_date: addDays(today(), inDays) })

  test('is told once, however often the job runs, and once more at the next of its days', async () => {
    const id = await ends(45)
    expect([await tellLicenses(world.pool), await tellLicenses(world.pool)]).toEqual([1, 0])
    const sent = await mails()
    expect(readersOf(sent)).toEqual(keepers)
    expect(sent[0]).toMatchObject({ template: 'license_ending', facts: { state: 'ending', date: addDays(today(), 45) } })
    await world.pool.query('update licenses set expiration_date = $2 where id = $1', [id, addDays(today(), -2)])
    expect([await tellLicenses(world.pool), await tellLicenses(world.pool)]).toEqual([1, 0])
    expect((await mails()).at(-1)).toMatchObject({ facts: { state: 'over' } })
  })

  test('is told anew after a renewal', async () => {
    const id = await ends(3)
    await tellLicenses(world.pool)
    const data = { license_id: [id], prolongation_group: await addProlongationGroup(world) }
    const answer = await ask(world, { as: 'agencyOwner', action: 'prolongate_license', data })
    const [request] = answer.json<{ data: { result: { request_id: number }[] } }>().data.result
    await staff('enter_prolongation', { request_id: request?.request_id, expiration_date: addDays(today(), 20) })
    expect(await tellLicenses(world.pool)).toBe(1)
  })

  test('is not told of what holds for long, waits, was taken away or is deleted', async () => {
    await add()
    await add({ expiration_date: addDays(today(), 5), decision: 'waiting' })
    await add({ expiration_date: addDays(today(), 5), decision: 'suspended', reason: 'Жалоба', number: 'n-3' })
    await world.pool.query('update licenses set deleted_at = now() where id = $1', [await add({ number: 'n-4', expiration_date: today() })])
    expect([await tellLicenses(world.pool), await mails()]).toEqual([0, []])
  })

  test('follows the clocks of the museum, by which it is over or has a day left', async () => {
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
    // These two never have the same day: what is today in the one is over in the other.
    const last = dateIn(west, new Date())
    await add({ expiration_date: last })
    const stateIn = async (zone: string) => {
      await world.pool.query('update museum_objects set zone = $2 where museum_id = $1', [museumId, zone])
      const answer = await ask(world, { as: 'agencyOwner', action: 'license_list', data: {} })
      return licenseActions.license_list.output.parse(answer.json<{ data: unknown }>().data).result[0]?.state
    }
    expect([await stateIn(west), await stateIn(east)]).toEqual(['expiring', 'expired'])
    await tellLicenses(world.pool)
    expect((await mails())[0]?.facts['state']).toBe('over')
  })
})
