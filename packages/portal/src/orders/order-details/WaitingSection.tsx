import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { FactList } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { peopleOf } from '@anfilada/contract/orders/people'
import styles from './sections.module.css'

/** Why an order still waits: what it needs, what is free, until when. Where it stands in the line its pass says. */
export function WaitingSection({ order: { waiting, data, info } }: { order: OrderDetails }) {
  const t = useTranslations('orderFacts')
  const formats = useFormats()
  if (!waiting) return null
  return (
    <Section title={t('line')} rule="plain">
      <FactList
        facts={[
          [t('needed'), <Num key="needed">{peopleOf(data)}</Num>],
          [t('freeNow'), <Num key="free">{waiting.free}</Num>],
          [t('since'), formats.moment(waiting.since)],
          [t('endsAt'), formats.moment(waiting.ends_at, info.zone)],
          ...waiting.alternatives.map(
            (other) =>
              [
                t('alternative', { slot: formats.dayAndTime(other.date, other.time) }),
                t('alternativePlace', { position: String(other.position), free: String(other.free) }),
              ] as const,
          ),
        ]}
      />
      <p className={styles.note}>{t(waiting.archived ? 'lineArchived' : waiting.resting ? 'resting' : 'lineText')}</p>
    </Section>
  )
}
