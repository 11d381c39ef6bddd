import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { chosen, oneOf } from '@anfilada/browser/read-address'
import { kinds, parts, type QueueFilter } from '../screens.ts'
import { TakeOut } from '../../exports/TakeOut.tsx'
import styles from './OrderQueue.module.css'

/** What of the queue is shown: new orders, the waiting list or changes, and orders of one kind. */
export function QueueFilters({ filter, onNarrow }: { filter: QueueFilter; onNarrow: (filter: QueueFilter) => void }) {
  const t = useTranslations('queueFilter')
  const set = (changed: { [K in keyof QueueFilter]: QueueFilter[K] | undefined }) => onNarrow(chosen({ ...filter, ...changed }))
  return (
    <div className={styles.filters} role="group" aria-label={t('title')}>
      <FilterSelect
        label={t('part')}
        options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        value={filter.part ?? ''}
        onChange={(value) => set({ part: oneOf(parts, value) })}
      />
      <FilterSelect
        label={t('kind')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={filter.kind ?? ''}
        onChange={(value) => set({ kind: oneOf(kinds, value) })}
      />
      {Object.keys(filter).length > 0 && <ActButton onPress={() => onNarrow({})}>{t('clear')}</ActButton>}
      <TakeOut list="queue" filter={filter} />
    </div>
  )
}
