import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { feesBut } from '../paying/FeeChoice.tsx'
import { kopecksOf } from '../paying/typed-sum.ts'
import type { PaymentOffer } from '../paying/use-payment-form.ts'
import { type Chosen, chosenOf } from '../paying/vouchers.ts'
import { invoicedAmong, type InvoiceTexts, type Purpose } from './invoice-draft.ts'
import type { InvoiceData } from './invoicing.queries.ts'

/** On an unpaid invoice already: an order, or the fee for a license. */
export type Twice = { order: number; invoice: string } | { license: string; invoice: string }

/** What an invoice may be for here, and what is typed of it. Where nothing is due, it can only be for money in advance. */
export function invoiceWhat({ orders, fees }: PaymentOffer, known: Pick<InvoiceData, 'invoiced' | 'invoiced_fees'>) {
  const purposes: Purpose[] = [
    ...(orders.length > 0 ? (['orders'] as const) : []),
    ...(fees.length > 0 ? (['fees'] as const) : []),
    'deposit',
  ]
  const purposeOf = ({ purpose }: Pick<InvoiceTexts, 'purpose'>): Purpose => {
    return purposes.find((one) => one === purpose) ?? purposes[0] ?? 'deposit'
  }
  const ordersIn = ({ vouchers }: Pick<InvoiceTexts, 'vouchers'>): Chosen | undefined => chosenOf(vouchers, orders)
  const feesIn = ({ left }: Pick<InvoiceTexts, 'left'>) => feesBut(left, fees)
  return {
    purposes,
    purposeOf,
    feesIn,
    /** Kopecks that the invoice will ask for. */
    sumIn: (typed: InvoiceTexts): number => {
      const sums = { orders: ordersIn(typed)?.due, fees: feesIn(typed).due, deposit: kopecksOf(typed.deposit) }
      return sums[purposeOf(typed)] ?? 0
    },
    inputOf: (typed: InvoiceTexts): { vouchers?: string; prolongations?: string; deposit?: number; again?: true } => {
      const again = typed.again ? { again: true as const } : {}
      const purpose = purposeOf(typed)
      if (purpose === 'fees') return { prolongations: writeVouchers(feesIn(typed).ids), ...again }
      const [chosen, deposit] = [ordersIn(typed), kopecksOf(typed.deposit)]
      if (purpose === 'orders') return { ...(chosen && { vouchers: writeVouchers(chosen.ids) }), ...again }
      return deposit ? { deposit } : {}
    },
    /** What is missing of it; `vouchersWrong`: whether the numbers are, where orders are meant. */
    faultsOf: (typed: InvoiceTexts, vouchersWrong: boolean): Partial<Record<string, string>> => {
      const wrong = {
        orders: vouchersWrong && { vouchers: 'invalid' },
        fees: feesIn(typed).due === 0 && { prolongations: 'required' },
        deposit: !kopecksOf(typed.deposit) && { deposit: 'too_big' },
      }
      return wrong[purposeOf(typed)] || {}
    },
    twiceIn: (typed: InvoiceTexts): Twice[] => {
      const purpose = purposeOf(typed)
      if (purpose === 'orders') {
        const twice = invoicedAmong(ordersIn(typed)?.ids ?? [], known.invoiced)
        return twice.map(({ order_id: order, number: invoice }) => ({ order, invoice }))
      }
      const ids = purpose === 'fees' ? feesIn(typed).ids : []
      const twice = known.invoiced_fees.filter(({ request_id: id }) => ids.includes(id))
      return twice.map(({ request_id: id, number: invoice }) => {
        return { license: fees.find((fee) => fee.request_id === id)?.number ?? String(id), invoice }
      })
    },
  }
}
