import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { DoorVoucher } from '@anfilada/contract/vouchers/redeeming'
import { classNames } from '@anfilada/ui/class-names'
import { FactList } from '@anfilada/ui/FactList'
import { StatusBadge, type StatusShape } from '@anfilada/ui/StatusBadge'
import styles from '../vouchers.module.css'

/** Doors, as everywhere: open, closed, gone in, barred, gone. */
const shapes = {
  valid_today: 'confirmed',
  not_today: 'waiting',
  used: 'processing',
  cancelled: 'rejected',
  replaced: 'cancelled',
} as const satisfies Record<DoorVoucher['state'], StatusShape>

/** The state first, at arm's length; then the hour and who is expected. */
export function VoucherFacts({ voucher }: { voucher: DoorVoucher }) {
  const t = useTranslations('vouchers')
  const { fullDay } = useFormats()
  const { state, number, time, date, museum, object, entrance, guide, customer, heads } = voucher
  const expected = countHeads(voucher)
  const apart = heads.map(({ category, quantity }) => t(`category.${category}`, { count: quantity })).join(', ')
  return (
    <section className={styles.voucher}>
      <div role="status" className={classNames(styles.band, styles[state])}>
        <StatusBadge shape={shapes[state]} label={t(`state.${state}`)} />
        {(state === 'cancelled' || state === 'replaced') && <p>{t(`told.${state}`)}</p>}
        {state === 'not_today' && <p>{t('told.not_today', { day: fullDay(date) })}</p>}
      </div>
      <p className={styles.time}>
        <span className="num">{time}</span>
      </p>
      <h2>{object === '' ? museum : `${museum}, ${object}`}</h2>
      <p className={styles.quiet}>{t('order', { number: String(number) })}</p>
      <FactList
        facts={[
          [
            t('expected'),
            expected > 0 && (heads.length > 1 ? `${t('people', { count: expected })}: ${apart}` : t('people', { count: expected })),
          ],
          [t('day'), fullDay(date)],
          [t('entrance'), entrance],
          [t('guide'), guide],
          [t('customer'), customer],
        ]}
      />
    </section>
  )
}

/** How many the voucher is for. */
export function countHeads({ heads }: Pick<DoorVoucher, 'heads'>): number {
  return heads.reduce((sum, { quantity }) => sum + quantity, 0)
}
