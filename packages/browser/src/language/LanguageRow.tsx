import { useTranslations } from 'use-intl'
import { languageNames } from '@anfilada/phrases/language-names'
import { appLanguages } from './language.ts'
import { useLanguage } from './LanguageProvider.tsx'
import styles from './LanguageRow.module.css'

/** All languages in one line, each by its own name: a visitor may be unable to read the present one. */
export function LanguageRow() {
  const t = useTranslations('shell')
  const { language, choose } = useLanguage()
  return (
    <div role="group" aria-label={t('language')} className={styles.row}>
      {appLanguages().map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          title={languageNames[one].full}
          aria-pressed={one === language}
          className={styles.language}
          onClick={() => choose(one)}
        >
          {languageNames[one].short}
        </button>
      ))}
    </div>
  )
}
