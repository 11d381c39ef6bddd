import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { FactList, type FactRow } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import styles from './sections.module.css'

export function GroupSection({ order: { data, info } }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const formats = useFormats()
  const facts: FactRow[] = [
    [t('order.category'), catalogue(`category.${data.type}`)],
    [t('order.country'), info.country],
    [t('order.guide'), data.guide && <bdi key="guide">{data.guide}</bdi>],
    [t('order.guidePhone'), data.guide_phone && <Num key="guide_phone">{data.guide_phone}</Num>],
    [t('order.accompanying'), data.qty_guide > 0 && <Num key="qty_guide">{data.qty_guide}</Num>],
    [t('order.personsPerGuide'), data.persons_per_guide && <Num key="persons_per_guide">{data.persons_per_guide}</Num>],
    [t('order.refno'), <bdi key="refno">{data.refno}</bdi>],
    [t('order.createdAt'), formats.moment(info.created_at)],
  ]
  return (
    <Section title={t('order.group')} rule="plain">
      <FactList facts={facts} />
      {data.notes && (
        <>
          <h3 className={styles.notesHead}>{t('order.notes')}</h3>
          <p className={styles.notes}>
            <bdi dir="auto">{data.notes}</bdi>
          </p>
        </>
      )}
    </Section>
  )
}
