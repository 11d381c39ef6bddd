import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type CatalogueMuseum, officeCatalogueActions } from '@anfilada/contract/catalogue/office-catalogue'
import { languages } from '@anfilada/contract/languages'
import { languageNames } from '@anfilada/phrases/language-names'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Button } from '@anfilada/ui/Button'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../catalogue.module.css'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { asRead, documentOf, wordNames } from './museum-draft.ts'
import { type ObjectDraft, objectDraft, objectIn, withObject } from './object-draft.ts'
import { ObjectTermsFacts } from './ObjectTermsFacts.tsx'
import { OpeningFields } from './OpeningFields.tsx'
import { RemoveObject } from './RemoveObject.tsx'
import { RuleFields } from './RuleFields.tsx'
import { useShownFault } from './use-shown-fault.ts'
import { WordFields } from './WordFields.tsx'

type Props = {
  museum: CatalogueMuseum
  /** Undefined for a new one. */
  code: string | undefined
  onOpen: (to: CatalogueSearch) => void
}

/** One object of a museum; saved as a draft of the museum, whole or not. */
export function ObjectForm({ museum, code, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const { form, at } = useObjectForm({ museum, code, onOpen })
  const isPublished = museum.published?.objects.some(({ system_id }) => system_id === code) === true
  const faultOf = useShownFault(withObject(documentOf(museum), at, form.values), code !== undefined)
  const fault = (path: string) => faultOf(`objects.${at}.${path}`)
  const words = (part: 'name' | 'entrance') => (language: (typeof languages)[number]) => {
    const one = form.field(`${part}_${language}`)
    return { ...one, error: one.error ?? fault(`${part}.${language}`) }
  }
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {code === undefined && <h2>{t('newObject')}</h2>}
      <FormFailure sentence={form.failure} />
      <div className={styles.columns}>
        <div className={styles.group}>
          <TextField {...form.field('system_id')} hint={t('codeHint')} isDisabled={isPublished} dir="ltr" maxLength={32} />
          <div className={styles.pair}>
            <WordFields title={t('names')} hint={t('nameHint')} field={words('name')} maxLength={120} />
            <WordFields title={t('entrances')} hint={t('entranceHint')} field={words('entrance')} maxLength={200} />
          </div>
          <OpeningFields
            week={form.values.week}
            exceptions={form.values.exceptions}
            onWeek={(week) => form.set({ week })}
            onExceptions={(exceptions) => form.set({ exceptions })}
            error={fault}
          />
        </div>
        <div className={styles.group}>
          <RuleFields form={form} fault={fault} />
          <Terms museum={museum} code={code} />
        </div>
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <span className="mut">{t('saveHint')}</span>
        {code !== undefined && !isPublished && (
          <RemoveObject museum={museum} code={code} onDone={() => onOpen({ museum: museum.museum_id })} />
        )}
      </div>
    </form>
  )
}

/** Terms have a screen of their own, and its own people. */
function Terms({ museum, code }: Pick<Props, 'museum' | 'code'>) {
  const t = useTranslations('catalogueEditor')
  const mayRead = useMay()(['read', 'Terms'])
  const terms = museum.terms.find(({ museum_object_id }) => museum_object_id === code)
  return (
    <section className={styles.group} aria-label={t('terms')}>
      <h3>{t('terms')}</h3>
      {terms ? <ObjectTermsFacts terms={terms} /> : <p className="mut">{t('termsLater')}</p>}
      {mayRead && (
        <p>
          <Link to="/terms" search={{}} className={actLinkClass}>
            {t('toTerms')}
          </Link>
        </p>
      )}
    </section>
  )
}

function useObjectForm({ museum, code, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const document = documentOf(museum)
  const { object, at } = objectIn(document, code)
  const path = `document.objects.${at}`
  const form = useActionForm<'save_museum_draft', ObjectDraft>({
    action: 'save_museum_draft',
    schema: officeCatalogueActions.save_museum_draft.input,
    start: objectDraft(object),
    labels: {
      system_id: t('code'),
      ...Object.fromEntries(
        (['name', 'entrance'] as const).flatMap((part) => languages.map((one) => [`${part}_${one}`, languageNames[one].full])),
      ),
      least_people: t('least'),
      most_people: t('most'),
      persons_per_guide: t('perGuide'),
      visit_minutes: t('visitMinutes'),
      no_show_percent: t('noShow'),
      needs_license: t('license'),
      instant: t('instant'),
      archived: t('archiveObject'),
    },
    sentences: { system_id: t('codeWrong') },
    names: {
      [`${path}.system_id`]: 'system_id',
      ...wordNames('name', `${path}.name`),
      ...wordNames('entrance', `${path}.entrance`),
      ...Object.fromEntries(
        (['least_people', 'most_people', 'persons_per_guide', 'visit_minutes', 'no_show_percent'] as const).map((field) => [
          `${path}.${field}`,
          field,
        ]),
      ),
    },
    input: (draft) => ({ museum_id: museum.museum_id, ...asRead(museum), document: withObject(document, at, draft) }),
    // It is the name of the object in every address: without one it could not be opened again.
    faults: ({ system_id }) => {
      const isTwice = document.objects.some((other, place) => place !== at && other.system_id === system_id.trim())
      return system_id.trim() === '' || isTwice ? { system_id: 'invalid' } : {}
    },
    keptAs: `catalogue.${museum.museum_id}.${code ?? 'new'}`,
    touches: ['catalogue'],
    onDone: (_, { system_id }) => {
      showToast({ tone: 'done', text: t('saved') })
      onOpen({ museum: museum.museum_id, object: system_id.trim() })
    },
  })
  return { form, at }
}
