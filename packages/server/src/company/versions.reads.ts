import type { CompanyVersion } from '@anfilada/contract/company-versions'
import type { CompanyFacts } from '@anfilada/contract/company-facts'
import type { Db } from '../db/pool.ts'

export type VersionRow = {
  id: number
  version: number
  state: CompanyVersion['state']
  validFrom: string | null
  facts: CompanyFacts
  note: string
  createdBy: string | null
  createdAt: Date
  changedBy: string | null
  changedAt: Date | null
  accountById: number | null
  accountBy: string | null
  publishedBy: string | null
  publishedAt: Date | null
  revision: number
}

const inForce = `company_versions.published_at is not null and company_versions.valid_from <= local_day(now())`

/** All versions, newest first. */
export async function listVersions(db: Db): Promise<VersionRow[]> {
  const { rows } = await db.query({
    name: 'company_versions',
    text: `select company_versions.id, company_versions.version,
             case when company_versions.published_at is null then 'draft' when company_versions.valid_from > local_day(now()) then 'upcoming'
                  when company_versions.version = max(company_versions.version) filter (where ${inForce}) over () then 'current'
                  else 'former' end as state,
             company_versions.valid_from as "validFrom", company_versions.facts, company_versions.note, creators.name as "createdBy",
             company_versions.created_at as "createdAt", changers.name as "changedBy", company_versions.changed_at as "changedAt",
             company_versions.account_by as "accountById", typists.name as "accountBy", publishers.name as "publishedBy",
             company_versions.published_at as "publishedAt", company_versions.revision
           from company_versions
           left join offered_users as creators on creators.id = company_versions.created_by
           left join offered_users as changers on changers.id = company_versions.changed_by
           left join offered_users as typists on typists.id = company_versions.account_by
           left join offered_users as publishers on publishers.id = company_versions.published_by
           order by company_versions.version desc`,
    values: [],
  })
  return rows
}
