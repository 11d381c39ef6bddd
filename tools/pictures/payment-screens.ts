import type { Page } from '@playwright/test'
import type { OpenPaymentLink } from '../../packages/contract/src/payments/payment-links.ts'
import type { PaymentState } from '../../packages/contract/src/payments/payments.ts'
import { compared } from './comparison-answers.ts'
import { portalWords } from './portal-words.ts'
import type { Scene, Screen } from './screen.ts'
import { gap, statementOf, taken } from './statement-answers.ts'

const member = { app: 'portal', as: 'agency' } as const
const attempt = { ...member, path: '/payment-confirmation?payment_id=7' } as const
const byLink = { app: 'portal', path: `/payments-link#${'a'.repeat(43)}` } as const
const staff = { app: 'office', as: 'admin' } as const
const board = { ...staff, path: '/office/payments' } as const

/** Paying, and what staff see of it. An attempt is answered in place of the server: each look at it would begin one. */
export const paymentScreens: readonly Screen[] = [
  { name: 'payment', ...member, path: '/payment?tab=individuals' },
  { name: 'payment-wrong', ...member, path: '/payment?tab=individuals', act: payWithoutOffer, slice: 'light' },
  { name: 'payment-fees', ...member, path: '/payment?tab=individuals&what=fees' },
  { name: 'payment-invoice', ...member, path: '/payment?tab=organizations' },
  { name: 'payment-invoice-wrong', ...member, path: '/payment?tab=organizations', act: sendTopUp },
  { name: 'payment-links', ...member, path: '/payment?tab=links' },
  { name: 'payment-link-new', ...member, path: '/payment?tab=links', act: createLink },
  { name: 'payment-waiting', ...attempt, answers: ({ orders }) => asked({ vouchers: String(orders.confirmed) }), slice: 'both' },
  {
    name: 'payment-processing',
    ...attempt,
    answers: () => asked({ method: 'card', status: 'PROCESSING', url: null, qr: null }),
  },
  { name: 'payment-paid', ...attempt, answers: () => asked({ status: 'COMPLETE', qr: null, received: 8_340_000, kept: 1_200_000 }) },
  {
    name: 'payment-failed',
    ...attempt,
    answers: () => asked({ method: 'card', status: 'FAILED', reason: 'declined', qr: null }),
  },
  { name: 'payment-left', ...attempt, answers: () => asked({ status: 'FAILED', reason: 'left', qr: null }) },
  { name: 'payment-absent', ...member, path: '/payment-confirmation' },
  { name: 'payments-history', ...member, path: '/payments-history', slice: 'light' },
  { name: 'revise', ...member, path: '/revise', slice: 'light' },
  {
    name: 'revise-compared',
    ...member,
    path: '/revise?act=3',
    answers: () => ({ get_reconciliation_comparison: compared }),
    slice: 'light',
  },
  { name: 'payment-wechat', ...member, path: '/payment-wechat', slice: 'both' },
  { name: 'transport-order', ...member, path: '/transport-order', slice: 'light' },
  { name: 'payments-link', ...byLink, answers: () => linked({}), slice: 'light' },
  {
    name: 'payments-link-waiting',
    ...byLink,
    answers: () => linked({ payment: paymentOf({ method: 'wechat', qr: 'weixin://wxpay/7' }) }),
  },
  { name: 'payments-link-settled', ...byLink, answers: () => linked({ state: 'settled', amount: 0 }) },
  { name: 'payments-link-expired', ...byLink, answers: () => linked({ state: 'expired' }) },
  { name: 'payments-link-revoked', ...byLink, answers: () => linked({ state: 'revoked' }) },
  { name: 'payments-link-broken', app: 'portal', path: '/payments-link' },
  { name: 'office-payments', ...board },
  { name: 'office-payment', ...board, act: openPayment, slice: 'light' },
  { name: 'office-refund-new', ...board, act: startRefund },
  { name: 'office-invoices', ...staff, path: '/office/payments?view=invoices' },
  { name: 'office-acts', ...staff, path: '/office/payments?view=acts&customer=1' },
  { name: 'office-free-money', ...staff, path: '/office/payments?view=money', act: showDebts },
  { name: 'office-statements', ...staff, path: '/office/payments?view=statements' },
  { name: 'office-statement', ...staff, path: '/office/payments?view=statements&statement=9', answers: taken },
  {
    name: 'office-statement-invoice',
    ...staff,
    path: '/office/payments?view=statements&statement=9',
    answers: taken,
    act: pickInvoice,
  },
  {
    name: 'office-statement-refused',
    ...staff,
    path: '/office/payments?view=statements&statement=9',
    answers: () => ({ get_bank_statement: statementOf({ state: 'refused', fault: gap, entries: 0 }) }),
  },
  { name: 'office-refunds', ...staff, path: '/office/payments?view=refunds' },
  { name: 'office-payment-links', ...staff, path: '/office/payments?view=links' },
  { name: 'office-payment-tasks', ...staff, path: '/office/payments?view=tasks' },
  { name: 'office-providers', ...staff, path: '/office/payments?view=providers' },
]

/** A list below may be narrowed by a form of its own. */
async function sendForm(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click()
}

/** The first group is chosen, and the agreement forgotten. */
async function payWithoutOffer(page: Page): Promise<void> {
  await page.locator('input[name^="group."]').first().check()
  // Given already where an earlier payment gave it.
  await page.locator('input[name=offer_accepted]').uncheck({ force: true })
  await sendForm(page)
}

/** A deposit is topped up by a payer of whom the most is missing. */
async function sendTopUp(page: Page): Promise<void> {
  await page.locator('input[name=purpose][value=deposit]').check({ force: true })
  await page.locator('main form input[inputmode=decimal]').fill('1000')
  for (const field of ['organization', 'email']) await page.locator(`main form input[name=${field}]`).fill('')
  await sendForm(page)
}

/** All that the customer of the money owes: fees of renewals stand after many visits. */
async function showDebts(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Показать все|^Show all/ }).click()
}

/** For money of which nobody knows whose it is. */
async function pickInvoice(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Выбрать счёт|^Choose an invoice/ })
    .nth(1)
    .click()
  await page.locator('dialog input[name=invoice_id]').first().waitFor()
}

const minutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString()

function paymentOf(changes: Partial<PaymentState>): PaymentState {
  return {
    payment_id: 7,
    status: 'FORM_OPENED',
    method: 'sbp',
    vouchers: '48231, 48244',
    prolongations: '',
    amount: 8_340_000,
    currency: 'RUB',
    url: null,
    qr: 'https://qr.example/AS10007',
    created_at: minutes(-17.6),
    expires_at: minutes(12.4),
    received: 0,
    kept: 0,
    ...changes,
  }
}

const asked = (changes: Partial<PaymentState>) => ({
  check_payment_status: paymentOf({ payer: { name: 'Ирина Соколова', email: 'bron@neva-tour.example' }, ...changes }),
})

function linked(changes: Partial<OpenPaymentLink>) {
  const methods = (['card', 'sbp', 'wechat'] as const).map((method) => ({ method, available: true, reason: null }))
  const link: OpenPaymentLink = {
    company: 'ООО «Нева-тур»',
    vouchers: '48231, 48244',
    licenses: [],
    amount: 8_340_000,
    currency: 'RUB',
    state: 'open',
    expires_at: minutes(4 * 24 * 60),
    methods,
    offer: { text_id: 2, version: 1, title: 'Договор-оферта' },
    payment: null,
    ...changes,
  }
  return { get_payment_link: link, check_payment_link: link.payment }
}

async function createLink(page: Page, { language }: Scene): Promise<void> {
  await page.getByRole('button', { name: portalWords[language].payments.links.create }).click()
  await page.getByRole('dialog').waitFor()
}

/** Of the demo: paid for several orders of an agency without logins, and a refund of it waits for a second person. */
async function openPayment(page: Page): Promise<void> {
  await page
    .getByRole('option', { name: /Шёлковый путь/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 2 }).waitFor()
}

async function startRefund(page: Page): Promise<void> {
  await openPayment(page)
  await page.getByRole('button', { name: /…$/ }).first().click()
  await page.getByRole('dialog').waitFor()
}
