import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { Tabs } from '@anfilada/ui/Tabs'
import { readAboutSearch, aboutTabs, type AboutPart, type AboutTab } from './about-search.ts'
import styles from './AboutPage.module.css'
import { CompanyTab } from './CompanyTab.tsx'
import { InformationWords } from './InformationWords.tsx'
import { LegalText } from './LegalText.tsx'

/** The company and the texts that hold between it and its customers; readable without a session, as the offer must be. */
export function AboutPage() {
  return (
    <InformationWords>
      <About />
    </InformationWords>
  )
}

function About() {
  const t = useTranslations('information')
  const { tab, text } = useAddress(readAboutSearch)
  usePageTitle(t(`tab.${tab ?? 'company'}`))
  return (
    <>
      <h1>{t('title')}</h1>
      <TabLinks current={tab ?? 'company'} />
      <div className={styles.part}>{tab ? <LegalText key={tab} kind={tab} id={text} /> : <CompanyTab />}</div>
    </>
  )
}

function TabLinks({ current }: { current: AboutPart }) {
  const t = useTranslations('information')
  return (
    <Tabs label={t('tabs')}>
      {aboutTabs.map((tab) => (
        <Link
          key={tab}
          to="/about"
          search={searchOf(tab)}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </Tabs>
  )
}

function searchOf(tab: AboutTab) {
  return tab === 'company' ? {} : { tab }
}
