import { useTranslations } from 'use-intl'
import styles from './DateSection.module.css'
import { heatSteps } from './heat.ts'

export function HeatLegend({ people }: { people: number }) {
  const t = useTranslations('catalogue')
  const [one, three, six] = heatSteps(people)
  const tones = [
    { heat: '1', words: t('heatFew', { count: String(one) }) },
    { heat: '2', words: t('heatRange', { from: String(one), to: String(three - 1) }) },
    { heat: '3', words: t('heatRange', { from: String(three), to: String(six - 1) }) },
    { heat: '4', words: t('heatMany', { count: String(six) }) },
    { heat: 'full', words: t('heatFull') },
  ]
  return (
    <ul className={styles.legend} aria-label={t('heat')}>
      {tones.map(({ heat, words }) => (
        <li key={heat}>
          <span className={heat === 'full' ? `${styles.tone} hatch` : styles.tone} data-heat={heat} />
          {words}
        </li>
      ))}
    </ul>
  )
}
