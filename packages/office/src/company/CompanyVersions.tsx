import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { CompanyVersion } from '@anfilada/contract/company-versions'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import styles from '../texts/texts.module.css'
import { usePastMoment } from '../shell/said.ts'

type Props = { versions: readonly CompanyVersion[] | undefined; open: number | undefined }

/** What will hold, holds and held, with who wrote and published it. */
export function CompanyVersions({ versions, open }: Props) {
  const t = useTranslations('company')
  const shell = useTranslations('shell')
  return (
    <nav className={styles.list} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {!versions && <SkeletonRows rows={1} rowHeight="60px" label={shell('loading')} />}
      <ul>
        {versions?.map((version) => (
          <VersionLine key={version.id} version={version} isOpen={version.id === open} />
        ))}
      </ul>
    </nav>
  )
}

function VersionLine({ version, isOpen }: { version: CompanyVersion; isOpen: boolean }) {
  const t = useTranslations('company')
  const { date } = useFormats()
  const moment = usePastMoment()
  const { id, state, valid_from: from, changed_by: editor, changed_at: edited, published_by: publisher, published_at: published } = version
  return (
    <li>
      <Link to="/company" search={{ version: id }} className={styles.version} aria-current={isOpen ? 'page' : undefined}>
        <b>{t('version', { number: version.version })}</b> <span>{t(`states.${state}`)}</span>
        {from !== null && <small>{t('since', { date: date(from) })}</small>}
        {editor && edited && <small>{t('edited', { name: editor, moment: moment(edited) })}</small>}
        {publisher && published && <small>{t('publishedBy', { name: publisher, moment: moment(published) })}</small>}
        {version.note && <small>{version.note}</small>}
      </Link>
    </li>
  )
}
