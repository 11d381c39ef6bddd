import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../payments.module.css'

/** Receipts of 54-FZ: of the prepayment when the money came, of the settlement after the visit or the renewal. */
export function PaymentReceipts({ payment: { receipts, fee_receipts: ofFees } }: { payment: OfficePaymentCard }) {
  const t = useTranslations('payments.card')
  return (
    <Section title={t('receipts')} level={3} rule="plain">
      {receipts.length + ofFees.length === 0 && <p className="mut">{t('noReceipts')}</p>}
      <ul className={styles.lines}>
        {receipts.map((receipt) => (
          <ReceiptLine key={`${receipt.kind} ${receipt.order_id}`} receipt={receipt}>
            {t('order', { id: String(receipt.order_id) })}
          </ReceiptLine>
        ))}
        {ofFees.map((receipt) => (
          <ReceiptLine key={`fee ${receipt.request_id}`} receipt={receipt}>
            {t('fee', { license: receipt.number })}
          </ReceiptLine>
        ))}
      </ul>
    </Section>
  )
}

type Receipt = Pick<OfficePaymentCard['receipts'][number], 'kind' | 'amount' | 'state' | 'at'>

function ReceiptLine({ receipt: { kind, amount, state, at }, children }: { receipt: Receipt; children: ReactNode }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.card')
  const moment = usePastMoment()
  return (
    <li>
      <span>
        {children}
        <small>
          {t(`receiptKinds.${kind}`)} · {t(`receiptStates.${state}`)} · {moment(at)}
        </small>
      </span>
      <Num>{formatSum(amount, 'RUB')}</Num>
    </li>
  )
}
