import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '@anfilada/browser/use-address'
import { readVouchers, writeVouchers } from '@anfilada/contract/payments/payment-status'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Section } from '@anfilada/ui/Section'
import { BillNumbers } from '../waiting/BillOrders.tsx'
import styles from '../PaymentPage.module.css'
import { readPaymentSearch } from '../payments-search.ts'
import type { PaymentOffer } from './use-payment-form.ts'

type Read = { data: PaymentOffer | undefined; isFetching: boolean }

/**
 * The orders that the address names, when all of them were paid before the page was opened; undefined where anything of them is left to pay, and
 * where fees are meant. What is paid from the page afterwards is told by its form.
 */
export function usePaidBefore({ data, isFetching }: Read): readonly number[] | undefined {
  const { vouchers, what } = useAddress(readPaymentSearch)
  const [opened, setOpened] = useState<PaymentOffer>()
  // What an earlier visit has read is read anew, and may not know of the payment yet.
  if (!opened && data && !isFetching) setOpened(data)
  if (!opened || vouchers === undefined || what === 'fees') return undefined
  const [named, paid] = [readVouchers(vouchers) ?? [], paidOnly(opened)]
  return named.length > 0 && named.every((id) => paid.includes(id)) ? paid : undefined
}

function paidOnly({ chosen }: PaymentOffer): readonly number[] {
  if (!chosen || chosen.order_ids.length > 0 || chosen.left.some(({ reason }) => reason !== 'paid')) return []
  return chosen.left.map(({ order_id: id }) => id)
}

/** In place of a form that could pay nothing. */
export function AlreadyPaid({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('payments.wait')
  return (
    <Section title={t('paid')}>
      <div className={styles.stack}>
        <BillNumbers vouchers={writeVouchers(ids)} />
        <Link to="/upcoming" className={buttonLinkClass('primary')}>
          {t('toOrders')}
        </Link>
      </div>
    </Section>
  )
}
