// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, serve } from '../testing/fake-server.ts'
import { offered as ofForms } from '../testing/form-answers.ts'
import { invoiceData, sampleInvoice } from '../testing/invoices.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const fee = (request_id: number, number: string) => {
  return { request_id, guide: 'Ли Вэй', number, museum: 'Эрмитаж', held_on: '2036-12-10', due: 320_000 }
}
const offered = { ...ofForms, fees: [fee(5, 'ЦС-5'), fee(6, 'ЦС-6')], due_total: 5_140_000, due_fees: 640_000 }
const alone = { ...offered, orders: [] }
const said = (result: unknown) => ({ success: true, data: { result, next: null } })

async function open(path: string, answers: Answers = {}) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    prefetch_payment: said(offered),
    prefetch_invoice_data: said(invoiceData),
    get_invoices: said([]),
    get_payments_history: said([]),
    list_payment_links: said([]),
    ...answers,
  })
  const portal = await renderPortal({ path, as: member('owner') })
  return { portal, sent: (action: string) => calls.filter((call) => call.action === action).map(({ data }) => data) }
}
const listed = () => screen.findByRole('list', { name: 'Взносы за продление лицензий' })

describe('fees that are due', () => {
  it('stand beside the orders of every tab, and are a press away with the tab and the way to pay that was chosen', async () => {
    const { portal } = await open('/payment?tab=individuals&method=wechat')
    expect((await listed()).textContent).toContain('Ли Вэй, №\u00a0ЦС-5')
    expect(within(await listed()).queryByRole('checkbox')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Оплатить взносы' }))
    expect(within(await listed()).getAllByRole('checkbox')).toHaveLength(2)
    expect(portal.address()).toBe('/payment?tab=individuals&method=wechat&what=fees')
    await userEvent.click(screen.getByRole('link', { name: 'К 1 заказу' }))
    expect(await screen.findByRole('checkbox', { name: /№\s71/ })).toBeTruthy()
  })

  it('are what is paid where no order is due', async () => {
    await open('/payment?tab=individuals', { prefetch_payment: said(alone) })
    expect(within(await listed()).getAllByRole('checkbox')).toHaveLength(2)
    expect(screen.queryByRole('link', { name: /^К .* заказ/ })).toBeNull()
  })

  it('give way to what the page was opened for when that is paid, and are a press away', async () => {
    const chosen = { order_ids: [], amount: 0, left: [{ order_id: 74, reason: 'paid' }] }
    const { portal } = await open('/payment?tab=individuals&vouchers=74', { prefetch_payment: said({ ...alone, chosen }) })
    expect(await screen.findByRole('heading', { name: 'Оплачено' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Оплатить взносы' }))
    expect(within(await listed()).getAllByRole('checkbox')).toHaveLength(2)
    expect(portal.address()).toBe('/payment?tab=individuals&what=fees')
  })

  it('are paid from the balance, as much as lies there', async () => {
    const { sent } = await open('/payment?tab=individuals&what=fees', {
      prefetch_payment: said({ ...offered, kept: 1_000_000 }),
      use_balance: said({ used: 320_000, kept: 680_000, orders: [], fees: [{ request_id: 6, due: 0 }] }),
    })
    await userEvent.click(within(await listed()).getByRole('checkbox', { name: /ЦС-5/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Зачесть с баланса/ }))
    expect(await screen.findByText(/С баланса зачтено/)).toBeTruthy()
    expect(sent('use_balance')).toEqual([{ prolongations: '6', amount: 320_000 }])
  })

  it('stand on an invoice of their own, and on a second one only when it is meant', async () => {
    const invoiced = { ...invoiceData, invoiced_fees: [{ request_id: 6, invoice_id: 4, number: '117' }] }
    const { sent } = await open('/payment?tab=organizations&what=fees', {
      prefetch_invoice_data: said(invoiced),
      new_invoice: said({ invoice_id: 5, number: '118', amount: 640_000, file: '/api/v1/files/invoice/9' }),
      get_invoices: said([sampleInvoice({ vouchers: '', prolongations: '5, 6' })]),
    })
    expect(await screen.findByRole('radio', { name: 'Взносы за продление лицензий' })).toHaveProperty('checked', true)
    expect(await screen.findByText(/взнос за лицензию ЦС-6 в счёте № 117/)).toBeTruthy()
    expect(await screen.findByText(/Продление 2 лицензий/)).toBeTruthy()
    const issue = () => userEvent.click(screen.getByRole('button', { name: /^Выставить счёт на 6\s400/ }))
    await issue()
    expect(sent('new_invoice')).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выставить ещё один счёт' }))
    await issue()
    expect(await screen.findByText('Счёт № 118 готов и отправлен на buh@agency.example')).toBeTruthy()
    expect(sent('new_invoice')).toMatchObject([{ prolongations: '5, 6', again: true }])
  })

  it('are paid by a link, whole', async () => {
    const { sent } = await open('/payment?tab=links&what=fees', {
      create_payment_link: said({ url: 'https://anfilada.example/payments-link#token' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Создать ссылку' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Новая ссылка на оплату' }))
    expect(dialog.queryByRole('textbox', { name: /Сумма/ })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: /ЦС-6/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Создать ссылку' }))
    expect(await screen.findByText('https://anfilada.example/payments-link#token')).toBeTruthy()
    expect(sent('create_payment_link')).toEqual([{ prolongations: '5', expires_at: expect.any(String), language: 'ru' }])
  })
})
