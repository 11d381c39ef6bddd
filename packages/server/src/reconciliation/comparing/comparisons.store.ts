import type { ComparisonLine } from '@anfilada/contract/reconciliation/comparison'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuseFor } from '../../outcome.ts'
import type { ComparedFile, Found } from './compare-file.rules.ts'

type NewComparison = ComparedFile & { actId: number; file: { id: number; name: string }; userId: number }

/** Comparisons of one act in an hour: each is kept for good, with its file. */
const mostOfAnHour = 30

/** Who asks for too many waits. */
export async function insertComparison(tx: Tx, { actId, file, columns, found, lines, userId }: NewComparison): Promise<Outcome<number>> {
  const { rows: lately } = await tx.query({
    name: 'reconciliation_compared_lately',
    text: `select count(*) as comparisons from reconciliation_comparisons
           where reconciliation_comparisons.act_id = $1 and reconciliation_comparisons.made_at > now() - interval '1 hour'`,
    values: [actId],
  })
  if (onlyRow(lately).comparisons >= mostOfAnHour) return refuseFor(3_600)
  const { rows } = await tx.query({
    name: 'reconciliation_compare',
    text: `insert into reconciliation_comparisons (act_id, file_id, file_name, columns, found, differences, lines, made_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    values: [
      actId,
      file.id,
      file.name,
      JSON.stringify(columns),
      JSON.stringify(found),
      lines.filter(({ kind }) => kind !== 'same').length,
      JSON.stringify(lines),
      userId,
    ],
  })
  return accept(onlyRow(rows).id)
}

export type ComparisonBriefRow = { id: number; actId: number; fileName: string; differences: number; madeAt: Date }

/** Of these acts the latest comparisons, and those that somebody agreed with. */
export async function listBriefs(db: Db, actIds: readonly number[]): Promise<ComparisonBriefRow[]> {
  const { rows } = await db.query({
    name: 'reconciliation_briefs',
    text: `select comparisons.id, comparisons.act_id as "actId", comparisons.file_name as "fileName", comparisons.differences,
                  comparisons.made_at as "madeAt"
           from reconciliation_comparisons as comparisons
           where comparisons.act_id = any ($1) and (
             not exists (select from reconciliation_comparisons as later where later.act_id = comparisons.act_id and later.id > comparisons.id)
             or exists (select from reconciliation_agreements as agreements where agreements.comparison_id = comparisons.id and agreements.act_id = comparisons.act_id)
           )
           order by comparisons.id`,
    values: [actIds],
  })
  return rows
}

export type KeptComparison = {
  id: number
  fileId: number
  fileName: string
  madeBy: string
  madeAt: Date
  found: Found
  lines: readonly ComparisonLine[]
}

/** The latest of an act, with all its lines; undefined before the first. */
export async function findLatestComparison(db: Db, actId: number): Promise<KeptComparison | undefined> {
  const { rows } = await db.query({
    name: 'reconciliation_comparison',
    text: `select comparisons.id, comparisons.file_id as "fileId", comparisons.file_name as "fileName", people.name as "madeBy",
                  comparisons.made_at as "madeAt", comparisons.found, comparisons.lines
           from reconciliation_comparisons as comparisons
           join offered_users as people on people.id = comparisons.made_by
           where comparisons.act_id = $1 order by comparisons.id desc limit 1`,
    values: [actId],
  })
  return rows[0]
}

export async function isComparisonOf(db: Db, comparisonId: number, actId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: 'reconciliation_comparison_of',
    text: `select from reconciliation_comparisons where reconciliation_comparisons.id = $1 and reconciliation_comparisons.act_id = $2`,
    values: [comparisonId, actId],
  })
  return rows.length > 0
}
