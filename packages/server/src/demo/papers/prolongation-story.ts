import { addDays } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { inTransaction } from '../../db/transaction.ts'
import { charge, lockCustomerAccount, reverse } from '../../ledger/index.ts'
import { feeReference } from '../../licenses/index.ts'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import type { Past } from '../past.ts'
import { userId } from '../people.ts'
import { continueNumbers, writeRows } from '../write-rows.ts'
import { invoiceFees } from './invoice-stories.ts'

/** A license by its number, the group by its place among those of write-licenses.ts, and days before today. */
type Story = { number: string; group: number; asked: number; said?: Said }
/** What staff said, or that the agency withdrew it. */
type Said = { ago: number } & ({ until: number } | { reason: string } | { withdrawn: true })

/**
 * The agency waits for the museum with one license, has one prolonged, reads why another was not, and withdrew a fourth: two fees are due. For
 * one of them its accountant has an invoice.
 */
const stories: readonly Story[] = [
  { number: 'ЦС-0412', group: 2, asked: 6, said: { ago: 2, until: 625 } },
  { number: 'ЭР-2044', group: 4, asked: 6, said: { ago: 3, reason: 'Музей продлевает не раньше чем за год до конца срока.' } },
  { number: 'ЦС-0733', group: 2, asked: 1 },
  { number: 'ЭР-1187', group: 4, asked: 4, said: { ago: 3, withdrawn: true } },
]

/** Requests for prolongation in each of their states, with what the ledger says of their fees. */
export async function tellProlongation(past: Past, client: Tx, today: string): Promise<void> {
  const at = (days: number): string => moment(addDays(today, -days), '12:10')
  await writeRequests(client, today, at)
  const { rows } = await client.query({
    name: 'demo_prolongation_fees',
    text: `select requests.id, requests.customer_id as "customerId", requests.fee_kopecks as fee, requests.vat_percent as "vatPercent"
           from prolongation_requests as requests order by requests.id`,
  })
  for (const [place, { id, customerId, fee, vatPercent }] of rows.entries()) {
    const { asked = 0, said } = stories[place] ?? {}
    const posting = { customerId, reference: feeReference(id), actorId: userId('agency') }
    await past.act(at(asked), (pool) =>
      inTransaction(pool, async (tx) => {
        await lockCustomerAccount(tx, customerId)
        await charge(tx, posting, [{ item: 'licenses', sum: kopecks(fee), vatPercent }])
      }),
    )
    if (!said || 'until' in said) continue
    await past.act(at(said.ago), (pool) => inTransaction(pool, (tx) => reverse(tx, { ...posting, actorId: decidedBy(said) })))
  }
  const invoiced = stories.findIndex(({ said }) => said === undefined) + 1
  await invoiceFees(past, addDays(today, -1), 'agency', 'agency-accountant', [invoiced])
}

const unsaid = { decided_by: null, decided_at: null, expiration_date: null, reason: null }

function decidedBy(said: Said): number {
  return userId('withdrawn' in said ? 'agency' : 'dispatcher')
}

function wordOf(said: Said, today: string, at: (days: number) => string) {
  const decided = { ...unsaid, decided_by: decidedBy(said), decided_at: at(said.ago) }
  if ('withdrawn' in said) return { ...decided, state: 'withdrawn' }
  if ('reason' in said) return { ...decided, state: 'declined', reason: said.reason }
  return { ...decided, state: 'prolonged', expiration_date: addDays(today, said.until) }
}

async function writeRequests(client: Tx, today: string, at: (days: number) => string): Promise<void> {
  const { rows: licenses } = await client.query({
    name: 'demo_prolonged_licenses',
    text: 'select licenses.id, licenses.customer_id as "customerId", licenses.number from licenses where licenses.number = any ($1)',
    values: [stories.map(({ number }) => number)],
  })
  await writeRows(
    client,
    'prolongation_requests',
    stories.map(({ number, group, asked, said }, place) => {
      const license = licenses.find((one) => one.number === number)
      return {
        id: place + 1,
        group_id: group,
        license_id: license?.id,
        customer_id: license?.customerId,
        fee_kopecks: 0,
        requested_by: userId('agency'),
        requested_at: at(asked),
        ...(said ? wordOf(said, today, at) : { ...unsaid, state: 'requested' }),
      }
    }),
  )
  await client.query(
    `update prolongation_requests set fee_kopecks = groups.fee_kopecks, vat_percent = vat_percent(groups.vat, groups.held_on)
     from prolongation_groups as groups where groups.id = prolongation_requests.group_id`,
  )
  await client.query(
    `update prolongation_groups as groups set taken = (
       select count(*) from prolongation_requests as requests where requests.group_id = groups.id and requests.state not in ('declined', 'withdrawn'))`,
  )
  await client.query(
    `update licenses set prolongation_group = case when requests.state = 'requested' then requests.group_id end,
       expiration_date = coalesce(requests.expiration_date, licenses.expiration_date)
     from prolongation_requests as requests where requests.license_id = licenses.id`,
  )
  await continueNumbers(client, ['prolongation_requests'])
}
