import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { UnallocatedMoney } from '@anfilada/contract/payments/office-payments'
import { Num } from '@anfilada/ui/Num'
import { usePastMoment } from '../../shell/said.ts'
import { CustomersView } from '../CustomersView.tsx'
import type { PaymentsPart, PaymentsSearch } from '../screens.ts'
import styles from '../payments.module.css'
import { freeMoneyQuery } from '../payments.queries.ts'
import { AllocateDialog, type AllocationWish } from './AllocateDialog.tsx'
import { Debts } from './Debts.tsx'

type Props = { search: PaymentsSearch; onChange: (part: PaymentsPart) => void }

/** Money that came and pays nothing: payment by payment, with the orders and the fees that it may pay. */
export function FreeMoney({ search, onChange }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.money')
  const [allocation, setAllocation] = useState<AllocationWish>()
  const query = useInfiniteQuery(freeMoneyQuery(search.customer, useLanguage().language))
  const total = query.data?.pages[0]?.total ?? 0
  return (
    <>
      <CustomersView
        view="money"
        query={query}
        search={search}
        onChange={onChange}
        aside={total > 0 && <p>{t('total', { sum: formatSum(total, 'RUB') })}</p>}
      >
        {(source) => <MoneyRow key={source.payment_id} source={source} onAllocate={setAllocation} />}
      </CustomersView>
      {allocation && <AllocateDialog allocation={allocation} onClose={() => setAllocation(undefined)} />}
    </>
  )
}

function MoneyRow({ source, onAllocate }: { source: UnallocatedMoney; onAllocate: (allocation: AllocationWish) => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  const moment = usePastMoment()
  const { payment_id: id, customer, method, received, received_at: at, kept } = source
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          <Link to="/customers" search={{ customer: customer.id }}>
            {customer.name}
          </Link>
        </b>
        <span>
          <Link to="/payments" search={{ payment: id }}>
            {t('money.payment', { id: String(id) })}
          </Link>
        </span>
        <small>
          {moment(at)} · {t(`methods.${method}`)}
        </small>
      </div>
      <div className={styles.amount}>
        <Num>{formatSum(kept, 'RUB')}</Num>
        <small>
          {t('money.kept')} {t('money.of', { sum: formatSum(received, 'RUB') })}
        </small>
      </div>
      <div className={styles.acts}>
        <Debts source={source} onAllocate={onAllocate} />
      </div>
    </li>
  )
}
