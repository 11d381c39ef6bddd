import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { legalTextActions, type LegalTextKind, type LegalVersion, type LegalVersionWhole } from '@anfilada/contract/legal-texts'
import { ActButton } from '@anfilada/ui/ActButton'
import { showToast } from '@anfilada/ui/toasts'
import { readTexts, sameDraft, textDraft } from './text-draft.ts'
import { type Beside, BesideRussian } from './BesideRussian.tsx'
import { TextActs } from './TextActs.tsx'
import { TextFields } from './TextFields.tsx'
import { textWords } from './text-words.ts'
import styles from './texts.module.css'

type Props = {
  kind: LegalTextKind
  /** Undefined where the kind has no version yet. */
  whole: LegalVersionWhole | undefined
  /** The draft of the kind, whatever version is open. */
  draft: LegalVersion | undefined
  beside: Beside
  onBeside: (language: Beside) => void
  onOpen: (id: number | undefined) => void
}

/** A draft is typed into; a published version is only read, and the next draft begins from it. */
export function TextEditor({ kind, whole, draft, beside, onBeside, onOpen }: Props) {
  const t = useTranslations('texts')
  const mayEdit = useMay()(['update', 'LegalText'])
  const start = textDraft(whole?.contents)
  const form = useTextForm({ kind, whole, draft, onOpen })
  const isDraft = whole === undefined || whole.state === 'draft'
  // Beside a draft that stands already, an older version is only read.
  const canType = mayEdit && (isDraft || draft === undefined)
  const acts = { kind, form, draft, isDraft, isChanged: !sameDraft(form.values, start), onOpen }
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{t(`kinds.${kind}`)}</h2>
          <p className="mut">{whole ? `${t('version', { number: whole.version })}, ${t(`states.${whole.state}`)}` : t('first')}</p>
        </div>
        <BesideRussian label={t('beside')} value={beside} onChange={onBeside} />
        {canType && <TextActs {...acts} />}
        {mayEdit && !canType && draft && <ActButton onPress={() => onOpen(draft.id)}>{t('toDraft')}</ActButton>}
      </header>
      <FormFailure sentence={form.failure} />
      <p className={styles.lead}>{t('format')}</p>
      <div className={styles.pair}>
        <TextFields language="ru" form={form} canType={canType} />
        <TextFields language={beside} form={form} canType={canType} />
      </div>
    </>
  )
}

function useTextForm({ kind, whole, draft, onOpen }: Pick<Props, 'kind' | 'whole' | 'draft' | 'onOpen'>) {
  const t = useTranslations('texts')
  return useActionForm({
    action: 'save_legal_draft',
    schema: legalTextActions.save_legal_draft.input,
    start: textDraft(whole?.contents),
    ...textWords(t('missing')),
    input: (typed) => {
      const read = readTexts(typed)
      return { kind, revision: draft?.revision ?? 0, contents: read.ok ? read.contents : undefined }
    },
    faults: (typed) => {
      const read = readTexts(typed)
      return read.ok ? {} : Object.fromEntries(read.missing.map((language) => [language, 'required']))
    },
    keptAs: `texts.${kind}.${whole?.id ?? 0}`,
    touches: ['texts'],
    onDone: () => {
      showToast({ tone: 'done', text: t('saved') })
      onOpen(undefined)
    },
  })
}
