import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { publicationKinds, type PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import type { Publication } from '@anfilada/contract/publications/publications'
import { usePastMoment } from '../shell/said.ts'
import { textLanguages } from '../texts/screens.ts'
import styles from '../texts/texts.module.css'
import { publicationsQuery } from './publications.queries.ts'

type Props = { kind: PublicationKind; publication: number | undefined }

export function PublicationList({ kind, publication }: Props) {
  const t = useTranslations('publications')
  const { language } = useLanguage()
  const list = useQuery(publicationsQuery(kind, language))
  // The kinds stand among the rows of one: before the first are here nobody knows where.
  const [opened] = useState(kind)
  const first = useQuery(publicationsQuery(opened, language))
  return (
    <nav className={styles.list} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {first.isPending && <Unread query={first} failed={t('failed')} rows={8} rowHeight="60px" />}
      {!first.isPending &&
        publicationKinds.map((one) => (
          <section key={one} className={styles.kind}>
            <Link to="/publications" search={{ kind: one }} className={styles.name} aria-current={one === kind ? 'true' : undefined}>
              {t(`kinds.${one}`)}
            </Link>
            {one === kind && !list.data && <Unread query={list} failed={t('failed')} rows={3} rowHeight="60px" />}
            {one === kind && list.data?.length === 0 && <p className="dim">{t('none')}</p>}
            {one === kind && (
              <ul>
                <li>
                  <Link
                    to="/publications"
                    search={{ kind }}
                    className={styles.version}
                    activeOptions={{ exact: true }}
                    aria-current={publication === undefined ? 'page' : undefined}
                  >
                    {t('begin')}
                  </Link>
                </li>
                {list.data?.map((each) => (
                  <PublicationLine key={each.id} publication={each} isOpen={each.id === publication} />
                ))}
              </ul>
            )}
          </section>
        ))}
      {!first.isPending && (
        <section className={styles.kind}>
          <Link to="/help-texts" className={styles.name}>
            {t('help')}
          </Link>
        </section>
      )}
    </nav>
  )
}

function PublicationLine({ publication, isOpen }: { publication: Publication; isOpen: boolean }) {
  const t = useTranslations('publications')
  const moment = usePastMoment()
  const { id, kind, title, state, visible_from: from, visible_until: until, languages, audience } = publication
  const when = [t(`states.${state}`), from && t('from', { moment: moment(from) }), until && t('until', { moment: moment(until) })]
  return (
    <li>
      <Link to="/publications" search={{ kind, publication: id }} className={styles.version} aria-current={isOpen ? 'page' : undefined}>
        <b>{title}</b>
        <small>{when.filter(Boolean).join(', ')}</small>
        <small>
          {audience.public ? t('everybody') : t('members')} · {textLanguages.filter((one) => languages.includes(one)).join(', ')}
        </small>
      </Link>
    </li>
  )
}
