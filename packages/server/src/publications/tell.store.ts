import type { Db, Tx } from '../db/pool.ts'
import { isShown } from './audience.sql.ts'

/** The job that tells open screens that something appeared. Requests need none: they look at the clock themselves. */
export const tellJob = 'tell_publication'

/** Wakes the job when it begins; a draft wakes nobody, also when it was to begin before. */
export async function scheduleTelling(tx: Tx, publicationId: number): Promise<void> {
  await tx.query({
    name: 'publication_schedule',
    text: `select graphile_worker.add_job('${tellJob}', json_build_object('publicationId', publications.id), run_at => publications.visible_from,
             job_key => '${tellJob}:' || publications.id)
           from publications where publications.id = $1 and publications.visible_from is not null`,
    values: [publicationId],
  })
}

/** Tells every open screen of members to look; nothing when it is not shown (moved, deleted). Of the publication it says nothing. */
export async function tellPublication(db: Db, publicationId: number): Promise<void> {
  await db.query({
    name: 'publication_tell',
    text: `insert into outbox (topic, payload)
           select 'publication.appeared', '{}' from publications where publications.id = $1 and ${isShown}`,
    values: [publicationId],
  })
}
