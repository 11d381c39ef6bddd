import { useTranslations } from 'use-intl'
import { FormattedText } from '../formatted-text/FormattedText.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { HelpQuestions } from '@anfilada/contract/help/help'
import { HelpPicture } from './HelpPicture.tsx'
import styles from './HelpView.module.css'

export function Answer({ question: { question, answer, language } }: { question: HelpQuestions[number] }) {
  const t = useTranslations('help')
  const isOriginal = useLanguage().language !== language
  return (
    <article className={styles.article}>
      <h2 lang={language} dir="auto">
        {question}
      </h2>
      {isOriginal && <p className="sm mut">{t('original')}</p>}
      <FormattedText html={answer} lang={language} Picture={HelpPicture} />
    </article>
  )
}
