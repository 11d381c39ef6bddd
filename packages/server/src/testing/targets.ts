import type { Cell } from '../authorisation.cells.ts'
import type { RowKind } from '../authorisation.rows.ts'
import { makeBankEntry, makeStatement, makeStatementFile } from './bank-targets.ts'
import { makeMuseum, makeServicesVersion } from './catalogue-targets.ts'
import {
  makeApplication,
  makeCustomer,
  makeEdoCustomer,
  makeEmployee,
  makeSlotPlan,
  makeSlotRule,
  makeTakenSlot,
} from './office-targets.ts'
import { findLegalText, makeCompanyDraft, makeCorrection, makeLegalDraft, makeOpening, makeTransaction } from './money-targets.ts'
import { makeHelpQuestion, makePicture, makePublication } from './publication-targets.ts'
import { confirmed, makeOrderWithBalance, makePayableOrder, makePayment, makePaymentLink, makeRefund, makeTask } from './payment-targets.ts'
import { makeExport } from './export-targets.ts'
import { makeImportFile, makeKeptFile, makeLinkedFile } from './file-targets.ts'
import { makeAct } from './account-moves.ts'
import { makeDecided } from './order-questions.ts'
import { makeGuide, makeLicense, makeProlongation, makeProlongationGroup } from './license-targets.ts'
import { makeInvoice } from './invoice-targets.ts'
import { makeFeedback, makeMessageFile, makeTemplate } from './message-targets.ts'
import { makePriceList } from './price-list-targets.ts'
import { makeShift } from './shifts.ts'
import { makeRedemption, makeVoucher } from './vouchers.ts'
import { ask, place, type Principal, type World } from './world.ts'

/** A number that no row has. */
export const absentId = 2_000_000_000

/** One question of the authorisation matrix, for which fresh rows are made: the principal's own, or another's. */
export type Question = { world: World; slotId: number; operation: string; principal: Principal; target: 'own' | 'foreign' }

export const makers: Record<RowKind, (question: Question) => Promise<number[]>> = {
  order: makeOrders,
  decided_order: async ({ world, slotId, principal, target }) => [
    await makeDecided(world, slotId, (principal === 'admin') === (target === 'own') ? 'admin' : 'dispatcher'),
  ],
  voucher_order: async (question) => Promise.all((await makeOrders(question)).map((id) => confirmed(question.world, id))),
  voucher: async ({ world, slotId }) => [await makeVoucher(world, slotId)],
  redemption: async ({ world, slotId, principal, target }) => [
    await makeRedemption(world, slotId, target === 'own' && principal !== 'none' ? principal : 'unenrolled'),
  ],
  programme: makeProgrammes,
  voucher_programme: makeConfirmedProgrammes,
  member: async (question) => [await makeMember(question)],
  api_key: async (question) => [await makeApiKey(question)],
  mail: async ({ world }) => [await makeMail(world)],
  application: async ({ world }) => [await makeApplication(world)],
  customer: async ({ world, operation }) => [await makeCustomer(world, operation)],
  edo_customer: async ({ world }) => [await makeEdoCustomer(world)],
  publication: async ({ world }) => [await makePublication(world)],
  museum: async ({ world }) => [await makeMuseum(world)],
  services_version: async ({ world }) => [await makeServicesVersion(world)],
  help_question: async ({ world }) => [await makeHelpQuestion(world)],
  advert: async (question) => [await makePublication(question.world, holderOf(question))],
  picture: async (question) => [await makePicture(question.world, question, holderOf(question))],
  employee: async ({ world }) => [await makeEmployee(world)],
  session: async (question) => [await makeSession(question)],
  ledger_transaction: async ({ world }) => [await makeTransaction(world)],
  correction: async ({ world }) => [await makeCorrection(world)],
  opening: async ({ world }) => [await makeOpening(world)],
  legal_text: async ({ world }) => [await findLegalText(world)],
  legal_draft: async ({ world }) => [await makeLegalDraft(world)],
  company_draft: async ({ world }) => [await makeCompanyDraft(world)],
  payable_order: async (question) => [await makePayableOrder(question.world, question.slotId, holderOf(question))],
  order_with_balance: async (question) => [await makeOrderWithBalance(question.world, question.slotId, holderOf(question))],
  payment: async (question) => [await makePayment(question.world, question.slotId, holderOf(question))],
  invoice: async (question) => [await makeInvoice(question.world, question.slotId, holderOf(question))],
  payment_link: async (question) => [await makePaymentLink(question.world, question.slotId, holderOf(question))],
  refund: async ({ world, slotId }) => [await makeRefund(world, slotId)],
  accountant_task: async ({ world, slotId }) => [await makeTask(world, slotId)],
  statement_file: async ({ world }) => [await makeStatementFile(world)],
  bank_statement: async ({ world }) => [await makeStatement(world)],
  bank_entry: async ({ world, slotId, operation }) => [await makeBankEntry(world, slotId, operation)],
  reconciliation_act: async (question) => [await makeAct(question.world, holderOf(question))],
  license: async (question) => [await makeLicense(question.world, guidesHolderOf(question))],
  prolongation_group: async ({ world }) => [await makeProlongationGroup(world)],
  prolongation_request: async (question) => [await makeProlongation(question.world, holderOf(question))],
  guide: async ({ world }) => [await makeGuide(world)],
  message_file: async (question) => Promise.all((await makeOrders(question)).map((id) => makeMessageFile(question.world, id))),
  feedback: async ({ world }) => [await makeFeedback(world)],
  message_template: async ({ world }) => [await makeTemplate(world)],
  shift: async ({ world, principal, target }) => [await makeShift(world, target === 'own' ? principal : 'unenrolled')],
  slot_plan: async ({ world }) => [await makeSlotPlan(world)],
  taken_slot: async ({ world }) => [await makeTakenSlot(world)],
  slot_rule: async ({ world }) => [await makeSlotRule(world)],
  kept_file: async (question) => [await makeKeptFile(question.world, question.operation, guidesHolderOf(question))],
  import_file: async ({ world }) => [await makeImportFile(world)],
  export: async (question) => [(await makeExport(question)).exportId],
  export_file: async (question) => [(await makeExport(question)).fileId],
  linked_file: async ({ world, principal, target }) => [await makeLinkedFile(world, principal, target)],
  price_list: async (question) => [await makePriceList(question.world, question.operation, holderOf(question))],
}

const [refusals, ofOneself] = [
  new Set(['unauthenticated', 'forbidden']),
  new Set(['session', 'linked_file', 'shift', 'decided_order', 'redemption', 'export', 'export_file']),
]
const ownHolders = new Set<Principal>(['individual', 'agencyManager', 'agencyGuide', 'otherAgency'])

/** Whether the question is refused before any row is looked at. */
export const isRefused = ({ verdict }: Pick<Cell, 'verdict'>): boolean => refusals.has(verdict)

/** What questions with the same answer here are about the same rows. */
function rowsOf({ operation, principal, kind, target }: Cell): string {
  if (target === 'absent' || target === 'none') return `${operation}, ${target}`
  const holder = ofOneself.has(kind) || ownHolders.has(principal) ? principal : 'agencyOwner'
  return `${operation}, ${target} of ${holder}`
}

/**
 * Questions that are asked about the same rows, group by group. A refusal leaves rows as they are, and to make them is dearer than to ask;
 * every other question is alone with rows of its own.
 */
export function besideTheirRows(cells: readonly Cell[]): Cell[][] {
  return [...Map.groupBy(cells, (cell) => (isRefused(cell) ? rowsOf(cell) : cell)).values()]
}

/** A guide's own orders were placed by him or name him; a colleague's are foreign to him. */
const placers: Record<Question['target'], (principal: Principal) => { as: Principal; guide?: string }[]> = {
  own: (principal) => {
    if (principal === 'agencyGuide') return [{ as: 'agencyGuide' }, { as: 'agencyOwner', guide: 'agencyGuide' }]
    const members: readonly Principal[] = ['individual', 'agencyManager', 'otherAgency']
    return [{ as: members.includes(principal) ? principal : 'agencyOwner' }]
  },
  foreign: (principal) => {
    if (principal === 'agencyGuide') return [{ as: 'agencyManager' }, { as: 'otherAgency', guide: 'agencyGuide' }]
    return [{ as: principal === 'otherAgency' ? 'agencyOwner' : 'otherAgency' }]
  },
}

async function makeOrders({ world, slotId, operation, principal, target }: Question): Promise<number[]> {
  const ids: number[] = []
  for (const { as, guide } of placers[target](principal)) {
    const id = await place(world, slotId, guide === undefined ? {} : { guide }, as)
    if (operation === 'customer archive_request') {
      await world.pool.query(`update orders set status = 'rejected', rejection_reason = 'closed' where id = $1`, [id])
    }
    if (operation.endsWith('_change')) await changeConfirmed(world, id, as)
    if (operation === 'customer approve_change') {
      await world.pool.query(`update orders set pending_change = pending_change || '{"unseen": true}' where id = $1`, [id])
    }
    ids.push(id)
  }
  return ids
}

/** A programme of one order each. */
async function makeConfirmedProgrammes(question: Question): Promise<number[]> {
  const { world } = question
  const programmes = await makeProgrammes(question)
  const { rows } = await world.pool.query<{ id: number }>('select id from orders where programme_id = any ($1)', [programmes])
  for (const { id } of rows) await confirmed(world, id)
  return programmes
}

async function makeProgrammes(question: Question): Promise<number[]> {
  const { pool } = question.world
  const programmes: number[] = []
  for (const id of await makeOrders(question)) {
    const { rows } = await pool.query<{ id: number }>(
      `with made as (
         insert into programmes (customer_id, created_by) select orders.customer_id, orders.placed_by from orders where orders.id = $1 returning id
       )
       update orders set programme_id = made.id from made where orders.id = $1 returning programme_id as id`,
      [id],
    )
    programmes.push((rows[0] as { id: number }).id)
  }
  return programmes
}

/** Confirmed (revision 2), with a change beside it (3). */
async function changeConfirmed(world: World, id: number, as: Principal): Promise<void> {
  const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
  await ask(world, { as, action: 'put_request', data: { id, revision: 2, notes: 'test' } })
}

/** Whose customer the row belongs to: the principal's own (for employees any), or another. */
function holderOf({ principal, target }: Question): Exclude<Principal, 'none'> {
  const own = principal === 'otherAgency' || principal === 'individual' ? principal : 'agencyOwner'
  if (target === 'own') return own
  return own === 'otherAgency' ? 'agencyOwner' : 'otherAgency'
}

/** The same, where a guide has what is his own and no colleague's. */
function guidesHolderOf(question: Question): Exclude<Principal, 'none'> {
  if (question.principal !== 'agencyGuide') return holderOf(question)
  return question.target === 'own' ? 'agencyGuide' : 'agencyOwner'
}

/** A member who has nothing but his name and a second factor; an invited one where the operation is about invitations. */
async function makeMember(question: Question): Promise<number> {
  const { world, operation } = question
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into users (customer_id, login, name, email, roles, status, totp_since)
     select users.customer_id, $2, 'Участник', $2, '{manager}', $3, now() from users where users.id = $1 returning id`,
    [
      world.users[holderOf(question)],
      `${crypto.randomUUID()}@example.com`,
      operation === 'customer resend_invitation' ? 'invited' : 'active',
    ],
  )
  return (rows[0] as { id: number }).id
}

async function makeApiKey(question: Question): Promise<number> {
  const { world } = question
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into api_keys (customer_id, created_by, name, key_hash, hint, scopes)
     select users.customer_id, users.id, 'program', $2, 'anf_test', '{orders:read}' from users where users.id = $1 returning id`,
    [world.users[holderOf(question)], Buffer.from(crypto.randomUUID())],
  )
  return (rows[0] as { id: number }).id
}

/** Mails are nobody's own: staff read them all or none. */
async function makeMail({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into mails (message_id, recipient, language, template, facts)
     values ('<' || gen_random_uuid() || '@test>', 'anna@example.com', 'ru', 'known_email', '{"name": "Анна"}') returning id`,
  )
  return (rows[0] as { id: number }).id
}

/** A session of the asking person himself, or of a colleague: even the owner of a customer ends no sessions but his own. */
async function makeSession({ world, principal, target }: Question): Promise<number> {
  const colleague = principal === 'agencyManager' ? 'agencyOwner' : 'agencyManager'
  const holder = target === 'own' && principal !== 'none' ? principal : colleague
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour') returning id`,
    [Buffer.from(crypto.randomUUID()), world.users[holder]],
  )
  return (rows[0] as { id: number }).id
}
