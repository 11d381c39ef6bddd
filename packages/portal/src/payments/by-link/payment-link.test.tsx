// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { findFocused } from '../../testing/find-focused.ts'
import { offered } from '../../testing/form-answers.ts'
import { payment } from '../../testing/payments.ts'
import { renderPortal } from '../../testing/render-portal.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const said = (result: object | null) => ({ success: true, data: { result } })

describe('a payment link', () => {
  const token = 'a'.repeat(43)
  const link = {
    company: 'ООО «Нева-тур»',
    vouchers: '71',
    licenses: [],
    amount: 1_000_000,
    currency: 'RUB',
    state: 'open',
    expires_at: '2036-11-12T10:34:00+03:00',
    methods: offered.methods,
    offer: offered.offer,
    payment: null,
  }

  it('is read from the fragment, which leaves the address, and tells its holder only numbers, sum and companies', async () => {
    const calls = serve({ get_payment_link: said(link), check_payment_link: said(null) })
    const portal = await renderPortal({ path: `/payments-link#${token}` })
    expect(await screen.findByRole('button', { name: /^Оплатить 10/ })).toBeTruthy()
    expect(portal.address()).toBe('/payments-link')
    expect(calls.find(({ action }) => action === 'get_payment_link')?.data).toEqual({ token, language: 'ru' })
  })

  it('takes another attempt after one was given up, and says that the first may still be paid', async () => {
    const left = payment({ status: 'FAILED', reason: 'left', qr: null })
    const second = payment({ payment_id: 10, method: 'card' })
    let newest = payment()
    serve({
      get_payment_link: said({ ...link, payment: payment() }),
      check_payment_link: () => said(newest),
      leave_payment_link: said(left),
      pay_payment_link: () => said((newest = second)),
    })
    await renderPortal({ path: `/payments-link#${token}` })
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить этот код и оплатить иначе' }))
    expect(await screen.findByText(/отменён платёж № 9/)).toBeTruthy()
    await findFocused('Оплата по ссылке')
    await userEvent.type(screen.getByRole('textbox', { name: 'Электронная почта' }), 'pay@agency.example')
    await userEvent.type(screen.getByRole('textbox', { name: /Фамилия и имя/ }), 'Ли Вэй')
    await userEvent.click(screen.getByRole('checkbox', { name: /редакция 3/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить 10/ }))
    await findFocused('Оплата картой')
  })

  it('says that it was revoked to whoever was on his way to pay', async () => {
    let asked = 0
    serve({
      get_payment_link: () => said({ ...link, payment: payment(), state: asked++ === 0 ? 'open' : 'revoked' }),
      check_payment_link: said(payment({ status: 'FAILED', reason: 'left', qr: null })),
    })
    await renderPortal({ path: `/payments-link#${token}` })
    expect(await screen.findByText(/Ссылку отозвали/)).toBeTruthy()
  })

  it('says why an attempt that the bank works on cannot be given up', async () => {
    const error = 'Банк уже проводит этот платёж.'
    serve({
      get_payment_link: said({ ...link, payment: payment() }),
      check_payment_link: said(payment()),
      leave_payment_link: { success: false, error, code: 'payment_under_way' },
    })
    await renderPortal({ path: `/payments-link#${token}` })
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить этот код и оплатить иначе' }))
    expect(await screen.findByText(error)).toBeTruthy()
  })

  it('shows the sum that is due now when it has changed meanwhile, and that it has', async () => {
    let asked = 0
    serve({
      get_payment_link: () => said(asked++ === 0 ? link : { ...link, amount: 700_000 }),
      check_payment_link: said(null),
      pay_payment_link: { success: false, code: 'amount_not_exact', error: 'Не та сумма.', fields: { amount: 'Не та сумма.' } },
    })
    await renderPortal({ path: `/payments-link#${token}` })
    await userEvent.type(await screen.findByRole('textbox', { name: /Фамилия и имя/ }), 'Ли Вэй')
    await userEvent.type(screen.getByRole('textbox', { name: /Электронная почта/ }), 'li@tour.example')
    await userEvent.click(screen.getByRole('checkbox', { name: /редакция 3/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить 10/ }))
    expect(await screen.findByRole('button', { name: /^Оплатить 7/ })).toBeTruthy()
    expect(screen.getAllByText(/сумма изменилась/)).toHaveLength(2)
  })

  it('that is nobody’s says so and offers nothing to try again', async () => {
    const error = 'Такой ссылки на оплату нет. Попросите отправить её ещё раз.'
    serve({ get_payment_link: { success: false, error, code: 'payment_link_not_found' } })
    await renderPortal({ path: `/payments-link#${token}` })
    expect(await screen.findByText(error)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Повторить/ })).toBeNull()
  })
})
