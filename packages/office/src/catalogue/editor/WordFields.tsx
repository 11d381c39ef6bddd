import { useTranslations } from 'use-intl'
import { languages, type Language } from '@anfilada/contract/languages'
import { languageNames } from '@anfilada/phrases/language-names'
import { Tag } from '@anfilada/ui/Tag'
import { TextField } from '@anfilada/ui/TextField'
import type { Field } from '@anfilada/browser/form'
import styles from '../catalogue.module.css'

type Props = {
  title: string
  hint?: string
  field: (language: Language) => Field<string>
  maxLength: number
}

/** The same words in five languages: an empty one is marked, and says what is read instead. */
export function WordFields({ title, hint, field, maxLength }: Props) {
  const t = useTranslations('catalogueEditor')
  const hasRussian = field('ru').value.trim() !== ''
  return (
    <section className={styles.words} aria-label={title}>
      <h3>{title}</h3>
      {hint && <p className="mut">{hint}</p>}
      {languages.map((language) => {
        const one = field(language)
        const isMissing = hasRussian && one.value.trim() === ''
        return (
          <div key={language} className={styles.word} data-missing={isMissing || undefined} lang={language}>
            <TextField
              {...one}
              label={<span lang={language}>{languageNames[language].full}</span>}
              dir={language === 'fa' ? 'rtl' : 'ltr'}
              placeholder={isMissing ? t('readsRussian') : ''}
              aside={isMissing && <Tag tone="amber">{t('missingTag')}</Tag>}
              maxLength={maxLength}
            />
          </div>
        )
      })}
    </section>
  )
}
