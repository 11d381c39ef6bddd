import { useTranslations } from 'use-intl'
import type { Programme } from '@anfilada/contract/orders/programmes'
import { CheckIcon, WarningIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import { Section } from '@anfilada/ui/Section'
import { clashNumbers } from '../plan/marks.ts'
import { usePlaceName } from '../order-words.ts'
import styles from './ProgrammePage.module.css'
import { hourOf } from './timeline.ts'

/** Every clash as a sentence with both visits and its numbers. */
export function ClashList({ programme: { orders, clashes } }: { programme: Programme }) {
  const t = useTranslations('tour')
  const place = usePlaceName()
  if (clashes.length === 0) return <Note icon={<CheckIcon />}>{t('noClashes')}</Note>
  const named = (id: number | undefined) => {
    const order = orders.find((one) => one.id === id)
    return order ? [place(order), hourOf(order)].filter(Boolean).join(' ') : ''
  }
  return (
    <div className={styles.clashes}>
      <Section title={t('clashTitle')} rule="none">
        <ul>
          {clashes.map(({ kind, order_ids: [first, second], minutes, gap }) => (
            <li key={`${kind} ${first} ${second ?? ''}`}>
              <WarningIcon />
              <span>{t(kind, { first: named(first), second: named(second), ...clashNumbers({ minutes, gap }) })}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
