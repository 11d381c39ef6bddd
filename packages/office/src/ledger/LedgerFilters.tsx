import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { DayPeriod } from '../shell/panes/DayPeriod.tsx'
import { SearchField } from '../shell/panes/SearchField.tsx'
import { subjectOf, useSubjectWord } from '../shell/subjects.ts'
import styles from './ledger.module.css'
import { readReference, referenceKinds, type ReferenceNouns } from './reference-search.ts'
import { transactionKinds, type LedgerPart, type LedgerSearch } from './screens.ts'

/** Every filter stands in the address, so that what was found can be sent to a colleague. */
export function LedgerFilters({ search, onChange }: { search: LedgerSearch; onChange: (part: LedgerPart) => void }) {
  const t = useTranslations('ledger')
  const nouns = useTranslations('subject.noun')
  const subjectWord = useSubjectWord()
  const { account, customer, reference, kind, from, to } = search
  const isNarrowed = [account, customer, reference, kind, from, to].some((value) => value !== undefined)
  const subject = subjectOf(reference ?? '')
  const known = Object.fromEntries(referenceKinds.map((one) => [one, nouns(one)])) as ReferenceNouns
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('reference')}
        value={subject ? subjectWord(subject) : (reference ?? '')}
        onSearch={(text) => onChange({ reference: readReference(text, known) || undefined })}
      />
      <FilterSelect
        label={t('kind')}
        value={kind ?? ''}
        options={transactionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => onChange({ kind: transactionKinds.find((one) => one === value) })}
      />
      <DayPeriod labels={{ from: t('from'), to: t('to') }} from={from} to={to} onChange={onChange} />
      {isNarrowed && (
        <ActButton
          onPress={() =>
            onChange({ account: undefined, customer: undefined, reference: undefined, kind: undefined, from: undefined, to: undefined })
          }
        >
          {t('clear')}
        </ActButton>
      )}
    </div>
  )
}
