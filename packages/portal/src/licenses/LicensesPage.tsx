import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Unread } from '@anfilada/browser/Unread'
import type { License } from '@anfilada/contract/licenses/licenses'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { PlusIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import { AddLicenseDialog } from './AddLicenseDialog.tsx'
import { DeleteLicenseDialog } from './DeleteLicenseDialog.tsx'
import { GuideRow } from './GuideRow.tsx'
import { LanguagesDialog } from './LanguagesDialog.tsx'
import { groupLicenses } from './license-groups.ts'
import { licensesQuery } from './licenses.queries.ts'
import styles from './licenses.module.css'

type Open = { dialog: 'add' } | { dialog: 'languages' | 'delete'; license: License }

/** The licenses of one's guides: what has to be done about them first; they are added, changed and deleted here. */
export function LicensesPage() {
  const t = useTranslations('licenses')
  usePageTitle(t('title'))
  const [open, setOpen] = useState<Open>()
  const query = useQuery(licensesQuery(useLanguage().language))
  const mayKeep = useMay()(['update', 'License'])
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <div className={styles.lines}>{query.data && <Lead licenses={query.data} />}</div>
        </div>
        {mayKeep && (
          <Button variant="primary" icon={<PlusIcon />} onPress={() => setOpen({ dialog: 'add' })}>
            {t('add')}
          </Button>
        )}
      </div>
      {query.data ? (
        <Groups licenses={query.data} onOpen={mayKeep ? (dialog, license) => setOpen({ dialog, license }) : undefined} />
      ) : (
        <Unread query={query} failed={t('failed')} rows={4} rowHeight="72px" />
      )}
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  if (open.dialog === 'add') return <AddLicenseDialog onClose={onClose} />
  if (open.dialog === 'languages') return <LanguagesDialog license={open.license} onClose={onClose} />
  return <DeleteLicenseDialog license={open.license} onClose={onClose} />
}

function Lead({ licenses }: { licenses: readonly License[] }) {
  const t = useTranslations('licenses')
  const guides = new Set(licenses.map(({ guide_id: id }) => id)).size
  return <p className={styles.lead}>{t('lead', { guides, licenses: licenses.length })}</p>
}

type GroupsProps = { licenses: readonly License[]; onOpen: ((dialog: 'languages' | 'delete', license: License) => void) | undefined }

function Groups({ licenses, onOpen }: GroupsProps) {
  const t = useTranslations('licenses')
  if (licenses.length === 0) return <Empty title={t('emptyTitle')} text={t('emptyText')} />
  return groupLicenses(licenses).map(({ group, count, guides }, place) => (
    <Section
      key={group}
      rule={place === 0 ? 'cornice' : 'plain'}
      title={
        <>
          {t(`groups.${group}`)} <span className={styles.count}>{count}</span>
        </>
      }
    >
      <ul aria-label={t(`groups.${group}`)}>
        {guides.map((guide) => (
          <GuideRow key={guide.guideId} guide={guide} onOpen={onOpen} />
        ))}
      </ul>
    </Section>
  ))
}
