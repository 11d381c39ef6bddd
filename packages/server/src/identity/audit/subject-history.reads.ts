import type { Db } from '../../db/pool.ts'

export type SubjectChange = { at: Date; by: string; details: Record<string, unknown> }

/** What the log says that was done to one subject, newest first: for other features' histories. */
export async function listSubjectHistory(
  db: Db,
  { action, subjectId }: { action: string; subjectId: string },
  limit: number,
): Promise<SubjectChange[]> {
  const { rows } = await db.query({
    name: 'audit_of_subject',
    text: `select audit_log.at, audit_log.actor_name as by, audit_log.details from audit_log
           where audit_log.action = $1 and audit_log.subject_id = $2 order by audit_log.id desc limit $3`,
    values: [action, subjectId, limit],
  })
  return rows
}
