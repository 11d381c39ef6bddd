import { lastingDays } from '@anfilada/contract/dates'
import { refusals } from '@anfilada/contract/refusals'
import type { LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from './identity/index.ts'
import { tokenHash } from './secrets.ts'
import { buildApp } from './app.ts'
import { type Cell, cellsOf, matrixGaps } from './authorisation.cells.ts'
import { matrix } from './authorisation.matrix.ts'
import { documentedOperations, operationsOf } from './testing/operations.ts'
import { goodPassword, newLink, otherPassword } from './testing/logins.ts'
import { changesLogin, codeNow, withLogin } from './testing/ready-logins.ts'
import { dayQuestions, newConfirmation, reopenOnBehalf, slotPlanQuestions, slotRuleQuestions } from './testing/office-targets.ts'
import { reconciliationData } from './testing/account-moves.ts'
import { messageData, messageUploads } from './testing/message-targets.ts'
import { latestBank } from './testing/bank-targets.ts'
import { invoiceRequisites } from './testing/invoice-targets.ts'
import { latestPayment, orderPrice } from './testing/payment-targets.ts'
import { latestLink } from './testing/file-targets.ts'
import { licenseQuestions } from './testing/license-targets.ts'
import { orderQuestions } from './testing/order-questions.ts'
import { editorData } from './testing/publication-targets.ts'
import { latest } from './testing/price-list-targets.ts'
import { nextShiftDay, shiftData, shiftQuestions } from './testing/shifts.ts'
import { addServices, guideData, loanData, transportData, wishData } from './testing/services.ts'
import { type SilentBank, startSilentBank } from './testing/silent-bank.ts'
import { absentId, besideTheirRows, isRefused, makers } from './testing/targets.ts'
import { codeOf } from './testing/code-of.ts'
import { codeOfVoucher, voucherQuestions } from './testing/vouchers.ts'
import { uploadForm } from './testing/upload-form.ts'
import {
  addSlot,
  ask,
  createWorld,
  museumId,
  objectId,
  place,
  type Principal,
  testIdentity,
  ticketsFor,
  visitDate,
  type World,
} from './testing/world.ts'

let world: World
let slotId: number
let bank: SilentBank
const password = 'password of the matrix'

beforeAll(async () => {
  bank = await startSilentBank()
  world = await createWorld({ ...testIdentity, mailbox: 'smtp', acquiring: bank.settings })
  await world.pool.query(`update users set email = 'admin@office.example' where id = $1`, [world.users.admin])
  await addServices(world)
  slotId = await addSlot(world, { capacity: 100_000 })
  // A login apart: whoever signs in too often loses his oldest session, and each principal keeps one for all questions.
  await world.pool.query(
    `insert into users (customer_id, login, name, password_hash, roles)
     select customer_id, 'matrix', 'matrix', $2, roles from users where id = $1`,
    [world.users.individual, await hashPassword(password)],
  )
})
afterAll(async () => {
  await world.close()
  await bank.close()
})

/** The rows that a question is asked about. */
async function rowIds({ operation, principal, kind, target }: Cell): Promise<number[]> {
  if (kind === 'nothing' || target === 'absent' || target === 'none') return [absentId]
  return makers[kind]({ world, slotId, operation, principal, target })
}

const dataOf: Record<string, (id: number, principal: Principal) => unknown> = {
  'customer end_session': (session_id) => ({ session_id }),
  'customer change_password': () => ({ current: goodPassword, password: otherPassword }),
  'customer begin_second_factor': () => ({ password: goodPassword }),
  'customer confirm_second_factor': () => ({ code: codeNow() }),
  'customer renew_recovery_codes': () => ({ code: codeNow() }),
  'customer remove_second_factor': () => ({ password: goodPassword, code: codeNow() }),
  'office end_session': (session_id) => ({ session_id }),
  'office change_password': () => ({ current: goodPassword, password: otherPassword }),
  'office begin_second_factor': () => ({ password: goodPassword }),
  'office confirm_second_factor': () => ({ code: codeNow() }),
  'office renew_recovery_codes': () => ({ code: codeNow() }),
  'office remove_second_factor': () => ({ password: goodPassword, code: codeNow() }),
  'customer get_schedule': () => ({ museum_object_id: objectId, schedule_date: visitDate }),
  'customer get_month': () => ({ museum_object_id: objectId, month: visitDate.slice(0, 7) }),
  'customer about_object': () => ({ museum_object_id: objectId }),
  'customer get_prices': () => ({ museum_object_id: objectId, type: 'ig' }),
  'customer get_price_table': () => ({ year: 2026, type: 'ig' }),
  'customer post_request': () => ticketsFor(slotId),
  'customer get_equipment': () => ({ pickup: loanData.pickup, return: loanData.return }),
  'customer check_guide': () => ({ museum_object_id: objectId, pass_date: visitDate, type: 'ig', guide: 'Ли Вэй' }),
  'customer post_request_rg_ag': () => ({ ...loanData, services: [{ service: 'multicast_audio_system', quantity: 1 }] }),
  'customer post_request_schedule': () => wishData,
  'customer post_request_transport': () => transportData,
  'customer post_request_guide': () => guideData,
  'customer post_programme': () => ({ orders: [{ kind: 'guide', ...guideData }], mode: 'all' }),
  'office set_submission_window': () => ({
    museum_id: museumId,
    month: visitDate.slice(0, 7),
    opens_at: '2026-01-01T00:00:00+03:00',
    closes_at: `${visitDate.slice(0, 7)}-01T00:00:00+03:00`,
  }),
  'office office_wishes': () => ({ museum_id: museumId, month: visitDate.slice(0, 7) }),
  'office answer_wishes': () => ({ wishes: [{ order_id: absentId, revision: 1 }], answer: { decision: 'reject', reason: 'test' } }),
  ...dayQuestions,
  'office customer_names': () => ({ search: 'agency' }),
  'office set_resource': () => ({
    kind: 'guide',
    name: 'Анна Гид',
    phone: '',
    system_id: null,
    seats: null,
    languages: ['en'],
    active: true,
  }),
  'office set_equipment': () => ({ service: 'multicast_audio_system', stock: 5000 }),
  'office order_assignment': (order_id) => ({ order_id }),
  'office assign_resource': (order_id) => ({ order_id, resource_id: null }),
  'office assign_employee': (order_id) => ({ order_id, employee_id: null }),
  'customer get_location': () => ({ museum_id: museumId }),
  ...voucherQuestions,
  'office set_shift': () => ({ ...shiftData, employee_id: world.users.dispatcher, date: nextShiftDay() }),
  ...shiftQuestions,
  'customer hold_places': () => ({ schedule_item_id: slotId, type: 'ig', quantity: 1 }),
  'customer release_hold': () => ({ hold_id: absentId }),
  'customer preview_request': (id) => ({ id, notes: 'test' }),
  'customer put_request': (id) => ({ id, revision: 1, notes: 'test' }),
  'customer approve_change': (request_id) => ({ request_id, revision: 3, total: 1_500_000, penalty: 0 }),
  'customer withdraw_change': (request_id) => ({ request_id, revision: 3 }),
  'customer save_profile': profileOf,
  'office save_profile': profileOf,
  'customer change_email': () => ({ email: `${crypto.randomUUID()}@example.com`, password: goodPassword }),
  'office change_email': () => ({ email: `${crypto.randomUUID()}@example.com`, password: goodPassword }),
  'customer save_notifications': () => ({ notifications: { news: { mail: true, portal: true } } }),
  'customer save_requisites': () => ({ email: 'office@example.com', phone: '+7 812 555-01-10' }),
  'customer erase_personal_data': () => ({ password: goodPassword }),
  'customer set_member_name': (member_id) => ({ member_id, name: 'Участница' }),
  'customer invite_member': () => ({ name: 'Участник', email: `${crypto.randomUUID()}@example.com`, roles: ['manager'] }),
  'customer resend_invitation': (member_id) => ({ member_id }),
  'customer set_member_roles': (member_id) => ({ member_id, roles: ['guide'] }),
  'customer remove_member': (member_id) => ({ member_id }),
  'customer create_api_key': () => ({ name: 'program', scopes: ['orders:read'], password: goodPassword }),
  'customer revoke_api_key': (api_key_id) => ({ api_key_id }),
  'office approve_customer': (application_id) => ({ application_id, settlement: 'pay_now' }),
  'office refuse_customer': (application_id) => ({ application_id, reason: 'test' }),
  'office office_customer': (customer_id) => ({ customer_id }),
  'office office_customer_orders': (customer_id) => ({ customer_id }),
  'office office_order_counts': () => ({ customer_ids: [absentId] }),
  'office office_customer_balance': (customer_id) => ({ customer_id }),
  'office set_customer_terms': (customer_id) => ({ customer_id, settlement: 'deposit' }),
  'office set_customer_requisites': (customer_id) => ({
    customer_id,
    name: 'Клиент',
    email: 'anna@example.com',
    phone: '+7 921 555-01-91',
  }),
  'office block_customer': (customer_id) => ({ customer_id, reason: 'test' }),
  'office unblock_customer': (customer_id) => ({ customer_id }),
  'office resend_customer_link': (customer_id) => ({ customer_id }),
  'office remove_member_factor': (user_id) => ({ user_id, reason: 'test' }),
  'office act_for_customer': (customer_id) => ({ customer_id }),
  'office invite_staff': () => ({ email: `${crypto.randomUUID()}@example.com`, name: 'Сотрудник', roles: ['editor'] }),
  'office set_staff_roles': (user_id) => ({ user_id, roles: ['editor'] }),
  'office remove_staff_factor': (user_id) => ({ user_id, reason: 'test' }),
  'office remove_staff': (user_id) => ({ user_id }),
  'office ledger_transaction': (transaction_id) => ({ transaction_id }),
  'office propose_correction': (customer_id) => ({ customer_id, amount: -100, reason: 'test' }),
  'office decide_correction': (correction_id) => ({ correction_id, post: true }),
  'office propose_opening': (customer_id) => ({ customer_id, as_of: '2020-12-31', amount: -100, note: 'test' }),
  'office decide_openings': (opening_id) => ({ opening_ids: [opening_id], post: true }),
  'office object_terms_history': () => ({ museum_object_id: objectId }),
  'office set_object_terms': () => ({ museum_object_id: objectId, cut_off_minutes: 120, free_change_hours: 24, penalty: 0 }),
  'office customer_terms': (customer_id) => ({ customer_id }),
  'office set_customer_terms_by_object': (customer_id) => ({
    customer_id,
    museum_object_id: null,
    cut_off_minutes: null,
    free_change_hours: 48,
    penalty: null,
  }),
  ...editorData,
  'office price_list': (list_id) => ({ list_id }),
  'office price_history': (list_id) => ({ list_id }),
  'office price_preview': () => ({ museum_object_id: objectId, type: 'ig', pass_date: visitDate, tickets: [], services: [] }),
  'office export_price_list': (list_id) => ({ list_id }),
  'office create_price_list': () => ({ name: 'Список', type: 'cn', ...listYear }),
  'office edit_price_draft': (list_id) => ({
    list_id,
    version_id: latest.versionId,
    changes: [{ museum_object_id: objectId, revision: 1, prices: { 'ticket:common': { amount: 120_000 } } }],
  }),
  'office discard_price_draft': (list_id) => ({ list_id, version_id: latest.versionId, revision: 1 }),
  'office publish_price_list': (list_id) => ({
    list_id,
    version_id: latest.versionId,
    revision: 1,
    note: 'Сезон',
    overlaps_accepted: true,
  }),
  'office copy_price_list': (list_id) => ({ list_id, name: 'Копия', ...listYear, percent: 5, round_to: 1000 }),
  'office import_price_list': (list_id) => ({ list_id, file_id: latest.fileId }),
  'office apply_price_import': (list_id) => ({ list_id, file_id: latest.fileId, version_id: latest.versionId, revision: 1 }),
  'office attach_price_file': (list_id) => ({ list_id, file_id: latest.fileId }),
  'office office_order': (order_id) => ({ order_id }),
  'office office_mail': (mail_id) => ({ mail_id }),
  'office resend_mail': (mail_id) => ({ mail_id }),
  'office confirm_order': (order_id) => ({ order_id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }),
  'office wait_order': (order_id) => ({ order_id, revision: 1 }),
  'office reject_order': (order_id) => ({ order_id, revision: 1, reason: 'closed' }),
  'office cancel_order': (order_id) => ({ order_id, revision: 1 }),
  ...reconciliationData,
  ...messageData,
  'customer request_edo': () => ({
    operator: 'sbis',
    participant_id: `2BE${crypto.randomUUID()}`,
    contact_email: 'edo@example.com',
    consent: true,
    consent_version: 1,
  }),
  'office office_edo': (customer_id) => ({ customer_id }),
  'office set_edo_status': (customer_id) => ({ customer_id, revision: 1, status: 'invited', reason: 'test' }),
  ...licenseQuestions,
  ...orderQuestions,
  'customer new_invoice': (id) => ({ vouchers: String(id), ...invoiceRequisites }),
  'office new_credit_note': (invoice_id) => ({ invoice_id, reason: 'test' }),
  'customer new_payment': (id) => ({ vouchers: String(id), amount: orderPrice, ...payer }),
  'customer use_balance': (id) => ({ vouchers: String(id), amount: orderPrice }),
  'customer check_payment_status': (payment_id) => ({ payment_id }),
  'customer leave_payment': (payment_id) => ({ payment_id }),
  'customer create_payment_link': (id) => ({ vouchers: String(id), expires_at: new Date(Date.now() + lastingDays(1)).toISOString() }),
  'customer revoke_payment_link': (link_id) => ({ link_id }),
  'customer get_payment_link': (id) => ({ token: tokenFor(id) }),
  'customer pay_payment_link': (id) => ({ token: tokenFor(id), ...payer }),
  'customer check_payment_link': (id) => ({ token: tokenFor(id) }),
  'customer leave_payment_link': (id) => ({ token: tokenFor(id) }),
  'office office_payment': (payment_id) => ({ payment_id }),
  'office refund_payment': (payment_id) => ({ payment_id, amount: 100, reason: 'test' }),
  'office approve_refund': (refund_id) => ({ refund_id, approve: true }),
  'office allocate_money': (payment_id) => ({ payment_id, order_id: latestPayment.orderId, amount: 100 }),
  'office revoke_link_by_staff': (link_id) => ({ link_id }),
  'office resolve_task': (task_id) => ({ task_id, note: '' }),
  'office print_receipt': (task_id) => ({ task_id }),
  'office import_bank_statement': (file_id) => ({ file_id }),
  'office list_bank_entries': () => ({ statement_id: 1 }),
  'office get_bank_statement': (statement_id) => ({ statement_id }),
  'office accept_bank_match': (entry_id) => ({ entry_id, invoice_id: latestBank.invoiceId }),
  'office assign_bank_entry': (entry_id) => ({ entry_id, customer_id: latestBank.customerId }),
  'office undo_bank_entry': (entry_id) => ({ entry_id }),
  'office office_slots': () => ({ museum_object_id: objectId, from: visitDate, to: visitDate }),
  'office preview_slots': () => ({ slot_ids: [slotId], slot: { capacity: 10_000, closed: false } }),
  'office set_slot': () => ({ museum_object_id: objectId, date: '2031-01-01', time: '10:00', capacity: 10, closed: false }),
  'office set_quota': () => ({ slot_ids: [slotId], type: 'rf', quota: null }),
  'office set_allotment': () => ({ slot_ids: [slotId], customer_id: 1, places: 0, release_days: 1 }),
  ...slotRuleQuestions,
  ...slotPlanQuestions,
  'office accept_change': (order_id) => ({ order_id, revision: 3 }),
  'office decline_change': (order_id) => ({ order_id, revision: 3 }),
}

const payer = { name: 'Плательщик', email: 'payer@example.com', method: 'card', offer_accepted: true }

/** The token of the link that was made for the question; another one for a link that nobody has. */
function tokenFor(id: number): string {
  return id === absentId ? 'a'.repeat(43) : latestPayment.token
}

const listYear = { valid_from: '2031-01-01', valid_until: '2031-12-31' }

/** Under the name that the principals have, so that guides may send it, too. */
function profileOf(_id: number, principal: Principal): unknown {
  return { name: principal, phone: '', language: 'ru' }
}

/** A session of its own where it is granted something, because some operations end it. */
async function sessionFor({ principal, verdict }: Cell): Promise<string | undefined> {
  if (principal === 'none') return undefined
  if (principal === 'apiKey' || isRefused({ verdict })) return world.tokens[principal]
  const token = `once-${crypto.randomUUID()}`
  await world.pool.query(
    `insert into sessions (token_hash, user_id, expires_at, acts_for)
     select $1, $2, now() + $3::interval, (select acts_for from sessions where user_id = $2 limit 1)`,
    [tokenHash(token), world.users[principal], principal === 'expired' ? '-1 hour' : '1 hour'],
  )
  return token
}

/** What is sent to the routes that are not actions. A reset ends all sessions, so it is one whose sessions are over. */
const bodies: Record<string, () => Promise<object>> = {
  ...messageUploads,
  '/api/office/files/price_list': async () => uploadForm('%PDF-1.7'),
  '/api/office/files/interchange': async () => uploadForm('{"anfilada":1}'),
  '/api/office/files/bank_statement': async () => uploadForm('1CClientBankExchange\r\n'),
  '/api/office/files/picture': async () => uploadForm(Buffer.from('89504e470d0a1a0a', 'hex')),
  '/api/v1/files/license_scan': async () => uploadForm('%PDF-1.7'),
  '/api/v1/files/reconciliation': async () => uploadForm('date;document;amount\n'),
  '/api/v1/registration': async () => ({
    kind: 'individual',
    name: 'Анна',
    email: `${crypto.randomUUID()}@example.com`,
    phone: '+7 921 555-01-90',
    language: 'ru',
    consent: true,
    offer_accepted: true,
  }),
  '/api/v1/registration/confirm': async () => ({ token: await newConfirmation(world) }),
  '/api/v1/login': async () => ({ login: 'matrix', password }),
  '/api/v1/password/forgot': async () => ({ email: `${crypto.randomUUID()}@example.com` }),
  '/api/v1/password/link': async () => ({ token: await newLink(world, 'expired', 'reset_password') }),
  '/api/v1/password/reset': async () => {
    const token = await newLink(world, 'expired', 'reset_password')
    return { token, password: otherPassword }
  },
}

let visitors = 0

async function request(cell: Cell, id: number): Promise<LightMyRequestResponse> {
  const { operation, principal } = cell
  const [api, name] = operation.split(' ') as [string, string]
  if (api === 'customer' || api === 'office') {
    return ask(world, { as: principal, api, action: name, data: dataOf[operation]?.(id, principal) ?? {} })
  }
  const token = await sessionFor(cell)
  const body = await bodyOf(name)
  if (name.endsWith('/events') && (await opensStream(name, token))) return openedStream
  return world.app.inject({
    method: api as 'GET' | 'POST',
    url: addressOf(name, id),
    // Each from an address of its own: how often one asks is another rule.
    remoteAddress: `10.0.0.${++visitors % 250}`,
    headers: { ...(token !== undefined && { authorization: token }), ...body?.headers },
    ...(body && { payload: body.payload }),
  })
}

function addressOf(route: string, id: number): string {
  const named = route === '/v/:code' ? codeOfVoucher(id) : String(id)
  return route.replace(/:\w+/, named) + (route === '/api/v1/files/:file_id' ? latestLink.query : '')
}

/** JSON, or a form with a file. */
async function bodyOf(route: string): Promise<{ payload: object; headers: Record<string, string> } | undefined> {
  const payload = await bodies[route]?.()
  return payload && (route.includes('/files/') ? (payload as ReturnType<typeof uploadForm>) : { payload, headers: {} })
}

/** An answer that never ends is looked at, and left; a refusal is asked for again, to be read whole. */
async function opensStream(url: string, token: string | undefined): Promise<boolean> {
  const headers = token === undefined ? {} : { authorization: token }
  const answer = await world.app.inject({ method: 'GET', url, headers, payloadAsStream: true })
  answer.stream().destroy()
  return answer.statusCode === 200
}

const openedStream = { statusCode: 200, headers: { 'content-type': 'text/event-stream' }, body: '' } as LightMyRequestResponse

type Answered = { cell: Cell; answer: LightMyRequestResponse }

/** What the app does differently from what the cells of one operation promise; empty when it keeps its word. */
async function differences(cells: readonly Cell[]): Promise<string[]> {
  const answered: Answered[] = []
  for (const group of besideTheirRows(cells)) answered.push(...(await answersTo(group)))
  return answered.flatMap(({ cell, answer }) =>
    faults(cell, answer, answered).map((fault) => `${cell.principal}, ${cell.target} ${cell.kind}: ${fault}`),
  )
}

/** Refusals touch nothing, so they are asked for side by side, unless the login itself is made ready for each. */
async function answersTo(group: readonly Cell[]): Promise<Answered[]> {
  const [first] = group as [Cell, ...Cell[]]
  // A customer's few holds at once are another rule than the one that is asked about here.
  if (first.operation === 'customer hold_places') await world.pool.query('update holds set expires_at = now()')
  const ids = await rowIds(first)
  const questions = group.flatMap((cell) => ids.map((id) => ({ cell, id })))
  if (isRefused(first) && !changesLogin(first)) return Promise.all(questions.map(answerTo))
  const answered: Answered[] = []
  for (const question of questions) answered.push(await answerTo(question))
  return answered
}

async function answerTo({ cell, id }: { cell: Cell; id: number }): Promise<Answered> {
  const answer = await withLogin(world, cell, () => request(cell, id))
  if (cell.operation === 'customer stop_acting') await reopenOnBehalf(world)
  return { cell, answer }
}

function faults(cell: Cell, answer: LightMyRequestResponse, answered: readonly Answered[]): string[] {
  const found: string[] = []
  const status = cell.verdict === 'ok' ? 200 : refusals[cell.verdict]
  if (answer.statusCode !== status) found.push(`status ${answer.statusCode} instead of ${status}: ${answer.body}`)
  if (codeOf(answer) !== cell.verdict) found.push(`${codeOf(answer)} instead of ${cell.verdict}`)
  const mayTell = cell.target === 'foreign' && cell.verdict !== 'ok'
  return mayTell ? [...found, ...tellsFromAbsent(cell, answer, answered)] : found
}

/** Whoever may not see a row must not learn that it exists either: the answers are the same, byte for byte. */
function tellsFromAbsent({ principal }: Cell, foreign: LightMyRequestResponse, answered: readonly Answered[]): string[] {
  const absent = answered.find(({ cell }) => cell.target === 'absent' && cell.principal === principal)?.answer
  if (absent?.body === foreign.body && absent.statusCode === foreign.statusCode) return []
  return [`foreign and absent differ: ${foreign.body} / ${absent?.body}`]
}

describe('the authorisation matrix', () => {
  it('has a row for every operation of the app, and no row without an operation', () => {
    expect(matrixGaps(operationsOf(world.app), matrix)).toEqual({ undeclared: [], missing: [] })
  })

  it('names the operations that the published document describes, all of them', async () => {
    const document = (await world.app.inject({ url: '/api/v1/openapi.json' })).json()
    expect(documentedOperations(document).toSorted()).toEqual(operationsOf(world.app).toSorted())
    expect(matrixGaps(documentedOperations(document), matrix)).toEqual({ undeclared: [], missing: [] })
  })

  it.each([...Map.groupBy(cellsOf(matrix), ({ operation }) => operation)])('keeps what is said of %s', async (_operation, cells) => {
    expect(await differences(cells)).toEqual([])
  })

  it('finds a planted route and a row without an operation', async () => {
    const app = await buildApp({ pool: world.pool, log: pino({ level: 'silent' }), identity: testIdentity })
    app.get('/api/v1/invoices/:id/file', async () => 'everyone may read this')
    await app.ready()
    const rows = { ...matrix, 'customer no_such_action': { may: [] } }
    expect(matrixGaps(operationsOf(app), rows)).toEqual({
      undeclared: ['GET /api/v1/invoices/:id/file'],
      missing: ['customer no_such_action'],
    })
    const document = (await app.inject({ url: '/api/v1/openapi.json' })).json()
    const documented = new Set(documentedOperations(document))
    expect(operationsOf(app).filter((operation) => !documented.has(operation))).toEqual(['GET /api/v1/invoices/:id/file'])
    await app.close()
  })

  it('finds a member who was given a wrong ability', async () => {
    const planted: Cell = {
      operation: 'customer get_prices',
      principal: 'agencyGuide',
      kind: 'nothing',
      target: 'none',
      verdict: 'forbidden',
    }
    await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.agencyGuide])
    const found = await differences([planted])
    await world.pool.query(`update users set roles = '{guide}' where id = $1`, [world.users.agencyGuide])
    expect(found).toEqual(expect.arrayContaining([expect.stringContaining('ok instead of forbidden')]))
  })
})

describe('a guide', () => {
  it('reads no sum anywhere: not in lists, price lines or the history', async () => {
    const id = await place(world, slotId, {}, 'agencyGuide')
    await ask(world, {
      as: 'dispatcher',
      api: 'office',
      action: 'confirm_order',
      data: dataOf['office confirm_order']?.(id, 'dispatcher'),
    })
    const upcoming = await ask(world, { as: 'agencyGuide', action: 'get_upcoming', data: {} })
    await ask(world, { as: 'dispatcher', api: 'office', action: 'cancel_order', data: { order_id: id, revision: 2 } })
    const answers = [
      upcoming,
      await ask(world, { as: 'agencyGuide', action: 'get_request', data: { request_id: id } }),
      await ask(world, { as: 'agencyGuide', action: 'get_archive', data: {} }),
      await ask(world, { as: 'agencyGuide', action: 'post_request', data: ticketsFor(slotId) }),
    ]
    expect(answers.map((answer) => answer.json().success)).toEqual([true, true, true, true])
    expect(answers.flatMap((answer) => sumsIn(answer.json()))).toEqual([])
    const owners = await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: id } })
    expect(sumsIn(owners.json()).toSorted()).toContain('total')
  })

  it('finds in his lists the orders that he placed or that name him, and no others', async () => {
    const placed = await place(world, slotId, {}, 'agencyGuide')
    const naming = await place(world, slotId, { guide: 'agencyGuide' }, 'agencyOwner')
    const colleagues = await place(world, slotId, {}, 'agencyOwner')
    const answer = await ask(world, { as: 'agencyGuide', action: 'get_upcoming', data: {} })
    const ids = answer.json<{ data: { result: { id: number }[] } }>().data.result.map((order) => order.id)
    expect(ids).toEqual(expect.arrayContaining([placed, naming]))
    expect(ids).not.toContain(colleagues)
  })
})

/** Names of money fields that hold anything, at any depth. */
function sumsIn(value: unknown, name = ''): string[] {
  if (value === null) return []
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => sumsIn(item, /^\d|^(from|to)$/.test(key) ? name : key))
  return ['total', 'paid', 'due', 'unit_price', 'sum'].includes(name) ? [name] : []
}
