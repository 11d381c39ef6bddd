import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'

/** Says that what follows is not in the reader's language. */
export function Untranslated({ written }: { written: string }) {
  const t = useTranslations('publications')
  return useLanguage().language === written ? null : <p className="sm mut">{t('original')}</p>
}
