import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useProviderWord, useSubjectWord, wordOr } from '../shell/subjects.ts'
import { useSaidWord } from './said-words.ts'
import styles from './payments.module.css'

type Value = string | number | boolean
type Details = Readonly<Record<string, Value>>

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
  'word',
  'currency',
  'testing',
  'day',
  'receipts',
  'contact',
  'lines',
] as const
const sums: readonly string[] = ['amount', 'asked', 'kept']
/** Named by their own words and №. */
const subjects: readonly string[] = ['refund', 'order']

/** What the server keeps of the provider's words, by the words of people; without secrets. */
export function ProviderDetails({ details }: { details: Details }) {
  const t = useTranslations('payments')
  const subjectWord = useSubjectWord()
  const factWord = useFactWord('refund' in details)
  const told = Object.entries(details).filter(([, value]) => value !== '')
  if (told.length === 0) return null
  function line([name, value]: [string, Value]) {
    if (subjects.includes(name) && typeof value === 'number') return <bdi>{subjectWord({ kind: name, id: String(value) })}</bdi>
    const one = known.find((each) => each === name)
    return (
      <>
        {one ? t(`detail.${one}`) : subjects.includes(name) ? subjectWord({ kind: name, id: null }) : name}{' '}
        <bdi>{factWord(name, value)}</bdi>
      </>
    )
  }
  return (
    <ul className={styles.details} aria-label={t('card.details')}>
      {told.map((detail) => (
        <li key={detail[0]}>{line(detail)}</li>
      ))}
    </ul>
  )
}

/** Codes of ours and of the provider in words; numbers, and what people wrote, as they are. */
function useFactWord(isRefund: boolean): (name: string, value: Value) => string {
  const { formatSum, date } = useFormats()
  const t = useTranslations('payments')
  const methods = useTranslations('payments.methods')
  const statuses = useTranslations('payments.statuses')
  const reasons = useTranslations('payments.reasons')
  const provider = useProviderWord()
  const said = useSaidWord()
  const words: Readonly<Record<string, (value: string) => string>> = {
    method: (value) => wordOr(methods, value),
    provider,
    reason: (value) => wordOr(reasons, value),
    from: (value) => wordOr(statuses, value),
    to: (value) => wordOr(statuses, value),
    word: (value) => said(value, isRefund),
    day: date,
  }
  return (name, value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return sums.includes(name) ? formatSum(value, 'RUB') : String(value)
    return words[name]?.(value) ?? value
  }
}
