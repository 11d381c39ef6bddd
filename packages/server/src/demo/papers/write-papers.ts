import { addDays, addMonths, monthOf } from '@anfilada/contract/dates'
import { edoConsentVersion, type EdoOperator } from '@anfilada/contract/edo/edo-rules'
import { inTransaction } from '../../db/transaction.ts'
import { requestEdo } from '../../edo/request-edo.ts'
import { setEdoStatus } from '../../edo/set-edo-status.ts'
import { fileOfAct } from '../../reconciliation/act-file.ts'
import { agreeAct } from '../../reconciliation/agree-act.ts'
import { issueAct } from '../../reconciliation/issue-act.ts'
import { actingAs, must } from '../acting.ts'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { Past } from '../past.ts'
import { customerId, userId } from '../people.ts'
import { tellInvoices } from './invoice-stories.ts'
import { tellProlongation } from './prolongation-story.ts'
import { tellStatement } from './statement-story.ts'

/** Papers and what follows them, done by the product's own acts on the days of the story: invoices, a bank statement, EDO, reconciliation. */
export async function writePapers(client: Tx, today: string): Promise<void> {
  const past = new Past(client)
  await past.write(async () => {
    await tellEdo(past, today)
    const told = await tellInvoices(past, client, today)
    await tellStatement(past, client, told, today)
    await tellReconciliation(past, client, today)
    await tellProlongation(past, client, today)
  })
}

/** The agency is connected; another one asks, and its task waits for the accountant. */
async function tellEdo(past: Past, today: string): Promise<void> {
  const at = (days: number): string => moment(addDays(today, -days), '10:30')
  await askForEdo(past, at(40), 'agency', 'sbis', '2BE4f6d2c1b0a9e')
  const accountant = actingAs('office-accountant')
  const steps = [
    { revision: 1, status: 'invited', reason: 'Приглашение отправлено в СБИС' },
    { revision: 2, status: 'active', reason: 'Приглашение принято' },
  ] as const
  for (const [index, step] of steps.entries()) {
    await past.act(at(39 - index), (pool) =>
      inTransaction(pool, async (tx) => must(await setEdoStatus(tx, accountant, { customerId: customerId('agency'), ...step }))),
    )
  }
  await askForEdo(past, at(2), 'agency-credit', 'taxcom', '2AL7c30e91d5b2f')
}

async function askForEdo(past: Past, at: string, login: string, operator: EdoOperator, participantId: string): Promise<void> {
  const wish = { operator, participantId, contactEmail: `edo@${login}.example`, consentVersion: edoConsentVersion }
  await past.act(at, (pool) => inTransaction(pool, async (tx) => must(await requestEdo(tx, actingAs(login), wish))))
}

/** Two months that both sides agreed to, and what came after them, to which nobody has yet. */
async function tellReconciliation(past: Past, client: Tx, today: string): Promise<void> {
  const monthAgo = (months: number): string => `${monthOf(addMonths(today, -months))}-01`
  const ended = { lower: monthAgo(3), upper: addDays(monthAgo(1), -1) }
  const agreed = await issue(past, client, moment(addDays(today, -5), '09:40'), ended)
  const [theirs, ours] = [actingAs('agency-accountant'), actingAs('office-accountant')]
  const agree = (at: string, acting: typeof ours, side: 'customer' | 'company') =>
    past.act(at, (pool) =>
      inTransaction(pool, async (tx) => must(await agreeAct(tx, { ...acting, actId: agreed, side, comparisonId: undefined }))),
    )
  await agree(moment(addDays(today, -4), '15:20'), theirs, 'customer')
  await agree(moment(addDays(today, -3), '10:05'), ours, 'company')
  await issue(past, client, moment(addDays(today, -1), '19:30'), { lower: monthAgo(1), upper: addDays(today, -1) })
}

/** With its PDF: the number is of the day when it was issued. */
async function issue(past: Past, client: Tx, at: string, period: { lower: string; upper: string }): Promise<number> {
  const by = userId('agency-accountant')
  const wish = { customerId: customerId('agency'), userId: by, period, museumId: undefined }
  const actId = must(await past.act(at, (pool) => issueAct(pool, wish)))
  await client.query('update reconciliation_acts set issued_on = local_day(issued_at) where id = $1', [actId])
  must(await past.act(at, (pool) => fileOfAct(pool, actId, 'pdf', by)))
  return actId
}
