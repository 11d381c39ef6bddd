import { fill, press, type FormRow } from '@anfilada/browser/form-cases'
import type { StaffRole } from '@anfilada/contract/abilities'
import { screen, userEvent } from '@anfilada/ui/testing'
import type { Answers } from './fake-actions.ts'
import { draftList, movedChange, queueOf } from './form-answers.ts'

export type Row = FormRow & { role?: StaffRole; answers?: Answers }

const keys = userEvent.setup({ delay: null })
/** Keys of the open screen, once it says this. */
async function key(after: RegExp | string, pressed: string): Promise<void> {
  await screen.findAllByText(after)
  await keys.keyboard(pressed)
}
/** A customer found by name. */
async function pickCustomer(): Promise<void> {
  fill({ customer_id: 'neva' })
  await press('Neva Tour')
}

const accountant = (row: Row): Row => ({ role: 'office_accountant', ...row })
const order = (row: Omit<Row, 'path'>): Row => ({ path: '/queue?order=71', ...row })
const slots = (row: Omit<Row, 'path'>): Row => ({ path: '/slots?day=2026-12-01', ...row })
const slot = () => screen.findByRole('gridcell', { name: /1, 12:00|12:00: \d+ of/ })
const inPane = async (what: string) => {
  await keys.click(await slot())
  await press(what)
}
const wishes = (row: Omit<Row, 'path' | 'file'>): Row => ({
  file: './windows/wishes/AnswerForm.tsx',
  path: '/windows?museum=1&month=2026-12',
  ...row,
})

/** Every form of the office, in the order of its folders. */
export const rows: readonly Row[] = [
  order({
    file: './orders/bulk/BulkDialogs.tsx',
    answers: queueOf({ id: 71 }, { id: 72 }),
    reach: () => key(/72/, '{Shift>}[KeyJ][Enter]{/Shift}'),
    send: 'Confirm 2',
    sent: 'confirm_order',
  }),
  order({
    file: './orders/bulk/BulkDialogs.tsx',
    reach: () => key(/72/, '{Shift>}[KeyJ][KeyR]{/Shift}'),
    fill: { reason: 'debt' },
    send: 'Reject 2',
    sent: 'reject_order',
  }),
  order({
    file: './orders/decision/use-answers.ts',
    fill: { entrance: 'Entrance 9' },
    send: /^EnterConfirm 12:00/,
    sent: 'confirm_order',
    isKept: true,
  }),
  order({
    file: './orders/decision/RejectDialog.tsx',
    reach: () => press('RReject…'),
    fill: { reason: 'debt' },
    send: 'Reject',
    sent: 'reject_order',
  }),
  order({
    file: './orders/decision/CancelDialog.tsx',
    answers: queueOf({ id: 71, status: 'confirmed' }),
    reach: () => press('Cancel order…'),
    fill: { reason: 'The group is ill' },
    send: 'Cancel order',
    sent: 'cancel_order',
  }),
  order({
    file: './orders/change/ChangeAnswer.tsx',
    answers: movedChange,
    fill: { entrance: 'Entrance 9' },
    send: /Accept the change/,
    sent: 'accept_change',
    isKept: true,
  }),
  order({
    file: './orders/change/DeclineDialog.tsx',
    answers: movedChange,
    reach: () => press(/Decline the change…/),
    fill: { reason: 'The hall is full' },
    send: 'Decline the change',
    sent: 'decline_change',
  }),
  slots({
    file: './slots/dialogs/NewSlotDialog.tsx',
    reach: () => press(/New time slot/),
    fill: { time: '15:30', capacity: '40' },
    send: 'Add',
    sent: 'set_slot',
  }),
  slots({
    file: './slots/dialogs/CopyWeekDialog.tsx',
    reach: async () => {
      await slot()
      await press('Copy the week')
    },
    fill: { weeks: '2' },
    act: async () => void (await screen.findByText('4 time slots are added')),
    send: 'Copy',
    sent: 'set_slot',
  }),
  slots({
    file: './slots/pane/CapacityForm.tsx',
    reach: () => inPane('Places'),
    fill: { capacity: '60' },
    send: 'Save 1 time slot',
    sent: 'set_slot',
  }),
  slots({
    file: './slots/pane/QuotaForm.tsx',
    reach: () => inPane('Quota'),
    fill: { quota: '20' },
    send: 'Save 1 time slot',
    sent: 'set_quota',
  }),
  slots({
    file: './slots/pane/AllotmentForm.tsx',
    reach: () => inPane('Block'),
    fill: { places: '10' },
    act: pickCustomer,
    send: 'Save 1 time slot',
    sent: 'set_allotment',
  }),
  accountant({
    file: './customers/card/CustomerActs.tsx',
    path: '/customers?customer=4',
    reach: () => press('Block…'),
    fill: { reason: 'debt' },
    send: 'Block',
    sent: 'block_customer',
  }),
  accountant({
    file: './customers/terms/TermsDialog.tsx',
    path: '/customers?customer=4',
    reach: () => key('Neva Tour', '[KeyT]'),
    fill: { credit_limit: '700 000' },
    send: 'Save terms',
    sent: 'set_customer_terms',
  }),
  accountant({
    file: './customers/requisites/RequisitesDialog.tsx',
    path: '/customers?customer=4',
    reach: async () => keys.click((await screen.findAllByRole('button', { name: 'Change' }))[1] as HTMLElement),
    fill: { name: 'Neva Tour Plus', email: 'neva@agency.example' },
    send: 'Save details',
    sent: 'set_customer_requisites',
  }),
  accountant({
    file: './customers/applications/ApplicationDecision.tsx',
    path: '/applications?application=2',
    fill: { settlement: 'deposit' },
    send: /Approve$/,
    sent: 'approve_customer',
  }),
  accountant({
    file: './customers/applications/ApplicationDecision.tsx',
    path: '/applications?application=2',
    reach: () => press(/Refuse…/),
    fill: { reason: 'No such company' },
    send: 'Refuse',
    sent: 'refuse_customer',
  }),
  {
    file: './duty/roster/ShiftDialog.tsx',
    path: '/duty',
    reach: () => press(/Add a shift/),
    fill: { employee_id: '3', museum_ids: true, phone: '+7 921 555-01-20' },
    send: 'Save the shift',
    sent: 'set_shift',
  },
  {
    file: './duty/mine/CheckInForm.tsx',
    path: '/shift',
    fill: { place: 'By the fountain', consent: true },
    send: 'Check in',
    sent: 'check_in',
  },
  accountant({
    file: './ledger/corrections/ProposeDialog.tsx',
    path: '/ledger?view=corrections',
    reach: () => press('Propose a correction'),
    fill: { amount: '100', reason: 'Posted twice' },
    act: pickCustomer,
    send: 'Propose',
    sent: 'propose_correction',
  }),
  {
    file: './staff/InviteDialog.tsx',
    path: '/staff',
    role: 'admin',
    reach: () => press(/Invite/),
    fill: { name: 'Olga', email: 'olga@office.example' },
    send: 'Send the invitation',
    sent: 'invite_staff',
  },
  {
    file: './staff/RolesDialog.tsx',
    path: '/staff',
    role: 'admin',
    reach: () => press(/^Roles\s?Pavel/),
    fill: { editor: true },
    send: 'Save roles',
    sent: 'set_staff_roles',
  },
  {
    file: './staff/FactorDialog.tsx',
    path: '/staff',
    role: 'admin',
    reach: () => press(/^Turn the code off\s?Pavel/),
    fill: { reason: 'Called back' },
    send: 'Turn the code off',
    sent: 'remove_staff_factor',
  },
  accountant({
    file: './terms/CustomerTerms.tsx',
    path: '/terms?customer=4',
    reach: () => press(/^Edit/),
    fill: { free_change_hours: '24' },
    send: 'Save',
    sent: 'set_customer_terms_by_object',
  }),
  accountant({
    file: './terms/ObjectTermsDialog.tsx',
    path: '/terms',
    reach: () => press(/^Edit/),
    fill: { free_change_hours: '24' },
    send: 'Save',
    sent: 'set_object_terms',
  }),
  {
    file: './windows/period/PeriodForm.tsx',
    path: '/windows?museum=1&month=2026-12',
    fill: { closes_at: '2026-11-29T12:00:00' },
    send: 'Save the window',
    sent: 'set_submission_window',
  },
  wishes({
    reach: () => press('Choose all unanswered'),
    fill: { entrance: 'Entrance 3' },
    send: 'Confirm 2 wishes',
    sent: 'answer_wishes',
  }),
  wishes({
    reach: async () => {
      await press('Choose all unanswered')
      await press('Reject…')
    },
    fill: { reason: 'The hall is full' },
    send: 'Reject',
    sent: 'answer_wishes',
  }),
  {
    file: './resources/equipment/StockDialog.tsx',
    path: '/resources?date=2026-12-01',
    reach: () => press(/^Change the stock/),
    fill: { stock: '20' },
    send: 'Save',
    sent: 'set_equipment',
  },
  {
    file: './resources/forms/ResourceDialog.tsx',
    path: '/resources?date=2026-12-01',
    reach: () => press('Add a guide'),
    fill: { name: 'Li Wei', phone: '+7 921 555-01-23', languages: true },
    send: 'Save',
    sent: 'set_resource',
  },
  {
    file: './texts/PublishTextDialog.tsx',
    path: '/texts?kind=offer',
    role: 'editor',
    reach: () => press('Publish…'),
    fill: { note: 'New prices' },
    send: 'Publish',
    sent: 'publish_legal_text',
  },
  {
    file: './texts/TextEditor.tsx',
    path: '/texts?kind=offer',
    role: 'editor',
    fill: { ru: 'Публичная оферта' },
    send: 'Save the draft',
    sent: 'save_legal_draft',
    isKept: true,
  },
  accountant({
    file: './payments/money/AllocateDialog.tsx',
    path: '/payments?view=money',
    reach: () => press('Allocate…'),
    fill: { amount: '5 000' },
    send: 'Allocate',
    sent: 'allocate_money',
  }),
  accountant({
    file: './payments/tasks/ResolveDialog.tsx',
    path: '/payments?view=tasks',
    reach: () => press('Close…'),
    fill: { note: 'Asked the bank' },
    send: 'Close the task',
    sent: 'resolve_task',
  }),
  accountant({
    file: './payments/refunds/RefundDialog.tsx',
    path: '/payments?payment=7',
    reach: () => press('Refund…'),
    fill: { amount: '100', reason: 'Too many' },
    send: 'Refund',
    sent: 'refund_payment',
  }),
  accountant({
    file: './pricing/changes/PublishView.tsx',
    path: '/price-list?list=7&view=publish',
    answers: draftList,
    fill: { note: 'Season 2026' },
    send: 'Publish',
    sent: 'publish_price_list',
  }),
  {
    file: './pricing/lists/NewListDialog.tsx',
    path: '/prices',
    role: 'editor',
    reach: () => press('New price list'),
    fill: { name: 'Foreign groups 2027' },
    send: 'Make it empty',
    sent: 'create_price_list',
  },
  {
    file: './pricing/lists/CopyListDialog.tsx',
    path: '/price-list?list=7',
    role: 'editor',
    reach: () => press('Copy for a year'),
    fill: { percent: '7.5' },
    send: 'Make the copy',
    sent: 'copy_price_list',
  },
]
