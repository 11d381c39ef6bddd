import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { chosen } from '@anfilada/browser/read-address'
import { Unread } from '@anfilada/browser/Unread'
import { useAddress } from '@anfilada/browser/use-address'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import type { CompanyVersion } from '@anfilada/contract/company-versions'
import styles from '../texts/texts.module.css'
import { companyQuery } from './company.queries.ts'
import { CompanyVersions } from './CompanyVersions.tsx'
import { CompanyWork } from './CompanyWork.tsx'
import { readCompanySearch } from './screens.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/office-company/ru'),
  en: () => import('@anfilada/phrases/office-company/en'),
} as MorePhrases

// Names in Chinese stand beside the others, and no other screen waits for their faces.
void import('@anfilada/ui/fonts-zh.css')

/** Who the company is, with words that no other screen has to load. */
export function CompanyScreen() {
  return (
    <WithPhrases part="company" phrases={phrases}>
      <CompanyPage />
    </WithPhrases>
  )
}

/** Versions on the left, the one that is open beside them: a draft is typed into, a published one is read. */
function CompanyPage() {
  const t = useTranslations('company')
  usePageTitle(t('title'))
  const { version: asked } = useAddress(readCompanySearch)
  const navigate = useNavigate({ from: '/company' })
  const versions = useQuery(companyQuery(useLanguage().language))
  const open = versions.data && openOf(versions.data, asked)
  return (
    <main id="content" className={styles.board}>
      <h1 className="sr">{t('title')}</h1>
      <CompanyVersions versions={versions.data} open={open?.id} />
      <div className={styles.work}>
        {!versions.data && <Unread query={versions} failed={t('failed')} rows={5} rowHeight="90px" />}
        {versions.data && (
          // Another version, or another state of the draft with the server, begins the fields anew.
          <CompanyWork
            key={`${open?.id} ${open?.state} ${open?.revision}`}
            open={open}
            versions={versions.data}
            onOpen={(version) => void navigate({ search: chosen({ version }) })}
          />
        )}
      </div>
    </main>
  )
}

/** The one in the address, else the draft, else what is in force or will be. */
function openOf(versions: readonly CompanyVersion[], asked: number | undefined): CompanyVersion | undefined {
  return (
    versions.find(({ id }) => id === asked) ??
    versions.find(({ state }) => state === 'draft') ??
    versions.find(({ state }) => state === 'current') ??
    versions[0]
  )
}
