import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import { officePublicationActions, type PublicationWhole } from '@anfilada/contract/publications/publications'
import { languageNames } from '@anfilada/phrases/language-names'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'
import { type Beside, BesideRussian } from '../texts/BesideRussian.tsx'
import { textWords } from '../texts/text-words.ts'
import { TextFields } from '../texts/TextFields.tsx'
import styles from '../texts/texts.module.css'
import { AudienceFields } from './AudienceFields.tsx'
import { DeletePublication } from './DeletePublication.tsx'
import { PictureButton } from './PictureButton.tsx'
import { Preview } from './Preview.tsx'
import { publicationDraft, publicationFaults, publicationInput } from './publication-draft.ts'
import own from './publications.module.css'
import { ScheduleFields } from './ScheduleFields.tsx'

type Props = {
  kind: PublicationKind
  /** Undefined for a new one. */
  whole: PublicationWhole | undefined
  beside: Beside
  onBeside: (language: Beside) => void
  onOpen: (id: number | undefined) => void
}

/** Russian and a translation beside one another, as they are typed and as readers get them; below when and for whom. */
export function PublicationEditor({ kind, whole, beside, onBeside, onOpen }: Props) {
  const t = useTranslations('publications')
  const canType = useMay()(['update', 'Publication'])
  const form = usePublicationForm({ kind, whole, onOpen })
  return (
    <form className={own.form} onSubmit={form.submit} noValidate>
      <header className={styles.head}>
        <div>
          <h2>{t(`kinds.${kind}`)}</h2>
          <p className="mut">{whole ? t(`states.${whole.state}`) : t('fresh')}</p>
        </div>
        <BesideRussian label={t('beside')} value={beside} onChange={onBeside} />
        {canType && (
          <div className={styles.acts}>
            {whole && <DeletePublication publication={whole} onDone={() => onOpen(undefined)} />}
            <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </div>
        )}
      </header>
      <FormFailure sentence={form.failure} />
      <p className={styles.lead}>{t('format')}</p>
      <div className={own.pair}>
        {(['ru', beside] as const).map((language) => (
          <div key={language} className={own.side}>
            <TextFields language={language} form={form} canType={canType} />
            {canType && (
              <PictureButton
                language={languageNames[language].full}
                onSent={(markdown) => {
                  const { title, text } = form.values[language]
                  form.set({ [language]: { title, text: text === '' ? markdown : `${text}\n\n${markdown}` } })
                }}
              />
            )}
            <Preview language={language} {...form.values[language]} />
          </div>
        ))}
      </div>
      <div className={own.pair}>
        <ScheduleFields kind={kind} form={form} canType={canType} />
        <AudienceFields kind={kind} form={form} canType={canType} />
      </div>
    </form>
  )
}

function usePublicationForm({ kind, whole, onOpen }: Pick<Props, 'kind' | 'whole' | 'onOpen'>) {
  const t = useTranslations('publications')
  const words = textWords(t('missing'))
  return useActionForm({
    action: 'save_publication',
    schema: officePublicationActions.save_publication.input,
    start: publicationDraft(kind, whole),
    ...words,
    labels: {
      ...words.labels,
      visible_from: t('visibleFrom'),
      visible_until: t('visibleUntil'),
      url: t('url'),
    },
    sentences: { ...words.sentences, url: t('urlWrong') },
    input: (draft) => publicationInput(draft, { kind, whole }),
    faults: publicationFaults,
    keptAs: `publications.${whole?.id ?? kind}.${whole?.revision ?? 0}`,
    touches: ['publications'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('saved') })
      onOpen(result.id)
    },
  })
}
