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
  const document = documentOf(museum)
  const { language } = useLanguage()
  // The others stand in the tree.
  const opened = document.objects.find(({ system_id }) => system_id === search.object)
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
      <MuseumTabs
        museumId={museum.museum_id}
        opened={opened && { code: opened.system_id, name: readIn(opened.name, language) }}
        view={search.view}
      />
      <Open museum={museum} search={search} onOpen={onOpen} />
    </div>
  )
}

type TabsProps = { museumId: number; opened: { code: string; name: string } | undefined; view: string | undefined }

function MuseumTabs({ museumId: museum, opened, view }: TabsProps) {
  const t = useTranslations('catalogueEditor')
  const place = view ?? (opened ? 'opened' : 'fields')
  const current = (tab: string) => (tab === place ? 'page' : undefined)
  return (
    <Tabs label={t('views')}>
      <Link to="/catalogue" search={{ museum }} aria-current={current('fields')}>
        {t('museumTab')}
      </Link>
      {opened && (
        <Link to="/catalogue" search={{ museum, object: opened.code }} aria-current={current('opened')}>
          {opened.name || opened.code}
        </Link>
      )}
      <Link to="/catalogue" search={{ museum, view: 'object' }} aria-current={current('object')}>
        {t('addObject')}
      </Link>
      <Link to="/catalogue" search={{ museum, view: 'check' }} aria-current={current('check')}>
        {t('checkTab')}
      </Link>
      <Link to="/catalogue" search={{ museum, view: 'history' }} aria-current={current('history')}>
        {t('historyTab')}
      </Link>
    </Tabs>
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
