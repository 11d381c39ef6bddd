import type { CompanyVersion } from '@anfilada/contract/company-versions'
import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findCompany } from '../db/company.reads.ts'
import { demoCompany } from '../demo/company.ts'
import { ask, createWorld, type Principal, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  // The other admin.
  await world.pool.query('update users set totp_since = now() where id = $1', [world.users.unenrolled])
})
beforeEach(() => world.pool.query('delete from company_versions where published_at is null').then(() => undefined))
afterAll(() => world.close())

type Answer = { success: boolean; code?: string; fields?: Record<string, string>; data: { result: CompanyVersion } }
const today = todayIn(defaultZone)
const later = addDays(today, 2)
/** Other accounts in the same bank, whose keys fit. */
const [first, second, third] = ['40702810300000001345', '40702810600000001346', '40702810400000005678']

async function tell(action: string, data: object, as: Principal = 'admin'): Promise<Answer> {
  return (await ask(world, { as, api: 'office', action, data })).json<Answer>()
}
const save = (revision: number, change: object, as?: Principal) =>
  tell('save_company_draft', { revision, facts: { ...demoCompany, ...change } }, as)
const publish = (revision: number, as?: Principal, valid_from = today) => tell('publish_company', { revision, valid_from, note: '' }, as)

async function versions(): Promise<CompanyVersion[]> {
  const answer = await ask(world, { as: 'admin', api: 'office', action: 'company_versions', data: {} })
  return answer.json<{ data: { result: CompanyVersion[] } }>().data.result
}

async function audited(): Promise<string[]> {
  const { rows } = await world.pool.query<{ line: string }>(
    `select audit_log.action || ' ' || (audit_log.details ->> 'fields') as line from audit_log where audit_log.subject = 'company' order by audit_log.id desc limit 2`,
  )
  return rows.map(({ line }) => line)
}

describe('a draft of the company', () => {
  it('is published by whoever typed it where money goes where it went, and holds at once', async () => {
    const saved = await save(0, { duty_phone: '+7 921 555-01-31' })
    expect(saved.data.result).toMatchObject({ state: 'draft', account_by: null, publishable: true, revision: 1, changed_by: 'admin' })
    expect((await publish(1)).data.result).toMatchObject({ state: 'current', valid_from: today, published_by: 'admin' })
    expect((await findCompany(world.pool))?.facts.duty_phone).toBe('+7 921 555-01-31')
    expect((await versions()).map(({ state }) => state).slice(0, 2)).toEqual(['current', 'former'])
    expect(await audited()).toEqual(['company.published ["duty_phone"]', 'company.saved ["duty_phone"]'])
  })

  it('waits for its day', async () => {
    await save(0, { accounts_phone: '+7 921 555-01-41' })
    const { valid_from: lastDay } = (await versions()).find(({ state }) => state === 'current') ?? {}
    expect(await publish(1, 'admin', addDays(today, -1))).toMatchObject({
      code: 'company_date_early',
      fields: { valid_from: expect.stringMatching(/^Выберите дату не раньше сегодняшней/) },
    })
    expect(lastDay).toBe(today)
    expect((await publish(1, 'admin', later)).data.result.state).toBe('upcoming')
    expect((await findCompany(world.pool))?.facts.accounts_phone).toBe(demoCompany.accounts_phone)
    // What comes after it does not come before it.
    await save(0, { accounts_phone: '+7 921 555-01-42' })
    expect(await publish(1, 'admin', addDays(today, 1))).toMatchObject({ code: 'company_date_early' })
    expect((await publish(1, 'admin', later)).success).toBe(true)
  })

  it('says beside each field what is wrong with it, and is not kept', async () => {
    const wrong = await save(0, { inn: '7801234501', kpp: '1', bik: '04403', account: '1', corr_account: '2', ogrn: '1217800012342' })
    expect([wrong.code, Object.keys(wrong.fields ?? {}).sort()]).toEqual([
      'requisites_wrong',
      ['facts.account', 'facts.bik', 'facts.corr_account', 'facts.inn'],
    ])
    expect(Object.keys((await save(0, { account: '40702810100000001345' })).fields ?? {})).toEqual(['facts.account'])
    const unreadable = await save(0, { duty_phone: 'none', orders_mail: 'nobody', old_site: 'javascript:alert(1)' })
    expect([unreadable.code, Object.keys(unreadable.fields ?? {}).sort()]).toEqual([
      'invalid_fields',
      ['facts.duty_phone', 'facts.old_site', 'facts.orders_mail'],
    ])
    expect((await versions()).some(({ state }) => state === 'draft')).toBe(false)
  })

  it('of two who save or begin at once is that of the first, and the other hears of it', async () => {
    const begun = await Promise.all([save(0, { head: 'Анна' }), save(0, { head: 'Вера' }, 'unenrolled')])
    expect(begun.map(({ code }) => code ?? 'kept').sort()).toEqual(['kept', 'stale_text'])
    const saved = await Promise.all([save(1, { head: 'Анна' }), save(1, { head: 'Вера' }, 'unenrolled')])
    expect(saved.map(({ code }) => code ?? 'kept').sort()).toEqual(['kept', 'stale_text'])
  })
})

describe('new account numbers', () => {
  it('are published by another person than the one who typed them, whatever was changed beside them meanwhile', async () => {
    expect((await save(0, { account: first })).data.result).toMatchObject({ account_by: 'admin', publishable: false })
    expect(await publish(1)).toMatchObject({ code: 'company_by_same_person' })
    // A telephone by the other one makes the numbers not his.
    expect((await save(1, { account: first, duty_phone: '+7 921 555-01-51' }, 'unenrolled')).data.result.account_by).toBe('admin')
    expect(await publish(2)).toMatchObject({ code: 'company_by_same_person' })
    expect((await publish(2, 'unenrolled', later)).data.result).toMatchObject({ account_by: 'admin', published_by: 'unenrolled' })
  })

  it('are of whoever typed them last, and nobody’s once they are as before', async () => {
    await save(0, { account: second })
    expect((await save(1, { account: third }, 'unenrolled')).data.result.account_by).toBe('unenrolled')
    expect((await save(2, { account: first }, 'admin')).data.result).toMatchObject({ account_by: null, publishable: true })
  })

  it('are not changed under the eyes of whoever publishes: one of the two comes first, the other is refused', async () => {
    await save(0, { account: second })
    const both = await Promise.all([publish(1, 'unenrolled', later), save(1, { account: third })])
    expect(both.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'stale_text'])
  })

  it('are published once by two at the same time', async () => {
    await save(0, { account: third })
    const both = await Promise.all([1, 2].map(() => publish(1, 'unenrolled', later)))
    expect(both.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'stale_text'])
  })

  it.each([
    ['by the one who typed them', 'published_by = account_by', /check/],
    ['by nobody', 'published_by = null', /check/],
    ['by one who hides that he typed them', 'published_by = account_by, account_by = null', /without who typed them/],
  ])('are not published %s by a statement that forgets the rule, either', async (_how, assignment, refusal) => {
    const { rows } = await world.pool.query<{ facts: object }>('select facts from company_facts order by version desc limit 1')
    const other = { ...rows[0]?.facts, account: '40702810700000009999' }
    await world.pool.query(
      `insert into company_versions (version, facts, account_by) select max(version) + 1, $1, $2 from company_versions`,
      [JSON.stringify(other), world.users.admin],
    )
    const forged = `update company_versions set ${assignment}, valid_from = '2026-01-01', published_at = now() where published_at is null`
    await expect(world.pool.query(forged)).rejects.toThrow(refusal)
  })
})
