import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { Tag } from '@anfilada/ui/Tag'
import styles from './PaymentPage.module.css'
import { prefetchQuery } from './payments.queries.ts'

/** specification/screens.md: announced, not yet open; where it has been switched on the screen says so and leads to the payment. */
export function WechatPage() {
  const t = useTranslations('payments')
  const shell = useTranslations('shell')
  const mayPay = useMay()(['create', 'Payment'])
  const offered = useQuery({ ...prefetchQuery(useLanguage().language), enabled: mayPay })
  const isOn = offered.data?.methods.some(({ method, available }) => method === 'wechat' && available) ?? false
  usePageTitle(t('wechat.title'))
  return (
    <>
      <div className={styles.announced}>
        <h1>{t('wechat.title')}</h1>
        {!isOn && !offered.isLoading && <Tag>{t('wechat.soon')}</Tag>}
      </div>
      {offered.isLoading ? (
        <SkeletonRows rows={2} rowHeight="48px" label={shell('loading')} />
      ) : offered.isError ? (
        <ListFailed title={t('failed')} error={offered.error} busy={offered.isFetching} onRetry={() => void offered.refetch()} />
      ) : (
        <Announcement isOn={isOn} mayPay={mayPay} />
      )}
    </>
  )
}

function Announcement({ isOn, mayPay }: { isOn: boolean; mayPay: boolean }) {
  const t = useTranslations('payments.wechat')
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t(isOn ? 'on' : 'text')}</p>
      {mayPay && (
        <Link to="/payment" search={isOn ? { method: 'wechat' } : { tab: 'individuals' }} className={buttonLinkClass('primary')}>
          {t(isOn ? 'pay' : 'other')}
        </Link>
      )}
    </div>
  )
}
