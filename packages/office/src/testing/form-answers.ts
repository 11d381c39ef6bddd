import type { Shift } from '@anfilada/contract/duty'
import { catalogueAnswers } from './catalogue.ts'
import type { HelpQuestionWhole } from '@anfilada/contract/help/office-help'
import { companyVersion } from './company.ts'
import { coach, priceList, submissionWindow } from './examples.ts'
import type { Answers } from './fake-actions.ts'
import { officeGroup, officeGuides, officeLicense, officeRequest } from './licenses.ts'
import { officeOrder, twoMore } from './orders.ts'
import { invoice, payment, refund, task, reconciliationAct } from './payments.ts'
import { application, aroundTheCard, customerCard, customerRow } from './people.ts'
import { doorVoucher } from './vouchers.ts'
import { officeSlot, rulePreview, slotHandover, slotPreview, slotRule, slotRules } from './slots.ts'

const museum = { id: 1, name: 'Hermitage', zone: 'Europe/Moscow' }
const object = { museum_object_id: 'main', museum_id: 1, museum: 'Hermitage', object: 'Main complex' }
export const shift: Shift = {
  id: 7,
  employee: { id: 3, name: 'Anna' },
  museums: [museum],
  date: '2026-11-21',
  from: '09:00',
  until: '18:00',
  ends_at: '2026-11-21T18:00:00+03:00',
  phone: '+7 921 555-01-20',
  state: 'running',
  check_in: null,
}
const stock = [{ service: 'ag', stock: 160, taken: 30, free: 130 }]
const slots = [officeSlot(7, '2026-12-01', '12:00'), officeSlot(8, '2026-12-01', '12:30')]
const publication = {
  id: 7,
  kind: 'news',
  state: 'shown',
  title: 'Метеор',
  languages: ['ru'],
  visible_from: '2026-11-20T09:00:00.000Z',
  visible_until: null,
  audience: { public: true, customer_kind: null, customer_ids: [], roles: [] },
  changed_by: 'Olga',
  changed_at: '2026-11-20T09:00:00.000Z',
  revision: 1,
  contents: { ru: { title: 'Метеор', text: '40 минут' } },
  url: null,
  customers: [],
}
const ours = { title: 'Где вход?', text: 'С набережной.' }
const helpQuestion = {
  id: 7,
  subject_id: 2,
  slug: 'entrance',
  title: ours.title,
  roles: ['guide'],
  is_own: false,
  is_hidden: false,
  languages: ['ru', 'en'],
  changed: ['ru'],
  newer: ['ru'],
  contents: { ru: ours, en: { title: 'Where to enter?', text: 'At the gate.' } },
  shipped: { ru: { title: 'Где войти?', text: 'У ворот.' }, en: { title: 'Where to enter?', text: 'At the gate.' } },
  changed_by: 'Olga',
  changed_at: '2026-11-20T09:00:00.000Z',
  revision: 3,
} as const satisfies HelpQuestionWhole
const template = { id: 6, revision: 2, name: 'Arrival', texts: { ru: 'Ждём вас', en: '', zh: '', fa: '', vi: '' } }
export const text = {
  id: 5,
  kind: 'offer',
  version: 2,
  state: 'draft',
  valid_from: null,
  title: 'Оферта',
  languages: ['ru'],
  note: '',
  created_by: 'Anna',
  created_at: '2026-11-20T09:00:00+03:00',
  published_by: null,
  published_at: null,
  revision: 4,
}
const employee = (id: number, name: string) => ({
  id,
  name,
  login: name.toLowerCase(),
  email: `${name.toLowerCase()}@office.example`,
  roles: ['dispatcher'],
  status: 'active',
  second_factor: true,
  last_login_at: null,
})

/** The queue with one order open. */
export function queueOf(...orders: Parameters<typeof officeOrder>[0][]): Answers {
  const [first, ...others] = orders.map(officeOrder)
  return { office_queue: { result: [first, ...others], next: null, total: orders.length, counts: [] }, office_order: { result: first } }
}

const changed = officeOrder({ id: 71, status: 'confirmed', isChanged: true })
const moved = { ...changed, info: { ...changed.info, pending_change: { ...twoMore, changes: { time: { from: '12:00', to: '13:00' } } } } }
/** The queue with a change that moves the visit. */
export const movedChange: Answers = { office_queue: { result: [moved], next: null, total: 1, counts: [] }, office_order: { result: moved } }

const park = { museum_object_id: 'park', museum_id: 1, museum: 'Palaces', object: 'Park', revision: 1 }
const dearer = { ...park, prices: { 'ticket:common': { amount: 30_000 } }, current: { 'ticket:common': { amount: 20_000 } } }
/** A price list with a draft. */
export const draftList: Answers = {
  price_list: {
    result: { list: priceList, version: { id: 9, number: 4, state: 'draft', note: '', revision: 1 }, rows: [dearer], vat: [] },
  },
}

/** What the screens of all forms read. */
export const answers: Answers = {
  ...aroundTheCard,
  ...queueOf({ id: 71 }, { id: 72 }),
  order_assignment: { result: { order_id: 71, resource: null, employee: null, resources: [], employees: [] } },
  object_names: { result: [object] },
  office_slots: { result: slots },
  preview_slots: { result: slots.map((slot) => slotPreview(slot)) },
  slot_rules: { result: slotRules([slotRule()]) },
  preview_slot_rule: { result: rulePreview() },
  preview_slot_handover: { result: slotHandover() },
  slot_plans: { result: [] },
  customer_names: { result: [{ id: 4, name: 'Neva Tour' }] },
  office_customers: { result: [customerRow(4, 'Neva Tour')], next: null },
  office_customer: { result: customerCard() },
  office_applications: { result: [application()], next: null, waiting: 1 },
  office_licenses: { result: [officeLicense()], next: null },
  office_license: { result: officeLicense() },
  office_prolongation: {
    result: {
      groups: [officeGroup()],
      museums: [{ museum_id: 1, museum: 'Hermitage' }],
      rates: [{ code: 'standard', percent: 22, own: true }],
    },
  },
  office_prolongation_requests: { result: [officeRequest()] },
  office_guides: { result: officeGuides },
  office_duty: { result: { shifts: [shift], uncovered: [], employees: [shift.employee], museums: [museum] } },
  my_shifts: { result: [shift] },
  office_voucher: { result: doorVoucher() },
  ledger_accounts: { result: [] },
  interchange_sections: { result: [{ section: 'museums', may_read: true, may_write: true }] },
  ledger_transactions: { result: [], next: null },
  ledger_corrections: { result: [], next: null },
  ledger_openings: { result: [], next: null },
  staff_members: { result: [employee(1, 'Anna'), employee(2, 'Pavel')] },
  object_terms: { result: [{ ...object, zone: museum.zone, cut_off_minutes: 180, free_change_hours: 48, penalty: 30_000 }] },
  customer_terms: { result: [] },
  office_windows: {
    result: [submissionWindow],
    museums: [museum],
  },
  office_wishes: {
    result: [71, 72].map((id) => officeOrder({ id })).map((order) => ({ ...order, data: { ...order.data, kind: 'schedule' } })),
    fairness: [],
  },
  office_resources: {
    result: { equipment: stock, loans: [], resources: [{ ...coach, work: [] }], employees: [], unassigned: [] },
  },
  office_equipment: { result: [{ date: '2026-12-01', equipment: stock }] },
  vehicle_classes: { result: [{ museum_object_id: 'coach', object: 'Coach' }] },
  message_templates: { result: [template] },
  legal_texts: { result: [text] },
  company_versions: { result: [companyVersion()] },
  legal_text: { result: { ...text, contents: { ru: { title: 'Оферта', text: 'Слова' } } } },
  publications: { result: [] },
  publication: { result: publication },
  ...catalogueAnswers,
  office_help: { result: { subjects: [{ id: 2, title: 'Visits' }], questions: [helpQuestion] } },
  help_question: { result: helpQuestion },
  preview_publication: { result: { body: '<p>40 минут</p>' } },
  office_payment: { result: payment },
  list_reconciliation_acts: { result: [reconciliationAct], next: null },
  list_invoices: { result: [invoice], next: null },
  list_refunds: { result: [refund], next: null },
  list_tasks: { result: [task], next: null, open: 1 },
  list_unallocated: {
    result: [
      {
        payment_id: 7,
        number: '7',
        customer: payment.customer,
        method: 'card',
        received_at: payment.created_at,
        received: 9_000_000,
        kept: 1_000_000,
        due_orders: [{ order_id: 71, pass_date: '2026-12-01', museum: 'Hermitage', status: 'confirmed', due: 4_500_000 }],
        due_fees: [{ request_id: 9, number: '78-0012', museum: 'Hermitage', held_on: '2026-12-05', due: 320_000 }],
      },
    ],
    next: null,
    total: 1_000_000,
  },
  price_lists: { result: [] },
  price_list: { result: { list: priceList, version: { id: 8, number: 3, state: 'current', note: '', revision: 1 }, rows: [], vat: [] } },
}
