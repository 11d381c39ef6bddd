import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import type { SlotRule } from '@anfilada/contract/orders/slot-rules'
import { ActButton } from '@anfilada/ui/ActButton'
import { writeHours } from './hours.ts'
import styles from './rules.module.css'

const monday = '2026-11-30'
const mostDates = 6

type Props = { rule: SlotRule; canEdit: boolean; onEdit: () => void; onRemove: () => void }

/** One rule: when it holds, what its days have, and what may be done with it. */
export function RuleRow({ rule, canEdit, onEdit, onRemove }: Props) {
  const t = useTranslations('slots.rules')
  const { title } = rule
  return (
    <li>
      <div>
        <b>{title}</b>
        {/* Most rules are of a season: only another kind is worth a word. */}
        {rule.kind !== 'season' && <span className="mut">{t(`kinds.${rule.kind}`)}</span>}
      </div>
      <Days rule={rule} />
      <Places rule={rule} />
      {canEdit && (
        <div className={styles.acts}>
          <ActButton onPress={onEdit}>
            {t('edit')} <span className="sr">{title}</span>
          </ActButton>
          <ActButton onPress={onRemove} danger>
            {t('remove')} <span className="sr">{title}</span>
          </ActButton>
        </div>
      )}
    </li>
  )
}

function Days({ rule: { kind, from, until, weekdays, dates } }: { rule: SlotRule }) {
  const t = useTranslations('slots.rules')
  const formats = useFormats()
  if (kind !== 'season') {
    const more = dates.length - mostDates
    return (
      <div>
        {formats.list(dates.slice(0, mostDates).map((date) => formats.date(date)))}
        {more > 0 && <span className="mut"> {t('moreDays', { count: more })}</span>}
      </div>
    )
  }
  const words = weekdays.map((day) => formats.shortWeekday(addDays(monday, day - 1))).join(' ')
  return (
    <div>
      <span>
        {until === null
          ? t('since', { from: formats.date(from ?? '') })
          : t('season', { from: formats.date(from ?? ''), until: formats.date(until) })}
      </span>
      <span className="mut">{weekdays.length === 7 ? t('everyDay') : words}</span>
    </div>
  )
}

function Places({ rule: { kind, times, capacity, quotas, allotments } }: { rule: SlotRule }) {
  const t = useTranslations('slots.rules')
  const categories = useTranslations('category')
  if (kind === 'closed') return <div className="mut">{t('noSlots')}</div>
  return (
    <div>
      <span>
        <bdi dir="ltr">{writeHours(times)}</bdi> · {t('places', { count: capacity })}
      </span>
      <span className="mut">
        {[
          ...quotas.map(({ type, quota }) => t('quota', { type: categories(type), quota })),
          ...allotments.map((one) => t('allotment', { customer: one.customer, places: one.places, days: one.release_days })),
        ].join('; ')}
      </span>
    </div>
  )
}
