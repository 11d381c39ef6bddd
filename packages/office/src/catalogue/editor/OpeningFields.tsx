import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { TimeField } from '@anfilada/browser/TimeField'
import { useFormats } from '@anfilada/browser/formats'
import type { OpenDay, OpeningException } from '@anfilada/contract/catalogue/museum-document'
import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { ActButton } from '@anfilada/ui/ActButton'
import { Checkbox } from '@anfilada/ui/Checkbox'
import styles from '../catalogue.module.css'

type Props = {
  week: readonly OpenDay[]
  exceptions: readonly OpeningException[]
  onWeek: (week: OpenDay[]) => void
  onExceptions: (exceptions: OpeningException[]) => void
  /** By the path within the object. */
  error: (path: string) => string | undefined
}

/** On which days and at which hours the object admits people, and when it does otherwise. */
export function OpeningFields({ week, exceptions, onWeek, onExceptions, error }: Props) {
  const t = useTranslations('catalogueEditor')
  const formats = useFormats()
  const changed = <T,>(list: readonly T[], at: number, part: Partial<T>): T[] =>
    list.map((one, place) => (place === at ? { ...one, ...part } : one))
  const today = todayIn(defaultZone)
  return (
    <section className={styles.group} aria-label={t('opening')}>
      <h3>{t('opening')}</h3>
      <p className="mut">{t('openingHint')}</p>
      {week.map((day, at) => (
        // Monday, 5 January 1970, and the six days after it.
        <div key={addDays('1970-01-05', at)} className={styles.day}>
          <b>{formats.weekday(addDays('1970-01-05', at))}</b>
          <Hours
            day={day}
            name={`week_${at + 1}`}
            onChange={(part) => onWeek(changed(week, at, part))}
            error={(part) => error(`week.${at}.${part}`)}
          />
        </div>
      ))}
      <h3>{t('exceptions')}</h3>
      {exceptions.map((one, at) => (
        <div key={at} className={styles.day} data-exception>
          <DateField
            label={t('from')}
            name={`exception_${at + 1}_from`}
            value={one.from}
            onChange={(from) => from && onExceptions(changed(exceptions, at, { from }))}
            error={error(`exceptions.${at}.from`)}
          />
          <DateField
            label={t('until')}
            name={`exception_${at + 1}_until`}
            value={one.until}
            onChange={(until) => until && onExceptions(changed(exceptions, at, { until }))}
            error={error(`exceptions.${at}.until`)}
          />
          <Hours
            day={one}
            name={`exception_${at + 1}`}
            onChange={(part) => onExceptions(changed<OpeningException>(exceptions, at, part))}
            error={(part) => error(`exceptions.${at}.${part}`)}
          />
          <ActButton danger onPress={() => onExceptions(exceptions.filter((_, place) => place !== at))}>
            {t('removeException')}
          </ActButton>
        </div>
      ))}
      <p>
        <ActButton onPress={() => onExceptions([...exceptions, { from: today, until: today, closed: true, opens: null, closes: null }])}>
          {t('addException')}
        </ActButton>
      </p>
    </section>
  )
}

type HoursProps = {
  day: OpenDay
  name: string
  onChange: (part: Partial<OpenDay>) => void
  error: (part: 'opens' | 'closes') => string | undefined
}

function Hours({ day, name, onChange, error }: HoursProps) {
  const t = useTranslations('catalogueEditor')
  return (
    <>
      <Checkbox label={t('closedDay')} name={`${name}_closed`} isChecked={day.closed} onChange={(closed) => onChange({ closed })} />
      {(['opens', 'closes'] as const).map((part) => (
        <TimeField
          key={part}
          label={t(part)}
          name={`${name}_${part}`}
          isDisabled={day.closed}
          value={day[part] ?? ''}
          onChange={(time) => onChange({ [part]: time || null })}
          error={error(part)}
        />
      ))}
    </>
  )
}
