import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import styles from './WaitingPlaces.module.css'

type Place = Omit<NonNullable<OfficeOrderDetails['waiting']>, 'since' | 'ends_at' | 'resting' | 'archived' | 'alternatives'>

/** Why the order waits: its place on the waiting list of each slot that its sender accepts. */
export function WaitingPlaces({ order: { waiting, pax, info } }: { order: OfficeOrderDetails }) {
  const t = useTranslations('waitingPlaces')
  const { moment } = useFormats()
  if (!waiting) return null
  return (
    <section className={styles.why} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <PlaceWords place={waiting} pax={pax} />
      {waiting.archived && <p>{t('archived')}</p>}
      {waiting.resting && <p>{t('resting')}</p>}
      {waiting.alternatives.length > 0 && (
        <>
          <p>{t('alternatives')}</p>
          <ul>
            {waiting.alternatives.map((place) => (
              <li key={place.schedule_item_id}>
                <PlaceWords place={place} pax={pax} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mut">{t('ends', { moment: moment(waiting.ends_at, info.zone) })}</p>
    </section>
  )
}

function PlaceWords({ place, pax }: { place: Place; pax: number }) {
  const t = useTranslations('waitingPlaces')
  const { day } = useFormats()
  const { date, time, position, free, ahead_places: ahead } = place
  return (
    <p>
      {t('position', { date: day(date), time, position, free, asked: pax })} {ahead > 0 ? t('ahead', { count: ahead }) : t('first')}
    </p>
  )
}
