import { useTranslations } from 'use-intl'
import { HelpPicture } from '@anfilada/browser/help/HelpPicture'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeHelpActions, type HelpQuestionWhole } from '@anfilada/contract/help/office-help'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { showToast } from '@anfilada/ui/toasts'
import { Preview } from '../publications/Preview.tsx'
import publications from '../publications/publications.module.css'
import { type Beside, BesideRussian } from '../texts/BesideRussian.tsx'
import { textWords } from '../texts/text-words.ts'
import { TextFields } from '../texts/TextFields.tsx'
import styles from '../texts/texts.module.css'
import { helpDraft, helpFaults, helpInput } from './help-draft.ts'
import { ReadersFields } from './ReadersFields.tsx'
import { RestoreQuestion } from './RestoreQuestion.tsx'
import { ShippedText } from './ShippedText.tsx'

type Props = {
  subjects: readonly { id: number; title: string }[]
  /** Undefined for a new one. */
  whole: HelpQuestionWhole | undefined
  beside: Beside
  onBeside: (language: Beside) => void
  onOpen: (id: number) => void
}

/** Russian and a translation beside one another, as they are typed and as readers get them; whoever opens this page may change them. */
export function HelpTextEditor({ subjects, whole, beside, onBeside, onOpen }: Props) {
  const t = useTranslations('helpTexts')
  const form = useHelpForm(whole, onOpen)
  return (
    <form className={publications.form} onSubmit={form.submit} noValidate>
      <header className={styles.head}>
        <div>
          <h2>{whole?.title ?? t('fresh')}</h2>
          <p className="mut">{whole && t(whole.is_own ? 'own' : 'shipped')}</p>
        </div>
        <BesideRussian label={t('beside')} value={beside} onChange={onBeside} />
        <div className={styles.acts}>
          {whole && <RestoreQuestion question={whole} />}
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </header>
      <FormFailure sentence={form.failure} />
      <p className={styles.lead}>{t('format')}</p>
      <div className={publications.pair}>
        {(['ru', beside] as const).map((language) => (
          <div key={language} className={publications.side}>
            {whole?.shipped && <ShippedText language={language} whole={whole} form={form} />}
            <TextFields language={language} form={form} canType />
            <Preview language={language} {...form.values[language]} Picture={HelpPicture} />
          </div>
        ))}
      </div>
      <div className={publications.pair} data-behind>
        <ReadersFields subjects={subjects} whole={whole} form={form} />
        <section className={publications.group} aria-label={t('showing')}>
          <h3>{t('showing')}</h3>
          <Checkbox
            label={t('hide')}
            name="is_hidden"
            isChecked={form.values.is_hidden}
            onChange={(is_hidden) => form.set({ is_hidden })}
            hint={t('hideHint')}
          />
        </section>
      </div>
    </form>
  )
}

function useHelpForm(whole: HelpQuestionWhole | undefined, onOpen: (id: number) => void) {
  const t = useTranslations('helpTexts')
  const words = textWords(t('missing'))
  return useActionForm({
    action: 'save_help_question',
    schema: officeHelpActions.save_help_question.input,
    start: helpDraft(whole),
    ...words,
    labels: {
      ...words.labels,
      subject_id: t('subject'),
      roles: t('readers'),
    },
    sentences: { ...words.sentences, roles: t('noReaders') },
    input: (draft) => helpInput(draft, whole),
    faults: helpFaults,
    keptAs: `help-texts.${whole?.id ?? 'new'}.${whole?.revision ?? 0}`,
    touches: ['help-texts', 'help'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('saved') })
      onOpen(result.id)
    },
  })
}
