import type { Db } from '../../db/pool.ts'

/** The name of the job that `sendResetLinks` does. */
export const resetJob = 'send_reset_links'

export async function queueResetMail(db: Db, address: string): Promise<void> {
  await db.query({
    name: 'reset_queue',
    text: `select graphile_worker.add_job('${resetJob}', json_build_object('address', $1::text))`,
    values: [address],
  })
}
