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
import { OnlineOff } from './paying/OnlineOff.tsx'
import { isOnline } from './paying/use-payer.ts'
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
        <Announcement isOn={isOn} isOther={!offered.data || isOnline(offered.data)} mayPay={mayPay} />
      )}
    </>
  )
}

/** `isOther`: another way to pay online is open meanwhile, as far as the reader may know. */
function Announcement({ isOn, isOther, mayPay }: { isOn: boolean; isOther: boolean; mayPay: boolean }) {
  const t = useTranslations('payments.wechat')
  if (!isOther) return <OnlineOff />
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
