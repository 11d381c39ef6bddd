import type { InvoiceRow } from '@anfilada/contract/invoices/invoices'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'

/** What the invoice form of a customer with sound requisites begins with. */
export const invoiceData = {
  organization: 'ООО «Нева-тур»',
  legal_address: 'Санкт-Петербург, Невский пр., 1',
  account: '40702810138250123017',
  inn: '7830002293',
  kpp: '783001001',
  bank_name: 'ПАО «Банк»',
  bik: '044525225',
  corr_account: '30101810400000000225',
  email: 'buh@agency.example',
  invoiced: [{ order_id: 72, invoice_id: 4, number: '117' }],
  invoiced_fees: [],
}

export function sampleInvoice(changes: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    invoice_id: 5,
    kind: 'invoice',
    number: '118',
    issued_on: '2026-11-20',
    due_on: '2026-11-25',
    state: 'open',
    paid: 0,
    credited: 0,
    left: 4_500_000,
    buyer: 'ООО «Нева-тур»',
    inn: '7830002293',
    vouchers: '71',
    prolongations: '',
    amount: 4_500_000,
    currency: 'RUB',
    corrects: null,
    file: '/api/v1/files/invoice/9',
    ...changes,
  }
}

export function sampleAct(changes: Partial<ReconciliationAct> = {}): ReconciliationAct {
  return {
    act_id: 3,
    number: 2,
    version: 1,
    outdated: false,
    museum: null,
    period_lower: '2026-09-01',
    period_upper: '2026-11-21',
    opening: 0,
    debit: 9_000_000,
    credit: 4_500_000,
    closing: 4_500_000,
    currency: 'RUB',
    issued_at: '2026-11-21T09:00:00Z',
    agreed_by_customer: null,
    agreed_by_company: null,
    compared: null,
    files: { pdf: '/api/v1/files/reconciliation_act/9', xlsx: null },
    ...changes,
  }
}
