import type { ApiSide } from '@anfilada/contract/files'
import type { Language } from '@anfilada/contract/languages'
import {
  type ActFormat,
  officeReconciliationActions,
  type ReconciliationAct,
  reconciliationActions,
} from '@anfilada/contract/reconciliation/acts'
import { findCustomerName } from '../customers/index.ts'
import { answerOnce, refuseOnce } from '../db/idempotency.ts'
import type { Db, Pool } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { customerOf } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { fileOfAct } from './act-file.ts'
import { actAnswer, comparisonAnswer } from './acts.presenter.ts'
import { listActs } from './acts.reads.ts'
import { agreeAct } from './agree-act.ts'
import { compareAct, keepComparison } from './compare-act.ts'
import { findLatestComparison } from './comparing/comparisons.store.ts'
import { type ActWish, issueAct } from './issue-act.ts'

const usualPage = 50

export const reconciliationFeature = feature(reconciliationActions, {
  revise: ({ input, caller, pool }) =>
    answerFile(pool, { ...wishOf(input), customerId: customerOf(caller), userId: caller.userId }, input.format),

  get_reconciliation_acts: async ({ input, caller, pool, language }) =>
    accept(await pageOf(pool, { ...input, customerId: customerOf(caller) }, 'customer', language)),

  agree_act: ({ input: { act_id: actId, comparison_id: comparisonId }, caller, origin, pool, once, language }) =>
    answerOnce(pool, once, async (tx) =>
      answerAct(tx, await agreeAct(tx, { caller, origin, actId, comparisonId, side: 'customer' }), 'customer', language),
    ),

  compare_reconciliation: async ({ input: { act_id: actId, file_id: fileId, columns }, caller, pool, once }) => {
    const wish = { caller, actId, fileId, columns }
    const said = await compareAct(pool, wish)
    if (!said.ok) return refuseOnce(pool, once, said)
    if ('question' in said.value) return accept({ result: { comparison_id: null, question: said.value.question } })
    const { file, compared } = said.value
    return answerOnce(pool, once, async (tx) => {
      const kept = await keepComparison(tx, wish, file, compared)
      return kept.ok ? accept({ result: { comparison_id: kept.value, question: null } }) : kept
    })
  },

  get_reconciliation_comparison: ({ input, caller, pool, language }) =>
    answerComparison(pool, { ...input, customerId: customerOf(caller) }, 'customer', language),
})

export const officeReconciliationFeature = feature(officeReconciliationActions, {
  revise_customer: ({ input, caller, pool }) =>
    answerFile(pool, { ...wishOf(input), customerId: input.customer_id, userId: caller.userId }, input.format),

  list_reconciliation_acts: async ({ input, pool, language }) => {
    if ((await findCustomerName(pool, input.customer_id)) === undefined) return refuse('customer_not_found')
    return accept(await pageOf(pool, { ...input, customerId: input.customer_id }, 'office', language))
  },

  agree_act_for_company: ({ input: { act_id: actId, comparison_id: comparisonId }, caller, origin, pool, once, language }) =>
    answerOnce(pool, once, async (tx) =>
      answerAct(tx, await agreeAct(tx, { caller, origin, actId, comparisonId, side: 'company' }), 'office', language),
    ),

  get_act_comparison: ({ input, pool, language }) => answerComparison(pool, input, 'office', language),
})

type Period = { museum_id?: number | undefined; period_lower: string; period_upper: string }

function wishOf({ museum_id: museumId, period_lower: lower, period_upper: upper }: Period): Pick<ActWish, 'museumId' | 'period'> {
  return { museumId, period: { lower, upper } }
}

async function answerFile(pool: Pool, wish: ActWish, format: ActFormat = 'pdf'): Promise<Outcome<{ file_id: number }>> {
  const issued = await issueAct(pool, wish)
  if (!issued.ok) return issued
  const file = await fileOfAct(pool, issued.value, format, wish.userId)
  return file.ok ? accept({ file_id: file.value }) : file
}

async function answerAct(
  db: Db,
  outcome: Outcome<number>,
  api: ApiSide,
  language: Language,
): Promise<Outcome<{ result: ReconciliationAct }>> {
  if (!outcome.ok) return outcome
  const [act] = await listActs(db, { actId: outcome.value }, language, 1)
  return act ? accept({ result: actAnswer(act, api) }) : refuse('act_not_found')
}

type ComparisonWish = { act_id: number; from?: number | undefined; customerId?: number }

/** Of one customer, or for employees of whomever. */
async function answerComparison(db: Db, { act_id: actId, from = 0, customerId }: ComparisonWish, api: ApiSide, language: Language) {
  const [act] = await listActs(db, { actId, ...(customerId !== undefined && { customerId }) }, language, 1)
  if (!act) return refuse('act_not_found')
  const latest = await findLatestComparison(db, actId)
  return accept({ result: { act: actAnswer(act, api), comparison: latest ? comparisonAnswer(latest, api, from) : null } })
}

type Page = { customerId: number; before?: number | undefined; limit?: number | undefined }

async function pageOf(db: Db, { customerId, before, limit = usualPage }: Page, api: ApiSide, language: Language) {
  const found = await listActs(db, { customerId, before }, language, limit + 1)
  const shown = found.slice(0, limit)
  return { result: shown.map((act) => actAnswer(act, api)), next: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
