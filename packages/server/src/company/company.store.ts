import type { CompanyFacts } from '@anfilada/contract/company-facts'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db, Tx } from '../db/pool.ts'

export type Draft = { id: number; version: number; facts: CompanyFacts; accountBy: number | null }

const ownDraft = 'company_versions.published_at is null and company_versions.revision = $1'

/** Locks the draft; undefined when it is not the one that was read. */
export async function lockDraft(tx: Tx, revision: number): Promise<Draft | undefined> {
  const { rows } = await tx.query({
    name: 'company_draft_lock',
    text: `select company_versions.id, company_versions.version, company_versions.facts, company_versions.account_by as "accountBy"
           from company_versions where ${ownDraft} for update`,
    values: [revision],
  })
  return rows[0]
}

type Typed = { facts: CompanyFacts; userId: number; accountBy: number | null }

/** Undefined when there is a draft already. */
export async function insertDraft(tx: Tx, { facts, userId, accountBy }: Typed): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'company_draft_insert',
    text: `insert into company_versions (version, facts, created_by, changed_by, changed_at, account_by)
           select coalesce(max(company_versions.version), 0) + 1, $1, $2, $2, now(), $3 from company_versions
           on conflict do nothing returning company_versions.id`,
    values: [JSON.stringify(facts), userId, accountBy],
  })
  return rows[0]?.id
}

export async function updateDraft(tx: Tx, id: number, { facts, userId, accountBy }: Typed): Promise<void> {
  await tx.query({
    name: 'company_draft_update',
    text: `update company_versions set facts = $2, changed_by = $3, changed_at = now(), account_by = $4, revision = company_versions.revision + 1
           where company_versions.id = $1`,
    values: [id, JSON.stringify(facts), userId, accountBy],
  })
}

/** False when the draft is not the one that was read. */
export async function deleteDraft(tx: Tx, revision: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'company_draft_delete',
    text: `delete from company_versions where ${ownDraft}`,
    values: [revision],
  })
  return rowCount === 1
}

export async function savePublished(
  tx: Tx,
  id: number,
  { validFrom, note, userId }: { validFrom: string; note: string; userId: number },
): Promise<void> {
  await tx.query({
    name: 'company_publish',
    text: `update company_versions set valid_from = $2, note = $3, published_by = $4, published_at = now() where company_versions.id = $1`,
    values: [id, validFrom, note, userId],
  })
}

/** The version last published, whenever it holds; and the company's today, as the database sees it. */
export async function findBefore(db: Db): Promise<{ today: string; lastDay: string | null; facts: CompanyFacts | undefined }> {
  const { rows } = await db.query({
    name: 'company_before',
    text: `select local_day(now()) as today, before.valid_from as "lastDay", before.facts
           from (select 1) as one left join lateral (
             select company_facts.valid_from, company_facts.facts from company_facts order by company_facts.version desc limit 1
           ) as before on true`,
    values: [],
  })
  const { facts, ...days } = onlyRow(rows)
  return { ...days, facts: facts ?? undefined }
}
