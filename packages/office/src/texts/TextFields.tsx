import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames } from '@anfilada/phrases/language-names'
import type { Form } from '@anfilada/browser/form'
import type { TextDraft } from './text-draft.ts'
import styles from './texts.module.css'
import type { TextLanguage } from './screens.ts'

type Props = {
  language: TextLanguage
  form: Form<TextDraft>
  canType: boolean
}

/** Title and text of one language, in its own direction. */
export function TextFields({ language, form, canType }: Props) {
  const t = useTranslations('texts')
  const id = useId()
  const { title, text } = form.values[language]
  const name = languageNames[language].full
  const set = (part: { title?: string; text?: string }) => form.set({ [language]: { title, text, ...part } })
  const fault = form.error(language)
  const own = {
    lang: language,
    dir: language === 'fa' ? 'rtl' : 'ltr',
    readOnly: !canType,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? id : undefined,
  } as const
  return (
    <section className={styles.language} aria-label={name}>
      <h3 lang={language}>{name}</h3>
      {fault && (
        <p id={id} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <input
        {...own}
        name={language}
        className={styles.titleField}
        aria-label={t('titleOf', { language: name })}
        placeholder={t('titleWord')}
        value={title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <textarea
        {...own}
        className={styles.textField}
        aria-label={t('textOf', { language: name })}
        placeholder={t('textWord')}
        value={text}
        onChange={({ target }) => set({ text: target.value })}
      />
    </section>
  )
}
