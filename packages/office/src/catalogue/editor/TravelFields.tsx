import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { TravelTime } from '@anfilada/contract/orders/programme-clashes'
import { ActButton } from '@anfilada/ui/ActButton'
import { SelectField } from '@anfilada/ui/SelectField'
import { Stepper } from '@anfilada/ui/Stepper'
import { catalogueQuery } from '../catalogue.queries.ts'
import styles from '../catalogue.module.css'

type Props = {
  /** The museum itself, which is no way off; undefined for a new one. */
  own: number | undefined
  travel: readonly TravelTime[]
  onChange: (travel: TravelTime[]) => void
  /** By the place in the list. */
  error: (at: number) => string | undefined
}

const usualMinutes = 30
const longest = 1_440

/** How long the way to other museums takes, where districts do not tell it well. */
export function TravelFields({ own, travel, onChange, error }: Props) {
  const t = useTranslations('catalogueEditor')
  const others = (useQuery(catalogueQuery(useLanguage().language)).data ?? []).filter(({ museum_id }) => museum_id !== own)
  const free = others.find(({ museum_id }) => !travel.some((one) => one.museum_id === museum_id))
  const changed = (at: number, part: Partial<TravelTime>) =>
    onChange(travel.map((one, place) => (place === at ? { ...one, ...part } : one)))
  const label = t('travelMinutes')
  return (
    <section className={styles.group} aria-label={t('travel')}>
      <h3>{t('travel')}</h3>
      <p className="mut">{t('travelHint')}</p>
      {travel.map(({ museum_id, minutes }, at) => (
        <div key={at} className={styles.day} data-way>
          <SelectField
            label={t('travelTo')}
            name={`travel_${at + 1}`}
            value={String(museum_id)}
            options={others.map((one) => ({ value: String(one.museum_id), label: one.name || t('unnamed') }))}
            onChange={(id) => changed(at, { museum_id: Number(id) })}
            error={error(at)}
          />
          <Stepper
            label={label}
            name={`travel_${at + 1}_minutes`}
            value={minutes}
            min={1}
            max={longest}
            onChange={(count) => changed(at, { minutes: count })}
            decreaseLabel={t('fewer', { label })}
            increaseLabel={t('more', { label })}
          />
          <ActButton danger onPress={() => onChange(travel.filter((_, place) => place !== at))}>
            {t('removeTravel')}
          </ActButton>
        </div>
      ))}
      {free && (
        <p>
          <ActButton onPress={() => onChange([...travel, { museum_id: free.museum_id, minutes: usualMinutes }])}>
            {t('addTravel')}
          </ActButton>
        </p>
      )}
    </section>
  )
}
