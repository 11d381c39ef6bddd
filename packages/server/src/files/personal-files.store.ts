import type { Db, Tx } from '../db/pool.ts'

/** What a person uploaded, without its bytes: he has them, and asks for each by its number. */
export async function listPersonalFiles(db: Db, userId: number): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_files',
    text: `select kept_files.id, kept_files.kind, kept_files.name,
                  coalesce(kept_files.streamed_size, kept_files.size) as size, kept_files.made_at
           from kept_files where kept_files.made_by = $1 order by kept_files.id`,
    values: [userId],
  })
  return rows
}

/**
 * The part of files in forgetting a person, or with him the whole customer: what they uploaded and nothing refers to. What something refers to
 * goes, or stays without a name, with that.
 */
export async function forgetFiles(tx: Tx, userId: number, closedCustomerId: number | null): Promise<void> {
  await tx.query({
    name: 'kept_files_forget',
    text: `delete from kept_files
           where kept_files.kept_until is not null and (kept_files.made_by = $1 or kept_files.customer_id = $2)
             and not exists (select from kept_file_uses where kept_file_uses.file_id = kept_files.id)`,
    values: [userId, closedCustomerId],
  })
}
