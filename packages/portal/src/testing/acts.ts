import { press } from '@anfilada/browser/form-cases'
import type { Answers } from './fake-server.ts'
import type { Row } from './form-table.ts'
import { offered } from './form-answers.ts'
import { sampleRequest } from './licenses.ts'
import { sampleDetails } from './samples.ts'
import { sampleMember } from './settings.ts'

const ok = (result: unknown) => ({ success: true as const, data: { result } })

const order = (row: Omit<Row, 'path'>): Row => ({ path: '/upcoming/info?id=71', ...row })
/** An order with a change that waits: of a colleague who sees no amounts. */
const waitingChange: Answers = {
  get_request: ok(
    sampleDetails({
      info: {
        status: 'confirmed',
        allowed: ['edit'],
        pending_change: {
          revision: 2,
          changes: { qty_common: { from: 30, to: 29 } },
          schedule_item_id: 5,
          asked_at: '2026-11-20T10:00:00+03:00',
          by: { name: 'Дмитрий Громов', by_staff: false },
          total: 4_200_000,
          penalty: 30_000,
          awaits_colleague: true,
        },
      },
    }),
  ),
}
const members = (row: Omit<Row, 'path'>): Row => ({ path: '/settings?tab=members', ...row })
const apiKey = {
  id: 5,
  name: 'Учёт',
  hint: 'anf_XDu2',
  scopes: ['orders:read'],
  created_at: '2026-11-12T10:04:00+03:00',
  created_by: 'Ирина',
  last_used_at: null,
}
const session = (id: number, current: boolean) => ({
  id,
  device: 'curl/8',
  address: '192.0.2.7',
  created_at: '2026-11-12T10:04:00+03:00',
  last_seen_at: '2026-11-12T10:14:00+03:00',
  acting_for: null,
  current,
})
const sessions: Answers = { list_sessions: ok([session(1, true), session(2, false)]) }
const link = {
  link_id: 6,
  vouchers: '71',
  prolongations: '',
  amount: 1_000_000,
  state: 'open',
  created_at: '2026-11-20T12:00:00+03:00',
  created_by: 'Ирина',
  expires_at: '2026-12-20T12:00:00+03:00',
  revoked_at: null,
  payment_id: null,
}
const attempt = {
  payment_id: 9,
  status: 'FORM_OPENED',
  method: 'card',
  vouchers: '71',
  prolongations: '',
  amount: 4_500_000,
  currency: 'RUB',
  url: 'https://bank.example/9',
  qr: null,
  expires_at: '2036-11-12T10:34:00+03:00',
  created_at: '2026-11-21T10:04:00+03:00',
  received: 0,
  kept: 0,
}
const linked = {
  vouchers: '71',
  licenses: [],
  amount: 1_000_000,
  currency: 'RUB',
  company: 'Нева-тур',
  state: 'open',
  expires_at: '2036-11-12T10:34:00+03:00',
  methods: [{ method: 'card', available: true, reason: null }],
  offer: null,
  payment: attempt,
}

const noticed = { news_mark: false, advert: null, popup: null, submission: [], schedule_notice: null }
const piece = { id: 8, title: 'Метеор', body: '<p>40 минут</p>', language: 'ru' }

/** Every act of the portal that asks for nothing, or only whether it is meant. */
export const acts: readonly Row[] = [
  order({
    file: './orders/cancelling/use-cancelling.tsx',
    reach: () => press('Аннулировать'),
    isAskedAnew: true,
    send: 'Аннулировать заказ',
    sent: 'delete_request',
  }),
  order({
    file: './orders/order-details/ApproveChange.tsx',
    answers: waitingChange,
    send: 'Отправить диспетчеру',
    sent: 'approve_change',
  }),
  order({
    file: './orders/order-details/WithdrawChange.tsx',
    answers: waitingChange,
    send: 'Отозвать изменение',
    sent: 'withdraw_change',
  }),
  order({
    file: './orders/buttons/use-archiving.ts',
    answers: { get_request: ok(sampleDetails({ info: { status: 'cancelled', allowed: ['archive'] } })) },
    send: 'В архив',
    sent: 'archive_request',
  }),
  {
    file: './customers/settings/data/DataTab.tsx',
    path: '/settings?tab=data',
    send: 'Скачать мои данные',
    sent: 'export_personal_data',
    isKeyless: true,
  },
  members({
    file: './customers/settings/members/MemberRow.tsx',
    answers: { list_members: ok([sampleMember({ status: 'invited', invited_until: '2026-12-01T10:04:00+03:00', last_login_at: null })]) },
    send: /^Отправить ещё раз/,
    sent: 'resend_invitation',
  }),
  members({
    file: './customers/settings/members/RemoveDialog.tsx',
    reach: () => press(/^Удалить…/),
    isAskedAnew: true,
    send: 'Удалить',
    sent: 'remove_member',
  }),
  {
    file: './customers/settings/keys/RevokeDialog.tsx',
    path: '/settings?tab=keys',
    answers: { list_api_keys: ok([apiKey]) },
    reach: () => press(/^Отозвать…/),
    isAskedAnew: true,
    send: 'Отозвать',
    sent: 'revoke_api_key',
  },
  {
    file: './publications/Advert.tsx',
    path: '/news',
    answers: {
      '/api/v1/news/': [{ ...piece, date: '2026-05-19', marked: false }],
      notices: ok({ ...noticed, advert: { ...piece, type: 'ad' } }),
    },
    send: 'Закрыть рекламу',
    sent: 'close_publication',
  },
  {
    file: './publications/Notices.tsx',
    path: '/news',
    answers: { '/api/v1/news/': [], notices: ok({ ...noticed, popup: piece }) },
    send: 'Понятно',
    sent: 'close_publication',
  },
  {
    file: './payments/paying/UseBalance.tsx',
    path: '/payment?tab=individuals&vouchers=71',
    answers: { prefetch_payment: ok({ ...offered, kept: 1_000_000 }) },
    send: /^Зачесть с баланса/,
    sent: 'use_balance',
  },
  {
    file: './orders/diary/UseKept.tsx',
    path: '/payment?tab=links',
    answers: {
      prefetch_payment: ok({ ...offered, kept: 1_000_000 }),
      list_payment_links: { success: true, data: { result: [], next: null } },
    },
    reach: () => press('зачесть'),
    isAskedAnew: true,
    send: /^Зачесть 10/,
    sent: 'use_balance',
  },
  {
    file: './payments/waiting/ConfirmationPage.tsx',
    path: '/payment-confirmation?payment_id=9',
    answers: { check_payment_status: ok(attempt) },
    send: 'Отменить и оплатить иначе',
    sent: 'leave_payment',
  },
  {
    file: './payments/by-link/LinkAttempt.tsx',
    path: `/payments-link#${'a'.repeat(43)}`,
    answers: { get_payment_link: ok(linked), check_payment_link: ok(attempt) },
    send: 'Отменить и оплатить иначе',
    sent: 'leave_payment_link',
    isVisitor: true,
  },
  {
    file: './payments/reconciling/AgreeDialog.tsx',
    path: '/revise',
    reach: () => press(/^Согласовать…/),
    isAskedAnew: true,
    send: 'Согласовать',
    sent: 'agree_act',
  },
  {
    file: './licenses/DeleteLicenseDialog.tsx',
    path: '/licenses',
    reach: () => press(/^Удалить…/),
    isAskedAnew: true,
    send: 'Удалить',
    sent: 'delete_license',
  },
  {
    file: './licenses/WithdrawDialog.tsx',
    path: '/prolongation',
    answers: { get_prolongation_page_data: ok({ licenses: [], groups: [], requests: [sampleRequest()] }) },
    reach: () => press(/^Отозвать…/),
    isAskedAnew: true,
    send: 'Отозвать',
    sent: 'withdraw_prolongation',
  },
  {
    file: './payments/links/RevokeLinkDialog.tsx',
    path: '/payment?tab=links',
    answers: { list_payment_links: { success: true, data: { result: [link], next: null } } },
    reach: () => press(/^Отозвать…/),
    isAskedAnew: true,
    send: 'Отозвать',
    sent: 'revoke_payment_link',
  },
  {
    file: '../../browser/src/identity/security/SessionsPanel.tsx',
    path: '/settings?tab=sessions',
    answers: sessions,
    send: /^Завершить Неизвестное/,
    sent: 'end_session',
  },
  {
    file: '../../browser/src/identity/security/SessionsPanel.tsx',
    path: '/settings?tab=sessions',
    answers: sessions,
    send: 'Завершить все остальные',
    sent: 'end_other_sessions',
  },
]
