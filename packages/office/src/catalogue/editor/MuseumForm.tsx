import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { groupCategories } from '@anfilada/contract/group-categories'
import { offeredKinds } from '@anfilada/contract/catalogue/museum-document'
import { type CatalogueMuseum, officeCatalogueActions } from '@anfilada/contract/catalogue/office-catalogue'
import { type Language, languages } from '@anfilada/contract/languages'
import { districts } from '@anfilada/contract/orders/programme-clashes'
import { languageNames } from '@anfilada/phrases/language-names'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../catalogue.module.css'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { EmblemField } from './EmblemField.tsx'
import { asRead, documentOf, type MuseumDraft, museumDraft, readPoint, withMuseum, wordNames } from './museum-draft.ts'
import { TickFields } from './TickFields.tsx'
import { TravelFields } from './TravelFields.tsx'
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
  const words = (part: 'name' | 'address') => (language: Language) => {
    const one = form.field(`${part}_${language}`)
    return { ...one, error: one.error ?? fault(`${part}.${language}`) }
  }
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {!museum && <h2>{t('newMuseum')}</h2>}
      <FormFailure sentence={form.failure} />
      <div className={styles.columns}>
        <div className={styles.group}>
          <div className={styles.pair}>
            <WordFields title={t('names')} hint={t('museumNameHint')} field={words('name')} maxLength={120} />
            <WordFields title={t('addresses')} hint={t('addressHint')} field={words('address')} maxLength={200} />
          </div>
          <WhereFields own={museum?.museum_id} form={form} fault={fault} />
        </div>
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

type WhereProps = { own: number | undefined; form: Form<MuseumDraft>; fault: (path: string) => string | undefined }

/** On the map, and how far from other museums. */
function WhereFields({ own, form, fault }: WhereProps) {
  const t = useTranslations('catalogueEditor')
  return (
    <>
      <TextField {...form.field('point')} hint={t('pointHint')} error={form.error('point') ?? fault('point')} dir="ltr" maxLength={60} />
      <TravelFields
        own={own}
        travel={form.values.travel}
        onChange={(travel) => form.set({ travel })}
        error={(at) => fault(`travel.${at}.museum_id`)}
      />
    </>
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
      ...Object.fromEntries(
        (['name', 'address'] as const).flatMap((part) => languages.map((one) => [`${part}_${one}`, languageNames[one].full])),
      ),
      types: t('categories'),
      order_kinds: t('kinds'),
      point: t('point'),
      district: t('district'),
      archived: t('archiveMuseum'),
    },
    sentences: { point: t('pointWrong') },
    names: { ...wordNames('name', 'document.name'), ...wordNames('address', 'document.address') },
    faults: ({ point }) => (readPoint(point) === undefined ? { point: 'invalid' } : {}),
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
