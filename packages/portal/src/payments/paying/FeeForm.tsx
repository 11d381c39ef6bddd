import { useTranslations } from 'use-intl'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { Section } from '@anfilada/ui/Section'
import { FeeChoice, ToOrders } from './FeeChoice.tsx'
import { OnlineOff } from './OnlineOff.tsx'
import { OpenPayments } from './OpenPayments.tsx'
import { PayerFields } from './PayerFields.tsx'
import { PayBar } from './PaymentForm.tsx'
import styles from './PaymentForm.module.css'
import { useFeeForm } from './use-fee-form.ts'
import { isOnline } from './use-payer.ts'
import { UseBalance } from './UseBalance.tsx'
import type { PaymentOffer } from './use-payment-form.ts'

/** Fees of prolongation: which of them, who pays and how. */
export function FeeForm({ offered }: { offered: PaymentOffer }) {
  const paying = useFeeForm(offered)
  const { form, chosen } = paying
  const isOff = !isOnline(offered)
  const words = useTranslations('fees')
  return (
    <form className={styles.form} noValidate onSubmit={isOff ? (event) => event.preventDefault() : form.submit}>
      {form.summary && !form.busy && <ErrorSummary {...form.summary} />}
      <div className={styles.columns}>
        <Section title={words('title')} aside={<ToOrders offered={offered} />}>
          <p className={styles.lead}>{words('text')}</p>
          <FeeChoice
            fees={offered.fees}
            left={form.values.left}
            fault={form.error('prolongations')}
            onLeave={(left) => form.set({ left })}
          />
        </Section>
        {isOff ? (
          <OnlineOff>
            <UseBalance kept={offered.kept} chosen={chosen} of="prolongations" />
          </OnlineOff>
        ) : (
          <How paying={paying} kept={offered.kept} />
        )}
      </div>
    </form>
  )
}

function How({ paying: { form, conditions, chosen }, kept }: { paying: ReturnType<typeof useFeeForm>; kept: number }) {
  const t = useTranslations('payments.form')
  const words = useTranslations('fees')
  return (
    <div>
      <Section title={t('payer')}>
        <PayerFields form={form} conditions={conditions} />
      </Section>
      <div className={styles.told}>{!form.busy && <OpenPayments ids={chosen.ids} of="prolongations" />}</div>
      <PayBar form={form} conditions={conditions} due={chosen.due} text={words('amountText')}>
        <UseBalance kept={kept} chosen={chosen} of="prolongations" />
      </PayBar>
    </div>
  )
}
