import { useTranslations } from 'use-intl'
import type { AuditLine } from '@anfilada/contract/customers/audit'
import { ActButton } from '@anfilada/ui/ActButton'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { CloseIcon } from '@anfilada/ui/icons'
import { TakeOut } from '../exports/TakeOut.tsx'
import { useNumberWord } from '../shell/NumberOf.tsx'
import { DayPeriod } from '../shell/panes/DayPeriod.tsx'
import { SearchField } from '../shell/panes/SearchField.tsx'
import { chosen } from '@anfilada/browser/read-address'
import { auditFilter } from './audit.queries.ts'
import styles from './AuditPage.module.css'
import type { AuditSearch } from './screens.ts'
import { useAuditWords } from './use-audit-words.ts'

type Props = { asked: AuditSearch; actions: readonly string[]; lines: readonly AuditLine[]; onChange: (asked: AuditSearch) => void }

/** Words, the action, the days; who and whose are chosen in the rows and stand here to be taken away. */
export function AuditFilters({ asked, actions, lines, onChange }: Props) {
  const t = useTranslations('audit')
  const { doneWord } = useAuditWords()
  const set = (changed: { [K in keyof AuditSearch]: AuditSearch[K] | undefined }) => onChange(chosen({ ...asked, ...changed }))
  const known = new Set([...actions, ...(asked.action ? [asked.action] : [])])
  const options = [...known].map((value) => ({ value, label: doneWord(value) })).toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField label={t('search')} value={asked.search ?? ''} onSearch={(search) => set({ search: search || undefined })} />
      </div>
      <FilterSelect
        label={t('action')}
        options={options}
        value={asked.action ?? ''}
        onChange={(action) => set({ action: action || undefined })}
      />
      <DayPeriod labels={{ from: t('from'), to: t('to') }} from={asked.from} to={asked.to} onChange={set} />
      <Narrowed asked={asked} lines={lines} onTake={(name) => set({ [name]: undefined })} />
      {Object.keys(asked).length > 0 && <ActButton onPress={() => onChange({})}>{t('clear')}</ActButton>}
      <TakeOut list="audit" filter={auditFilter(asked)} />
    </div>
  )
}

function Taken({ word, onTake }: { word: string; onTake: () => void }) {
  const t = useTranslations('audit')
  return (
    <button type="button" className={styles.taken} aria-label={t('unfilter', { name: word })} onClick={onTake}>
      {word}
      <CloseIcon />
    </button>
  )
}

type NarrowedProps = { asked: AuditSearch; lines: readonly AuditLine[]; onTake: (name: 'actor' | 'customer') => void }

/** By name, as the rows have it; a number while there are no rows. */
function Narrowed({ asked, lines, onTake }: NarrowedProps) {
  const t = useTranslations('audit')
  const numbered = useNumberWord()
  const actor = lines.find((line) => line.actor.id === asked.actor)?.actor.name
  const customer = lines.find((line) => line.customer?.id === asked.customer)?.customer?.name
  return (
    <>
      {asked.actor !== undefined && <Taken word={t('actorNow', { name: actor ?? numbered(asked.actor) })} onTake={() => onTake('actor')} />}
      {asked.customer !== undefined && (
        <Taken word={t('customerNow', { name: customer ?? numbered(asked.customer) })} onTake={() => onTake('customer')} />
      )}
    </>
  )
}
