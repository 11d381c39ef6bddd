import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeWindow, WindowMuseum } from '@anfilada/contract/orders/windows'
import { Tag } from '@anfilada/ui/Tag'
import styles from './Wishes.module.css'

type Props = { museum: WindowMuseum; month: string; window: OfficeWindow | undefined }

/** Which window is open on the board, whether wishes are taken in it, and what became of them. */
export function WindowHead({ museum, month, window }: Props) {
  const t = useTranslations('windows')
  const formats = useFormats()
  const counts = (['asked', 'waiting', 'confirmed', 'rejected'] as const).map((what) => ({ what, count: window?.[what] ?? 0 }))
  return (
    <header className={styles.head}>
      <div>
        <h2>{museum.name}</h2>
        <p className="mut">
          {formats.month(`${month}-01`)}{' '}
          <Tag {...(window?.state === 'open' && { tone: 'green' as const })}>{t(`states.${window?.state ?? 'none'}`)}</Tag>
        </p>
      </div>
      <dl className={styles.counts}>
        {counts.map(({ what, count }) => (
          <div key={what}>
            <dt>{t(`counts.${what}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
