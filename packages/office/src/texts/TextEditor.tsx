import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import type { LegalTextKind, LegalVersion, LegalVersionWhole } from '@anfilada/contract/legal-texts'
import { ActButton } from '@anfilada/ui/ActButton'
import { Segment } from '@anfilada/ui/Segment'
import { sameDraft, textDraft } from './text-draft.ts'
import { TextActs } from './TextActs.tsx'
import { TextFields } from './TextFields.tsx'
import { textLanguages, type TextLanguage } from './texts-search.ts'
import styles from './texts.module.css'

type Beside = Exclude<TextLanguage, 'ru'>
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
  const [start] = useState(() => textDraft(whole?.contents))
  const [typed, setTyped] = useState(start)
  const [missing, setMissing] = useState<readonly TextLanguage[]>([])
  const isDraft = whole === undefined || whole.state === 'draft'
  // Beside a draft that stands already, an older version is only read.
  const canType = mayEdit && (isDraft || draft === undefined)
  const fields = { typed, missing, canType, onType: setTyped }
  const acts = { kind, typed, draft, isDraft, isChanged: !sameDraft(typed, start), onMissing: setMissing, onOpen }
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{t(`kinds.${kind}`)}</h2>
          <p className="mut">{whole ? `${t('version', { number: whole.version })}, ${t(`states.${whole.state}`)}` : t('first')}</p>
        </div>
        <Segment
          label={t('beside')}
          value={beside}
          onChange={onBeside}
          options={besideRussian.map((one) => ({ value: one, label: one.toUpperCase() }))}
        />
        {canType && <TextActs {...acts} />}
        {mayEdit && !canType && draft && <ActButton onPress={() => onOpen(draft.id)}>{t('toDraft')}</ActButton>}
      </header>
      <p className={styles.lead}>{t('format')}</p>
      <div className={styles.pair}>
        <TextFields language="ru" {...fields} />
        <TextFields language={beside} {...fields} />
      </div>
    </>
  )
}

const besideRussian = textLanguages.filter((language): language is Beside => language !== 'ru')
