import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { readVouchers } from '@anfilada/contract/payments/payment-status'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { upcomingQuery } from '../../orders/orders.queries.ts'
import { useHasVouchers } from '../../orders/voucher/ShowLink.tsx'

/** Which of these orders have a voucher that the reader may show now. */
export function useVouchersOf(vouchers: string): number[] {
  const open = useQuery(upcomingQuery(useLanguage().language))
  const hasVoucher = useHasVouchers()
  const ids = readVouchers(vouchers) ?? []
  return (open.data ?? []).filter((order) => ids.includes(order.id) && hasVoucher(order)).map(({ id }) => id)
}

/** The order that alone was paid, where it has a voucher. */
export function useOnlyVoucher({ vouchers }: Pick<PaymentState, 'vouchers'>): number | undefined {
  const [first] = useVouchersOf(vouchers)
  return readVouchers(vouchers)?.length === 1 ? first : undefined
}
