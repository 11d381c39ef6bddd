import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { readIn } from '@anfilada/contract/catalogue/museum-document'
import type { CatalogueMuseum } from '@anfilada/contract/catalogue/office-catalogue'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Emblem } from '@anfilada/ui/Emblem'
import { Tabs } from '@anfilada/ui/Tabs'
import { Tag } from '@anfilada/ui/Tag'
import { usePastMoment } from '../shell/said.ts'
import styles from './catalogue.module.css'
import { CheckView } from './check/CheckView.tsx'
import { HistoryView } from './check/HistoryView.tsx'
import { documentOf } from './editor/museum-draft.ts'
import { MuseumForm } from './editor/MuseumForm.tsx'
import { ObjectForm } from './editor/ObjectForm.tsx'
import type { CatalogueSearch } from './catalogue-search.ts'

type Props = { museum: CatalogueMuseum; search: CatalogueSearch; onOpen: (to: CatalogueSearch) => void }

/** One museum: what it is, what publishing it would change, what was published. */
export function MuseumWork({ museum, search, onOpen }: Props) {
  const t = useTranslations('catalogueEditor')
  const { museum_id } = museum
  const document = documentOf(museum)
  const place = search.view ?? (search.object === undefined ? 'fields' : 'object')
  const { language } = useLanguage()
  return (
    <div className={styles.whole}>
      <header className={styles.head}>
        <Emblem name={document.emblem} />
        <div className={styles.grow}>
          <h2>{readIn(document.name, language) || t('unnamed')}</h2>
          <p className="mut">
            <Standing museum={museum} />
          </p>
        </div>
        {museum.draft && <Tag tone="amber">{t('draftTag')}</Tag>}
      </header>
      <Tabs label={t('views')} current={place}>
        <Link to="/catalogue" search={{ museum: museum_id }} aria-current={place === 'fields' ? 'page' : undefined}>
          {t('museumTab')}
        </Link>
        {document.objects.map(({ system_id, name }) => (
          <Link
            key={system_id}
            to="/catalogue"
            search={{ museum: museum_id, object: system_id }}
            aria-current={place === 'object' && search.object === system_id ? 'page' : undefined}
          >
            {readIn(name, language) || system_id}
          </Link>
        ))}
        <Link
          to="/catalogue"
          search={{ museum: museum_id, view: 'object' }}
          aria-current={place === 'object' && search.object === undefined ? 'page' : undefined}
        >
          {t('addObject')}
        </Link>
        <Link to="/catalogue" search={{ museum: museum_id, view: 'check' }} aria-current={place === 'check' ? 'page' : undefined}>
          {t('checkTab')}
        </Link>
        <Link to="/catalogue" search={{ museum: museum_id, view: 'history' }} aria-current={place === 'history' ? 'page' : undefined}>
          {t('historyTab')}
        </Link>
      </Tabs>
      <Open museum={museum} search={search} onOpen={onOpen} />
    </div>
  )
}

/** A form begins anew with what was saved meanwhile; what was typed into it and not sent is kept by its own name. */
function Open({ museum, search, onOpen }: Props) {
  const key = `${museum.museum_id} ${museum.version} ${museum.draft?.revision ?? 0} ${search.object ?? ''}`
  if (search.view === 'check') return <CheckView museum={museum} onOpen={onOpen} />
  if (search.view === 'history') return <HistoryView museum={museum} />
  if (search.view === 'object' || search.object !== undefined) {
    return <ObjectForm key={key} museum={museum} code={search.object} onOpen={onOpen} />
  }
  return <MuseumForm key={key} museum={museum} onOpen={onOpen} />
}

function Standing({ museum }: { museum: CatalogueMuseum }) {
  const t = useTranslations('catalogueEditor')
  const moment = usePastMoment()
  const { version, published_at, published_by, draft } = museum
  const published =
    version === 0
      ? t('unpublished')
      : published_at === null || published_by === null
        ? t('firstVersion')
        : t('publishedBy', { version: String(version), when: moment(published_at), who: published_by })
  const drafted = draft && t('draftBy', { when: moment(draft.saved_at), who: draft.saved_by })
  return <>{[published, drafted].filter(Boolean).join(' · ')}</>
}
