import { officeWindowActions } from '@anfilada/contract/orders/windows'
import { findWindow, setWindow, windowAnswer } from '../../catalogue/index.ts'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { failure } from '../../http/envelope.ts'
import { accept, refuse } from '../../outcome.ts'
import { officeOrderAnswer } from '../office/office-orders.reads.ts'
import { answerWishes } from './answer-wishes.ts'
import { listFairness, listWindowMuseums, listWindows, listWishes } from './wishes.reads.ts'

export const wishesFeature = feature(officeWindowActions, {
  office_windows: async ({ input, language, pool }) => {
    const [rows, museums] = await Promise.all([listWindows(pool, input.month, language), listWindowMuseums(pool, language)])
    return accept({
      result: rows.map(({ asked, waiting, confirmed, rejected, ...row }) => ({
        ...windowAnswer(row),
        asked,
        waiting,
        confirmed,
        rejected,
      })),
      museums,
    })
  },

  set_submission_window: ({ input, language, pool, once, ...acting }) =>
    answerOnce(pool, once, async (tx) => {
      const { museum_id: museumId, month, opens_at: opensAt, closes_at: closesAt } = input
      const outcome = await setWindow(tx, acting, { museumId, month, opensAt, closesAt })
      if (!outcome.ok) return outcome
      const row = await findWindow(tx, { museumId, month }, language)
      return row ? accept({ result: windowAnswer(row) }) : refuse('museum_not_found')
    }),

  office_wishes: async ({ input, language, pool }) => {
    const asked = { museumId: input.museum_id, month: input.month }
    const [rows, fairness] = await Promise.all([listWishes(pool, asked, language), listFairness(pool, asked)])
    return accept({ result: rows.map((row) => officeOrderAnswer(row, language)), fairness })
  },

  answer_wishes: async ({ input, caller, language, once, pool }) => {
    const answered = await answerWishes({ ...input, actorId: caller.userId, once, pool })
    if (!answered.ok) return answered
    return accept({
      results: answered.value.map(({ orderId, outcome }) => {
        if (outcome.ok) return { order_id: orderId, ...outcome.value }
        const { error, code } = failure(language, outcome)
        return { order_id: orderId, error, code }
      }),
    })
  },
})
