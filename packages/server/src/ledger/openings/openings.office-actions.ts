import { openingActions } from '@anfilada/contract/ledger/openings'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { decideOnOpenings, proposeOpening } from './open-by-two.ts'
import { openingAnswer } from './opening.presenter.ts'
import { findOpenings, listOpenings } from './openings.store.ts'

const pageSize = 100

export const openingFeature = feature(openingActions, {
  ledger_openings: async ({ input, caller, pool }) => {
    const limit = input.limit ?? pageSize
    const rows = await listOpenings(pool, { state: input.state ?? 'proposed', before: input.before }, limit)
    const page = rows.slice(0, limit)
    const next = rows.length > limit ? (page.at(-1)?.id ?? null) : null
    return accept({ result: page.map((row) => openingAnswer(row, caller)), next })
  },

  propose_opening: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const { customer_id: customerId, as_of: asOf, amount, note } = input
      const proposed = await proposeOpening(tx, { caller, origin }, { customerId, asOf, amount, note })
      if (!proposed.ok) return proposed
      const [row] = await findOpenings(tx, [proposed.value])
      return row ? accept({ result: openingAnswer(row, caller) }) : refuse('opening_not_found')
    }),

  decide_openings: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const decided = await decideOnOpenings(tx, { caller, origin }, { openingIds: input.opening_ids, post: input.post })
      if (!decided.ok) return decided
      return accept({ result: (await findOpenings(tx, decided.value)).map((row) => openingAnswer(row, caller)) })
    }),
})
