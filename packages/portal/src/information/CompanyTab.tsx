import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { CurrentLegalTexts } from '@anfilada/contract/legal-texts'
import { Section } from '@anfilada/ui/Section'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { CompanyContacts } from './CompanyContacts.tsx'
import { CompanyRequisites } from './CompanyRequisites.tsx'
import styles from './AboutPage.module.css'
import { legalTextsQuery } from './legal-texts.queries.ts'
import { useCompanyName } from './page-company.ts'

/** Whose portal this is, what can be ordered here, and every text that holds today. */
export function CompanyTab() {
  const t = useTranslations('information')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const texts = useQuery(legalTextsQuery(language))
  const name = useCompanyName()
  return (
    <>
      <Section title={<bdi>{name}</bdi>} rule="none">
        <p className={styles.lead}>{t('lead')}</p>
      </Section>
      <CompanyContacts />
      <CompanyRequisites />
      <Section title={t('documents')}>
        {texts.isError ? (
          <ListFailed title={t('failed')} error={texts.error} busy={texts.isFetching} onRetry={() => void texts.refetch()} />
        ) : texts.isPending ? (
          <SkeletonRows rows={4} label={shell('loading')} rowHeight="64px" />
        ) : texts.data.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul>
            {texts.data.map((text) => (
              <Document key={text.kind} text={text} />
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

function Document({ text: { kind, title, version, valid_from, language } }: { text: CurrentLegalTexts[number] }) {
  const t = useTranslations('information')
  const formats = useFormats()
  return (
    <li className={styles.document}>
      <Link to="/about" search={{ tab: kind }} lang={language}>
        <bdi>{title}</bdi>
      </Link>
      <small>{t('edition', { version: String(version), date: formats.date(valid_from) })}</small>
    </li>
  )
}
