import { companyFaults } from '@anfilada/contract/company'
import { companyFacts } from '@anfilada/contract/company-facts'
import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { demoCompany } from '../demo/company.ts'
import { companyAtMoments, findCompany, findCompanyAt } from './company.reads.ts'
import { migrate } from './migrate.ts'
import { createPool, type OpenPool } from './pool.ts'

let database: TestDatabase
let pool: OpenPool

beforeEach(async () => {
  database = await createTestDatabase()
  pool = createPool({ url: database.url, size: 2, onError: () => undefined })
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const today = todayIn(defaultZone)

async function publish(version: number, phone: string, from: string, at = 'now()'): Promise<void> {
  await pool.query(`insert into company_versions (version, facts, valid_from, published_at) values ($1, $2, $3, ${at})`, [
    version,
    JSON.stringify({ ...demoCompany, duty_phone: phone }),
    from,
  ])
}
const phoneNow = async () => (await findCompany(pool))?.facts.duty_phone

describe('the company', () => {
  it('is nobody in a new database', async () => {
    expect(await findCompany(pool)).toBeUndefined()
    expect((await companyAtMoments(pool))(new Date())).toBeUndefined()
  })

  it('is the version last published of those that hold today', async () => {
    await publish(1, '1', addDays(today, -30))
    await publish(2, '2', today)
    await publish(3, '3', today)
    await publish(4, '4', addDays(today, 1))
    await pool.query(`insert into company_versions (version, facts) values (5, $1)`, [JSON.stringify(demoCompany)])
    expect(await phoneNow()).toBe('3')
  })

  it('was at a moment whoever it was then, though others were published for that day later', async () => {
    await publish(1, '1', '2026-01-01', `'2025-12-20'`)
    await publish(2, '2', '2026-03-01', `'2026-02-10'`)
    await publish(3, '3', '2026-03-01', `'2026-03-01T12:00:00+03:00'`)
    const at = await companyAtMoments(pool)
    const phones = ['2025-12-31T23:59:59+03:00', '2026-01-01T00:00:00+03:00', '2026-03-01T11:59:59+03:00', '2026-03-01T12:00:00+03:00']
    expect(phones.map((moment) => at(new Date(moment))?.facts.duty_phone)).toEqual([undefined, '1', '2', '3'])
    const alone = await Promise.all(phones.map((moment) => findCompanyAt(pool, new Date(moment))))
    expect(alone.map((company) => company?.facts.duty_phone)).toEqual([undefined, '1', '2', '3'])
  })

  it('is never rewritten once it is published', async () => {
    await publish(1, '1', today)
    for (const statement of [`update company_versions set note = 'other'`, 'delete from company_versions', 'truncate company_versions'])
      await expect(pool.query(statement)).rejects.toThrow(/never changed|append only/)
  })

  it.each([
    ['an account', { account: '4070281000000000123' }],
    ['a BIK', { bik: 'none' }],
    ['an INN', { inn: '' }],
    ['a name', { names: { en: 'Anfilada' } }],
  ])('is not kept without %s', async (_what, change) => {
    const facts = JSON.stringify({ ...demoCompany, ...change })
    await expect(pool.query(`insert into company_versions (version, facts) values (1, $1)`, [facts])).rejects.toThrow(/check/)
  })
})

describe('a database of the version before', () => {
  it('says the hours and the map that its page had until now, also in what is published', async () => {
    const { hours, map, ...before } = demoCompany
    const elsewhere = { ...before, place: { ru: 'Москва, Тверская, 1' } }
    for (const [version, facts] of [before, elsewhere].entries())
      await pool.query(`insert into company_versions (version, facts, valid_from, published_at) values ($1, $2, $3, now())`, [
        version + 1,
        JSON.stringify(facts),
        today,
      ])
    await pool.query(`delete from migrations where name = '0074-hours-and-map.sql'`)
    await migrate(database.url)
    const { rows } = await pool.query<{ facts: object }>('select facts from company_versions order by version')
    expect(rows.map(({ facts }) => facts)).toEqual([
      { ...before, hours, map },
      { ...elsewhere, hours },
    ])
    await expect(pool.query(`update company_versions set note = 'other'`)).rejects.toThrow('never changed')
  })

  async function goBack(): Promise<void> {
    await pool.query('drop table company_versions cascade')
    await pool.query(`delete from migrations where name in ('0056-company.sql', '0074-hours-and-map.sql')`)
  }

  it('with customers goes on as the company that stood in the program', async () => {
    await pool.query(`insert into customers (kind, name, settlement) values ('legal_entity', 'agency', 'invoice')`)
    await goBack()
    await migrate(database.url)
    const company = await findCompany(pool)
    expect(company).toEqual({ version: 1, facts: demoCompany })
    expect(companyFacts.parse(company?.facts)).toEqual(demoCompany)
    expect(companyFaults(demoCompany)).toEqual({})
    expect((await companyAtMoments(pool))(new Date('2024-01-01'))?.version).toBe(1)
  })

  it('without any is nobody', async () => {
    await goBack()
    await migrate(database.url)
    expect(await findCompany(pool)).toBeUndefined()
  })
})
