import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import type { AuditLine } from '@anfilada/contract/customers/audit'
import { ScreenKeysBar } from '../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../shell/keys/use-screen-keys.ts'
import { PagedRows } from '../shell/panes/PagedRows.tsx'
import { focusSearch } from '../shell/panes/SearchField.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import styles from './AuditPage.module.css'
import { auditQuery } from './audit.queries.ts'
import { AuditRow } from './AuditRow.tsx'
import { AuditWords } from './AuditWords.tsx'
import { readAuditSearch, type AuditSearch } from './screens.ts'

/** The log with its words. */
export function AuditScreen() {
  return (
    <AuditWords>
      <AuditPage />
    </AuditWords>
  )
}

/** Who did what to what, when and from where; everything that narrows it stands in the address. */
function AuditPage() {
  const t = useTranslations('audit')
  const keys = useTranslations('listKeys')
  usePageTitle(t('title'))
  const asked = useAddress(readAuditSearch)
  const navigate = useNavigate({ from: '/audit' })
  const log = useInfiniteQuery(auditQuery(asked, useLanguage().language))
  const lines = log.data?.pages.flatMap((page) => page.result) ?? []
  const narrow = (search: AuditSearch) => void navigate({ search })
  useScreenKeys({ Slash: focusSearch })
  return (
    <>
      <main id="content" className={styles.page}>
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          <p className="mut">{t('hint')}</p>
          <AuditFilters asked={asked} actions={log.data?.pages[0]?.actions ?? []} lines={lines} onChange={narrow} />
        </header>
        <div className={styles.log}>
          <AuditLog log={log} lines={lines} onNarrow={(by) => narrow({ ...asked, ...by })} />
        </div>
      </main>
      <ScreenKeysBar keys={[[['/'], keys('search')]]} />
    </>
  )
}

type LogProps = { log: UseInfiniteQueryResult; lines: readonly AuditLine[]; onNarrow: (by: AuditSearch) => void }

function AuditLog({ log, lines, onNarrow }: LogProps) {
  const t = useTranslations('audit')
  const words = { failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  return (
    <PagedRows query={log} count={lines.length} skeleton={{ rows: 10, rowHeight: '54px' }} words={words} isNarrowed>
      <div role="table" aria-label={t('list')}>
        <div role="row" className={`${styles.line} ${styles.names}`}>
          {(['when', 'who', 'what', 'whose', 'where'] as const).map((name) => (
            <span key={name} role="columnheader">
              {t(name)}
            </span>
          ))}
        </div>
        {lines.map((line) => (
          <AuditRow key={line.id} line={line} onNarrow={onNarrow} />
        ))}
      </div>
    </PagedRows>
  )
}
