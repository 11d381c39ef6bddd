import { useTranslations } from 'use-intl'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import styles from './OrderContext.module.css'

type Props = { order: OfficeOrderDetails; hasOwnGuide: boolean }

/** Who asks, and what else he said of the group. */
export function CustomerFacts({ order: { customer, data, info, placed_by: by }, hasOwnGuide }: Props) {
  const t = useTranslations('office.context')
  const card = useTranslations('office.card')
  const category = useTranslations('category')
  return (
    <>
      <p className={styles.name}>{customer.name}</p>
      <dl>
        <Fact term={t('settlement')}>
          <Settlement code={customer.settlement} />
        </Fact>
        <Fact term={t('placedBy')}>{by}</Fact>
        <Fact term={t('refno')}>
          <bdi>{data.refno}</bdi>
        </Fact>
        {!hasOwnGuide && <Fact term={card('category')}>{category(data.type)}</Fact>}
        {info.country && <Fact term={t('country')}>{info.country}</Fact>}
        {data.guide_phone && (
          <Fact term={t('phone')}>
            <a href={`tel:${data.guide_phone}`}>
              <Num>{data.guide_phone}</Num>
            </a>
          </Fact>
        )}
        {data.persons_per_guide !== null && (
          <Fact term={t('personsPerGuide')}>
            <Num>{data.persons_per_guide}</Num>
          </Fact>
        )}
      </dl>
    </>
  )
}

function Settlement({ code }: { code: string }) {
  const t = useTranslations('office.context.settlements')
  return code === 'pay_now' || code === 'invoice' || code === 'deposit' ? t(code) : code
}
