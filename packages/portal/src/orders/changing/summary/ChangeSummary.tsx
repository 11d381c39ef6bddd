import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { Refused } from '@anfilada/browser/http'
import type { ChangePreview } from '@anfilada/contract/orders/order-changes'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Button } from '@anfilada/ui/Button'
import { useNumberRefused } from '@anfilada/ui/hold-for-number'
import { WarningIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { classNames } from '@anfilada/ui/class-names'
import { Changes } from '../../order-details/Changes.tsx'
import { Sum } from '../../marks.tsx'
import shared from '../../new-order/frame/summary.module.css'
import styles from './ChangeSummary.module.css'
import { NearestTimes } from './NearestTimes.tsx'
import { Back, Unchanged } from './NothingToSend.tsx'
import { SendChange } from './SendChange.tsx'
import type { ChangeForm } from '../draft/use-change-form.ts'

/**
 * What the change comes to, before the click: fields, price, penalty, places, and until when fewer people cost nothing. The act stands above
 * what answers make longer and shorter, as in the form of an order: one that moves between press and release is not clicked.
 */
export function ChangeSummary({ form }: { form: ChangeForm }) {
  const t = useTranslations('changing')
  const { order } = form
  return (
    <section className={classNames(shared.summary, styles.summary)} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <SendChange form={form} wide />
      <div role="status" aria-busy={form.isChanged && !form.preview && !form.refusal && !form.isUnready}>
        <State form={form} />
      </div>
      <Deadline form={form} />
      {order.info.status === 'confirmed' && <p className={styles.staff}>{t('staffAnswer')}</p>}
      {order.info.status === 'waiting_list' && <p className={styles.staff}>{t('keepsTurn')}</p>}
      <Link to="/upcoming/info" search={{ id: order.id }} className={actLinkClass}>
        {t('leave')}
      </Link>
    </section>
  )
}

function State({ form }: { form: ChangeForm }) {
  const t = useTranslations('changing')
  const frame = useTranslations('newOrder')
  const isRefused = useNumberRefused()
  if (isRefused) return <p className={styles.note}>{frame('numberFirst')}</p>
  if (!form.isChanged) return <Unchanged order={form.order} />
  if (form.isBack) return <Back form={form} />
  if (form.isUnready) return <p className={styles.note}>{t('unready')}</p>
  if (form.refusal) return <Refusal form={form} />
  if (!form.shown) return <Skeleton height="120px" />
  return <Figures preview={form.shown} form={form} />
}

function Refusal({ form }: { form: ChangeForm }) {
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  const { refusal } = form
  const isNo = refusal instanceof Refused
  return (
    <>
      <p className={styles.refusal}>
        <WarningIcon />
        <span>{isNo ? (Object.values(refusal.fields)[0] ?? sentence(refusal)) : sentence(refusal)}</span>
      </p>
      {isNo && refusal.code === 'no_places' ? (
        <NearestTimes nearest={refusal.nearest} form={form} />
      ) : (
        !isNo && <Button onPress={form.askAgain}>{shell('retry')}</Button>
      )}
    </>
  )
}

function Figures({ preview, form }: { preview: ChangePreview; form: ChangeForm }) {
  const t = useTranslations('changing')
  const { currency, total: before } = form.order.info
  const { total, penalty, difference } = preview
  const rows: [label: string, value: ReactNode][] = [
    [t('newTotal'), total !== null && total !== before && <Sum key="total" kopecks={total} currency={currency} />],
    [
      t('penalty'),
      penalty ? (
        <span key="penalty" className={styles.loss}>
          <Sum kopecks={penalty} currency={currency} />
        </span>
      ) : null,
    ],
    [t('free'), preview.free !== null && <Num key="free">{preview.free}</Num>],
  ]
  return (
    <div className={styles.figures} data-old={form.preview ? undefined : true}>
      <div className={styles.diff}>
        <Changes inLines changes={preview.changes} info={form.order.info} />
      </div>
      <dl className={classNames(shared.rows, styles.rows)}>
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {difference !== null && <Difference kopecks={difference} currency={currency} />}
    </div>
  )
}

/** Its label says which way the sum goes: a sign would say it twice. */
function Difference({ kopecks, currency }: { kopecks: number; currency: string }) {
  const t = useTranslations('changing')
  if (kopecks === 0) return <p className={styles.same}>{t('sameSum')}</p>
  return (
    <p className={classNames(shared.total, styles.difference)}>
      <span>{t(kopecks > 0 ? 'more' : 'less')}</span>
      <Sum kopecks={Math.abs(kopecks)} currency={currency} />
    </p>
  )
}

/** Until when fewer people cost nothing, and what comes after it: known before anything is typed. */
function Deadline({ form: { order, shown } }: { form: ChangeForm }) {
  const t = useTranslations('changing')
  const formats = useFormats()
  const until = shown?.free_changes_until ?? order.info.free_changes_until
  if (!until) return null
  const isOver = Date.parse(until) < Date.now()
  const moment = formats.moment(until, order.info.zone).replaceAll(' ', '\u00a0')
  return (
    <p className={styles.deadline} data-costs={(isOver && Boolean(shown?.penalty)) || undefined}>
      {t(isOver ? 'freeOver' : 'freeUntil', { moment })}
    </p>
  )
}
