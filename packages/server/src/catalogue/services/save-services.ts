import { serviceChanges, serviceFaults, type ServicesDocument } from '@anfilada/contract/catalogue/services-document'
import { type Acting, recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { lockCatalogue } from '../editing/museums.store.ts'
import { findMuseumsCode, insertServiceVersion, listServiceVersions, writeServices } from './services.store.ts'

type Editing = Acting & Readonly<{ caller: { userId: number } }>

/** Customers order by it at once; what was there before stays as a version. `version`: the one that was read. */
export async function saveServices(
  tx: Tx,
  acting: Editing,
  { version, document }: { version: number; document: ServicesDocument },
): Promise<Outcome<true>> {
  await lockCatalogue(tx)
  const [before] = await listServiceVersions(tx)
  if (before.number !== version) return refuse('services_stale')
  const [fault] = Object.keys(serviceFaults(document, before.document))
  if (fault !== undefined) return refuse('services_wrong', fault)
  const changes = serviceChanges(before.document, document)
  if (changes.length === 0) return refuse('nothing_changed')
  const codes = document.services.map(({ system_id }) => system_id)
  const taken = await findMuseumsCode(tx, codes)
  if (taken !== undefined) return refuse('object_code_taken', `services.${codes.indexOf(taken)}.system_id`)

  await writeServices(tx, document)
  const { userId } = acting.caller
  // What stood in the rows alone would be lost: the history begins with it.
  if (before.savedAt === null && version === 1) await insertServiceVersion(tx, { ...before, userId: null })
  await insertServiceVersion(tx, { number: version + 1, document, userId })
  await recordAudit(tx, acting.caller, acting.origin, {
    action: 'catalogue.services_saved',
    subject: 'company_services',
    subjectId: version + 1,
    details: { services: [...new Set(changes.map(({ system_id }) => system_id))].join(', ') },
  })
  return accept(true)
}
