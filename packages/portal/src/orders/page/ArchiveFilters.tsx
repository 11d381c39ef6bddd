import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { PeriodFields } from '@anfilada/browser/PeriodFields'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { isCalendarDate, isInOrder } from '@anfilada/contract/dates'
import { museumsQuery } from '../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../catalogue/names.ts'
import { ListFilters } from '../../shell/layout/ListFilters.tsx'
import { readArchiveSearch, type ArchiveSearch } from '../orders-search.ts'

/** By number, museum and period (specification/actions.md). What is found is in the address, so that it can be sent to a colleague. */
export function ArchiveFilters({ search, onFind }: { search: ArchiveSearch; onFind: (search: ArchiveSearch) => void }) {
  const t = useTranslations('orders')
  const [no, setNo] = useState(search.no ?? '')
  const [museum, setMuseum] = useState(String(search.museum ?? ''))
  const [from, setFrom] = useState(search.from ?? '')
  const [to, setTo] = useState(search.to ?? '')
  const [wrongPeriod, setWrongPeriod] = useState(false)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const isWrong = [from, to].some((day) => day !== '' && !isCalendarDate(day)) || !isInOrder(from, to)
    setWrongPeriod(isWrong)
    if (!isWrong) onFind(readArchiveSearch({ no, museum, from, to }))
  }

  return (
    <ListFilters label={t('archive.filters')} isOn={Object.keys(search).length > 0} onFind={onSubmit} onReset={() => onFind({})}>
      <TextField label={t('archive.no')} name="no" dir="auto" maxLength={64} value={no} onChange={setNo} />
      <MuseumFilter value={museum} onChange={setMuseum} />
      <PeriodFields
        from={{ label: t('archive.from'), name: 'from', value: from, onChange: setFrom }}
        to={{ label: t('archive.to'), name: 'to', value: to, onChange: setTo, error: wrongPeriod ? t('archive.wrongPeriod') : undefined }}
      />
    </ListFilters>
  )
}

function MuseumFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const museums = useQuery(museumsQuery(undefined, language))
  const options = (museums.data ?? []).map((museum) => ({ value: String(museum.id), label: nameOf(museum.name, language) }))
  return (
    <SelectField
      label={catalogue('museum')}
      name="museum"
      options={[{ value: '', label: t('archive.anyMuseum') }, ...options]}
      value={value}
      onChange={onChange}
    />
  )
}
