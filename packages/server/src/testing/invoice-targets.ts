import { makePayableOrder } from './payment-targets.ts'
import { ask, type Principal, type World } from './world.ts'

/** Requisites that hold, as the form of an invoice sends them: of the facts of payments §3.3. */
export const invoiceRequisites = {
  organization: 'ООО «Три кита»',
  legal_address: '117312, Москва, ул. Вавилова, 19',
  account: '40702810138250123017',
  inn: '7707083893',
  kpp: '773601001',
  bank_name: 'ПАО «Банк Вавилон»',
  bik: '044525225',
  corr_account: '30101810400000000225',
  email: 'buh@three-whales.example',
}

/** An invoice of which nothing is paid, for a confirmed order of its own. */
export async function makeInvoice(world: World, slotId: number, holder: Exclude<Principal, 'none'>): Promise<number> {
  const orderId = await makePayableOrder(world, slotId, holder)
  const asked = await ask(world, { as: holder, action: 'new_invoice', data: { vouchers: String(orderId), ...invoiceRequisites } })
  return asked.json<{ data: { result: { invoice_id: number } } }>().data.result.invoice_id
}
