import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fill, press, type FormRow } from '@anfilada/browser/form-cases'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { writeDraft } from '../orders/new-order/draft/draft-store.ts'
import { formSteps } from '../orders/new-order/draft/form-steps.ts'
import { pathOfKind } from '../orders/new-order/draft/order-forms.ts'
import { emptyDraft, type OrderDraft } from '../orders/new-order/draft/order-draft.ts'
import type { Answers } from './fake-server.ts'
import { change, feesDue } from './form-answers.ts'

export type Row = FormRow & {
  answers?: Answers
  /** Nobody is signed in. */
  isVisitor?: true
  hasCode?: true
}

const draft: OrderDraft = {
  ...emptyDraft,
  refno: 'NEVA-15',
  museum_id: 1,
  system_id: 'main',
  schedule_item_id: 5,
  pass_date: '2026-12-01',
  time: '09:30',
  qty_common: 12,
  multicast_audio_system: 12,
  ag: 1,
  adult: 12,
  vehicle: 'minibus',
  pickup: 'Астория',
  dropoff: 'Петергоф',
  contact: 'Ли Вэй',
  contact_phone: '+7 921 555-01-18',
  pickup_date: '2026-12-01',
  pickup_time: '10:00',
  return_date: '2026-12-01',
  return_time: '18:00',
  rgc: 1,
  cgc: 1,
  guide_language: 'zh',
  meeting_point: 'Дворцовая площадь',
}
const orderForm = (kind: OrderKind, sent: string): Row => ({
  file: './orders/new-order/form/use-order-wizard.ts',
  path: `${pathOfKind(kind)}?step=review`,
  before: () => writeDraft(kind, 'agency', { draft, seen: formSteps[kind], key: 'key-of-the-draft', hold: undefined }),
  reach: async () => void (await screen.findAllByRole('button', { name: 'Отправить заказ' })),
  send: 'Отправить заказ',
  sent,
  isKept: true,
  shows: 'NEVA-15',
})
const security = (row: Omit<Row, 'path' | 'isKeyless'>): Row => ({ path: '/settings?tab=security', isKeyless: true, ...row })
const own = '../../browser/src/identity/security'

/** Every form of the portal, in the order of its folders. */
export const rows: readonly Row[] = [
  {
    file: './identity/links/ConfirmEmailPage.tsx',
    path: '/confirm-email#secret',
    send: 'Подтвердить адрес',
    sent: '/api/v1/registration/confirm/',
    isVisitor: true,
    isKeyless: true,
  },
  {
    file: './identity/links/ForgotPage.tsx',
    path: '/forgot',
    fill: { email: 'anna@example.com' },
    send: 'Прислать ссылку',
    sent: '/api/v1/password/forgot/',
    isVisitor: true,
    isKeyless: true,
  },
  {
    file: './identity/links/NewPasswordForm.tsx',
    path: '/password#secret',
    fill: { password: 'три слова подряд и точка' },
    send: 'Сохранить пароль',
    sent: '/api/v1/password/reset/',
    isVisitor: true,
    isKeyless: true,
  },
  {
    file: './registration/use-registration-form.ts',
    path: '/registration',
    reach: async () => userEvent.click(await screen.findByRole('radio', { name: /Частное лицо/ })),
    fill: { name: 'Анна Новикова', phone: '+7 921 555-01-90', email: 'anna@example.com', consent: true, offer_accepted: true },
    send: 'Отправить заявление',
    sent: '/api/v1/registration/',
    isVisitor: true,
    isKept: true,
  },
  {
    file: './customers/settings/profile/ProfileSection.tsx',
    path: '/settings',
    fill: { name: 'Ирина Орлова' },
    send: 'Сохранить',
    sent: 'save_profile',
    isKept: true,
  },
  {
    file: './customers/settings/profile/EmailSection.tsx',
    path: '/settings',
    reach: () => press('Сменить почту'),
    fill: { email: 'anna@example.com', password: 'мой пароль' },
    send: /ссылку/,
    sent: 'change_email',
    isKeyless: true,
  },
  {
    file: './customers/settings/company/CompanyForm.tsx',
    path: '/settings?tab=company',
    fill: { phone: '+7 812 555-01-02' },
    send: 'Сохранить',
    sent: 'save_requisites',
    isKept: true,
  },
  {
    file: './customers/settings/edo/EdoForm.tsx',
    path: '/settings?tab=edo',
    fill: { operator: 'sbis', participant_id: '2BE1234567', consent: true },
    send: 'Запросить подключение',
    sent: 'request_edo',
    isKept: true,
  },
  {
    file: './customers/settings/data/EraseDialog.tsx',
    path: '/settings?tab=data',
    reach: () => press(/^Удалить/),
    fill: { password: 'мой пароль' },
    send: /^Удалить/,
    sent: 'erase_personal_data',
    isKeyless: true,
  },
  {
    file: './customers/settings/members/InviteDialog.tsx',
    path: '/settings?tab=members',
    reach: () => press('Пригласить'),
    fill: { name: 'Ольга', email: 'olga@agency.example', roles: true },
    send: 'Отправить приглашение',
    sent: 'invite_member',
  },
  {
    file: './customers/settings/members/MemberDialog.tsx',
    path: '/settings?tab=members',
    reach: () => press(/^Изменить/),
    fill: { name: 'Дмитрий Громов-Орлов' },
    send: 'Сохранить',
    sent: 'set_member_name',
  },
  {
    file: './customers/settings/keys/CreateKeyDialog.tsx',
    path: '/settings?tab=keys',
    reach: () => press('Создать ключ'),
    fill: { name: 'Учёт', scopes: true, password: 'мой пароль' },
    send: 'Создать ключ',
    sent: 'create_api_key',
    isKeyless: true,
  },
  security({
    file: `${own}/PasswordPanel.tsx`,
    fill: { current: 'мой пароль', password: 'три слова подряд и точка' },
    send: 'Сменить пароль',
    sent: 'change_password',
  }),
  security({
    file: `${own}/second-factor/TurnOn.tsx`,
    reach: () => press('Включить вход с кодом'),
    fill: { own_password: 'мой пароль' },
    send: /Дальше/,
    sent: 'begin_second_factor',
  }),
  security({
    file: `${own}/second-factor/TurnOn.tsx`,
    reach: async () => {
      await press('Включить вход с кодом')
      fill({ own_password: 'мой пароль' })
      await press(/Дальше/)
      await screen.findByRole('img', { name: 'QR-код для приложения' })
    },
    fill: { code: '123456' },
    send: /Включить/,
    sent: 'confirm_second_factor',
  }),
  security({
    file: `${own}/second-factor/TurnOff.tsx`,
    hasCode: true,
    reach: () => press('Отключить'),
    fill: { own_password: 'мой пароль', code: 'aaaa-bbbb' },
    send: /^Отключить/,
    sent: 'remove_second_factor',
  }),
  security({
    file: `${own}/second-factor/RenewCodes.tsx`,
    hasCode: true,
    reach: () => press(/Выдать новые коды/),
    fill: { code: '123456' },
    send: /Выдать новые коды/,
    sent: 'renew_recovery_codes',
  }),
  {
    file: './payments/paying/use-payment-form.ts',
    path: '/payment?vouchers=71&method=card',
    fill: { name: 'ООО «Нева-тур»', email: 'pay@agency.example', offer_accepted: true },
    send: /^Оплатить 45/,
    sent: 'new_payment',
    isKept: true,
  },
  {
    file: './payments/paying/use-fee-form.ts',
    path: '/payment?what=fees&method=card',
    answers: feesDue,
    fill: { name: 'ООО «Нева-тур»', email: 'pay@agency.example', offer_accepted: true },
    send: /^Оплатить 3/,
    sent: 'new_payment',
    isKept: true,
  },
  {
    file: './payments/invoicing/use-invoice-form.ts',
    path: '/payment?tab=organizations&what=fees',
    answers: feesDue,
    fill: { email: 'other@agency.example' },
    send: /^Выставить счёт на 3/,
    sent: 'new_invoice',
    isKept: true,
  },
  {
    file: './payments/invoicing/use-invoice-form.ts',
    path: '/payment?tab=organizations&vouchers=71',
    fill: { email: 'other@agency.example' },
    send: /^Выставить счёт на 45/,
    sent: 'new_invoice',
    isKept: true,
  },
  {
    file: './payments/invoicing/use-invoice-form.ts',
    path: '/payment?tab=organizations',
    reach: async () => userEvent.click(await screen.findByRole('radio', { name: 'Пополнение депозита' })),
    fill: { deposit: '1000' },
    send: /^Выставить счёт на 1/,
    sent: 'new_invoice',
    isKept: true,
  },
  {
    file: './payments/by-link/LinkForm.tsx',
    path: `/payments-link#${'a'.repeat(43)}`,
    fill: { name: 'Ли Вэй', email: 'li@tour.example', offer_accepted: true },
    send: /^Оплатить 10/,
    sent: 'pay_payment_link',
    isVisitor: true,
    isKept: true,
  },
  {
    file: './licenses/AddLicenseDialog.tsx',
    path: '/licenses',
    reach: () => press(/^Добавить лицензию/),
    fill: {
      guide: 'Ли Вэй',
      museum_id: '1',
      number: 'ЭР-1',
      experience_years: '6',
      expiration_date: '2036-06-01',
      main_language: 'zh',
      additional_languages: true,
    },
    send: 'Отправить на проверку',
    sent: 'add_license',
  },
  {
    file: './licenses/LanguagesDialog.tsx',
    path: '/licenses',
    reach: () => press(/^Языки…/),
    fill: { main_language: 'fa' },
    send: 'Сохранить',
    sent: 'license_change_langs',
  },
  {
    file: './licenses/ProlongationForm.tsx',
    path: '/prolongation',
    fill: { prolongation_group: '8', license_id: true },
    send: /^Запросить продление/,
    sent: 'prolongate_license',
  },
  {
    file: './messages/feedback/FeedbackForm.tsx',
    path: '/feedback?id=0',
    fill: { kind: 'complaint', text: 'Гид не пришёл' },
    send: 'Отправить',
    sent: 'post_feedback',
    isKept: true,
  },
  {
    file: './payments/reconciling/ActForm.tsx',
    path: '/revise',
    fill: { period_lower: '2026-08-21', period_upper: '2026-11-21' },
    send: 'Сформировать',
    sent: 'revise',
    // The same period is the same act.
    isKeyless: true,
  },
  {
    file: './payments/links/CreateLinkDialog.tsx',
    path: '/payment?tab=links&vouchers=71',
    reach: () => press(/Создать ссылку/),
    fill: { amount: '100' },
    send: /^Создать/,
    sent: 'create_payment_link',
  },
  orderForm('museum_tickets', 'post_request'),
  orderForm('audio_guides', 'post_request_rg_ag'),
  orderForm('schedule', 'post_request_schedule'),
  orderForm('transport', 'post_request_transport'),
  orderForm('guide', 'post_request_guide'),
  {
    file: './orders/new-order/programme/use-programme.ts',
    path: '/new-programme',
    before: () => {
      const items = (['transport', 'guide'] as const).map((kind) => ({ id: kind, kind, draft }))
      const kept = { login: 'agency', items, mode: 'best_effort', key: 'key-of-the-programme', programmeId: null }
      sessionStorage.setItem('draft.programme', JSON.stringify(kept))
    },
    reach: async () => void (await screen.findByRole('heading', { name: 'Программа тура' })),
    send: /^Отправить 2 заказа/,
    sent: 'post_programme',
    isKept: true,
    shows: 'Петергоф',
  },
  {
    file: './orders/changing/draft/use-change-form.ts',
    path: '/upcoming/edit?id=71',
    answers: change,
    reach: async () => void (await screen.findByRole('button', { name: 'Взрослые: меньше' })),
    act: () => press('Взрослые: меньше'),
    send: /^Отправить изменение, /,
    sent: 'put_request',
    askedFirst: 'preview_request',
    isKept: true,
  },
]
