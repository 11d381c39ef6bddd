import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Pane } from '../../shell/panes/Pane.tsx'
import { keptOf, spanOf } from '../slot-table.ts'
import styles from './SlotPane.module.css'

/** The figures of one slot, or what they run between in several. */
export function SlotFacts({ slots }: { slots: readonly OfficeSlot[] }) {
  const t = useTranslations('slots.pane')
  const [only] = slots
  const waiting = slots.filter((slot) => slot.waiting.orders > 0)
  return (
    <>
      <dl className={styles.facts}>
        <Figure term={t('capacity')} of={slots.map(({ capacity }) => capacity)} />
        <Figure term={t('taken')} of={slots.map(({ taken }) => taken)} />
        {slots.some(({ allotments }) => allotments.length > 0) && <Figure term={t('kept')} of={slots.map(keptOf)} />}
        <Figure term={t('free')} of={slots.map(({ free }) => free)} />
        {waiting.length > 0 && (
          <Fact term={t('waiting')}>
            {t('waitingValue', {
              places: waiting.reduce((sum, slot) => sum + slot.waiting.places, 0),
              orders: waiting.reduce((sum, slot) => sum + slot.waiting.orders, 0),
            })}
          </Fact>
        )}
      </dl>
      {slots.length === 1 && only && <Shares slot={only} />}
    </>
  )
}

function Figure({ term, of }: { term: string; of: readonly number[] }) {
  const t = useTranslations('slots.pane')
  const { from, to } = spanOf(of)
  return (
    <Fact term={term}>
      <Num>{from === to ? from : t('range', { from, to })}</Num>
    </Fact>
  )
}

/** What of a slot is limited or promised. */
function Shares({ slot }: { slot: OfficeSlot }) {
  const t = useTranslations('slots.pane')
  const category = useTranslations('category')
  const formats = useFormats()
  return (
    <>
      <Pane title={t('quotas')}>
        {slot.quotas.length === 0 && <p className="mut">{t('noQuotas')}</p>}
        <dl>
          {slot.quotas.map(({ type, quota, taken }) => (
            <Fact key={type} term={category(type)}>
              {t('quotaValue', { taken, quota })}
            </Fact>
          ))}
        </dl>
      </Pane>
      <Pane title={t('allotments')}>
        {slot.allotments.length === 0 && <p className="mut">{t('noAllotments')}</p>}
        <dl>
          {slot.allotments.map(({ customer_id, customer, places, used, release_at, released }) => (
            <Fact key={customer_id} term={customer}>
              {t('allotmentValue', { used, places })}{' '}
              <small className="mut">{released ? t('released') : t('until', { moment: formats.moment(release_at, slot.zone) })}</small>
            </Fact>
          ))}
        </dl>
      </Pane>
    </>
  )
}
