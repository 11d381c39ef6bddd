// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { QrCode } from '@anfilada/ui/QrCode'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const payment: PaymentState = {
  payment_id: 9,
  status: 'FORM_OPENED',
  method: 'sbp',
  vouchers: '71',
  prolongations: '',
  amount: 4_500_000,
  currency: 'RUB',
  url: null,
  qr: 'https://bank.example/qr/9?lang=ru',
  expires_at: '2036-11-12T10:34:00+03:00',
  created_at: '2036-11-12T10:04:00+03:00',
  received: 0,
  kept: 0,
}

it.each([
  ['names the language of whoever pays where the page has one', payment.qr, 'https://bank.example/qr/9?lang=zh'],
  ['is the bank’s to the last character where it has none', 'https://qr.nspk.ru/AS1?sum=10', 'https://qr.nspk.ru/AS1?sum=10'],
])('a code of SBP %s, scanned as pressed', async (_what, qr, meant) => {
  serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    check_payment_status: { success: true, data: { result: { ...payment, qr } } },
  })
  await renderPortal({ path: '/payment-confirmation?payment_id=9', as: member('owner'), language: 'zh' })
  const drawn = (await screen.findByRole('img', { name: /45/ })).innerHTML
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((address) => address === meant)).toHaveLength(2)
  cleanup()
  render(<QrCode text={meant} label="" />)
  expect(drawn).toBe(screen.getByRole('img').innerHTML)
})
