import type { ChangeInput, ChangePreview } from '@anfilada/contract/orders/order-changes'
import type { Db } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { diffAnswer } from './diff.presenter.ts'
import { priceLines } from '../order-lines.rules.ts'
import type { Reader } from '../order.presenter.ts'
import { findOrderRow } from '../orders.reads.ts'
import type { OrderScope } from '../orders.store.ts'
import { decideChange } from './change.rules.ts'
import { proposeChange } from './propose-change.ts'

type Asking = { input: ChangeInput; scope: OrderScope; reader: Reader }

/** What a change would come to if it were sent now: the same decisions as `putChange`, and nothing written. */
export async function previewChange(db: Db, { input, scope, reader }: Asking): Promise<Outcome<ChangePreview>> {
  const row = await findOrderRow(db, input.id, scope, reader.language)
  if (!row) return refuse('order_not_found')
  const decision = decideChange(row, {})
  if (!decision.ok) return decision
  const proposal = await proposeChange(db, row, input)
  if (!proposal.ok) return proposal
  const { values, diff, penalty, free } = proposal.value
  const seen = (amount: number): number | null => (reader.seesPrices ? amount : null)
  return accept({
    revision: row.revision,
    changes: diffAnswer(diff, reader),
    status: row.status,
    waits_for_staff: row.status === 'confirmed',
    replaces_pending: row.pending !== null,
    total: seen(values.totalKopecks),
    penalty: seen(penalty),
    difference: seen(values.totalKopecks - row.totalKopecks + penalty),
    lines: priceLines(values.lines, reader.seesPrices),
    free,
    free_changes_until: row.freeUntil.toISOString(),
  })
}
