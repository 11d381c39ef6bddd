import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { followNews } from '@anfilada/browser/follow-news'
import { useFormats } from '@anfilada/browser/formats'
import { Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import { ScreenFrame } from '@anfilada/browser/ScreenFrame'
import { useAddress } from '@anfilada/browser/use-address'
import { orderServices } from '@anfilada/contract/orders/items'
import { writtenCode } from '@anfilada/contract/vouchers/voucher-status'
import type { ShownVoucher } from '@anfilada/contract/vouchers/vouchers'
import { CloseIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { QrCode } from '@anfilada/ui/QrCode'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { useServiceName } from '../../catalogue/service-name.ts'
import { OrderPageWords } from '../OrderWords.tsx'
import { readOrderSearch } from '../orders-search.ts'
import { selectedOrderId } from '../selected-order.ts'
import styles from './ShowVoucherPage.module.css'
import { useScreenAwake } from './use-screen-awake.ts'
import { voucherQuery } from './voucher.queries.ts'

/** What is held out at a museum's door: white in both themes, nothing else on it, the screen awake. Outside of the layout with menu and bar. */
export function ShowVoucherPage() {
  return (
    <ScreenFrame isLive>
      <OrderPageWords>
        <ChosenVoucher />
      </OrderPageWords>
    </ScreenFrame>
  )
}

function ChosenVoucher() {
  const t = useTranslations('voucher')
  const id = useAddress(readOrderSearch).id ?? selectedOrderId() ?? 0
  usePageTitle(t('title', { id: String(id) }))
  useScreenAwake()
  return <VoucherOf key={id} id={id} />
}

function VoucherOf({ id }: { id: number }) {
  const t = useTranslations('voucher')
  const orders = useTranslations('orders')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const voucher = useQuery(voucherQuery(id, language))
  useVoucherNews(id)
  // Gone for its reader, though it was shown a moment ago. A server that is busy, or not there, takes nothing away at the door.
  const isGone = voucher.error instanceof Refused && gone.has(voucher.error.code)
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Num>{orders('number', { id: String(id) })}</Num>
        <span className={styles.hint}>{t('brighter')}</span>
        <Link to="/upcoming/info" search={{ id }} className={styles.close} aria-label={t('close')} title={t('close')}>
          <CloseIcon />
        </Link>
      </header>
      {voucher.data && !isGone ? (
        <Shown voucher={voucher.data} />
      ) : voucher.error ? (
        <div className={styles.failed}>
          <h1 className="sr">{t('title', { id: String(id) })}</h1>
          <ListFailed title={t('failed')} error={voucher.error} busy={voucher.isFetching} onRetry={() => void voucher.refetch()} />
        </div>
      ) : (
        <SkeletonRows rows={4} label={shell('loading')} />
      )}
    </main>
  )
}

const gone: ReadonlySet<string> = new Set(['order_not_found', 'voucher_none'])

/** Reads it anew when something is told of its order: the next one stands there before anybody scans the old one. */
function useVoucherNews(id: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const queryKey = ['orders', 'voucher', id]
    const readAnew = async (told: ReadonlyMap<number, string>) => {
      if (told.has(id)) await queries.invalidateQueries({ queryKey })
    }
    return followNews({ queries, queryKey, readAnew })
  }, [queries, id])
}

function Shown({ voucher }: { voucher: ShownVoucher }) {
  const t = useTranslations('voucher')
  const orders = useTranslations('orders')
  const formats = useFormats()
  const { state, time, date, museum, object, entrance, address, code } = voucher
  const jalali = formats.jalali(date)
  return (
    <>
      <State voucher={voucher} />
      <p className={styles.time}>
        <Num>{time.slice(0, 5)}</Num>
      </p>
      <h1 className={styles.place}>
        <bdi>{object ? orders('place', { museum, object }) : museum}</bdi>
        {entrance && (
          <span>
            <bdi>{entrance}</bdi>
          </span>
        )}
      </h1>
      <p className={styles.quiet}>
        {formats.fullDay(date)}
        {jalali && (
          <>
            {' · '}
            <bdi lang="fa">{jalali}</bdi>
          </>
        )}
      </p>
      {state !== 'cancelled' && (
        <figure className={styles.code} data-used={state === 'used' || undefined}>
          <QrCode text={address} label={t('code')} fills />
          <figcaption>
            <Num>{writtenCode(code)}</Num>
          </figcaption>
        </figure>
      )}
      <People voucher={voucher} />
    </>
  )
}

/** What is wrong with it, or new; of one that simply holds today nothing. */
function State({ voucher: { state, date, replaces } }: { voucher: ShownVoucher }) {
  const t = useTranslations('voucher')
  const formats = useFormats()
  const strip = (tone: 'bad' | 'new', text: ReactNode) => (
    <p className={styles.state} data-tone={tone}>
      {text}
    </p>
  )
  if (state === 'cancelled' || state === 'used') return strip('bad', t(`state.${state}`))
  if (state === 'replaced') return strip('bad', t('state.replaced'))
  const changed = replaces?.changed.map((field) => t(`changed.${field}`)) ?? []
  const fields = formats.spokenList(changed)
  return (
    <>
      {state === 'not_today' && strip('new', t('state.not_today', { day: formats.day(date) }))}
      {changed.length > 0 && strip('new', t('replaces', { fields }))}
    </>
  )
}

function People({ voucher: { heads, services, customer, refno, guide, country } }: { voucher: ShownVoucher }) {
  const t = useTranslations('voucher')
  const orders = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const itemName = useItemName()
  const people = heads.reduce((sum, { quantity }) => sum + quantity, 0)
  const counted = [
    ...heads.map(({ category, quantity }) => [catalogue(`ticket.${category === 'adult' ? 'common' : category}`), quantity] as const),
    ...services.map(({ service, quantity }) => [itemName(service), quantity] as const),
  ]
  return (
    <div className={styles.people}>
      {people > 0 && <p className={styles.count}>{orders('persons', { count: people })}</p>}
      <p className={styles.parts}>
        {counted.map(([name, quantity]) => (
          <span key={name}>
            {name}: <Num>{quantity}</Num>
          </span>
        ))}
      </p>
      <p className={styles.parts}>
        {guide && (
          <span>
            {t('guide')}: <bdi>{guide}</bdi>
          </span>
        )}
        {[customer, refno, country].filter(Boolean).map((text) => (
          <span key={text}>
            <bdi>{text}</bdi>
          </span>
        ))}
      </p>
    </div>
  )
}

/** What is not in the catalogue stands as it is. */
function useItemName(): (service: string) => string {
  const name = useServiceName()
  return (service) => {
    const known = orderServices.find((one) => one === service)
    return known ? name(known) : service
  }
}
