import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { groupCategories } from '@anfilada/contract/catalogue'
import { offeredKinds } from '@anfilada/contract/catalogue/museum-document'
import { type CatalogueMuseum, officeCatalogueActions } from '@anfilada/contract/catalogue/office-catalogue'
import { languages } from '@anfilada/contract/languages'
import { districts } from '@anfilada/contract/orders/programme-clashes'
import { languageNames } from '@anfilada/phrases/language-names'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { SelectField } from '@anfilada/ui/SelectField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../catalogue.module.css'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { EmblemField } from './EmblemField.tsx'
import { asRead, documentOf, type MuseumDraft, museumDraft, withMuseum, wordNames } from './museum-draft.ts'
import { TickFields } from './TickFields.tsx'
import { useShownFault } from './use-shown-fault.ts'
import { WordFields } from './WordFields.tsx'

type Props = {
  /** Undefined for a new one. */
  museum: CatalogueMuseum | undefined
  onOpen: (to: CatalogueSearch) => void
}

/** What a museum is beside its objects; saved as a draft, whole or not. */
export function MuseumForm({ museum, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const form = useMuseumForm(museum, onOpen)
  const fault = useShownFault(withMuseum(documentOf(museum), form.values), museum !== undefined)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {!museum && <h2>{t('newMuseum')}</h2>}
      <FormFailure sentence={form.failure} />
      <div className={styles.columns}>
        <WordFields
          title={t('names')}
          field={(language) => {
            const one = form.field(`name_${language}`)
            return { ...one, error: one.error ?? fault(`name.${language}`) }
          }}
          maxLength={120}
        />
        <section className={styles.group} aria-label={t('serves')}>
          <TickFields
            legend={t('categories')}
            name="types"
            options={groupCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
            chosen={form.values.types}
            onChange={(types) => form.set({ types })}
            error={fault('types')}
          />
          <TickFields
            legend={t('kinds')}
            name="order_kinds"
            options={offeredKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            chosen={form.values.order_kinds}
            onChange={(order_kinds) => form.set({ order_kinds })}
          />
          <SelectField
            {...form.field('district')}
            options={[
              { value: '' as const, label: t('noDistrict') },
              ...districts.map((value) => ({ value, label: t(`districts.${value}`) })),
            ]}
            hint={t('districtHint')}
          />
          <EmblemField value={form.values.emblem} onChange={(emblem) => form.set({ emblem })} />
          <Checkbox {...form.box('archived')} hint={t('archivedMuseumHint')} />
        </section>
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <span className="mut">{t('saveHint')}</span>
      </div>
    </form>
  )
}

function useMuseumForm(museum: CatalogueMuseum | undefined, onOpen: Props['onOpen']) {
  const t = useTranslations('catalogueEditor')
  const document = documentOf(museum)
  return useActionForm<'save_museum_draft', MuseumDraft>({
    action: 'save_museum_draft',
    schema: officeCatalogueActions.save_museum_draft.input,
    start: museumDraft(document),
    labels: {
      ...Object.fromEntries(languages.map((language) => [`name_${language}`, languageNames[language].full])),
      types: t('categories'),
      order_kinds: t('kinds'),
      district: t('district'),
      archived: t('archiveMuseum'),
    },
    names: wordNames('name', 'document.name'),
    input: (draft) => ({
      ...(museum && { museum_id: museum.museum_id }),
      ...asRead(museum),
      document: withMuseum(document, draft),
    }),
    keptAs: `catalogue.${museum?.museum_id ?? 'new'}`,
    touches: ['catalogue'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('saved') })
      onOpen({ museum: result.museum_id })
    },
  })
}
