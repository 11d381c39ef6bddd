// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PaymentHistoryRow } from '@anfilada/contract/payments/payments'
import { tellNews } from '@anfilada/browser/live-news'
import { endSession, startSession } from '@anfilada/browser/session'
import { testCompany } from '../testing/company.ts'
import { serve, type Answers } from '../testing/fake-server.ts'
import { findFocused } from '../testing/find-focused.ts'
import { invoiceData } from '../testing/invoices.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { payment } from '../testing/payments.ts'
import { evenSums, member, sampleOrder } from '../testing/samples.ts'

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
  fees: [],
  chosen: null,
  currency: 'RUB',
  methods,
  offer: { text_id: 4, version: 3, title: 'Договор-оферта' },
  payer: { name: 'ООО «Нева-тур»', email: 'pay@agency.example' },
  ...evenSums,
}
const past = (changes: Partial<PaymentHistoryRow> = {}): PaymentHistoryRow => ({
  payment_id: 9,
  number: '9',
  vouchers: '71, 72',
  prolongations: '',
  method: 'sbp',
  date: new Date().toISOString(),
  amount: 5_700_050,
  received: 0,
  refunded: 0,
  kept: 0,
  currency: 'RUB',
  status: 'FORM_OPENED',
  by_link: false,
  ...changes,
})
const said = (result: object | null) => ({ success: true, data: { result } })

async function open(path: string, answers: Answers = {}) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    prefetch_payment: said(offered),
    get_payments_history: { success: true, data: { result: [], next: null } },
    prefetch_invoice_data: said(invoiceData),
    get_invoices: { success: true, data: { result: [], next: null } },
    ...answers,
  })
  const portal = await renderPortal({ path, as: member('owner') })
  return { portal, sent: (action: string) => calls.filter((call) => call.action === action) }
}

const spaced = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

describe('the payment form', () => {
  it('pays exactly what is due on the chosen orders, with the version of the offer that was shown, and goes on to the attempt', async () => {
    const { portal, sent } = await open('/payment?tab=individuals&vouchers=71', {
      new_payment: said(payment()),
      check_payment_status: said(payment()),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /№\s72/ }))
    expect(spaced(screen.getByRole('status', { name: 'К оплате' }).textContent)).toBe('57 000,50 ₽')
    await userEvent.click(screen.getByRole('radio', { name: /QR-код СБП/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /редакция 3/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить 57/ }))
    await findFocused('Оплата по СБП')
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

  it('tells how the customer stands, and lets what lies on the balance pay: what it pays as a whole is chosen no more', async () => {
    const { sent } = await open('/payment?tab=individuals&vouchers=72,71', {
      prefetch_payment: said({
        ...offered,
        due_total: 5_700_050,
        due_today: 300_000,
        due_overdue: 1_200_050,
        kept: 2_000_000,
      }),
      use_balance: said({
        used: 2_000_000,
        kept: 0,
        orders: [
          { order_id: 72, due: 0 },
          { order_id: 71, due: 3_700_050 },
        ],
      }),
    })
    const sentence = await screen.findByText(/^К оплате/, { selector: 'span' })
    expect(spaced(sentence.parentElement?.textContent)).toBe(
      'К оплате 57 000,50 ₽сегодня 3 000 ₽просрочено 12 000,50 ₽на балансе 20 000 ₽зачесть',
    )
    await userEvent.dblClick(screen.getByRole('button', { name: /^Зачесть с баланса 20/ }))
    expect(await screen.findByText(/^С баланса зачтено 20/)).toBeTruthy()
    expect(sent('use_balance').map(({ data }) => data)).toEqual([{ vouchers: '72, 71', amount: 2_000_000 }])
    expect(screen.getByRole('textbox', { name: 'Номера заказов' })).toHaveProperty('value', '71')
  })

  it('stands above whom the money goes to', async () => {
    await open('/payment')
    for (const value of [testCompany.inn, testCompany.account]) expect(await screen.findByText(value)).toBeTruthy()
  })

  it('says at once which numbers of the address wait for no payment, and sends nothing without the agreement', async () => {
    const { sent } = await open('/payment?tab=individuals&vouchers=71,99')
    expect(await screen.findByText(/Сейчас оплатить нельзя: 99/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
    const summary = await screen.findByRole('alert', { name: 'Исправьте 2 поля' })
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Номера заказов', 'Договор-оферта'])
    expect(sent('new_payment')).toEqual([])
  })

  it('shows the sum that is due now when it has changed meanwhile, and that it has', async () => {
    const lowered = { ...offered, orders: [order(71, 1_000_000)] }
    let asked = 0
    await open('/payment?tab=individuals&vouchers=71', {
      prefetch_payment: () => said(asked++ === 0 ? offered : lowered),
      new_payment: { success: false, code: 'amount_not_exact', error: 'Не та сумма.', fields: { amount: 'Не та сумма.' } },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /редакция 3/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить 45/ }))
    expect(await screen.findByRole('button', { name: /^Оплатить 10/ })).toBeTruthy()
    expect(screen.getAllByText(/сумма изменилась/)).toHaveLength(2)
  })

  it('asks for the agreement anew when another version of the offer has come into force', async () => {
    let asked = 0
    const { sent } = await open('/payment?tab=individuals&vouchers=71', {
      prefetch_payment: () => said(asked++ === 0 ? offered : { ...offered, offer: { ...offered.offer, version: 4 } }),
      new_payment: { success: false, code: 'offer_changed', error: 'Обновился.', fields: { offer_accepted: 'Обновился.' } },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /редакция 3/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /редакция 4/ })).checked).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
    expect(sent('new_payment')).toHaveLength(1)
  })
})

describe('a session that ends over the payment form', () => {
  const reader = member('owner')

  it.each([
    ['the form as it was typed to the same reader', reader, 'Иван'],
    ['nothing of it to another one', { ...reader, userData: { ...reader.userData, login: 'colleague' } }, 'ООО «Нева-тур»'],
  ])('shows %s', async (_what, next, name) => {
    const { portal } = await open('/payment?tab=individuals&vouchers=71')
    const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Фамилия и имя/ })
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'Иван')
    endSession()
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
    startSession(next)
    await waitFor(() => expect(portal.address()).not.toContain('/login'))
    await portal.router.navigate({ to: '/payment', search: { tab: 'individuals', vouchers: '71' } })
    expect((await field()).value).toBe(name)
  })
})

describe('what is paid together', () => {
  const chosen = {
    order_ids: [71, 72],
    amount: 5_700_050,
    left: [
      { order_id: 73, reason: 'in_processing' },
      { order_id: 74, reason: 'paid' },
    ],
  }

  it('is all of a programme that can be paid, with the reason of every order that cannot', async () => {
    const { sent } = await open('/payment?tab=individuals&programme=5', { prefetch_payment: said({ ...offered, chosen }) })
    expect(await screen.findByText(/можно оплатить 2 заказа.*№ 73 — ещё не подтверждён, № 74 — уже оплачен/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Номера заказов/ }).value).toBe('71, 72')
    expect(sent('prefetch_payment')[0]?.data).toEqual({ programme_id: 5, language: 'ru' })
  })

  it('stands by when it is due, what is late first, whatever the order in which it comes', async () => {
    const orders = [order(74, 400), { ...order(72, 200), pass_date: '2026-11-21' }, { ...order(73, 100), pass_date: '2026-11-20' }]
    await open('/payment?tab=individuals', { prefetch_payment: said({ ...offered, orders }) })
    const boxes = within(await screen.findByRole('group', { name: 'Что оплатить' })).getAllByRole('checkbox')
    const words = boxes.map((box) => spaced(box.closest('label')?.textContent) ?? '')
    expect(words.filter((text) => !text.includes('№'))).toEqual(['Просрочено 11 ₽', 'Сегодня 12 ₽', 'Позже 14 ₽'])
    expect(words.flatMap((text) => /№ (\d+)/.exec(text)?.[1] ?? [])).toEqual(['73', '72', '74'])
  })

  it('is everything at once, or nothing again, by one press', async () => {
    const { portal } = await open('/payment?tab=individuals&programme=5', { prefetch_payment: said({ ...offered, chosen }) })
    const group = () => screen.findByRole('checkbox', { name: /^Позже 2\s?57/ })
    await userEvent.click(await group())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Номера заказов/ }).value).toBe('')
    expect(portal.address()).toBe('/payment?tab=individuals')
    const pay = screen.getByRole('button', { name: 'Оплатить', description: 'Отметьте, что оплатить.' })
    expect(pay.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(await group())
    expect(spaced(screen.getByRole('status', { name: 'К оплате' }).textContent)).toBe('57 000,50 ₽')
  })

  it('is nothing where all of it is paid already, and the page says so', async () => {
    await open('/payment?tab=individuals&vouchers=74', {
      prefetch_payment: said({ ...offered, chosen: { order_ids: [], amount: 0, left: [{ order_id: 74, reason: 'paid' }] } }),
    })
    expect(await screen.findByRole('heading', { name: 'Оплачено' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /№\s74/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
  })

  it('says of the numbers in the address why they cannot be paid', async () => {
    const left = [{ order_id: 74, reason: 'paid' }]
    await open('/payment?tab=individuals&vouchers=71,74', {
      prefetch_payment: said({ ...offered, chosen: { order_ids: [71], amount: 4_500_000, left } }),
    })
    expect(await screen.findByText('Сейчас не оплатить: № 74 — уже оплачен.')).toBeTruthy()
  })
})

describe('the page of an attempt', () => {
  const path = '/payment-confirmation?payment_id=9'

  it('shows the code, and says that the money has not come until the bank says that it has', async () => {
    const answers = [payment(), payment({ status: 'PROCESSING' }), payment({ status: 'COMPLETE', received: 5_700_050, qr: null })]
    await open(path, { check_payment_status: () => said(answers.shift() ?? payment()), get_upcoming: said([]) })
    expect(await screen.findByRole('img', { name: /QR-код на 57/ })).toBeTruthy()
    expect(screen.getByText(/Деньги к нам ещё не поступили/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Спросить ещё раз' }))
    expect(await screen.findByText('Банк обрабатывает платёж')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Спросить ещё раз' }))
    expect(await screen.findByRole('heading', { name: 'Оплачено', level: 1 })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Спросить ещё раз' })).toBeNull()
  })

  it('tells a failure in the words of the specification, why, and where to try again with the same orders', async () => {
    await open(path, { check_payment_status: said(payment({ status: 'FAILED', reason: 'declined', qr: null })) })
    expect(await screen.findByRole('heading', { name: 'Ошибка при совершении платежа' })).toBeTruthy()
    expect(screen.getByText(/Банк отклонил платёж/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Попробовать ещё раз' }).getAttribute('href')).toBe('/payment?tab=individuals&vouchers=71,+72')
  })

  it('says where the receipt comes, and leads on to the voucher of the one order that was paid, and to the orders', async () => {
    const payer = { name: 'Анна', email: 'anna@example.com' }
    await open('/payment-confirmation?payment_id=9', {
      check_payment_status: said(payment({ status: 'COMPLETE', vouchers: '71', received: 5_700_050, url: null, qr: null, payer })),
      get_upcoming: { success: true, data: { result: [sampleOrder({ info: { status: 'confirmed' } })], next: null } },
    })
    expect((await screen.findByRole('link', { name: 'Показать ваучер' })).getAttribute('href')).toBe('/upcoming/show?id=71')
    expect(screen.getByRole('link', { name: 'К заказам' })).toBeTruthy()
    expect(screen.getByText('Деньги поступили и зачтены. Кассовый чек придёт на почту плательщика.')).toBeTruthy()
    const named = (_text: string, element: Element | null) =>
      element?.textContent === 'Плательщик: Анна. Кассовый чек придёт на anna@example.com.'
    expect(screen.getByText(named, { selector: 'p' })).toBeTruthy()
  })

  it('says that less came than was asked for, and leads to the rest', async () => {
    await open(path, { check_payment_status: said(payment({ status: 'COMPLETE', received: 5_600_000, qr: null })), get_upcoming: said([]) })
    expect(spaced((await screen.findByText(/меньше, чем нужно/)).textContent)).toContain('1 000,50 ₽')
    expect(screen.getByRole('link', { name: 'Оплатить остаток' }).getAttribute('href')).toBe('/payment?tab=individuals&vouchers=71,+72')
  })

  it.each(['abc', '-1', '99999999999'])('says of the number %s that no payment has it, and asks nobody for it', async (id) => {
    const { sent } = await open(`/payment-confirmation?payment_id=${id}`)
    expect(await screen.findByRole('heading', { name: 'Платёж не найден' })).toBeTruthy()
    expect(sent('check_payment_status')).toEqual([])
  })

  it('is given up for another way to pay, and the form says that the code may still be paid', async () => {
    const left = payment({ status: 'FAILED', reason: 'left', qr: null })
    const { portal, sent } = await open(path, {
      check_payment_status: said(payment()),
      leave_payment: said(left),
      get_payments_history: said([past({ status: 'FAILED', reason: 'left' })]),
    })
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Отменить этот код и оплатить иначе' }))
    expect(await screen.findByText(/отменён платёж № 9. Если по нему успели заплатить/)).toBeTruthy()
    expect(portal.address()).toBe('/payment?tab=individuals&vouchers=71,+72')
    await findFocused('Оплата заявок')
    expect(sent('leave_payment').map(({ data }) => data)).toEqual([{ payment_id: 9 }])
  })

  it('that was given up is no failure, and one that the bank works on cannot be given up', async () => {
    const answers = [payment({ status: 'PROCESSING' }), payment({ status: 'FAILED', reason: 'left', qr: null })]
    await open(path, { check_payment_status: () => said(answers.shift() ?? null) })
    expect(await screen.findByText('Банк обрабатывает платёж')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Отменить/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Спросить ещё раз' }))
    expect(await screen.findByRole('heading', { name: 'Платёж отменён' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Оплатить другим способом' })).toBeTruthy()
  })

  it('asks at once when it is told of, and not only when its time comes', async () => {
    const answers = [payment(), payment({ status: 'COMPLETE', received: 5_700_050, qr: null })]
    await open(path, { check_payment_status: () => said(answers.shift() ?? null), get_upcoming: said([]) })
    await screen.findByRole('img', { name: /QR-код на 57/ })
    tellNews({ event: 'payment', paymentId: 9, topic: 'payment.received' })
    expect(await screen.findByRole('heading', { name: 'Оплачено', level: 1 })).toBeTruthy()
  })

  it('keeps what it knows when the line breaks, and says so', async () => {
    let asked = 0
    await open(path, { check_payment_status: () => (asked++ === 0 ? said(payment()) : 'silence') })
    await userEvent.click(await screen.findByRole('button', { name: 'Спросить ещё раз' }))
    expect(await screen.findByText(/Платёж не потеряется/)).toBeTruthy()
    expect(screen.getByRole('img', { name: /QR-код на/ })).toBeTruthy()
  })
})

describe('the history', () => {
  it('changes when a payment is told of', async () => {
    const rows = [past(), past({ status: 'COMPLETE', received: 5_700_050 })]
    await open('/payments-history', { get_payments_history: () => ({ success: true, data: { result: [rows.shift()], next: null } }) })
    expect(await screen.findByText('Ждёт оплаты', { selector: 'td' })).toBeTruthy()
    tellNews({ event: 'payment', paymentId: 9, topic: 'payment.received' })
    expect(await screen.findByText('Оплачен', { selector: 'td' })).toBeTruthy()
  })
})

describe('WeChat Pay', () => {
  it.each([
    ['is announced where it is off', false, 'Оплатить картой или по СБП'],
    ['leads to the payment where it is on', true, 'Оплатить через WeChat Pay'],
  ])('%s', async (_what, available, way) => {
    const wechat = { method: 'wechat', available, reason: available ? null : 'off' }
    await open('/payment-wechat', { prefetch_payment: said({ ...offered, methods: methods.with(2, wechat) }) })
    expect(await screen.findByRole('link', { name: way })).toBeTruthy()
  })
})

describe('where the company has no payment system', () => {
  const off = methods.map(({ method }) => ({ method, available: false, reason: 'off' }))
  const nothing = { ...offered, methods: off, kept: 500_000 }

  it('no way to pay online is offered, and the invoice and the balance remain', async () => {
    await open('/payment?tab=individuals&vouchers=71', { prefetch_payment: said(nothing) })
    expect(await screen.findByText(/Онлайн-оплата не подключена/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Выставить счёт' }).getAttribute('href')).toContain('tab=organizations')
    expect(screen.getByRole('button', { name: /Зачесть с баланса/ })).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
  })

  it.each([
    ['links are not made', '/payment?tab=links', 'Создать ссылку'],
    ['invoices lead to no card', '/payment?tab=organizations', 'Оплатить картой или по СБП'],
    ['WeChat Pay promises no other way', '/payment-wechat', 'Оплатить картой или по СБП'],
  ])('%s', async (_what, path, promise) => {
    await open(path, { prefetch_payment: said(nothing), list_payment_links: { success: true, data: { result: [], next: null } } })
    expect(await screen.findByText(path.endsWith('organizations') ? 'Счетов ещё нет' : /Онлайн-оплата не подключена/)).toBeTruthy()
    expect(screen.queryByText(promise)).toBeNull()
    cleanup()
    const other = { prefetch_payment: said(offered), list_payment_links: { success: true, data: { result: [], next: null } } }
    await open(path, other)
    expect((await screen.findAllByText(promise)).length).toBeGreaterThan(0)
  })

  it('a link says so to whoever was sent it', async () => {
    serve({ get_payment_link: said({ company: 'x', vouchers: '71', amount: 100, currency: 'RUB', state: 'open', ...linkFacts(off) }) })
    await renderPortal({ path: `/payments-link#${'a'.repeat(43)}` })
    expect(await screen.findByText(/по этой ссылке пока не заплатить/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

function linkFacts(offers: readonly object[]) {
  return { expires_at: '2036-11-12T10:34:00+03:00', methods: offers, offer: offered.offer, payment: null }
}
