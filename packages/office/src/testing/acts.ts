import { companyVersion } from './company.ts'
import { press } from '@anfilada/browser/form-cases'
import { act, fireEvent, waitFor } from '@anfilada/ui/testing'
import { coach, priceList } from './examples.ts'
import type { Answers } from './fake-actions.ts'
import { sampleFeedback } from './feedback.ts'
import { draftList, shift, text } from './form-answers.ts'
import { accountant, key, order, type Row } from './form-rows.ts'
import { officeOrder } from './orders.ts'
import { payment, refund } from './payments.ts'
import { customerCard } from './people.ts'
import { slotPlan } from './slots.ts'
import { sampleCode, usedVoucher } from './vouchers.ts'
import { matched, opened, statementOf, suggested } from './statements.ts'

const free = { ...coach, clashes: [] }
const escort = { id: 5, name: 'Pavel', clashes: [] }
const coachOrder = officeOrder({ id: 71, status: 'confirmed' })
const ride = { kind: 'transport', vehicle: 'coach', pickup: 'Astoria', dropoff: 'Peterhof', hours: 4, contact: 'Li', contact_phone: '' }
/** An order that a vehicle and an employee may go along with. */
const toAssign: Answers = {
  office_order: { result: { ...coachOrder, data: { ...coachOrder.data, ...ride } } },
  order_assignment: { result: { order_id: 71, resource: null, employee: null, resources: [free], employees: [escort] } },
}
const dayWork = {
  order_id: 71,
  kind: 'transport',
  customer: 'Neva Tour',
  status: 'confirmed',
  date: '2026-12-01',
  time: '10:00',
  until: '14:00',
  pax: 38,
  clashes: [],
}
const assigning = (row: Pick<Row, 'send' | 'sent'>): Row => ({
  file: './resources/forms/AssignDialog.tsx',
  path: '/resources?date=2026-12-01',
  answers: {
    ...toAssign,
    office_resources: { result: { equipment: [], loans: [], resources: [], employees: [], unassigned: [dayWork] } },
  },
  reach: () => press(/^Assign/),
  ...row,
})
const waits = { act: 'confirm_order', by: 'Pavel', mine: true, until: '2026-11-21T12:01:00+03:00', seconds_left: 60 }
const customer = (row: Omit<Row, 'path'>): Row => accountant({ path: '/customers?customer=4', ...row })
const [member] = customerCard().members
const correction = {
  id: 3,
  customer: { id: 4, name: 'Neva Tour' },
  amount: 10_000,
  reason: 'Posted twice',
  of_opening: false,
  state: 'proposed',
  proposed_at: '2026-11-20T12:00:00+03:00',
  proposed_by: 'Svetlana',
  decided_at: null,
  decided_by: null,
  decidable: true,
}
const deciding = (row: Omit<Row, 'path' | 'sent'>): Row =>
  accountant({
    path: '/ledger?view=corrections',
    answers: { ledger_corrections: { result: [correction], next: null } },
    sent: 'decide_correction',
    ...row,
  })
const opening = {
  id: 3,
  customer: { id: 4, name: 'Neva Tour' },
  as_of: '2026-10-31',
  amount: -10_000,
  note: '',
  state: 'proposed',
  proposed_at: '2026-11-20T12:00:00+03:00',
  proposed_by: 'Svetlana',
  decided_at: null,
  decided_by: null,
  decidable: true,
}
const openingsOf = (row: Omit<Row, 'path' | 'sent'>): Row =>
  accountant({
    path: '/ledger?view=openings',
    answers: { ledger_openings: { result: [opening], next: null } },
    sent: 'decide_openings',
    ...row,
  })
const refunding = (row: Omit<Row, 'path' | 'sent' | 'file'>): Row =>
  accountant({
    file: './payments/refunds/RefundRow.tsx',
    path: '/payments?view=refunds',
    answers: { list_refunds: { result: [{ ...refund, decidable: true }], next: null } },
    sent: 'approve_refund',
    ...row,
  })
const link = {
  link_id: 6,
  customer: { id: 4, name: 'Neva Tour' },
  vouchers: '71',
  prolongations: '',
  amount: null,
  state: 'open',
  created_at: '2026-11-20T12:00:00+03:00',
  created_by: 'Irina',
  expires_at: '2026-12-20T12:00:00+03:00',
  revoked_at: null,
  payment_id: null,
}
const mail = {
  id: 7,
  recipient: 'liu@zhongya.example',
  language: 'en',
  template: 'application_approved',
  subject: 'Approved',
  state: 'failing',
  created_at: '2026-11-20T12:40:00+03:00',
  sent_at: null,
  attempts: 3,
  last_error: '550',
  message_id: '<7@anfilada.example>',
  text: 'Hello',
  html: '<p>Hello</p>',
}
const change = { museum_object_id: 'park', museum: 'Palaces', object: 'Park', key: 'ticket:common', from: null, to: { amount: 30_000 } }
/** A table of prices is chosen, sent and read. */
const ofStatement = (row: Omit<Row, 'path' | 'file'>): Row =>
  accountant({ file: './payments/statements/EntryRow.tsx', path: '/payments?view=statements&statement=9', ...row })

async function readTable(): Promise<void> {
  const place = await waitFor(() => document.querySelector('input[type=file]') ?? Promise.reject(new Error('No place for a file')))
  act(() => void fireEvent.change(place, { target: { files: [new File(['PK'], 'prices.xlsx')] } }))
}

/** Every act of the office that asks for nothing, or only whether it is meant. */
export const acts: readonly Row[] = [
  order({ file: './orders/decision/use-answers.ts', send: /^To the waiting list/, sent: 'wait_order' }),
  order({
    file: './orders/assign/AssignmentPane.tsx',
    answers: toAssign,
    send: { list: 'resource', value: '3' },
    sent: 'assign_resource',
  }),
  order({
    file: './orders/assign/AssignmentPane.tsx',
    answers: toAssign,
    send: { list: 'employee', value: '5' },
    sent: 'assign_employee',
  }),
  order({
    file: './orders/undo/use-undo.ts',
    answers: { office_order: { result: { ...officeOrder({ id: 71 }), decision: waits } } },
    send: 'Take it back',
    sent: 'undo_decision',
  }),
  { file: './licenses/LicenseActs.tsx', path: '/licenses?license=5', send: 'Accept', sent: 'decide_license' },
  assigning({ send: { label: /^Coach A 204/ }, sent: 'assign_resource' }),
  assigning({ send: { label: /^Pavel/ }, sent: 'assign_employee' }),
  customer({
    file: './customers/card/CustomerActs.tsx',
    answers: { office_customer: { result: customerCard({ status: 'blocked', block_reason: 'debt' }) } },
    send: 'Unblock',
    sent: 'unblock_customer',
  }),
  customer({
    file: './customers/card/CustomerMembers.tsx',
    answers: { office_customer: { result: customerCard({ members: member ? [{ ...member, status: 'invited' }] : [] }) } },
    send: 'Send the link again',
    sent: 'resend_customer_link',
  }),
  customer({
    file: './customers/acting/ActingDialog.tsx',
    role: 'dispatcher',
    reach: () => key('Neva Tour', '[KeyL]'),
    isAskedAnew: true,
    send: 'Open the portal',
    sent: 'act_for_customer',
  }),
  {
    file: './duty/roster/RemoveShiftDialog.tsx',
    path: '/duty',
    reach: () => press(/^Remove/),
    isAskedAnew: true,
    send: 'Remove the shift',
    sent: 'remove_shift',
  },
  {
    file: './slots/rules/RemoveRuleDialog.tsx',
    path: '/slots?view=rules',
    reach: () => press(/^Remove/),
    isAskedAnew: true,
    send: 'Remove the rule',
    sent: 'remove_slot_rule',
  },
  {
    file: './slots/plans/PlanProgress.tsx',
    path: '/slots?view=rules',
    answers: { slot_plans: { result: [slotPlan()] }, slot_plan: { result: slotPlan() } },
    reach: () => press('Open the plan'),
    send: 'Stop the plan',
    sent: 'stop_slot_plan',
  },
  {
    file: './duty/mine/ShiftCard.tsx',
    path: '/shift',
    answers: { my_shifts: { result: [{ ...shift, check_in: { text: 'By the fountain', at: '2026-11-21T09:00:00+03:00' } }] } },
    send: 'I have left, delete it',
    sent: 'check_out',
  },
  {
    file: './vouchers/door/Redeemed.tsx',
    path: `/redeem?code=${sampleCode}`,
    answers: { office_voucher: { result: usedVoucher() } },
    send: /^Remove the mark/,
    sent: 'undo_redemption',
  },
  deciding({ file: './ledger/corrections/CorrectionRow.tsx', send: 'Decline' }),
  deciding({ file: './ledger/corrections/PostDialog.tsx', reach: () => press('Post…'), isAskedAnew: true, send: /^Post 100/ }),
  openingsOf({ file: './ledger/openings/OpeningRow.tsx', send: 'Decline' }),
  openingsOf({ file: './ledger/openings/DecideOpeningsDialog.tsx', reach: () => press('Post…'), isAskedAnew: true, send: 'Post' }),
  {
    file: './setup/SetupTests.tsx',
    path: '/setup',
    role: 'admin',
    answers: { office_setup: { result: [{ line: 'mail', state: 'untested', count: 0, codes: [], names: [] }] } },
    send: 'Send a test email',
    sent: 'send_test_mail',
  },
  {
    file: './setup/SetupTests.tsx',
    path: '/setup',
    role: 'admin',
    answers: { office_setup: { result: [{ line: 'payments', state: 'untested', count: 0, codes: [], names: [] }] } },
    send: 'Test the connection',
    sent: 'ask_payment_systems',
    isKeyless: true,
  },
  {
    file: './staff/EmployeeRow.tsx',
    path: '/staff',
    role: 'admin',
    answers: {
      staff_members: {
        result: [
          {
            id: 2,
            name: 'Pavel',
            login: 'pavel',
            email: 'pavel@office.example',
            roles: ['dispatcher'],
            status: 'invited',
            second_factor: false,
            last_login_at: null,
          },
        ],
      },
    },
    send: 'Send the link again',
    sent: 'invite_staff',
  },
  {
    file: './staff/RemoveDialog.tsx',
    path: '/staff',
    role: 'admin',
    reach: () => press(/^Remove\s?Pavel/),
    isAskedAnew: true,
    send: /^Remove$/,
    sent: 'remove_staff',
  },
  { file: './mails/MailCard.tsx', path: '/mails?mail=7', role: 'admin', answers: mailbox(), send: 'Send again', sent: 'resend_mail' },
  {
    file: './texts/TextActs.tsx',
    path: '/texts?kind=offer',
    role: 'editor',
    answers: { legal_texts: { result: [text] } },
    send: 'Delete the draft',
    sent: 'discard_legal_draft',
  },
  {
    file: './company/CompanyActs.tsx',
    path: '/company',
    role: 'admin',
    answers: { company_versions: { result: [companyVersion()] } },
    send: 'Delete the draft',
    sent: 'discard_company_draft',
  },
  {
    file: './messages/feedback/FeedbackBoard.tsx',
    path: '/messages?view=feedback&feedback=6',
    answers: { office_feedback: { result: [sampleFeedback()], next: null, waiting: 1 } },
    send: 'Close feedback',
    sent: 'close_feedback',
  },
  {
    file: './messages/templates/TemplateEditor.tsx',
    path: '/messages?view=templates&template=6',
    reach: () => press('Delete…'),
    isAskedAnew: true,
    send: 'Delete',
    sent: 'remove_message_template',
  },
  {
    file: './publications/DeletePublication.tsx',
    path: '/publications?kind=news&publication=7',
    role: 'editor',
    reach: () => press('Delete…'),
    isAskedAnew: true,
    send: 'Delete',
    sent: 'delete_publication',
  },
  {
    file: './catalogue/editor/RemoveObject.tsx',
    path: '/catalogue?museum=3&object=park',
    role: 'editor',
    reach: () => press('Remove from the draft…'),
    isAskedAnew: true,
    send: 'Remove',
    sent: 'save_museum_draft',
  },
  {
    file: './catalogue/check/DraftActs.tsx',
    path: '/catalogue?museum=3&view=check',
    role: 'editor',
    reach: () => press('Publish…'),
    isAskedAnew: true,
    send: 'Publish',
    sent: 'publish_museum',
  },
  {
    file: './catalogue/check/DraftActs.tsx',
    path: '/catalogue?museum=3&view=check',
    role: 'editor',
    reach: () => press('Delete draft…'),
    isAskedAnew: true,
    send: 'Delete',
    sent: 'discard_museum_draft',
  },
  {
    file: './help/RestoreQuestion.tsx',
    path: '/help-texts?question=7',
    role: 'editor',
    reach: () => press('Restore the portal’s text…'),
    isAskedAnew: true,
    send: 'Restore',
    sent: 'restore_help_question',
  },
  refunding({ send: 'Decline' }),
  refunding({ reach: () => press('Send…'), isAskedAnew: true, send: /^Refund 60/ }),
  accountant({
    file: './payments/acts/AgreeDialog.tsx',
    path: '/payments?view=acts&customer=4',
    reach: () => press(/^Agree…/),
    isAskedAnew: true,
    send: 'Agree',
    sent: 'agree_act_for_company',
  }),
  accountant({
    file: './payments/links/RevokeDialog.tsx',
    path: '/payments?view=links',
    answers: { office_payment_links: { result: [link], next: null }, office_payment: { result: payment } },
    reach: () => press('Revoke…'),
    isAskedAnew: true,
    send: 'Revoke',
    sent: 'revoke_link_by_staff',
  }),
  accountant({
    file: './pricing/sheet/DiscardDialog.tsx',
    path: '/price-list?list=7',
    answers: draftList,
    reach: () => press('Discard the draft…'),
    isAskedAnew: true,
    send: 'Discard the draft',
    sent: 'discard_price_draft',
  }),
  accountant({
    file: './pricing/files/use-attach.ts',
    path: '/price-list?list=7&view=file',
    answers: { price_list: withFile() },
    reach: () => press('Remove the file…'),
    isAskedAnew: true,
    send: 'Remove the file',
    sent: 'attach_price_file',
  }),
  accountant({
    file: './pricing/files/ImportView.tsx',
    path: '/price-list?list=7&view=import',
    answers: {
      '/api/office/files/price_list/': { result: { file_id: 31, name: 'prices.xlsx', size: 2 } },
      import_price_list: { result: { version_id: 8, revision: 1, rows: 1, unchanged: 0, changes: [change], faults: [] } },
    },
    reach: readTable,
    send: /^(Apply|Change|Write)/,
    sent: 'apply_price_import',
  }),
  accountant({
    file: './payments/statements/StatementUpload.tsx',
    path: '/payments?view=statements',
    answers: {
      '/api/office/files/bank_statement/': { result: { file_id: 31, name: 'kl_to_1c.txt', size: 2 } },
      list_bank_statements: { result: [statementOf()], next: null },
      ...opened(),
    },
    reach: readTable,
    send: 'Import the statement',
    sent: 'import_bank_statement',
  }),
  ofStatement({ answers: opened(suggested), send: 'Pay the invoice', sent: 'accept_bank_match' }),
  ofStatement({ answers: opened(matched), send: 'Undo', sent: 'undo_bank_entry' }),
]

function mailbox(): Answers {
  return { office_mails: { result: [mail], next: null, mailbox: 'smtp' }, office_mail: { result: mail, mailbox: 'smtp' } }
}

function withFile(): object {
  return {
    result: {
      list: { ...priceList, file: 'spring.pdf' },
      version: { id: 8, number: 3, state: 'current', note: '', revision: 1 },
      rows: [],
      vat: [],
    },
  }
}
