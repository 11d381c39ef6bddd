import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Section } from '@anfilada/ui/Section'
import { Tag } from '@anfilada/ui/Tag'
import styles from './paying/PaymentPage.module.css'
import { prefetchQuery } from './payments.queries.ts'

/** Spec §1: announced, not yet open; where it has been switched on the screen says so and leads to the payment. */
export function WechatPage() {
  const t = useTranslations('payments.wechat')
  const mayPay = useMay()(['create', 'Payment'])
  const offered = useQuery({ ...prefetchQuery(useLanguage().language), enabled: mayPay })
  const isOn = offered.data?.methods.some(({ method, available }) => method === 'wechat' && available) ?? false
  usePageTitle(t('title'))
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <Section title={t('title')} aside={!isOn && <Tag>{t('soon')}</Tag>}>
        <div className={styles.stack}>
          <p className={styles.text}>{t(isOn ? 'on' : 'text')}</p>
          {mayPay && (
            <Link to="/payment" className={buttonLinkClass('primary')}>
              {t(isOn ? 'pay' : 'other')}
            </Link>
          )}
        </div>
      </Section>
    </>
  )
}
