// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { serve, type Answers } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const order = (id: number, due: number) => ({
  id,
  refno: '',
  museum: 'Эрмитаж',
  object: 'Главный комплекс',
  pass_date: '2026-12-01',
  total: due,
  paid: 0,
  due,
})
const methods = [
  { method: 'card', available: true, reason: null },
  { method: 'sbp', available: true, reason: null },
  { method: 'wechat', available: false, reason: 'off' },
]
const offered = {
  orders: [order(71, 4_500_000), order(72, 1_200_050)],
  currency: 'RUB',
  methods,
  offer: { text_id: 4, version: 3, title: 'Договор-оферта' },
  payer: { name: 'ООО «Нева-тур»', email: 'pay@agency.example' },
  kept: 0,
}
const payment = (changes: Partial<PaymentState> = {}): PaymentState => ({
  payment_id: 9,
  status: 'FORM_OPENED',
  method: 'sbp',
  vouchers: '71, 72',
  amount: 5_700_050,
  currency: 'RUB',
  url: null,
  qr: 'https://qr.example/9',
  expires_at: '2036-11-12T10:34:00+03:00',
  created_at: '2036-11-12T10:04:00+03:00',
  received: 0,
  kept: 0,
  ...changes,
})
const said = (result: object | null) => ({ success: true, data: { result } })

async function open(path: string, answers: Answers = {}) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    prefetch_payment: said(offered),
    get_payments_history: { success: true, data: { result: [], next: null } },
    ...answers,
  })
  const portal = await renderPortal({ path, as: member('owner') })
  return { portal, sent: (action: string) => calls.filter((call) => call.action === action) }
}

const spaced = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

describe('the payment form', () => {
  it('pays exactly what is due on the chosen orders, with the version of the offer that was shown, and goes on to the attempt', async () => {
    const { portal, sent } = await open('/payment?vouchers=71', { new_payment: said(payment()), check_payment_status: said(payment()) })
    await userEvent.click(await screen.findByRole('checkbox', { name: /№ 72/ }))
    expect(spaced(screen.getByRole('status', { name: 'К оплате' }).textContent)).toBe('57 000,50 ₽')
    await userEvent.click(screen.getByRole('radio', { name: /QR-код СБП/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /версия 3/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить 57/ }))
    expect(await screen.findByRole('heading', { name: 'Оплата по СБП' })).toBeTruthy()
    expect(portal.address()).toBe('/payment-confirmation?payment_id=9')
    expect(sent('new_payment').map(({ data }) => data)).toEqual([
      {
        vouchers: '71, 72',
        amount: 5_700_050,
        name: 'ООО «Нева-тур»',
        email: 'pay@agency.example',
        method: 'sbp',
        offer_accepted: true,
        offer_version: 3,
        language: 'ru',
      },
    ])
  })

  it('says at once which numbers of the address wait for no payment, and sends nothing without the agreement', async () => {
    const { sent } = await open('/payment?vouchers=71,99')
    expect(await screen.findByText(/Не ждут оплаты: 99/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
    const summary = await screen.findByRole('alert', { name: 'Исправьте 2 поля' })
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Номера заявок', 'Договор-оферта'])
    expect(sent('new_payment')).toEqual([])
  })

  it('keeps what was typed when the payment system does not answer, and repeats under the same key', async () => {
    let tries = 0
    const { sent } = await open('/payment?vouchers=71', {
      new_payment: () => (tries++ === 0 ? 'silence' : said(payment())),
      check_payment_status: said(payment()),
    })
    const name = await screen.findByRole('textbox', { name: /Фамилия и имя/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Иван')
    await userEvent.click(screen.getByRole('checkbox', { name: /версия 3/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
    expect(await screen.findByRole('alert', { name: /Нет связи с сервером/ })).toBeTruthy()
    expect(screen.getByDisplayValue('Иван')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
    await waitFor(() => expect(sent('new_payment')).toHaveLength(2))
    const [first, second] = sent('new_payment').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).toBe(first)
  })
})

describe('the page of an attempt', () => {
  const path = '/payment-confirmation?payment_id=9'

  it('shows the code, and says that the money has not come until the bank says that it has', async () => {
    const answers = [payment(), payment({ status: 'PROCESSING' }), payment({ status: 'COMPLETE', received: 5_700_050, qr: null })]
    await open(path, { check_payment_status: () => said(answers.shift() ?? payment()), get_upcoming: said([]) })
    expect(await screen.findByRole('img', { name: /QR-код на 57/ })).toBeTruthy()
    expect(screen.getByText(/Деньги к нам ещё не поступили/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Спросить сейчас' }))
    expect(await screen.findByText('Банк обрабатывает платёж')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Спросить сейчас' }))
    expect(await screen.findByRole('heading', { name: 'Оплачено', level: 1 })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Спросить сейчас' })).toBeNull()
  })

  it('tells a failure in the words of the specification, why, and where to try again with the same orders', async () => {
    await open(path, { check_payment_status: said(payment({ status: 'FAILED', reason: 'declined', qr: null })) })
    expect(await screen.findByRole('heading', { name: 'Ошибка при совершении платежа' })).toBeTruthy()
    expect(screen.getByText(/Банк отклонил платёж/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Попробовать ещё раз' }).getAttribute('href')).toBe('/payment?vouchers=71%2C+72')
  })

  it('keeps what it knows when the line breaks, and says so', async () => {
    let asked = 0
    await open(path, { check_payment_status: () => (asked++ === 0 ? said(payment()) : 'silence') })
    await userEvent.click(await screen.findByRole('button', { name: 'Спросить сейчас' }))
    expect(await screen.findByText(/Платёж при этом не теряется/)).toBeTruthy()
    expect(screen.getByRole('img', { name: /QR-код на/ })).toBeTruthy()
  })
})

describe('a payment link', () => {
  it('is read from the fragment, which leaves the address, and tells its holder only numbers, sum and companies', async () => {
    const link = {
      company: 'ООО «Нева-тур»',
      vouchers: '71',
      amount: 1_000_000,
      currency: 'RUB',
      state: 'open',
      expires_at: '2036-11-12T10:34:00+03:00',
      methods,
      offer: offered.offer,
      payment: null,
    }
    const token = 'a'.repeat(43)
    const calls = serve({ get_payment_link: said(link), check_payment_link: said(null) })
    const portal = await renderPortal({ path: `/payments-link#${token}` })
    expect(await screen.findByRole('button', { name: /^Оплатить 10/ })).toBeTruthy()
    expect(portal.address()).toBe('/payments-link')
    expect(calls.find(({ action }) => action === 'get_payment_link')?.data).toEqual({ token, language: 'ru' })
  })
})
