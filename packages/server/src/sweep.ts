import { deleteDeadSessions, deleteOldAttempts, deleteOldLinks, forgetOldNetworks } from './identity/index.ts'
import { forgetOldKeys } from './db/idempotency.ts'
import { forgetOldNews } from './db/outbox.ts'
import type { Pool } from './db/pool.ts'
import { forgetGoneProcesses } from './events/index.ts'
import { forgetExports } from './exports/index.ts'
import { deletePassedFiles } from './files/index.ts'
import { forgetDecisions } from './orders/index.ts'
import { forgetOldHours } from './payments/index.ts'
import { deleteOldApplications } from './registration/index.ts'

/** Deletes what nobody needs any longer; how many rows of each. */
export async function sweep(pool: Pool): Promise<Record<string, number>> {
  return {
    sessions: await deleteDeadSessions(pool),
    keys: await forgetOldKeys(pool),
    decisions: await forgetDecisions(pool),
    news: await forgetOldNews(pool),
    processes: await forgetGoneProcesses(pool),
    links: await deleteOldLinks(pool),
    attempts: await deleteOldAttempts(pool),
    networks: await forgetOldNetworks(pool),
    applications: await deleteOldApplications(pool),
    files: await deletePassedFiles(pool),
    exports: await forgetExports(pool),
    providerHours: await forgetOldHours(pool),
  }
}
