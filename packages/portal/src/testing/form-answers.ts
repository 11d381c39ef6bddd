import type { Answers } from './fake-server.ts'
import { invoiceData, sampleAct } from './invoices.ts'
import { sampleGroup, sampleLicense } from './licenses.ts'
import { countries, evenSums, museums, objects, sampleDetails, slots } from './samples.ts'
import { sampleEdo, sampleMember, sampleSettings } from './settings.ts'

const ok = (result: unknown) => ({ success: true as const, data: { result } })

const link = { text_id: 4, version: 3, title: 'Договор-оферта' }
const methods = [{ method: 'card', available: true, reason: null }]
const due = { museum: 'Эрмитаж', object: 'Главный комплекс', pass_date: '2026-12-01', total: 4_500_000, paid: 0, due: 4_500_000 }
export const offered = {
  orders: [{ id: 71, refno: '', ...due }],
  fees: [],
  chosen: null,
  currency: 'RUB',
  methods,
  offer: link,
  payer: { name: '', email: '' },
  ...evenSums,
}
const fee = { request_id: 5, guide: 'Ли Вэй', number: 'ЦС-0733', museum: 'Эрмитаж', held_on: '2026-12-10', due: 320_000 }
export const feesDue: Answers = { prefetch_payment: ok({ ...offered, fees: [fee] }) }
const linkOffered = {
  vouchers: '71',
  licenses: [],
  amount: 1_000_000,
  currency: 'RUB',
  customer: 'ООО «Нева-тур»',
  seller: 'Анфилада',
  state: 'open',
  expires_at: '2036-11-12T10:34:00+03:00',
  methods,
  offer: link,
  payment: null,
}
/** What the screens of all forms read. */
export const answers: Answers = {
  '/api/v1/events/': () => new Response(new ReadableStream()),
  '/api/v1/museums/': museums,
  '/api/v1/museums-for-schedule/': museums,
  '/api/v1/museums-for-rgag/': museums,
  '/api/v1/museums-for-transport/': museums,
  '/api/v1/museums-for-guide/': museums,
  '/api/v1/museums-objects/': objects,
  '/api/v1/countries/': countries,
  '/api/v1/legal-texts/': [
    { id: 2, kind: 'offer', version: 4, valid_from: '2026-11-01', title: 'Договор-оферта', language: 'ru' },
    { id: 5, kind: 'consent', version: 2, valid_from: '2026-11-01', title: 'Согласие', language: 'ru' },
  ],
  '/api/v1/password/link/': {
    success: true,
    data: { purpose: 'set_password', login: 'anna', language: 'ru', second_factor: false, employee: false, api_keys: [] },
  },
  get_feedback: { success: true, data: { result: [], next: null } },
  get_settings: ok(sampleSettings()),
  prefetch_edo_data: ok(sampleEdo()),
  list_members: ok([sampleMember()]),
  list_api_keys: ok([]),
  prefetch_payment: ok(offered),
  prefetch_invoice_data: ok(invoiceData),
  get_invoices: { success: true, data: { result: [], next: null } },
  list_payment_links: { success: true, data: { result: [], next: null } },
  get_reconciliation_acts: { success: true, data: { result: [sampleAct()], next: null } },
  get_payments_history: { success: true, data: { result: [], next: null } },
  get_payment_link: ok(linkOffered),
  check_payment_link: ok(null),
  get_services: ok([
    { system_id: 'minibus', service: 'transport', name: museums[0]?.name, seats: 18, guide_language: null, archived: false },
  ]),
  get_submission_windows: ok([
    {
      museum_id: 1,
      museum: 'Эрмитаж',
      month: '2026-12',
      opens_at: '2026-11-20T10:00:00+03:00',
      closes_at: '2026-11-30T18:00:00+03:00',
      zone: 'Europe/Moscow',
      state: 'open',
    },
  ]),
  get_equipment: ok([
    { service: 'multicast_audio_system', stock: 100, free: 40 },
    { service: 'ag', stock: 50, free: 20 },
  ]),
  get_prices: ok({ tickets: [], services: [], prices: {}, vat: {}, currency: 'RUB' }),
  get_month: ok([{ date: '2026-12-01', free: 92, largest: 42, status: 'available' }]),
  get_schedule: { success: true, data: { schedule_data: { result: slots } } },
  hold_places: ok({ hold_id: 8, expires_at: '2026-12-01T10:00:00+03:00', free: 42 }),
  release_hold: ok({ hold_id: 8 }),
  check_guide: ok({ needs_license: false, licensed: true, license: null }),
  get_request: ok(sampleDetails()),
  license_list: ok([sampleLicense()]),
  get_prolongation_page_data: ok({ licenses: [sampleLicense()], groups: [sampleGroup()], requests: [] }),
  get_guides: ok([{ guide_id: 2, guide: 'Ли Вэй', phone: null }]),
  licobjects: ok([{ museum_id: 1, museum: 'Эрмитаж' }]),
  liclang: ok([
    { language: 'ru', name: 'русский' },
    { language: 'zh', name: 'китайский' },
    { language: 'fa', name: 'персидский' },
  ]),
  get_upcoming: ok([]),
  begin_second_factor: ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Anfilada:agency?secret=JBSWY3DPEHPK3PXP' }),
}

const confirmed = {
  status: 'confirmed',
  confirmed_time: '11:30',
  due: 4_500_000,
  free_changes_until: '2026-11-30T18:00:00+03:00',
  allowed: ['edit', 'cancel'],
}
const preview = {
  revision: 1,
  changes: { qty_common: { from: 30, to: 29 } },
  status: 'confirmed',
  waits_for_staff: true,
  replaces_pending: false,
  total: 4_200_000,
  penalty: 30_000,
  difference: -270_000,
  lines: [],
  free: 42,
  free_changes_until: confirmed.free_changes_until,
}
/** Of an order that may be changed. */
export const change: Answers = {
  get_request: ok(sampleDetails({ info: confirmed as never })),
  preview_request: ok(preview),
}
