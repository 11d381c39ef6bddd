import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames } from '@anfilada/phrases/language-names'
import type { TextDraft } from './text-draft.ts'
import styles from './texts.module.css'
import type { TextLanguage } from './texts-search.ts'

type Props = {
  language: TextLanguage
  typed: TextDraft
  missing: readonly TextLanguage[]
  canType: boolean
  onType: (typed: TextDraft) => void
}

/** Title and text of one language, in its own direction. */
export function TextFields({ language, typed, missing, canType, onType }: Props) {
  const t = useTranslations('texts')
  const id = useId()
  const { title, text } = typed[language]
  const name = languageNames[language].full
  const set = (part: { title?: string; text?: string }) => onType({ ...typed, [language]: { ...typed[language], ...part } })
  const isMissing = missing.includes(language)
  const own = {
    lang: language,
    dir: language === 'fa' ? 'rtl' : 'ltr',
    readOnly: !canType,
    'aria-invalid': isMissing || undefined,
    'aria-describedby': isMissing ? id : undefined,
  } as const
  return (
    <section className={styles.language} aria-label={name}>
      <h3 lang={language}>{name}</h3>
      {isMissing && (
        <p id={id} role="alert" className={styles.fault}>
          {t('missing')}
        </p>
      )}
      <input
        {...own}
        className={styles.titleField}
        aria-label={t('titleOf', { language: name })}
        placeholder={t('titleWord')}
        maxLength={200}
        value={title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <textarea
        {...own}
        className={styles.textField}
        aria-label={t('textOf', { language: name })}
        placeholder={t('textWord')}
        maxLength={20_000}
        value={text}
        onChange={({ target }) => set({ text: target.value })}
      />
    </section>
  )
}
