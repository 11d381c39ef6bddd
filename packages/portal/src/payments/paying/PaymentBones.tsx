import { useTranslations } from 'use-intl'
import { Section } from '@anfilada/ui/Section'
import { Skeleton } from '@anfilada/ui/Skeleton'
import page from '../PaymentPage.module.css'
import type { PaymentTab } from '../payments-search.ts'
import styles from './PaymentBones.module.css'
import form from './PaymentForm.module.css'

/** What the choice of orders shows at first, and the fields of a payer. */
const [rows, fields] = [8, 4]

/** A tab in its own grid while what can be paid is read, with the words that are known; what follows it lies beyond the window. */
export function PaymentBones({ tab }: { tab: PaymentTab }) {
  return (
    <div className={styles.bones}>
      <div className={page.money}>
        <div className={styles.line}>
          <Skeleton width="min(420px, 100%)" />
        </div>
      </div>
      {tab === 'links' ? <Links /> : <FormBones tab={tab} />}
    </div>
  )
}

/** The two columns of a form that pays: what, and who. */
export function FormBones({ tab }: { tab: Exclude<PaymentTab, 'links'> }) {
  const t = useTranslations('payments')
  const words =
    tab === 'organizations'
      ? { what: t('invoice.orders'), lead: t('invoice.text'), who: t('invoice.buyer') }
      : { what: t('form.orders'), lead: t('form.ordersText'), who: t('form.payer') }
  return (
    <div className={`${form.form} ${styles.bones}`}>
      <div className={form.columns}>
        <Section title={words.what}>
          <p className={form.lead}>{words.lead}</p>
          <Rows />
        </Section>
        <Section title={words.who}>
          {Array.from({ length: fields }, (_, field) => (
            <div key={field} className={styles.field}>
              <Skeleton width="40%" />
              <Skeleton height="46px" />
            </div>
          ))}
        </Section>
      </div>
    </div>
  )
}

function Links() {
  const t = useTranslations('payments.links')
  return (
    <Section title={t('title')} rule="plain">
      <Rows />
    </Section>
  )
}

function Rows() {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={styles.row}>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </div>
  ))
}
