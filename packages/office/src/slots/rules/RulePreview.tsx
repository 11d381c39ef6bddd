import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useDebounced } from '@anfilada/browser/use-debounced'
import type { RulePreview } from '@anfilada/contract/orders/slot-rules'
import { Orders } from '../pane/SlotsPreview.tsx'
import { rulePreviewQuery, type RuleAsked } from '../slots.queries.ts'
import styles from './rules.module.css'

const mostDays = 8

/** What a rule would do, asked a moment after it is typed; nothing while it is not whole. */
export function useRulePreview(question: RuleAsked | undefined) {
  const { language } = useLanguage()
  // As text: what is the same question must not look like another one at every render.
  const asked = question ? JSON.stringify(question) : ''
  const settled = useDebounced(asked, 250)
  const preview = useQuery(rulePreviewQuery(settled === '' ? undefined : (JSON.parse(settled) as RuleAsked), language))
  // An answer to an older question says nothing about what is typed now.
  const isCurrent = asked !== '' && asked === settled && !preview.isPlaceholderData
  return { error: asked === '' ? null : preview.error, data: isCurrent ? preview.data : undefined, isAsked: asked !== '' }
}
type Would = ReturnType<typeof useRulePreview>

/** How many slots are made, changed and closed, on which days, and whose orders stand in the way. */
export function RulePreviewPane({ would: { data, error, isAsked } }: { would: Would }) {
  const t = useTranslations('slots.preview')
  const sentence = useFailureSentence()
  if (!isAsked) return null
  return (
    <section className={styles.preview} aria-label={t('title')} aria-live="polite" aria-busy={!data}>
      <h3>{t('title')}</h3>
      {error && <p className={styles.fault}>{sentence(error)}</p>}
      {!data && !error && <p className="mut">{t('asking')}</p>}
      {data && <Consequences would={data} />}
    </section>
  )
}

/** Days that the catalogue opened for once and no rule fills. */
export function Unruled({ days }: { days: readonly string[] }) {
  const t = useTranslations('slots.rules')
  const formats = useFormats()
  if (days.length === 0) return null
  const named = days.slice(0, mostDays).map((day) => formats.shortDay(day))
  return (
    <p>
      {t('unruled', { days: formats.list(named) })} {days.length > mostDays && t('moreDays', { count: days.length - mostDays })}
    </p>
  )
}

function Consequences({ would }: { would: RulePreview }) {
  const t = useTranslations('slots.rules')
  const preview = useTranslations('slots.preview')
  const formats = useFormats()
  const { days, unruled, orders, until } = would
  return (
    <>
      <p>{t('until', { day: formats.date(until) })}</p>
      <p>
        <b>{t('counts', { made: would.made, changed: would.changed, closed: would.closed })}</b>
      </p>
      {would.by_hand > 0 && <p className="mut">{t('byHand', { count: would.by_hand })}</p>}
      <ul className={styles.days}>
        {days.slice(0, mostDays).map(({ date, title, made, changed, closed }) => (
          <li key={date}>
            <span>{formats.shortDay(date)}</span>
            <span className="mut">{title ?? t('noRule')}</span>
            <span>{t('counts', { made, changed, closed })}</span>
          </li>
        ))}
      </ul>
      {days.length > mostDays && <p className="mut">{t('moreDays', { count: days.length - mostDays })}</p>}
      <Unruled days={unruled} />
      <Orders title={preview('touched', { count: orders.length })} orders={orders} />
    </>
  )
}
