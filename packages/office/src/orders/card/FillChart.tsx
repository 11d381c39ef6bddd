import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { canMove } from '@anfilada/contract/orders/order-status'
import { ActButton } from '@anfilada/ui/ActButton'
import { FillBar, FillMark } from '@anfilada/ui/FillBar'
import { Num } from '@anfilada/ui/Num'
import { besideAsked, dayFill, type SlotFill } from '../day-fill.ts'
import styles from './FillChart.module.css'

/** What each slot will be if this order is confirmed: those beside the asked one, or the whole day. */
export function FillChart({ order }: { order: OfficeOrderDetails }) {
  const t = useTranslations('office.fill')
  const [isWhole, setWhole] = useState(false)
  const day = dayFill(order)
  const near = besideAsked(day)
  const slots = isWhole ? day : near
  const asked = slots.find((slot) => slot.isAsked || slot.isWished)
  const isWish = slots.some((slot) => slot.isWished)
  return (
    <section className={styles.chart} aria-label={t('day')}>
      <div className={styles.head}>
        <h3>{asked ? t('hall', { count: asked.capacity }) : t('day')}</h3>
        <span className={styles.legend} aria-hidden="true">
          <span>
            <FillMark kind="sold" />
            {t('confirmed')}
          </span>
          <span>
            <FillMark kind="hold" />
            {t('inProcessing')}
          </span>
          <span>
            <FillMark kind={isWish ? 'wished' : 'this'} />
            {t(isWish ? 'wished' : 'thisOrder')}
          </span>
          <span>
            <FillMark kind="free" />
            {t('free')}
          </span>
        </span>
      </div>
      {slots.length === 0 ? (
        <p className="mut">{t('none')}</p>
      ) : (
        <ol className={isWhole ? styles.day : styles.slots}>
          {slots.map((slot) => (
            <SlotColumn key={slot.id} slot={slot} />
          ))}
        </ol>
      )}
      <div className={styles.foot}>
        <AfterEnter slot={asked} order={order} />
        {near.length < day.length && (
          <ActButton onPress={() => setWhole(!isWhole)}>{isWhole ? t('fewer') : t('all', { count: day.length })}</ActButton>
        )}
      </div>
    </section>
  )
}

/** What the slot will be once Enter is pressed; when it cannot be, the button itself says why. */
function AfterEnter({ slot, order: { info } }: { slot: SlotFill | undefined; order: OfficeOrderDetails }) {
  const t = useTranslations('office.fill')
  return slot?.isAsked && slot.short === 0 && canMove(info.status, 'confirmed') && <p className="mut">{t('after', slot)}</p>
}

function SlotColumn({ slot }: { slot: SlotFill }) {
  const t = useTranslations('office.fill')
  return (
    <li className={slot.isAsked || slot.isWished ? `${styles.slot} ${styles.asked}` : styles.slot}>
      <FillBar
        upright
        label={slot.isWished ? `${t('label', slot)}, ${t('wished')}` : t('label', slot)}
        parts={[
          { kind: 'free', value: slot.free },
          { kind: 'this', value: slot.asked },
          { kind: 'hold', value: slot.inProcessing },
          { kind: 'sold', value: slot.confirmed },
        ]}
      />
      <b>
        <Num>{slot.time}</Num>
      </b>
      <small className={slot.short > 0 ? styles.short : undefined}>
        <SlotWords slot={slot} />
      </small>
    </li>
  )
}

function SlotWords({ slot }: { slot: SlotFill }) {
  const t = useTranslations('office.fill')
  if (slot.short > 0) return t('shortCount', { count: slot.short })
  if (slot.isAsked) return t('leftCount', { count: slot.free })
  if (slot.isClosed) return t('closed')
  return slot.free > 0 ? t('freeCount', { count: slot.free }) : t('full')
}
