import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../payments.module.css'

/** Receipts of 54-FZ: of the prepayment when the money came, of the settlement after the visit. */
export function PaymentReceipts({ receipts }: { receipts: OfficePaymentCard['receipts'] }) {
  const t = useTranslations('payments.card')
  const moment = usePastMoment()
  return (
    <Section title={t('receipts')} level={3} rule="plain">
      {receipts.length === 0 && <p className="mut">{t('noReceipts')}</p>}
      <ul className={styles.lines}>
        {receipts.map(({ kind, order_id: order, amount, state, at }) => (
          <li key={`${kind} ${order}`}>
            <span>
              {t('order', { id: String(order) })}
              <small>
                {t(`receiptKinds.${kind}`)} · {t(`receiptStates.${state}`)} · {moment(at)}
              </small>
            </span>
            <Num>{formatSum(amount, 'RUB')}</Num>
          </li>
        ))}
      </ul>
    </Section>
  )
}
