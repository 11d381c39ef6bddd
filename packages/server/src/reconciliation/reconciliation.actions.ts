import type { ApiSide } from '@anfilada/contract/files'
import type { Language } from '@anfilada/contract/languages'
import {
  type ActFormat,
  officeReconciliationActions,
  type ReconciliationAct,
  reconciliationActions,
} from '@anfilada/contract/reconciliation/acts'
import { findCustomerName } from '../customers/index.ts'
import { answerOnce } from '../db/idempotency.ts'
import type { Db, Pool } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { customerOf } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { fileOfAct } from './act-file.ts'
import { actAnswer } from './acts.presenter.ts'
import { listActs } from './acts.reads.ts'
import { agreeAct } from './agree-act.ts'
import { type ActWish, issueAct } from './issue-act.ts'

const usualPage = 50

export const reconciliationFeature = feature(reconciliationActions, {
  revise: ({ input, caller, pool }) =>
    answerFile(pool, { ...wishOf(input), customerId: customerOf(caller), userId: caller.userId }, input.format),

  get_reconciliation_acts: async ({ input, caller, pool, language }) =>
    accept(await pageOf(pool, { ...input, customerId: customerOf(caller) }, 'customer', language)),

  agree_act: ({ input: { act_id: actId }, caller, origin, pool, once, language }) =>
    answerOnce(pool, once, async (tx) =>
      answerAct(tx, await agreeAct(tx, { caller, origin, actId, side: 'customer' }), 'customer', language),
    ),
})

export const officeReconciliationFeature = feature(officeReconciliationActions, {
  revise_customer: ({ input, caller, pool }) =>
    answerFile(pool, { ...wishOf(input), customerId: input.customer_id, userId: caller.userId }, input.format),

  list_reconciliation_acts: async ({ input, pool, language }) => {
    if ((await findCustomerName(pool, input.customer_id)) === undefined) return refuse('customer_not_found')
    return accept(await pageOf(pool, { ...input, customerId: input.customer_id }, 'office', language))
  },

  agree_act_for_company: ({ input: { act_id: actId }, caller, origin, pool, once, language }) =>
    answerOnce(pool, once, async (tx) => answerAct(tx, await agreeAct(tx, { caller, origin, actId, side: 'company' }), 'office', language)),
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

type Page = { customerId: number; before?: number | undefined; limit?: number | undefined }

async function pageOf(db: Db, { customerId, before, limit = usualPage }: Page, api: ApiSide, language: Language) {
  const found = await listActs(db, { customerId, before }, language, limit + 1)
  const shown = found.slice(0, limit)
  return { result: shown.map((act) => actAnswer(act, api)), next: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
