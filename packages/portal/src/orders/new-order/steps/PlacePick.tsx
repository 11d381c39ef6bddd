import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { GroupCategory, Museum, MuseumObject } from '@anfilada/contract/catalogue'
import { PickList, type PickOption } from '@anfilada/ui/PickList'
import { Section } from '@anfilada/ui/Section'
import { findByName, nameOf } from '../../../catalogue/names.ts'
import { QueryFailed } from '../fields/QueryFailed.tsx'

type MuseumProps = {
  museums: UseQueryResult<Museum[]>
  type: GroupCategory
  chosen: number | null
  onPick: (museumId: number) => void
  error: string | undefined
}

/** Museums that receive the group category, found by the reader's or the Russian name. */
export function MuseumPick({ museums, type, chosen, onPick, error }: MuseumProps) {
  const t = useTranslations('newOrder')
  const { language } = useLanguage()
  const [query, setQuery] = useState('')
  const served = museums.data?.filter(({ types }) => types.includes(type))
  const found = served && findByName(served, query, language)
  return (
    <Section title={t('step.museum')}>
      {museums.isError ? (
        <QueryFailed query={museums} />
      ) : (
        <PickList
          label={t('searchMuseum')}
          name="museum_id"
          options={found?.map(({ id, name, emblem }) => ({ id: String(id), label: nameOf(name, language), emblem }))}
          chosen={String(chosen ?? '')}
          query={query}
          onQuery={setQuery}
          onPick={(id) => onPick(Number(id))}
          empty={t(museums.data?.length === 0 ? 'noMuseums' : served?.length === 0 ? 'noneServed' : 'noMatch')}
          error={error}
        />
      )}
    </Section>
  )
}

type ObjectProps = {
  objects: UseQueryResult<MuseumObject[]>
  museumId: number | null
  /** Before the museum's own objects: all of them. */
  first?: PickOption
  chosen: string
  onPick: (systemId: string) => void
  error: string | undefined
}

/** Palaces, pavilions and routes of the chosen museum. */
export function ObjectPick({ objects, museumId, first, chosen, onPick, error }: ObjectProps) {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const [query, setQuery] = useState('')
  const own = objects.data?.filter(({ museum_id }) => museum_id === museumId)
  const found = own && findByName(own, query, language)
  const options = found?.map(({ system_id, name, emblem, instant }) => ({
    id: system_id,
    label: nameOf(name, language),
    description: instant && !first ? catalogue('instant') : undefined,
    emblem,
  }))
  return (
    <Section title={t('step.object')}>
      {objects.isError ? (
        <QueryFailed query={objects} />
      ) : (
        <PickList
          label={t('searchObject')}
          name="system_id"
          options={options && first && query.trim() === '' ? [first, ...options] : options}
          chosen={chosen}
          query={query}
          onQuery={setQuery}
          onPick={onPick}
          empty={t(own?.length === 0 ? 'noneServed' : 'noMatch')}
          error={error}
        />
      )}
    </Section>
  )
}
