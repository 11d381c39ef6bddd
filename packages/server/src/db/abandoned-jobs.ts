import type { Db } from './pool.ts'

/** Whoever had the turn before is dead: what he was at is done again now, and not in the four hours of graphile-worker. */
export async function releaseAbandonedJobs(db: Db): Promise<void> {
  await db.query({
    name: 'jobs_release',
    text: `select graphile_worker.force_unlock_workers(
             array(select distinct jobs.locked_by from graphile_worker.jobs where jobs.locked_by is not null))`,
    values: [],
  })
}
