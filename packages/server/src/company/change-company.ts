import { companyFaults, innerFields, sameAccount } from '@anfilada/contract/company'
import type { CompanyFacts } from '@anfilada/contract/company-facts'
import type { Tx } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { changesBetween, recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { deleteDraft, type Draft, findBefore, insertDraft, lockDraft, savePublished, updateDraft } from './company.store.ts'

type Acting = { caller: Caller; origin: Origin }

/** Begins a draft (revision 0) or changes the one that was read; answers its id. */
export async function saveDraft(
  tx: Tx,
  { caller, origin }: Acting,
  { revision, facts }: { revision: number; facts: CompanyFacts },
): Promise<Outcome<number>> {
  const faults = Object.entries(companyFaults(facts)).map(([field, fault]) => [`facts.${field}`, fault])
  if (faults.length > 0) return { ok: false, refusal: 'requisites_wrong', fields: Object.fromEntries(faults) }
  const { facts: before } = await findBefore(tx)
  const draft = revision === 0 ? undefined : await lockDraft(tx, revision)
  if (revision > 0 && !draft) return refuse('stale_text')
  const typed = { facts, userId: caller.userId, accountBy: accountTypist(facts, { before, draft, userId: caller.userId }) }
  const id = draft ? draft.id : await insertDraft(tx, typed)
  if (id === undefined) return refuse('stale_text')
  if (draft) await updateDraft(tx, draft.id, typed)
  const details = { fields: changedFields(draft?.facts ?? before, facts) }
  await recordAudit(tx, caller, origin, { action: 'company.saved', subject: 'company', details })
  return accept(id)
}

/** Whose the account numbers are that a second person has to approve: whoever made them what they are; nobody's where money goes where it went. */
function accountTypist(
  facts: CompanyFacts,
  { before, draft, userId }: { before: CompanyFacts | undefined; draft: Pick<Draft, 'facts' | 'accountBy'> | undefined; userId: number },
): number | null {
  if (sameAccount(facts, before)) return null
  return draft?.accountBy && sameAccount(facts, draft.facts) ? draft.accountBy : userId
}

export async function discardDraft(tx: Tx, { caller, origin }: Acting, revision: number): Promise<Outcome<true>> {
  if (!(await deleteDraft(tx, revision))) return refuse('stale_text')
  await recordAudit(tx, caller, origin, { action: 'company.discarded', subject: 'company' })
  return accept(true)
}

/** From now on the version is never changed; answers its id. */
export async function publishDraft(
  tx: Tx,
  { caller, origin }: Acting,
  { revision, validFrom, note }: { revision: number; validFrom: string; note: string },
): Promise<Outcome<number>> {
  // Under the lock: whoever changes the account meanwhile finds another revision, and so does whoever publishes.
  const draft = await lockDraft(tx, revision)
  if (!draft) return refuse('stale_text')
  const { facts: before, ...days } = await findBefore(tx)
  const decision = decidePublication({ draft, userId: caller.userId, validFrom, ...days })
  if (!decision.ok) return decision
  await savePublished(tx, draft.id, { validFrom, note, userId: caller.userId })
  const details = { version: draft.version, valid_from: validFrom, note, fields: changedFields(before, draft.facts) }
  await recordAudit(tx, caller, origin, { action: 'company.published', subject: 'company', details })
  return accept(draft.id)
}

type Publication = { draft: Pick<Draft, 'accountBy'>; userId: number; validFrom: string; today: string; lastDay: string | null }

/** By a second person where money would go elsewhere; nothing holds from yesterday, and a later version never from an earlier day. */
function decidePublication({ draft, userId, validFrom, today, lastDay }: Publication): Outcome<true> {
  if (draft.accountBy === userId) return refuse('company_by_same_person')
  const early = validFrom < today || (lastDay !== null && validFrom < lastDay)
  return early ? refuse('company_date_early', 'valid_from') : accept(true)
}

/** The names of what is different, for the log: what it was and is say the versions. */
function changedFields(before: CompanyFacts | undefined, after: CompanyFacts): string[] {
  return Object.keys(changesBetween(written(before), written(after)))
}

/** As values that can be compared: the database keeps the parts of a fact in an order of its own. */
function written(facts: CompanyFacts | undefined): Record<string, unknown> {
  const said = Object.entries(facts ?? {}).filter(([, value]) => value !== '')
  return Object.fromEntries(
    said.map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value, [...innerFields])]),
  )
}
