import type { Settings } from '@anfilada/contract/customers/settings'
import type { Tx } from '../../db/pool.ts'
import type { ActionRequest } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { changesBetween, lockProfile, type Profile, recordAudit, saveProfile } from '../../identity/index.ts'
import { findSettings, isNameFixed } from './find-settings.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>

/** What a person says about himself. */
export async function changeProfile(tx: Tx, { caller, origin }: Acting, profile: Profile): Promise<Outcome<Settings>> {
  const before = await lockProfile(tx, caller.userId)
  if (profile.name !== before.name && isNameFixed(caller)) return refuse('guide_name_fixed', 'name')
  await saveProfile(tx, caller.userId, profile)
  // Which fields, not what they said: the log outlives the person's data.
  const fields = Object.keys(changesBetween(before, profile))
  if (fields.length > 0) {
    const details = { fields }
    await recordAudit(tx, caller, origin, { action: 'profile.changed', subject: 'user', subjectId: caller.userId, details })
  }
  return accept(await findSettings(tx, caller))
}
