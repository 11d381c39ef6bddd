import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ActionOutput } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Unread } from '@anfilada/browser/Unread'
import { Empty } from '@anfilada/ui/Empty'
import { Section } from '@anfilada/ui/Section'
import { byMuseum } from './license-groups.ts'
import { prolongationQuery } from './licenses.queries.ts'
import styles from './licenses.module.css'
import { ProlongationForm } from './ProlongationForm.tsx'
import { ProlongationRequests } from './ProlongationRequests.tsx'

type Data = ActionOutput<'get_prolongation_page_data'>['result']

/** By museum, which licenses go with which group; and what was asked for before. */
export function ProlongationPage() {
  const t = useTranslations('prolongation')
  usePageTitle(t('title'))
  const query = useQuery(prolongationQuery(useLanguage().language))
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
      </div>
      {query.data ? <Body data={query.data} /> : <Unread query={query} failed={t('failed')} rows={3} rowHeight="72px" />}
    </>
  )
}

function Body({ data: { licenses, groups, requests } }: { data: Data }) {
  const t = useTranslations('prolongation')
  if (licenses.length + requests.length === 0) return <Empty title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      {byMuseum(licenses, groups).map((one, place) => (
        <Section key={one.museumId} rule={place === 0 ? 'cornice' : 'plain'} title={<bdi>{one.museum}</bdi>}>
          {one.groups.length === 0 ? <p className={styles.text}>{t('noGroups')}</p> : <ProlongationForm {...one} />}
        </Section>
      ))}
      {requests.length > 0 && <ProlongationRequests requests={requests} />}
    </>
  )
}
