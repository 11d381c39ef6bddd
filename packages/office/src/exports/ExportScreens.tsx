import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AskedList } from '@anfilada/browser/exports/asked-list'
import { ExportOpener } from '@anfilada/browser/exports/ExportOpener'
import { ExportsView } from '@anfilada/browser/exports/ExportsView'
import { type MorePhrases, WithPhrases } from '@anfilada/browser/WithPhrases'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { TitledPage } from '../shell/page/TitledPage.tsx'

// One chunk: the list of the queue counts its bytes, and each further one is named there.

const phrases = {
  ru: () => import('@anfilada/phrases/exports/ru'),
  en: () => import('@anfilada/phrases/exports/en'),
} as MorePhrases

/** Takes out a list, with words that come with it; `before` holds its place until then. */
export function ExportButton({ before, ...asked }: AskedList & { before: ReactNode }) {
  return (
    <WithPhrases part="exports" phrases={phrases} before={before}>
      <ExportOpener asked={asked} look="act" toAll={<ToAll />} />
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

/** Where one's exports are found again. */
export function ExportsScreen() {
  return (
    <WithPhrases part="exports" phrases={phrases}>
      <ExportsPage />
    </WithPhrases>
  )
}

function ExportsPage() {
  const t = useTranslations('exports')
  return (
    <TitledPage title={t('title')}>
      <ExportsView />
    </TitledPage>
  )
}
