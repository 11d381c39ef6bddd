import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Work } from '@anfilada/contract/orders/resources'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { NumberOf } from '../../shell/NumberOf.tsx'
import { Pane } from '../../shell/panes/Pane.tsx'
import styles from './Timeline.module.css'

type Props = { work: readonly Work[]; onAssign: ((orderId: number) => void) | undefined }

/** Confirmed transport and guides of the day that nobody goes along with yet. */
export function Unassigned({ work, onAssign }: Props) {
  const t = useTranslations('resources.unassigned')
  const pax = useTranslations('slots.preview')
  return (
    <Pane title={t('title')}>
      {work.length === 0 && <p className="mut">{t('none')}</p>}
      <ul className={styles.unassigned}>
        {work.map((one) => (
          <li key={one.order_id}>
            <b>
              <Num>{one.time}</Num>
            </b>
            <span>
              {one.customer}
              <small>
                <Link to="/queue" search={{ order: one.order_id }}>
                  <NumberOf id={one.order_id} />
                </Link>{' '}
                · {t(`kind.${one.kind}`)} · {pax('pax', { count: one.pax })}
              </small>
            </span>
            {onAssign && (
              <Button size="s" onPress={() => onAssign(one.order_id)}>
                {t('assign')}{' '}
                <span className="sr">
                  <NumberOf id={one.order_id} />
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Pane>
  )
}
