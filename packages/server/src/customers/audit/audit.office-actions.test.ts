import { auditActions, type AuditLine } from '@anfilada/contract/customers/audit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { ask, createWorld, type World } from '../../testing/world.ts'
import { type AuditActor, type AuditEntry, recordAudit } from '../../identity/audit/audit.store.ts'

let world: World
let agencyId: number

const origin = { address: '203.0.113.7', device: 'Firefox' }
const visitor: AuditActor = { userId: null, name: 'Анна Петрова', customerId: null }

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select customer_id as id from users where id = $1`, [world.users.agencyOwner])
  agencyId = (rows[0] as { id: number }).id
  const admin: AuditActor = { userId: world.users.admin, name: 'admin', customerId: null }
  const owner: AuditActor = { userId: world.users.agencyOwner, name: 'agencyOwner', customerId: agencyId }
  await record(visitor, { action: 'application.sent', subject: 'application', subjectId: 7, details: { email: "anna.o'neil@example.com" } })
  await record(admin, { action: 'application.approved', subject: 'application', subjectId: 7, customerId: agencyId })
  await record(owner, { action: 'member.invited', subject: 'member', subjectId: 71, details: { roles: ['manager'] } })
})
afterAll(() => world.close())

const record = (actor: AuditActor, entry: AuditEntry) => inTransaction(world.pool, (tx) => recordAudit(tx, actor, origin, entry))

async function read(data: object = {}): Promise<{ result: AuditLine[]; next: number | null; actions: string[] }> {
  const answer = await ask(world, { as: 'admin', api: 'office', action: 'office_audit', data })
  return auditActions.office_audit.output.parse(answer.json<{ data: unknown }>().data)
}
const actionsIn = async (data: object): Promise<string[]> => (await read(data)).result.map(({ action }) => action)

describe('the audit log', () => {
  it('tells who did what to what, for whom, when and from where, newest first', async () => {
    const { result, next, actions } = await read()
    expect(result.map(({ action }) => action)).toEqual(['member.invited', 'application.approved', 'application.sent'])
    expect(result[1]).toMatchObject({
      actor: { id: world.users.admin, name: 'admin' },
      customer: { id: agencyId, name: 'agency' },
      subject: 'application',
      subject_id: '7',
      address: '203.0.113.7',
    })
    expect(result[2]?.actor).toEqual({ id: null, name: 'Анна Петрова' })
    expect([next, actions]).toEqual([null, ['application.approved', 'application.sent', 'member.invited']])
  })

  it('comes in pages', async () => {
    const first = await read({ limit: 2 })
    expect(first.result).toHaveLength(2)
    expect(await actionsIn({ limit: 2, before: first.next })).toEqual(['application.sent'])
  })

  it('is narrowed by actor, action and customer, all of them together', async () => {
    expect(await actionsIn({ actor_id: world.users.admin })).toEqual(['application.approved'])
    expect(await actionsIn({ action: 'member.invited' })).toEqual(['member.invited'])
    expect(await actionsIn({ customer_id: agencyId })).toEqual(['member.invited', 'application.approved'])
    expect(await actionsIn({ customer_id: agencyId, actor_id: world.users.admin })).toEqual(['application.approved'])
    expect(await actionsIn({ customer_id: agencyId, action: 'application.sent' })).toEqual([])
  })

  it('is searched by the beginnings of words: names, numbers, what changed', async () => {
    expect(await actionsIn({ search: 'анна пет' })).toEqual(['application.sent'])
    expect(await actionsIn({ search: '71' })).toEqual(['member.invited'])
    expect(await actionsIn({ search: 'manag' })).toEqual(['member.invited'])
    expect(await actionsIn({ search: 'nobody' })).toEqual([])
  })

  it.each([`o'neil`, `'`, `\\`, `a & | ! <-> b`, `':*`, `(`, `%`])('answers a search for %s as it does for any other', async (search) => {
    expect(await actionsIn({ search })).toBeInstanceOf(Array)
  })

  it('is read day by day, by the clocks of the museums', async () => {
    await world.pool.query(
      `insert into audit_log (at, actor_name, action, subject)
       values ('2026-03-01T20:59:59Z', 'clock', 'clock.first', 'clock'), ('2026-03-01T21:00:00Z', 'clock', 'clock.second', 'clock')`,
    )
    expect(await actionsIn({ period_lower: '2026-03-01', period_upper: '2026-03-01' })).toEqual(['clock.first'])
    expect(await actionsIn({ period_lower: '2026-03-02', period_upper: '2026-03-02' })).toEqual(['clock.second'])
  })

  it('calls what it is about and what it mentions by today’s name, in the reader’s language, and what is gone by none', async () => {
    const { rows } = await world.pool.query<{ id: number; ru: string; en: string }>(
      `select id, name ->> 'ru_RU' as ru, name ->> 'en_US' as en from museums order by id limit 1`,
    )
    const museum = rows[0] as { id: number; ru: string; en: string }
    const actor: AuditActor = { userId: world.users.admin, name: 'admin', customerId: null }
    const details = { museum_id: museum.id, employee: { from: 999_999, to: world.users.admin } }
    await record(actor, { action: 'names.told', subject: 'customer', subjectId: agencyId, details })
    const [line] = (await read({ action: 'names.told' })).result
    const people = { [`customer:${agencyId}`]: 'agency', [`user:${world.users.admin}`]: 'admin' }
    expect(line?.names).toEqual({ ...people, [`museum:${museum.id}`]: museum.ru })
    const abroad = await ask(world, { as: 'admin', api: 'office', action: 'office_audit', data: { action: 'names.told' }, language: 'en' })
    expect(abroad.json<{ data: { result: AuditLine[] } }>().data.result[0]?.names).toEqual({
      ...people,
      [`museum:${museum.id}`]: museum.en,
    })
  })

  it('cannot be rewritten', async () => {
    await expect(world.pool.query(`update audit_log set actor_name = 'nobody'`)).rejects.toThrow()
    await expect(world.pool.query('delete from audit_log')).rejects.toThrow()
    await expect(world.pool.query('truncate audit_log')).rejects.toThrow()
  })
})
