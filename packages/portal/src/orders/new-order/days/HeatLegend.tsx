import { useTranslations } from 'use-intl'
import { HeatTone } from '@anfilada/browser/HeatTone'
import styles from './Month.module.css'
import type { HeatSteps } from './heat.ts'

export function HeatLegend({ steps: [group, some, many] }: { steps: HeatSteps }) {
  const t = useTranslations('catalogue')
  const tones = [
    { heat: 1, words: t('heatFew', { count: String(some) }) },
    { heat: 2, words: t('heatRange', { from: String(some), to: String(many - 1) }) },
    { heat: 3, words: t('heatMany', { count: String(many) }) },
    { heat: 4, words: t('heatScarce', { count: String(group) }) },
    { heat: 'full', words: t('heatFull') },
  ] as const
  return (
    <ul className={styles.legend} aria-label={t('heat')}>
      {tones.map(({ heat, words }) => (
        <li key={heat}>
          <HeatTone heat={heat} />
          {words}
        </li>
      ))}
    </ul>
  )
}
