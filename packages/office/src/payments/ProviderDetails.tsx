import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import styles from './payments.module.css'

type Details = Readonly<Record<string, string | number | boolean>>

const known = [
  'amount',
  'asked',
  'kept',
  'method',
  'provider',
  'provider_id',
  'reference',
  'transaction',
  'reason',
  'message',
  'from',
  'to',
  'rrn',
  'refund',
  'order',
  'word',
  'currency',
  'testing',
  'day',
  'receipts',
  'contact',
  'lines',
] as const
const sums: readonly string[] = ['amount', 'asked', 'kept']

/** What the server keeps of the provider's words, by the words of people; without secrets. */
export function ProviderDetails({ details }: { details: Details }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  const told = Object.entries(details).filter(([, value]) => value !== '')
  if (told.length === 0) return null
  function word(name: string): string {
    const one = known.find((each) => each === name)
    return one ? t(`detail.${one}`) : name
  }
  function fact(name: string, value: string | number | boolean): string {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return typeof value === 'number' && sums.includes(name) ? formatSum(value, 'RUB') : String(value)
  }
  return (
    <ul className={styles.details} aria-label={t('card.details')}>
      {told.map(([name, value]) => (
        <li key={name}>
          {word(name)} <bdi>{fact(name, value)}</bdi>
        </li>
      ))}
    </ul>
  )
}

const named = ['modulbank', 'wechat'] as const

/** A provider by its name; a new one is called as the server calls it until it has a word. */
export function useProviderWord(): (provider: string) => string {
  const t = useTranslations('payments.providers.names')
  return (provider) => {
    const name = named.find((one) => one === provider)
    return name ? t(name) : provider
  }
}
