import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { formatSum, useFormats } from '@anfilada/browser/formats'
import type { UnallocatedMoney } from '@anfilada/contract/payments/office-payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import styles from '../payments.module.css'
import type { AllocationWish } from './AllocateDialog.tsx'

/** As many as stand without being asked for. */
const first = 4

/** Where the free money of a payment may go: what its customer still has to pay, the earliest visits first. */
export function DueOrders({ source, onAllocate }: { source: UnallocatedMoney; onAllocate: (allocation: AllocationWish) => void }) {
  const t = useTranslations('payments')
  const { shortDay } = useFormats()
  const mayAllocate = useMay()(['update', 'OfficePayment'])
  const [isWhole, setWhole] = useState(false)
  if (source.due_orders.length === 0) return <p className="mut">{t('money.noDue')}</p>
  const shown = isWhole ? source.due_orders : source.due_orders.slice(0, first)
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((order) => (
          <li key={order.order_id}>
            <span>
              <Link to="/queue" search={{ order: order.order_id }}>
                {t('card.order', { id: String(order.order_id) })}
              </Link>
              <small>
                {shortDay(order.pass_date)}, {order.museum}
                {order.status === 'cancelled' && `, ${t('money.penalty')}`}
              </small>
            </span>
            <span className={styles.due}>
              <Num>{t('money.due', { sum: formatSum(order.due, 'RUB') })}</Num>
              {mayAllocate && (
                <Button size="s" onPress={() => onAllocate({ source, order })}>
                  {t('money.allocate')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < source.due_orders.length && (
        <ActButton onPress={() => setWhole(true)}>{t('money.all', { count: source.due_orders.length })}</ActButton>
      )}
    </>
  )
}
