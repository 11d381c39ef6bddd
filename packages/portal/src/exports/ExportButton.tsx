import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { AskedList } from '@anfilada/browser/exports/asked-list'
import { ExportOpener } from '@anfilada/browser/exports/ExportOpener'
import { WithPhrases } from '@anfilada/browser/WithPhrases'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { phrases } from './phrases.ts'

/** With words that come with it. */
export function ExportButton(asked: AskedList) {
  return (
    <WithPhrases part="exports" phrases={phrases}>
      <ExportOpener asked={asked} look="button" toAll={<ToAll />} />
    </WithPhrases>
  )
}

function ToAll() {
  const t = useTranslations('exports.sheet')
  return (
    <Link to="/exports" className={buttonLinkClass('secondary')}>
      {t('toAll')}
    </Link>
  )
}
