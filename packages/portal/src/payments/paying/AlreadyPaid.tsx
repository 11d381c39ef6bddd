import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Section } from '@anfilada/ui/Section'
import { BillNumbers } from '../waiting/BillOrders.tsx'
import styles from '../PaymentPage.module.css'
import type { PaymentOffer } from './use-payment-form.ts'

/** The orders that the page was opened for, when all of them are paid meanwhile; undefined where anything of them is left to pay. */
export function paidOnly({ chosen }: Pick<PaymentOffer, 'chosen'>): readonly number[] | undefined {
  if (!chosen || chosen.order_ids.length > 0 || chosen.left.length === 0) return undefined
  return chosen.left.every(({ reason }) => reason === 'paid') ? chosen.left.map(({ order_id: id }) => id) : undefined
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
