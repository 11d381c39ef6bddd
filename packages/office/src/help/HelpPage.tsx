import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { HelpView } from '@anfilada/browser/help/HelpView'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { classNames } from '@anfilada/ui/class-names'
import page from '../shell/page/page.module.css'
import styles from './help.module.css'

const phrases = {
  ru: () => import('@anfilada/phrases/help/ru'),
  en: () => import('@anfilada/phrases/help/en'),
} as MorePhrases

/** Questions and answers for this employee's roles; whoever edits them is led there. */
export function HelpScreen() {
  return (
    <main id="content" tabIndex={-1} className={classNames(page.scrolling, page.padded, styles.reading)}>
      <WithPhrases part="help" phrases={phrases}>
        <HelpView />
        <ToTexts />
      </WithPhrases>
    </main>
  )
}

function ToTexts() {
  const t = useTranslations('help')
  return useMay()(['read', 'Publication']) ? (
    <p className={styles.toTexts} data-behind>
      <Link to="/help-texts">{t('toTexts')}</Link>
    </p>
  ) : null
}
