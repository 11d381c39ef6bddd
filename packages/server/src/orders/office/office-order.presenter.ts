import type { Language } from '@anfilada/contract/languages'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { orderAnswer } from '../order.presenter.ts'
import type { OfficeOrderRow } from './office-orders.reads.ts'

/** An order as staff read it; a change that a colleague of its sender has yet to see is not for them. */
export function officeOrderAnswer(row: OfficeOrderRow, language: Language): OfficeOrder {
  return {
    ...orderAnswer(row.pending?.unseen ? { ...row, pending: null } : row, { language, seesPrices: true, buttons: () => [] }),
    customer: { id: row.customerId, name: row.customerName, settlement: row.settlement },
    placed_by: row.placedByName,
    pax: row.places,
    usual_entrance: row.usualEntrance,
  }
}
