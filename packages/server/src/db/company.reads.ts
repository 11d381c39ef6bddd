import type { CompanyFacts, TaxSystem } from '@anfilada/contract/company-facts'
import type { Db } from './pool.ts'

/** `version`: from 1 on. */
export type Company = { version: number; facts: CompanyFacts }

/**
 * Who the company is now. Undefined until its first version is in force: then it issues no papers and takes no money. Plumbing, because mails and
 * logins name it, too; it is edited by the feature `company` (decision 0066).
 */
export async function findCompany(db: Db): Promise<Company | undefined> {
  const { rows } = await db.query({
    name: 'company_now',
    text: `select company_facts.version, company_facts.facts from company_facts
           where company_facts.valid_from <= local_day(now()) order by company_facts.version desc limit 1`,
    values: [],
  })
  return rows[0]
}

/** All that were ever published, the latest first; `since`: from when each holds. */
export async function listCompanies(db: Db): Promise<(Company & { since: Date })[]> {
  const { rows } = await db.query({
    name: 'company_ever',
    text: `select company_facts.version, company_facts.facts, greatest(company_facts.published_at, midnight_of(company_facts.valid_from)) as since
           from company_facts order by company_facts.version desc`,
    values: [],
  })
  return rows
}

/** Its tax systems on those of these days (both included) that are not over; none before its first version. */
export async function listTaxSystems(db: Db, { from, until }: { from: string; until: string }): Promise<TaxSystem[]> {
  const { rows } = await db.query({
    name: 'company_taxes',
    text: `select company_facts.facts from company_facts
           where $2 >= local_day(now()) and company_facts.valid_from <= $2
             and not exists (select from company_facts as later where later.version > company_facts.version
                               and later.valid_from <= greatest(company_facts.valid_from, $1, local_day(now())))`,
    values: [from, until],
  })
  return rows.map(({ facts }) => facts.tax_system)
}

/** Who it was at a moment: what was written then reads as it did. */
export async function findCompanyAt(db: Db, at: Date): Promise<Company | undefined> {
  const { rows } = await db.query({
    name: 'company_then',
    text: `select company_facts.version, company_facts.facts from company_facts
           where greatest(company_facts.published_at, midnight_of(company_facts.valid_from)) <= $1
           order by company_facts.version desc limit 1`,
    values: [at],
  })
  return rows[0]
}

/** The same of many moments. */
export async function companyAtMoments(db: Db): Promise<(at: Date) => Company | undefined> {
  const versions = await listCompanies(db)
  return (at) => versions.find(({ since }) => since <= at)
}
