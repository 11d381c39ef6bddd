import type { ActFormat } from '@anfilada/contract/reconciliation/acts'
import type { ActPeriod, ActRow, ActSums } from '@anfilada/contract/reconciliation/act'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db, Tx } from '../db/pool.ts'
import { accept, type Outcome, refuseFor } from '../outcome.ts'

/** One of the two, as the papers name it. */
type Party = { name: string; inn: string | null; kpp: string | null; address: string | null }

/** What stands on the papers of an act beside its sums; frozen with it. */
export type ActContent = {
  company: Party
  customer: Party
  contract: { number: string; date: string | null } | null
  /** The museum of an extract, in Russian. */
  museum: string | null
  rows: readonly Pick<ActRow, 'date' | 'kind' | 'reference' | 'debit' | 'credit'>[]
}

/** The sums of an extract have no balances. */
export type NewAct = {
  customerId: number
  museumId: number | null
  period: ActPeriod
  sums: ActSums | (Pick<ActSums, 'debit' | 'credit'> & { opening: null; closing: null })
  content: ActContent
  digest: Buffer
  userId: number
}

/** New acts of one customer in an hour: each keeps its files for good. */
const mostOfAnHour = 60

/**
 * The latest act of the period when it says the same, else its next version. The customer's account is locked: nobody posts there, nor issues
 * another act of his. Who asks for too many new ones waits.
 */
export async function issueVersion(
  tx: Tx,
  { customerId, museumId, period, sums, content, digest, userId }: NewAct,
): Promise<Outcome<number>> {
  const { rows: before } = await tx.query({
    name: 'reconciliation_latest',
    text: `select reconciliation_acts.id, reconciliation_acts.number, reconciliation_acts.version, reconciliation_acts.digest = $5 as same
           from reconciliation_acts
           where reconciliation_acts.customer_id = $1 and reconciliation_acts.period_lower = $2 and reconciliation_acts.period_upper = $3
             and reconciliation_acts.museum_id is not distinct from $4
           order by reconciliation_acts.version desc limit 1`,
    values: [customerId, period.lower, period.upper, museumId, digest],
  })
  const latest = before[0]
  if (latest?.same) return accept(latest.id)
  const { rows: lately } = await tx.query({
    name: 'reconciliation_lately',
    text: `select count(*) as acts from reconciliation_acts
           where reconciliation_acts.customer_id = $1 and reconciliation_acts.issued_at > now() - interval '1 hour'`,
    values: [customerId],
  })
  if (onlyRow(lately).acts >= mostOfAnHour) return refuseFor(3_600)
  const { rows } = await tx.query({
    name: 'reconciliation_issue',
    text: `insert into reconciliation_acts (customer_id, number, version, museum_id, period_lower, period_upper, opening_kopecks, debit_kopecks,
             credit_kopecks, closing_kopecks, content, digest, issued_by, issued_on)
           select $1, coalesce($2, coalesce(max(reconciliation_acts.number), 0) + 1), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, local_day(now())
           from reconciliation_acts where reconciliation_acts.customer_id = $1
           returning reconciliation_acts.id`,
    values: [
      customerId,
      latest?.number ?? null,
      (latest?.version ?? 0) + 1,
      museumId,
      period.lower,
      period.upper,
      sums.opening,
      sums.debit,
      sums.credit,
      sums.closing,
      JSON.stringify(content),
      digest,
      userId,
    ],
  })
  return accept(onlyRow(rows).id)
}

export type IssuedAct = {
  customerId: number
  number: number
  version: number
  lower: string
  upper: string
  opening: number | null
  debit: number
  credit: number
  closing: number | null
  issuedOn: string
  issuedAt: Date
  content: ActContent
}

export async function getAct(db: Db, actId: number): Promise<IssuedAct> {
  const { rows } = await db.query({
    name: 'reconciliation_act',
    text: `select reconciliation_acts.customer_id as "customerId", reconciliation_acts.number, reconciliation_acts.version,
                  reconciliation_acts.period_lower as lower, reconciliation_acts.period_upper as upper,
                  reconciliation_acts.opening_kopecks as opening, reconciliation_acts.debit_kopecks as debit,
                  reconciliation_acts.credit_kopecks as credit, reconciliation_acts.closing_kopecks as closing,
                  reconciliation_acts.issued_on as "issuedOn", reconciliation_acts.issued_at as "issuedAt",
                  reconciliation_acts.content
           from reconciliation_acts where reconciliation_acts.id = $1`,
    values: [actId],
  })
  return onlyRow(rows)
}

/** The file that was made of the act; undefined before its first time. */
export async function findActFile(db: Db, actId: number, format: ActFormat): Promise<number | undefined> {
  const { rows } = await db.query({
    name: 'reconciliation_file',
    text: `select reconciliation_files.file_id as "fileId" from reconciliation_files
           where reconciliation_files.act_id = $1 and reconciliation_files.format = $2`,
    values: [actId, format],
  })
  return rows[0]?.fileId
}

/** Of two who made it at once the first is kept: false for the second, whose file goes with his transaction. */
export async function keepActFile(tx: Tx, actId: number, format: ActFormat, fileId: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'reconciliation_file_keep',
    text: 'insert into reconciliation_files (act_id, format, file_id) values ($1, $2, $3) on conflict (act_id, format) do nothing',
    values: [actId, format, fileId],
  })
  return rowCount === 1
}

type Agreement = { actId: number; side: 'customer' | 'company'; userId: number; comparisonId: number | undefined }

/** Said again by the same side it changes nothing. */
export async function insertAgreement(tx: Tx, { actId, side, userId, comparisonId }: Agreement): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'reconciliation_agree',
    text: `insert into reconciliation_agreements (act_id, side, user_id, comparison_id) values ($1, $2, $3, $4)
           on conflict (act_id, side) do nothing`,
    values: [actId, side, userId, comparisonId ?? null],
  })
  return rowCount === 1
}

/** Whose act it is, and whether it can be agreed: the latest version of a whole act. */
export async function findAgreeable(db: Db, actId: number): Promise<{ customerId: number; agreeable: boolean } | undefined> {
  const { rows } = await db.query({
    name: 'reconciliation_agreeable',
    text: `select acts.customer_id as "customerId",
                  acts.museum_id is null and not exists (select from reconciliation_acts as later where later.customer_id = acts.customer_id
                    and later.number = acts.number and later.version > acts.version) as agreeable
           from reconciliation_acts as acts where acts.id = $1`,
    values: [actId],
  })
  return rows[0]
}
