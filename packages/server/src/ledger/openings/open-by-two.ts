import { defaultZone, todayIn } from '@anfilada/contract/dates'
import type { OpeningState } from '@anfilada/contract/ledger/openings'
import { findCustomerName } from '../../customers/index.ts'
import type { Tx } from '../../db/pool.ts'
import { type Acting, recordAudit } from '../../identity/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { lockCustomerAccount } from '../ledger.store.ts'
import { findOpenings, insertOpening, type LockedOpening, lockOpenings, postOpenings, saveOpenings, whatStands } from './openings.store.ts'

/** A person: the two who decide have to be told apart. */
type Person = Acting & { caller: { userId: number } }
/** `amount`: kopecks, above zero the customer owed at the end of the day `asOf`, below it he had paid ahead. */
export type Brought = { customerId: number; asOf: string; amount: number; note: string }

/** Posts nothing yet: another employee does. Answers the number of the opening balance. */
export async function proposeOpening(tx: Tx, { caller, origin }: Person, brought: Brought): Promise<Outcome<number>> {
  const { customerId, asOf, amount, note } = brought
  if ((await findCustomerName(tx, customerId)) === undefined) return refuse('customer_not_found', 'customer_id')
  const day = isDayOver(asOf, todayIn(defaultZone))
  if (!day.ok) return day
  const { brought: isTwice, moved } = await whatStands(tx, customerId, asOf)
  if (isTwice) return refuse('opening_exists', 'customer_id')
  if (moved) return refuse('opening_after_posting', 'as_of')
  const id = await insertOpening(tx, { ...brought, proposedBy: caller.userId })
  // Somebody else entered one at the same moment.
  if (id === undefined) return refuse('opening_exists', 'customer_id')
  const about = { subject: 'opening', subjectId: id, customerId, details: { amount, as_of: asOf, note } }
  await recordAudit(tx, caller, origin, { action: 'opening.proposed', ...about })
  return accept(id)
}

/** Posts proposed opening balances into the ledger, or declines them: all or none. */
export async function decideOnOpenings(
  tx: Tx,
  { caller, origin }: Person,
  { openingIds, post }: { openingIds: readonly number[]; post: boolean },
): Promise<Outcome<number[]>> {
  const ids = [...new Set(openingIds)]
  const seen = await findOpenings(tx, ids)
  if (seen.length !== ids.length) return refuse('opening_not_found')
  // Those who lock several accounts lock them in one order.
  for (const customerId of seen.map((one) => one.customerId).toSorted((a, b) => a - b)) await lockCustomerAccount(tx, customerId)
  const openings = await lockOpenings(tx, ids)
  for (const opening of openings) {
    const decision = await decideNow(tx, opening, { deciderId: caller.userId, post })
    if (!decision.ok) return decision
  }
  await saveOpenings(tx, ids, post ? 'posted' : 'declined', caller.userId)
  if (post) await postOpenings(tx, ids, caller.userId)
  for (const { id, customerId, amount, asOf, note } of openings) {
    const about = { subject: 'opening', subjectId: id, customerId, details: { amount, as_of: asOf, note } }
    await recordAudit(tx, caller, origin, { action: post ? 'opening.posted' : 'opening.declined', ...about })
  }
  return accept(ids)
}

async function decideNow(
  tx: Tx,
  opening: LockedOpening,
  { deciderId, post }: { deciderId: number; post: boolean },
): Promise<Outcome<true>> {
  const decision = decideOpening(opening, deciderId)
  if (!decision.ok || !post) return decision
  return (await whatStands(tx, opening.customerId, opening.asOf)).moved ? refuse('opening_after_posting') : decision
}

/** Four eyes: whoever proposed an opening balance neither posts nor declines it (specification/people.md). */
export function decideOpening(opening: { state: OpeningState; proposedBy: number }, deciderId: number): Outcome<true> {
  if (opening.state !== 'proposed') return refuse('opening_decided')
  return opening.proposedBy === deciderId ? refuse('opening_by_same_person') : accept(true)
}

/** A balance is that of a day's end: today has none yet. */
function isDayOver(asOf: string, today: string): Outcome<true> {
  return asOf < today ? accept(true) : refuse('opening_day_not_over', 'as_of')
}
