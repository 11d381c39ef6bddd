import { edoActions, type EdoData, type OfficeEdo, officeEdoActions } from '@anfilada/contract/edo/edo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withStandIn } from '../testing/stand-in.ts'
import { goodPassword } from '../testing/logins.ts'
import { ask, createWorld, type Principal, type World } from '../testing/world.ts'

let world: World
let agencyId: number
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(
    `update customers set inn = '7707083893', kpp = '773601001' where name = 'agency' returning id`,
  )
  agencyId = (rows[0] as { id: number }).id
})
afterAll(() => world.close())

type Body<R> = { success: boolean; data?: { result: R }; code?: string; fields?: Record<string, string> }

async function read(as: Principal = 'agencyOwner'): Promise<EdoData> {
  const answer = await ask(world, { as, action: 'prefetch_edo_data', data: {} })
  return edoActions.prefetch_edo_data.output.parse(answer.json<Body<unknown>>().data).result
}
async function office(): Promise<OfficeEdo> {
  const answer = await ask(world, { as: 'dispatcher', api: 'office', action: 'office_edo', data: { customer_id: agencyId } })
  return officeEdoActions.office_edo.output.parse(answer.json<Body<unknown>>().data).result
}

const diadocId = '2BM-7707083893-773601001-202407101104400484330'
const wish = { operator: 'diadoc', participant_id: diadocId, contact_email: 'edo@agency.example', consent: true, consent_version: 1 }
async function request(changes: object = {}, as: Principal = 'agencyOwner', key?: string): Promise<Body<EdoData>> {
  const asked = { as, action: 'request_edo', data: { ...wish, ...changes }, ...(key !== undefined && { key }) }
  return (await ask(world, asked)).json<Body<EdoData>>()
}
async function setStatus(status: string, reason = 'принято в Диадоке', revision?: number): Promise<Body<OfficeEdo>> {
  const data = { customer_id: agencyId, revision: revision ?? (await office()).revision, status, reason }
  return (await ask(world, { as: 'officeAccountant', api: 'office', action: 'set_edo_status', data })).json<Body<OfficeEdo>>()
}

const tasks = async () =>
  (
    await world.pool.query<{ customer_id: number; resolved_at: Date | null }>(
      `select customer_id, resolved_at from accountant_tasks where kind = 'edo_requested' order by id`,
    )
  ).rows

describe('the exchange of documents', () => {
  test('is not there until somebody asks for it; the requisites are', async () => {
    expect(await read('agencyGuide')).toEqual({
      name: 'agency',
      inn: '7707083893',
      kpp: '773601001',
      operator: null,
      participant_id: null,
      contact_email: null,
      status: 'none',
      status_at: null,
      reason: null,
      consent: null,
    })
    expect(await office()).toMatchObject({ status: 'none', revision: 0, history: [] })
  })

  test('is not asked for without consent, to an old text, or with an id that is not its own', async () => {
    expect(await request({ consent: false })).toMatchObject({ code: 'invalid_fields', fields: { consent: expect.any(String) } })
    expect(await request({ consent_version: 0 })).toMatchObject({ code: 'texts_changed', fields: { consent: expect.any(String) } })
    const foreign = '2BM-9147414342-757645784-202407101104400484330'
    expect(await request({ participant_id: foreign })).toMatchObject({
      code: 'edo_id_of_other_company',
      fields: { participant_id: 'В идентификаторе стоит ИНН другой организации.' },
    })
    expect((await read()).status).toBe('none')
    expect(await tasks()).toEqual([])
  })

  test('is asked for by an owner of an organisation: with who agreed, to what and when, and a task for the accountant', async () => {
    expect(await request({}, 'individual')).toMatchObject({ code: 'forbidden' })
    const body = await request({ participant_id: ` ${diadocId.slice(0, 15)} ${diadocId.slice(15)}` })
    const consent = { by: 'agencyOwner', version: 1, at: expect.any(String) }
    const asked = {
      operator: 'diadoc',
      participant_id: diadocId,
      contact_email: 'edo@agency.example',
      status: 'requested',
      reason: null,
      consent,
    }
    expect(body.data?.result).toMatchObject(asked)
    expect(await read('agencyAccountant')).toMatchObject(asked)
    expect(await tasks()).toEqual([{ customer_id: agencyId, resolved_at: null }])
    expect(await request()).toMatchObject({ code: 'edo_nothing_new' })
    expect(await tasks()).toHaveLength(1)
  })

  test('is what staff say it is, with a reason that the customer reads', async () => {
    const stale = (await office()).revision
    expect((await setStatus('invited', 'приглашение в Диадоке')).data?.result).toMatchObject({ status: 'invited' })
    expect(await setStatus('active', 'принято', stale)).toMatchObject({ code: 'edo_stale' })
    // The task of the request is done, with what was done as its note; the second state closes nothing more.
    const closed = `select note from accountant_tasks where kind = 'edo_requested' and customer_id = $1 and resolved_at is not null`
    expect((await world.pool.query(closed, [agencyId])).rows).toEqual([{ note: 'приглашение в Диадоке' }])
    expect((await setStatus('active', 'принято в Диадоке')).success).toBe(true)
    expect((await world.pool.query(closed, [agencyId])).rows).toHaveLength(1)
    expect(await read()).toMatchObject({ status: 'active', reason: 'принято в Диадоке', consent: { by: 'agencyOwner' } })
    expect(await setStatus('requested')).toMatchObject({ code: 'edo_move_wrong' })
    expect(await setStatus('refused', '')).toMatchObject({ code: 'invalid_fields', fields: { reason: expect.any(String) } })
  })

  test('stays as it is when only the address for letters changes, and begins anew with another operator', async () => {
    const before = await read()
    expect((await request({ contact_email: 'new@agency.example' })).data?.result).toMatchObject({
      status: 'active',
      status_at: before.status_at,
      reason: 'принято в Диадоке',
      contact_email: 'new@agency.example',
    })
    expect(await tasks()).toHaveLength(1)
    expect((await request({ operator: 'sbis', participant_id: '2BE1234567' })).data?.result).toMatchObject({
      status: 'requested',
      reason: null,
    })
    expect(await tasks()).toHaveLength(2)
  })

  test('ends with the consent, which is in the history', async () => {
    expect((await setStatus('none', 'клиент отозвал согласие письмом')).data?.result).toMatchObject({ status: 'none', consent: null })
    expect(await setStatus('active')).toMatchObject({ code: 'edo_move_wrong' })
    const { history } = await office()
    expect(history.map(({ status, actor, reason }) => [status, actor, reason])).toEqual([
      ['none', 'officeAccountant', 'клиент отозвал согласие письмом'],
      ['requested', 'agencyOwner', null],
      ['active', 'agencyOwner', null],
      ['active', 'officeAccountant', 'принято в Диадоке'],
      ['invited', 'officeAccountant', 'приглашение в Диадоке'],
      ['requested', 'agencyOwner', null],
    ])
  })

  test('is asked for once, however often the same request comes', async () => {
    const before = (await tasks()).length
    const answers = await Promise.all([1, 2, 3].map(() => request({}, 'agencyOwner', 'edo-key-1')))
    expect(answers.map(({ success }) => success)).toEqual([true, true, true])
    expect(await tasks()).toHaveLength(before + 1)
  })

  test('is written into the log by what was asked for and said, without anybody’s address', async () => {
    const { rows } = await world.pool.query<{ action: string; details: object }>(
      `select action, details from audit_log where action like 'edo.%' and customer_id = $1 order by id`,
      [agencyId],
    )
    expect(rows.slice(0, 2)).toEqual([
      {
        action: 'edo.requested',
        details: {
          operator: { from: null, to: 'diadoc' },
          participant_id: { from: null, to: diadocId },
          status: { from: null, to: 'requested' },
          version: 1,
        },
      },
      { action: 'edo.status_set', details: { status: { from: 'requested', to: 'invited' }, reason: 'приглашение в Диадоке' } },
    ])
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  test('keeps its history whatever is tried', async () => {
    await expect(world.pool.query('update edo_events set reason = null')).rejects.toThrow('append only')
    await expect(world.pool.query('delete from edo_events')).rejects.toThrow('append only')
  })
})

describe('a member’s own data', () => {
  test('tell what he agreed to, and his address goes with him', async () => {
    await withStandIn(world, 'agencyOwner', async (userId) => {
      await world.pool.query(`update users set email = 'Owner@agency.example' where id = $1`, [userId])
      await request({ operator: 'taxcom', participant_id: '2AL1234567', contact_email: 'owner@agency.example' })
      const exported = (await ask(world, { as: 'agencyOwner', action: 'export_personal_data', data: {} })).json<Body<{ edo: object[] }>>()
      expect(exported.data?.result.edo).toMatchObject([
        { operator: 'taxcom', participant_id: '2AL1234567', consent_version: 1, contact_email: 'owner@agency.example' },
      ])
      expect((await request({ operator: 'sbis', participant_id: '2BE1234567', contact_email: 'owner@agency.example' })).success).toBe(true)
      const erased = await ask(world, { as: 'agencyOwner', action: 'erase_personal_data', data: { password: goodPassword } })
      expect(erased.json<Body<unknown>>()).toMatchObject({ success: true })
    })
    const { rows } = await world.pool.query('select contact_email, status from edo_connections where customer_id = $1', [agencyId])
    expect(rows).toEqual([{ contact_email: null, status: 'requested' }])
  })
})
