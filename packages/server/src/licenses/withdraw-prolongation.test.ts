import { abilityOf } from '@anfilada/contract/abilities'
import type { ProlongationRequest } from '@anfilada/contract/licenses/prolongation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from '../db/pool.ts'
import { isSqlError } from '../db/sql-errors.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Caller } from '../http/caller.ts'
import { findBalance } from '../ledger/index.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import type { Outcome } from '../outcome.ts'
import { barrier } from '../testing/barrier.ts'
import { addLicense, addProlongationGroup } from '../testing/licenses.ts'
import { ask, createWorld, type Principal, type World } from '../testing/world.ts'
import { enterProlongation } from './decide-prolongation.ts'
import { movePlaces, saveRequest } from './prolongation.store.ts'
import { declineProlongation, withdrawProlongation } from './take-back-prolongation.ts'

let world: World
let agency: number
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agency = rows[0]?.id ?? 0
})
afterAll(() => world.close())

const fee = 320_000
let numbers = 0

/** A request of the agency for a license of its own, in a group of its own unless one is named. */
async function requested(groupId?: number): Promise<{ id: number; groupId: number }> {
  const license = await addLicense(world, { number: `w-${numbers++}` })
  const group = groupId ?? (await addProlongationGroup(world, { fee }))
  const data = { license_id: [license], prolongation_group: group }
  const answer = await ask(world, { as: 'agencyOwner', action: 'prolongate_license', data })
  return { id: answer.json<{ data: { result: ProlongationRequest[] } }>().data.result[0]?.request_id ?? 0, groupId: group }
}
async function withdraw(request_id: number, as: Principal = 'agencyOwner', key?: string) {
  const answer = await ask(world, { as, action: 'withdraw_prolongation', data: { request_id }, ...(key !== undefined && { key }) })
  return answer.json<{ code?: string; data?: { result: ProlongationRequest } }>()
}
async function facts(groupId: number, id: number) {
  const { rows } = await world.pool.query<{ state: string; taken: number; group: number | null }>(
    `select requests.state, prolongation_groups.taken, licenses.prolongation_group as group from prolongation_requests as requests
     join prolongation_groups on prolongation_groups.id = requests.group_id join licenses on licenses.id = requests.license_id
     where requests.id = $2 and prolongation_groups.id = $1`,
    [groupId, id],
  )
  return rows[0]
}
const owed = () => findBalance(world.pool, agency)

describe('a customer who withdraws a renewal', () => {
  test('has the place and the fee back, once, and may ask again', async () => {
    const before = await owed()
    const { id, groupId } = await requested()
    expect(await owed()).toBe(before + fee)
    const withdrawn = await withdraw(id, 'agencyManager', 'one-key')
    expect(withdrawn.data?.result).toMatchObject({ state: 'withdrawn', due: 0, withdrawable: false })
    expect(await withdraw(id, 'agencyManager', 'one-key')).toEqual(withdrawn)
    expect(await withdraw(id)).toMatchObject({ code: 'prolongation_decided' })
    expect([await facts(groupId, id), await owed()]).toEqual([{ state: 'withdrawn', taken: 0, group: null }, before])
    expect(await verifyLedger(world.pool)).toEqual([])
    expect((await requested(groupId)).id).toBeGreaterThan(id)
    const { rows } = await world.pool.query(
      `select actor_name as actor, details from audit_log where action = 'prolongation.withdrawn' and subject_id = $1`,
      [String(id)],
    )
    expect(rows).toEqual([{ actor: 'agencyManager', details: { license: expect.any(Number) } }])
  })

  test('is read by staff with who it was, and by whoever keeps the license in a mail', async () => {
    await world.pool.query(`update users set email = login || '@example.com' where login = 'agencyOwner'`)
    const { id, groupId } = await requested()
    await withdraw(id)
    const listed = await ask(world, {
      as: 'dispatcher',
      api: 'office',
      action: 'office_prolongation_requests',
      data: { group_id: groupId },
    })
    expect(listed.json()).toMatchObject({ data: { result: [{ request_id: id, state: 'withdrawn', decided_by: 'agencyOwner' }] } })
    const { rows } = await world.pool.query(
      `select template, facts ->> 'state' as state from mails where recipient = 'agencyOwner@example.com' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ template: 'prolongation_decided', state: 'withdrawn' }])
  })

  test('comes too late once the group is closed or over, or staff have said their word', async () => {
    const late = [await requested(), await requested()] as const
    await world.pool.query(`update prolongation_groups set closes_at = now() where id = $1`, [late[0].groupId])
    await world.pool.query(`update prolongation_groups set held_on = local_day(now()) - 1 where id = $1`, [late[1].groupId])
    for (const { id, groupId } of late) {
      expect(await withdraw(id)).toMatchObject({ code: 'prolongation_with_museum' })
      expect(await facts(groupId, id)).toMatchObject({ state: 'requested', taken: 1 })
    }
    const { id } = await requested()
    await ask(world, {
      as: 'dispatcher',
      api: 'office',
      action: 'enter_prolongation',
      data: { request_id: id, expiration_date: '2100-01-01' },
    })
    expect(await withdraw(id)).toMatchObject({ code: 'prolongation_decided' })
  })

  test('is nobody of another customer, and no guide of his own', async () => {
    const { id } = await requested()
    expect(await withdraw(id, 'otherAgency')).toMatchObject({ code: 'prolongation_not_found' })
    expect(await withdraw(id, 'agencyGuide')).toMatchObject({ code: 'forbidden' })
  })
})

const origin = { address: '192.0.2.1', device: 'test' }
const caller = (login: 'agencyOwner' | 'agencyManager' | 'dispatcher'): Caller => {
  const roles = { agencyOwner: 'owner', agencyManager: 'manager', dispatcher: 'dispatcher' } as const
  const can: Caller['can'] = (...asked) =>
    abilityOf([roles[login]]).some(({ action, subject }) => action === asked[0] && subject === asked[1])
  const user = { userId: world.users[login], name: login, roles: [roles[login]], can, sessionId: 1, apiKeyId: null }
  return login === 'dispatcher' ? { ...user, customerId: null, onBehalf: false } : { ...user, customerId: agency, onBehalf: false }
}

/** Both have looked at the request before either of them has locked it; what each is told. */
async function atOnce(pool: Pool, ...acts: ((pool: Pool) => Promise<Outcome<number>>)[]): Promise<string[]> {
  const outcomes = await Promise.all(acts.map((act) => act(pool)))
  return outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.refusal)).toSorted()
}

describe('at the same moment', () => {
  const withdrawing = (login: 'agencyOwner' | 'agencyManager', id: number) => (pool: Pool) =>
    inTransaction(pool, (tx) => withdrawProlongation(tx, { caller: caller(login), origin }, id))
  const acting = () => ({ caller: caller('dispatcher'), origin })

  test.each(['a colleague withdraws it', 'staff enter the new date', 'staff decline it'] as const)(
    'as %s, one of the two happens',
    async (who) => {
      const before = await owed()
      const { id, groupId } = await requested()
      const other = {
        'a colleague withdraws it': withdrawing('agencyManager', id),
        'staff enter the new date': (pool: Pool) => inTransaction(pool, (tx) => enterProlongation(tx, acting(), id, '2100-01-01')),
        'staff decline it': (pool: Pool) => inTransaction(pool, (tx) => declineProlongation(tx, acting(), id, 'Музей отказал')),
      }[who]
      // Entering takes no account's lock: there both stand before the row itself.
      const gate = who === 'staff enter the new date' ? 'prolongation_request_lock' : 'prolongation_request_owner'
      expect(await atOnce(barrier(world.pool, gate, 2), withdrawing('agencyOwner', id), other)).toEqual(['done', 'prolongation_decided'])
      const { state, taken } = (await facts(groupId, id)) ?? {}
      expect([taken, (await owed()) - before]).toEqual(state === 'prolonged' ? [1, fee] : [0, 0])
      expect(await verifyLedger(world.pool)).toEqual([])
    },
  )

  /** Two who look at the request without a lock, each sees that it waits, and both write: how many places are taken of three then. */
  async function writeBlindly(): Promise<{ refused: number; taken: number | undefined }> {
    const groupId = await addProlongationGroup(world, { fee, taken: 2 })
    const { id } = await requested(groupId)
    const pool = barrier(world.pool, 'prolongation_request_decide', 2)
    const told = await Promise.allSettled(
      [1, 2].map(() =>
        inTransaction(pool, async (tx) => {
          await saveRequest(tx, { requestId: id, userId: world.users.agencyOwner, said: 'withdrawn' })
          await movePlaces(tx, groupId, -1)
        }),
      ),
    )
    const refused = told.filter((one) => one.status === 'rejected' && isSqlError(one.reason, 'prolongationDecided')).length
    return { refused, taken: (await facts(groupId, id))?.taken }
  }

  test('who forget the lock are refused by the database, and without its word give a place back twice (the control)', async () => {
    expect(await writeBlindly()).toEqual({ refused: 1, taken: 2 })
    await world.pool.query('alter table prolongation_requests disable trigger prolongation_decided_once')
    expect(await writeBlindly()).toEqual({ refused: 0, taken: 1 })
    await world.pool.query('alter table prolongation_requests enable trigger prolongation_decided_once')
  })
})
