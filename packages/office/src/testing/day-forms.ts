import { fill, press } from '@anfilada/browser/form-cases'
import { openList, screen } from '@anfilada/ui/testing'
import { movedChange, queueOf } from './form-answers.ts'
import { key, keys, order, pickCustomer, type Row } from './form-rows.ts'
import { inTheWay, officeSlot, slotPreview } from './slots.ts'
import { sampleCode } from './vouchers.ts'

const slots = (row: Omit<Row, 'path'>): Row => ({ path: '/slots?day=2026-12-01', ...row })
const slot = () => screen.findByRole('gridcell', { name: /1, 12:00|12:00: \d+ of/ })
const inPane = async (what: string) => {
  await keys.click(await slot())
  await press(what)
}
const wishes = (row: Omit<Row, 'path'>): Row => ({
  path: '/windows?museum=1&month=2026-12',
  ...row,
})

/** Forms of who runs the day: orders, slots, shifts, windows and resources. */
export const dayForms: readonly Row[] = [
  order({
    file: './orders/bulk/BulkDialogs.tsx',
    answers: queueOf({ id: 71 }, { id: 72 }),
    reach: () => key(/72/, '{Shift>}[KeyJ][Enter]{/Shift}'),
    send: 'Confirm 2',
    isMany: true,
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
    send: /^Confirm 12:00/,
    sent: 'confirm_order',
    isKept: true,
  }),
  order({
    file: './orders/decision/RejectDialog.tsx',
    reach: () => press('Reject…'),
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
    file: './slots/plans/PlanDialog.tsx',
    answers: {
      preview_slots: { result: [slotPreview(officeSlot(7, '2026-12-01', '12:00'), { refusal: 'capacity_below_taken', missing: 2 })] },
      preview_slot_plan: { result: { slots: [], orders: [inTheWay()] } },
    },
    reach: async () => {
      await inPane('Places')
      fill({ capacity: '10' })
      await press('Make a plan for the orders')
      await screen.findByRole('radio', { name: /Reject/ })
    },
    fill: { all: 'reject' },
    act: async () => {
      await screen.findByLabelText(/^Reason/)
      fill({ reason: 'The hall is closed' })
    },
    send: 'Start the plan',
    sent: 'start_slot_plan',
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
  {
    file: './slots/rules/RuleDialog.tsx',
    path: '/slots?view=rules',
    reach: () => press('New rule'),
    fill: { title: 'Summer', times: '10:00', capacity: '40' },
    send: 'Save the rule',
    sent: 'save_slot_rule',
  },
  {
    file: './slots/rules/HorizonDialog.tsx',
    path: '/slots?view=rules',
    reach: () => press('Change how far'),
    fill: { months: '6' },
    send: 'Save how far',
    sent: 'set_slot_horizon',
  },
  {
    file: './slots/rules/HandOverDialog.tsx',
    path: '/slots?view=rules',
    reach: () => press('Hand time slots over'),
    fill: { from: '2027-01-11', to: '2027-01-31' },
    send: 'Hand over',
    sent: 'hand_over_slots',
  },
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
  {
    file: './vouchers/door/RedeemForm.tsx',
    path: `/redeem?code=${sampleCode}`,
    fill: { heads: '37' },
    send: 'Mark the entry',
    sent: 'redeem_voucher',
  },
  {
    file: './windows/period/PeriodForm.tsx',
    path: '/windows?museum=1&month=2026-12',
    fill: { closes_at: '2026-11-29T12:00:00' },
    send: 'Save the period',
    sent: 'set_submission_window',
  },
  wishes({
    file: './windows/wishes/Confirmation.tsx',
    reach: () => press('Choose all unanswered'),
    fill: { entrance: 'Entrance 3' },
    act: () => press('Confirm 2 requests'),
    send: 'Confirm 2',
    sent: 'answer_wishes',
  }),
  wishes({
    file: './windows/wishes/Rejection.tsx',
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
    file: './licenses/DecideDialog.tsx',
    path: '/licenses?license=5',
    reach: () => press('Reject…'),
    fill: { reason: 'No stamp' },
    send: 'Reject',
    sent: 'decide_license',
  },
  {
    file: './licenses/MergeDialog.tsx',
    path: '/licenses?license=5',
    reach: async () => {
      await press(/^This is another guide/)
      const guides = await openList(document.getElementsByName('into_guide_id')[0] as HTMLElement)
      await guides.findByRole('option', { name: 'Ли Вэй (also Wei Li)' })
      await keys.keyboard('{Escape}')
    },
    fill: { into_guide_id: '3' },
    send: 'Merge',
    sent: 'merge_guides',
  },
  {
    file: './licenses/prolongation/GroupDialog.tsx',
    path: '/prolongation',
    reach: () => press('New group'),
    fill: { museum_id: '1', held_on: '2036-12-10', place: 'Hall 1', closes_at: '2036-12-01T18:00', places: '10', fee: '3200' },
    send: 'Save',
    sent: 'set_prolongation_group',
  },
  {
    file: './licenses/prolongation/RequestDialogs.tsx',
    path: '/prolongation',
    reach: async () => {
      await press(/^Requests/)
      await press(/^Enter the date/)
    },
    fill: { expiration_date: '2037-12-20' },
    send: 'Enter the date',
    sent: 'enter_prolongation',
  },
  {
    file: './licenses/prolongation/RequestDialogs.tsx',
    path: '/prolongation',
    reach: async () => {
      await press(/^Requests/)
      await press(/^Decline…/)
    },
    fill: { reason: 'The museum said no' },
    send: 'Decline',
    sent: 'decline_prolongation',
  },
]
