import { useTranslations } from 'use-intl'
import styles from './CompanyContacts.module.css'
import { sheet } from './map-sheet.ts'

type Props = { house: { x: number; y: number }; label: string | undefined; place: string }

/** Where the office stands, as one would draw it for a guest: nothing is asked of another host. North is above, in every direction of writing. */
export function CompanyMap({ house: { x, y }, label, place }: Props) {
  const t = useTranslations('information.map')
  return (
    <svg className={styles.map} viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={t('label', { place })}>
      <path className={styles.land} d="M0 0h420v320H0z" />
      <path className={styles.river} d="M-10 118C90 108 150 84 230 78S370 74 430 52" />
      <path
        className={styles.street}
        d="M-10 176C90 166 150 142 230 136S370 132 430 110M-10 232C90 222 150 198 230 192L300 186M60 164l24 170M200 138l26 190"
      />
      <path className={styles.bridge} d="M52 52l16 124" />
      <path className={styles.square} d="M292 142l78-12 12 74-78 12z" />
      <path className={styles.house} d={`M${x - 11} ${y}v-32h22v32z`} />
      <path className={styles.ground} d={`M${x - 17} ${y}h34`} />
      <text className={styles.water} x="250" y="82">
        {t('river')}
      </text>
      <text x="106" y="30">
        {t('bridge')}
      </text>
      <text x="337" y="232">
        {t('square')}
      </text>
      <text x="134" y="183" transform="rotate(-15 134 183)">
        {t('embankment')}
      </text>
      {label && (
        <text
          className={styles.here}
          x={within(x - 1, 100, sheet.width - 100)}
          y={y + labelBelow <= sheet.height ? y + labelBelow : y - 44}
        >
          {label}
        </text>
      )}
    </svg>
  )
}

/** Under the street and the names beside the house. */
const labelBelow = 84

/** Half of a label stands on each side of its middle. */
function within(at: number, least: number, most: number): number {
  return Math.min(Math.max(at, least), most)
}
