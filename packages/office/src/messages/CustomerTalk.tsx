import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Section } from '@anfilada/ui/Section'
import { MessageWords } from './MessageWords.tsx'
import styles from './messages.module.css'
import { Talk } from './Talk.tsx'

export type CustomerTalkProps = { customerId: number; name: string }

/** The general thread on the customer's card; those of its orders stand with the orders. */
export function CustomerTalk(props: CustomerTalkProps) {
  return (
    <MessageWords>
      <General {...props} />
    </MessageWords>
  )
}

function General({ customerId, name }: CustomerTalkProps) {
  const t = useTranslations('messages')
  const whole = (
    <Link to="/messages" search={{ customer: customerId }} className={actLinkClass}>
      {t('title')}
    </Link>
  )
  return (
    <Section title={t('general')} level={3} rule="plain" aside={whole}>
      <div className={styles.framed}>
        <Talk key={customerId} at={{ customer_id: customerId }} label={t('threadOf', { name })} />
      </div>
    </Section>
  )
}
