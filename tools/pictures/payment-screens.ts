import type { Screen } from './screen.ts'

const member = { door: 'portal', as: 'agency' } as const

/** Paying. The page of an attempt stands in the journeys: each look at it would begin one. */
export const paymentScreens: readonly Screen[] = [
  { name: 'payment', ...member, path: '/payment' },
  { name: 'payment-wrong', ...member, path: '/payment', act: (page) => page.locator('main form button[type=submit]').click() },
  { name: 'payment-invoice', ...member, path: '/payment?tab=organizations' },
  { name: 'payment-links', ...member, path: '/payment?tab=links' },
  { name: 'payment-absent', ...member, path: '/payment-confirmation' },
  { name: 'payments-history', ...member, path: '/payments-history' },
  { name: 'payment-wechat', ...member, path: '/payment-wechat' },
  { name: 'transport-order', ...member, path: '/transport-order' },
  { name: 'payments-link-broken', door: 'portal', path: '/payments-link' },
]
