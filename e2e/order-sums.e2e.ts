import type { Order } from '../packages/contract/src/orders/orders.ts'
import { call, rubles, spaced, tokenOf } from './api.ts'
import { expect, test } from './fixtures.ts'
import { fillOrder, Hand, summary } from './order-form.ts'

type Posted = { entries: { account: string; amount: number }[] }

test('the sum of the wizard is the sum of the order, of its charge in the ledger and of what is given back', async ({
  signIn,
  request,
}) => {
  const [customer, dispatcher, accountant] = [
    await tokenOf(request, 'agency-credit'),
    await tokenOf(request, 'dispatcher'),
    await tokenOf(request, 'office-accountant'),
  ]
  const chargesOf = async (id: number): Promise<number[]> => {
    const posted = await call<Posted[]>(request, '/api/office/actions/', accountant, 'ledger_transactions', { reference: `order:${id}` })
    return posted.flatMap(({ entries }) => entries.filter(({ account }) => account === 'customer').map(({ amount }) => amount))
  }

  const page = await signIn({ login: 'agency-credit' })
  await page.goto('/new')
  const time = await fillOrder(new Hand(page), { museum: 'Эрмитаж', object: 'Главный комплекс' })
  const promised = spaced(await summary(page).textContent())
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await page.waitForURL(/\/upcoming\/info\?id=\d+/)
  const id = Number(new URL(page.url()).searchParams.get('id'))
  const order = await call<Order>(request, '/api/v1/actions/', customer, 'get_request', { request_id: id })
  const total = order.info.total ?? 0
  expect(total).toBeGreaterThan(0)
  expect(promised).toContain(rubles(total))
  const foot = page.getByRole('table', { name: 'Билеты и услуги' }).locator('tfoot')
  await expect.poll(async () => spaced(await foot.textContent())).toContain(rubles(total))
  expect(await chargesOf(id)).toEqual([])

  const { revision } = order.data
  await call(request, '/api/office/actions/', dispatcher, 'confirm_order', {
    order_id: id,
    revision,
    time,
    entrance: 'Подъезд 3',
    now: true,
  })
  expect(await chargesOf(id)).toEqual([total])

  await page.reload()
  await page.getByRole('button', { name: 'Аннулировать', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Штрафа нет')
  expect(spaced(await dialog.textContent())).toContain(rubles(total))
  await dialog.getByRole('button', { name: 'Аннулировать заказ' }).click()
  await expect(page.getByText(`Заявка №${id} аннулирована`)).toBeVisible()
  expect((await chargesOf(id)).toSorted((one, other) => one - other)).toEqual([-total, total])
})
