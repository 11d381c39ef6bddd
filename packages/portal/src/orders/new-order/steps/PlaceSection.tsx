import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { groupCategories } from '@anfilada/contract/catalogue'
import { Choice } from '@anfilada/ui/Choice'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { museumObjectsQuery, museumsQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import { useLanguage } from '../../../shell/language/LanguageProvider.tsx'
import { useFieldSentence } from '../draft/field-sentence.ts'
import styles from '../MuseumTicketsPage.module.css'
import { QueryFailed } from './QueryFailed.tsx'
import type { SectionProps } from './section-props.ts'

/** Group category, museum, object. */
export function PlaceSection({ control, draft, onChoose }: SectionProps) {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const sentence = useFieldSentence(control)
  return (
    <Section title={t('new.place')}>
      <Choice
        label={t('new.category')}
        name="type"
        options={groupCategories.map((category) => ({ value: category, label: catalogue(`category.${category}`) }))}
        value={draft.type}
        onChange={(type) => onChoose({ type })}
        error={sentence('type')}
      />
      <div className={styles.pair}>
        <MuseumField draft={draft} onChoose={onChoose} error={sentence('museum_id')} />
        <ObjectField draft={draft} onChoose={onChoose} error={sentence('system_id')} />
      </div>
    </Section>
  )
}

type FieldProps = Pick<SectionProps, 'draft' | 'onChoose'> & { error: string | undefined }

function MuseumField({ draft, onChoose, error }: FieldProps) {
  const t = useTranslations('catalogue')
  const { language } = useLanguage()
  const museums = useQuery(museumsQuery(undefined, language))
  if (museums.isError) return <QueryFailed query={museums} />
  const served = museums.data?.filter((museum) => museum.types.includes(draft.type)) ?? []
  return (
    <SelectField
      label={t('museum')}
      name="museum_id"
      placeholder={t('chooseMuseum')}
      options={served.map((museum) => ({ value: String(museum.id), label: nameOf(museum.name, language) }))}
      value={String(draft.museum_id ?? '')}
      onChange={(value) => onChoose({ museum_id: Number(value) })}
      error={error}
      isRequired
    />
  )
}

function ObjectField({ draft, onChoose, error }: FieldProps) {
  const t = useTranslations('catalogue')
  const { language } = useLanguage()
  const objects = useQuery(museumObjectsQuery(draft.museum_id, draft.type, language))
  if (objects.isError) return <QueryFailed query={objects} />
  const options = (objects.data ?? []).map((object) => ({
    value: object.system_id,
    label: nameOf(object.name, language),
    description: object.instant ? t('instant') : undefined,
  }))
  return (
    <SelectField
      label={t('object')}
      name="system_id"
      placeholder={t('chooseObject')}
      options={options}
      value={draft.system_id}
      onChange={(system_id) => onChoose({ system_id })}
      error={error}
      isDisabled={draft.museum_id === null}
      isRequired
    />
  )
}
