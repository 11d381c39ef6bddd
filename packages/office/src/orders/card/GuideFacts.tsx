import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderContext } from '@anfilada/contract/orders/order-context'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import styles from './OrderContext.module.css'

/** `named`: accompanying guides of the order. */
type GuideProps = { guide: string; named: number; license: OfficeOrderContext['license'] | undefined }

/** Who leads the group, and whether he may. The rows stand before the answer about the license is here: nothing moves. */
export function GuideFacts({ guide, named, license }: GuideProps) {
  const t = useTranslations('office.context')
  const beside = useTranslations('orderContext')
  const licenseWords = useLicenseWords()
  const needed = license?.needed ?? 0
  return (
    <dl>
      <Fact term={t('guide')}>{guide || t('noGuide')}</Fact>
      <Fact term={beside('license')}>
        <span className={license && license.until === null ? styles.missing : undefined}>{licenseWords(license)}</span>
      </Fact>
      <Fact term={t('qtyGuide')}>
        <span className={named < needed ? styles.missing : undefined}>
          {needed > 0 ? beside('escorts', { named, needed }) : <Num>{named}</Num>}
        </span>
      </Fact>
    </dl>
  )
}

/** Until when the license holds, or since when none does; the same day of another year is told apart. */
function useLicenseWords(): (license: OfficeOrderContext['license'] | undefined) => string {
  const t = useTranslations('orderContext')
  const { shortDate } = useFormats()
  return (license) => {
    if (license === undefined) return '…'
    if (license === null) return '—'
    if (license.until !== null) return t('holds', { day: shortDate(license.until) })
    return license.ended === null ? t('missing') : t('ended', { day: shortDate(license.ended) })
  }
}
