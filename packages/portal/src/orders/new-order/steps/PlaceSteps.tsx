import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { PickList } from '@anfilada/ui/PickList'
import { Section } from '@anfilada/ui/Section'
import { museumsQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { findByName } from '../../../catalogue/find-by-name.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import { useFieldSentence } from '../draft/field-sentence.ts'
import { QueryFailed } from './QueryFailed.tsx'
import type { PickProps } from './section-props.ts'

/** Museums that receive the group category, found by the reader's or the Russian name. */
export function MuseumStep({ control, draft, onPick }: PickProps) {
  const t = useTranslations('newOrder')
  const { language } = useLanguage()
  const [query, setQuery] = useState('')
  const museums = useQuery(museumsQuery(undefined, language))
  const served = museums.data?.filter(({ types }) => types.includes(draft.type))
  const error = useFieldSentence(control)('museum_id')
  return (
    <Section title={t('step.museum')}>
      {museums.isError ? (
        <QueryFailed query={museums} />
      ) : (
        <PickList
          label={t('searchMuseum')}
          name="museum_id"
          options={
            served &&
            findByName(served, query, language).map(({ id, name, emblem }) => ({ id: String(id), label: nameOf(name, language), emblem }))
          }
          chosen={String(draft.museum_id ?? '')}
          query={query}
          onQuery={setQuery}
          onPick={(id) => onPick({ museum_id: Number(id) })}
          empty={t(served?.length === 0 ? 'noneServed' : 'noMatch')}
          error={error}
        />
      )}
    </Section>
  )
}

/** Palaces, pavilions and routes of the chosen museum. */
export function ObjectStep({ control, draft, onPick }: PickProps) {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const [query, setQuery] = useState('')
  const objects = useQuery(objectsOfTypeQuery(draft.type, language))
  const own = objects.data?.filter(({ museum_id }) => museum_id === draft.museum_id)
  const error = useFieldSentence(control)('system_id')
  return (
    <Section title={t('step.object')}>
      {objects.isError ? (
        <QueryFailed query={objects} />
      ) : (
        <PickList
          label={t('searchObject')}
          name="system_id"
          options={
            own &&
            findByName(own, query, language).map(({ system_id, name, emblem, instant }) => ({
              id: system_id,
              label: nameOf(name, language),
              description: instant ? catalogue('instant') : undefined,
              emblem,
            }))
          }
          chosen={draft.system_id}
          query={query}
          onQuery={setQuery}
          onPick={(system_id) => onPick({ system_id })}
          empty={t(own?.length === 0 ? 'noneServed' : 'noMatch')}
          error={error}
        />
      )}
    </Section>
  )
}
