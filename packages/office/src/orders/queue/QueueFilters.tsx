import { useTranslations } from 'use-intl'
import type { QueueCount } from '@anfilada/contract/orders/office-orders'
import { countIn, type QueueFilter } from '@anfilada/contract/orders/queue-filter'
import { ActButton } from '@anfilada/ui/ActButton'
import { Chip } from '@anfilada/ui/Chip'
import { FilterMany } from '@anfilada/ui/FilterMany'
import { kinds, parts, readQueueSearch, type QueueShown } from '../screens.ts'
import styles from './OrderQueue.module.css'

type Props = {
  shown: QueueShown
  /** How many are urgent, as far as the screen has them. */
  pressing: number
  /** All that waits; undefined while it is not known. */
  counts: readonly QueueCount[] | undefined
  onNarrow: (shown: QueueShown) => void
}

/** What of the queue is shown: what is urgent, new orders, the waiting list or changes, and orders of some kinds, each with how many there are. */
export function QueueFilters({ shown, pressing, counts, onNarrow }: Props) {
  const t = useTranslations('queueFilter')
  const { urgent, ...filter } = shown
  const kept = urgent && { urgent }
  const countWith = (set: QueueFilter) => counts && countIn(counts, { ...filter, ...set })
  const filterWith = (name: keyof QueueFilter, values: readonly string[]): QueueFilter => {
    const { [name]: _before, ...others } = filter
    return { ...others, ...readQueueSearch({ [name]: values }) }
  }
  const choice = (name: keyof QueueFilter) => ({
    label: t(name),
    values: filter[name] ?? [],
    resultOf: (values: readonly string[]) => counts && countIn(counts, filterWith(name, values)),
    onChange: (values: readonly string[]) => onNarrow({ ...filterWith(name, values), ...kept }),
  })
  return (
    <div className={styles.filters} role="group" aria-label={t('title')}>
      <Chip isPressed={urgent === true} count={counts && pressing} onPress={() => onNarrow(urgent ? filter : { ...filter, urgent: true })}>
        {t('urgent')}
      </Chip>
      <FilterMany
        {...choice('part')}
        options={parts.map((value) => ({ value, label: t(`parts.${value}`), count: countWith({ part: [value] }) }))}
      />
      <FilterMany
        {...choice('kind')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`), count: countWith({ kind: [value] }) }))}
      />
      {Object.keys(shown).length > 0 && <ActButton onPress={() => onNarrow({})}>{t('clear')}</ActButton>}
    </div>
  )
}
