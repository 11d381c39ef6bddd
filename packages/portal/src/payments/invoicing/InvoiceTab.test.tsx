// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { museumDate } from '@anfilada/browser/formats'
import { type Answers, serve } from '../../testing/fake-server.ts'
import { invoiceData, sampleInvoice } from '../../testing/invoices.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { evenSums, member, sampleOrder } from '../../testing/samples.ts'
import { sampleEdo } from '../../testing/settings.ts'
import { choose } from '@anfilada/ui/testing'

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
  pass_date: '2036-12-01',
  total: due,
  paid: 0,
  due,
})
const payer = { name: '', email: '' }
const offered = {
  orders: [order(71, 4_500_000), order(72, 1_200_050)],
  fees: [],
  chosen: null,
  currency: 'RUB',
  methods: [],
  offer: null,
  payer,
  ...evenSums,
}
const said = (result: unknown) => ({ success: true, data: { result, next: null } })

async function open(path: string, answers: Answers = {}) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    prefetch_payment: said(offered),
    prefetch_invoice_data: said(invoiceData),
    get_invoices: said([]),
    get_payments_history: said([]),
    new_invoice: said({ invoice_id: 5, number: '118', amount: 4_500_000, file: '/api/v1/files/invoice/9' }),
    ...answers,
  })
  const portal = await renderPortal({ path, as: member('owner') })
  return { portal, sent: (action: string) => calls.filter((call) => call.action === action) }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const issue = () => userEvent.click(screen.getByRole('button', { name: /^Выставить счёт/ }))

async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

describe('an organization', () => {
  it('reads how far documents through EDO are, as people said it, with the way to its settings', async () => {
    await open('/payment', { prefetch_edo_data: said(sampleEdo({ status: 'invited' })) })
    expect((await screen.findByText(/Вас пригласили к обмену через ЭДО/)).textContent).not.toMatch(/отправлен/)
    expect(screen.getByRole('link', { name: 'Настроить ЭДО' }).getAttribute('href')).toBe('/settings?tab=edo')
  })

  it.each([
    ['the button of one order', 'Оплатить'],
    ['its strip among what waits', /^Оплатить 45.000.₽$/],
  ])('comes from %s to its invoices with that order chosen, and one more press sends one', async (_whence, name) => {
    const today = museumDate(new Date())
    const unpaid = sampleOrder({ data: { pass_date: today }, info: { status: 'confirmed', due: 4_500_000, allowed: ['pay'] } })
    const { portal, sent } = await open('/upcoming', { get_upcoming: said([unpaid]) })
    await userEvent.click(await screen.findByRole('link', { name }))
    expect(await screen.findByRole('checkbox', { name: /№\s71/ })).toHaveProperty('checked', true)
    expect(portal.address()).toBe('/payment?vouchers=71')
    await issue()
    expect(await screen.findByText('Счёт № 118 готов и отправлен на buh@agency.example')).toBeTruthy()
    const { invoiced: _invoiced, invoiced_fees: _fees, ...requisites } = invoiceData
    const wholly = [{ vouchers: '71', ...requisites, language: 'ru' }]
    expect(sent('new_invoice').map(({ data }) => data)).toEqual(wholly)
    expect(portal.address()).toBe('/payment')
    // Nothing is chosen any more, and there is no invoice for 0 ₽.
    await userEvent.click(screen.getByRole('button', { name: 'Выставить счёт', description: 'Отметьте, что оплатить.' }))
    expect(sent('new_invoice').map(({ data }) => data)).toEqual(wholly)
  })

  it.each(['/payment?vouchers=74', '/payment?tab=links&vouchers=74', '/payment?tab=individuals&vouchers=74'])(
    'reads at %s that the order is paid, in place of any form',
    async (path) => {
      const chosen = { order_ids: [], amount: 0, left: [{ order_id: 74, reason: 'paid' }] }
      await open(path, { prefetch_payment: said({ ...offered, chosen }), list_payment_links: said([]) })
      expect(await screen.findByRole('heading', { name: 'Оплачено' })).toBeTruthy()
      expect(screen.getByRole('link', { name: /№\s74/ })).toBeTruthy()
      expect(screen.queryByRole('button', { name: /^Оплатить|^Выставить|^Создать/ })).toBeNull()
    },
  )

  it('reads that its order is paid also where it was shown a while ago that it is not', async () => {
    const chosen = [
      { order_ids: [71], amount: 4_500_000, left: [] },
      { order_ids: [], amount: 0, left: [{ order_id: 71, reason: 'paid' }] },
    ]
    const { portal } = await open('/payment?vouchers=71', {
      prefetch_payment: () => said({ ...offered, chosen: chosen.length > 1 ? chosen.shift() : chosen[0] }),
    })
    await screen.findByRole('button', { name: /^Выставить счёт/ })
    await portal.router.navigate({ to: '/help' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Выставить счёт/ })).toBeNull())
    await portal.router.navigate({ to: '/payment', search: { vouchers: '71' } })
    expect(await screen.findByRole('heading', { name: 'Оплачено' })).toBeTruthy()
  })

  it('reads beside each field what is wrong with it, and nothing is sent', async () => {
    const { sent } = await open('/payment?tab=organizations&vouchers=71')
    await screen.findByRole('textbox', { name: /ИНН/ })
    await retype('ИНН', '0000000000')
    await userEvent.clear(field('Банк'))
    await issue()
    const summary = await screen.findByRole('alert', { name: 'Исправьте 2 поля' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['ИНН', 'Банк'])
    expect(sent('new_invoice')).toEqual([])
  })

  it('confirms an account whose key does not fit, of these very digits', async () => {
    const { sent } = await open('/payment?tab=organizations&vouchers=71')
    await screen.findByRole('textbox', { name: /ИНН/ })
    await retype('Расчётный счёт', '40702810238250123017')
    await issue()
    expect(sent('new_invoice')).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Номер счёта верный' }))
    await issue()
    expect(sent('new_invoice').map(({ data }) => data['account_confirmed'])).toEqual([true])
  })

  it('reads before that an order is on an unpaid invoice, and says that it wants another', async () => {
    const { sent } = await open('/payment?tab=organizations&vouchers=71,72')
    expect(await screen.findByText('Уже в неоплаченных счетах: заказ № 72 в счёте № 117.')).toBeTruthy()
    await issue()
    expect(sent('new_invoice')).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выставить ещё один счёт' }))
    await issue()
    expect(sent('new_invoice').map(({ data }) => [data['vouchers'], data['again']])).toEqual([['71, 72', true]])
  })

  it('finds its papers with their states, what came, and each as a file', async () => {
    const rows = [
      sampleInvoice({ invoice_id: 7, number: '119', state: 'part', paid: 100_000, left: 4_400_000 }),
      sampleInvoice({
        invoice_id: 6,
        kind: 'credit_note',
        number: '3',
        state: null,
        due_on: null,
        paid: null,
        credited: null,
        left: null,
        corrects: '117',
      }),
      sampleInvoice({ state: 'overdue', vouchers: '' }),
    ]
    const { sent } = await open('/payment?tab=organizations', { get_invoices: said(rows) })
    const list = await screen.findByRole('list', { name: 'Счета' })
    const shown = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(shown[0]).toMatch(/Счёт № 119 от .*Оплачен частично.*пришло 1 000 ₽/)
    expect(shown[1]).toMatch(/Корректировка № 3 от .* к счёту № 117/)
    expect(shown[2]).toMatch(/Пополнение депозита.*Просрочен/)
    expect(within(list).getAllByRole('button', { name: /^PDF Счёт|^PDF Корректировка/ })).toHaveLength(3)
    expect(sent('get_invoices')).toHaveLength(1)
  })

  it('narrows the list to invoices of one state, and says when there is none', async () => {
    const { sent } = await open('/payment?tab=organizations')
    const search = within(await screen.findByRole('search', { name: 'Поиск по счетам' }))
    expect(await screen.findByText('Счетов ещё нет')).toBeTruthy()
    await choose(search.getByRole('combobox', { name: 'Статус' }), 'Просрочен')
    await userEvent.click(search.getByRole('button', { name: 'Найти' }))
    expect(await screen.findByText('Таких счетов нет')).toBeTruthy()
    expect(sent('get_invoices').map(({ data }) => data['state'])).toEqual([undefined, 'overdue'])
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }))
    expect(await screen.findByText('Счетов ещё нет')).toBeTruthy()
  })

  it('tops up its deposit by a sum that is judged beside its field, for no order, and the sum is typed no more', async () => {
    const { sent } = await open('/payment?vouchers=71')
    await userEvent.click(await screen.findByRole('radio', { name: 'Пополнение депозита' }))
    expect(screen.queryByRole('checkbox', { name: /№\s71/ })).toBeNull()
    await userEvent.type(field('Сумма, ₽'), '1,234')
    await userEvent.tab()
    expect(field('Сумма, ₽').getAttribute('aria-invalid')).toBe('true')
    await issue()
    expect(sent('new_invoice')).toEqual([])
    await retype('Сумма, ₽', '75 000,50')
    expect(screen.getByRole('status', { name: 'К оплате по счёту' }).textContent?.replaceAll(/\s/g, ' ')).toBe('75 000,50 ₽')
    await issue()
    const { invoiced: _invoiced, invoiced_fees: _fees, ...requisites } = invoiceData
    await waitFor(() =>
      expect(sent('new_invoice').map(({ data }) => data)).toEqual([{ deposit: 7_500_050, ...requisites, language: 'ru' }]),
    )
    await userEvent.click(await screen.findByRole('radio', { name: 'Пополнение депозита' }))
    expect(field('Сумма, ₽')).toHaveProperty('value', '')
  })

  it('without orders to pay has its papers all the same, and can only top up its deposit', async () => {
    await open('/payment', { prefetch_payment: said({ ...offered, orders: [] }) })
    expect(await screen.findByText('Счетов ещё нет')).toBeTruthy()
    expect(field('Сумма, ₽')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
