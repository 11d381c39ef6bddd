import { useTranslations } from 'use-intl'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { Section } from '@anfilada/ui/Section'
import { usePastMoment } from '../../shell/said.ts'
import { ProviderDetails } from '../ProviderDetails.tsx'
import styles from '../payments.module.css'
import { useEventWord } from '../said-words.ts'

/** All that happened to the attempt, the oldest first, with what the provider said. */
export function PaymentEvents({ events }: { events: OfficePaymentCard['events'] }) {
  const t = useTranslations('payments.card')
  const moment = usePastMoment()
  const eventWord = useEventWord()
  return (
    <Section title={t('history')} level={3} rule="plain">
      <ol className={styles.events}>
        {events.map(({ at, kind, status, details }, number) => (
          <li key={number}>
            <span className="dim">{moment(at)}</span>
            <span>
              <b>{t(`events.${kind}`)}</b> {status !== '' && <bdi className={styles.word}>{eventWord({ kind, status })}</bdi>}
              <ProviderDetails details={details} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
