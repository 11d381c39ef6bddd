import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { LegalTextKind, LegalVersion } from '@anfilada/contract/legal-texts'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import styles from './texts.module.css'
import { usePastMoment } from '../shell/said.ts'
import { textKinds, textLanguages } from './screens.ts'

type Props = { versions: readonly LegalVersion[] | undefined; kind: LegalTextKind; version: number | undefined }

export function VersionList({ versions, kind, version }: Props) {
  const t = useTranslations('texts')
  const shell = useTranslations('shell')
  return (
    <nav className={styles.list} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {!versions && <SkeletonRows rows={5} rowHeight="60px" label={shell('loading')} />}
      {versions &&
        textKinds.map((one) => (
          <section key={one} className={styles.kind}>
            <Link to="/texts" search={{ kind: one }} className={styles.name} aria-current={one === kind ? 'true' : undefined}>
              {t(`kinds.${one}`)}
            </Link>
            {versions.every((each) => each.kind !== one) && <p className="dim">{t('none')}</p>}
            {one === kind && (
              <ul>
                {versions
                  .filter((each) => each.kind === one)
                  .map((each) => (
                    <VersionLine key={each.id} version={each} isOpen={each.id === version} />
                  ))}
              </ul>
            )}
          </section>
        ))}
    </nav>
  )
}

function VersionLine({ version, isOpen }: { version: LegalVersion; isOpen: boolean }) {
  const t = useTranslations('texts')
  const { day } = useFormats()
  const moment = usePastMoment()
  const { id, kind, state, valid_from: from, published_by: by, created_by: author, created_at: created, languages, note } = version
  return (
    <li>
      <Link to="/texts" search={{ kind, version: id }} className={styles.version} aria-current={isOpen ? 'page' : undefined}>
        <b>{t('version', { number: version.version })}</b> <span>{t(`states.${state}`)}</span>
        <small>
          {state === 'draft' || from === null
            ? `${moment(created)}${author ? `, ${author}` : ''}`
            : `${t('since', { date: `${day(from)} ${from.slice(0, 4)}` })}${by ? `, ${by}` : ''}`}
        </small>
        <small>{textLanguages.filter((one) => languages.includes(one)).join(', ')}</small>
        {note && <small>{note}</small>}
      </Link>
    </li>
  )
}
