import type { InvoiceRow, IssuedInvoice } from '../packages/contract/src/invoices/invoices.ts'
import { ru } from '../packages/phrases/src/office-statements/ru.ts'
import { encode, writeStatement } from '../packages/server/src/testing/bank-statement-file.ts'
import { invoiceRequisites } from '../packages/server/src/testing/invoice-targets.ts'
import { call, rubles, spaced, tokenOf } from './api.ts'
import { axeViolationsInBothThemes } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** A customer whose balance no other journey looks at. */
const customer = 'agency-credit'
const deposit = 1_234_500

test('an invoice is paid by the bank’s statement, undone and accepted again', async ({ signIn, request }) => {
  const token = await tokenOf(request, customer)
  const issued = await call<IssuedInvoice>(request, '/api/v1/actions/', token, 'new_invoice', { deposit, ...invoiceRequisites })
  const state = async () => {
    const invoices = await call<InvoiceRow[]>(request, '/api/v1/actions/', token, 'get_invoices', {})
    return invoices.find(({ invoice_id: id }) => id === issued.invoice_id)?.state
  }
  const number = /\d+/.exec(issued.number)?.[0] ?? ''
  const payer = { inn: invoiceRequisites.inn, account: invoiceRequisites.account, name: invoiceRequisites.organization }
  const documents = [
    { number, amount: deposit, payer, purpose: `Оплата по счёту №${number}. Без НДС` },
    { number, amount: 700, payer: { inn: '', account: '40817810000000000001', name: 'Иванов Иван' }, purpose: 'За экскурсию' },
  ]
  const page = await signIn({ login: 'office-accountant', app: 'office', reducedMotion: 'reduce' })
  await page.goto('/office/payments?view=statements')
  const place = page.locator('input[type=file]')
  const upload = async (text: string) => {
    await place.setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: encode(text, 'ibm866') })
    await page.getByRole('button', { name: ru.take }).click()
  }

  await upload(writeStatement({ encoding: 'DOS', documents, accounts: [{ incoming: 1 }] }))
  await expect(page.getByRole('alert').filter({ hasText: ru.refused })).toBeVisible()
  await page.getByRole('link', { name: ru.back }).click()

  await upload(writeStatement({ encoding: 'DOS', documents }))
  const entries = page.getByRole('list', { name: ru.entries })
  // cp866 has no such quotation marks as stand around the name.
  const paying = entries.getByRole('listitem').filter({ hasText: 'Три кита' })
  await expect(paying.getByText(ru.entryStates.matched)).toBeVisible()
  expect(spaced(await paying.textContent())).toContain(rubles(deposit))
  await expect(entries.getByRole('listitem').filter({ hasText: 'Иванов Иван' }).getByText(ru.entryStates.unknown)).toBeVisible()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  expect(await state()).toBe('paid')

  await paying.getByRole('button', { name: ru.undo }).click()
  await expect(paying.getByText(ru.entryStates.undone)).toBeVisible()
  expect(await state()).toBe('open')
  await paying.getByRole('button', { name: ru.accept }).click()
  await expect(paying.getByText(ru.entryStates.matched)).toBeVisible()
  expect(await state()).toBe('paid')
})
