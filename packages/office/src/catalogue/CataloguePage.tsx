import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Unread } from '@anfilada/browser/Unread'
import { useAddress } from '@anfilada/browser/use-address'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { Choose } from '@anfilada/ui/drawings/Choose'
import { Empty } from '@anfilada/ui/Empty'
import { useOpenFirst } from '../shell/panes/use-open-first.ts'
import texts from '../texts/texts.module.css'
import { catalogueQuery, museumQuery } from './catalogue.queries.ts'
import { MuseumForm } from './editor/MuseumForm.tsx'
import { MuseumTree } from './MuseumTree.tsx'
import { MuseumWork } from './MuseumWork.tsx'
import { ServicesView } from './services/ServicesView.tsx'
import { type CatalogueSearch, readCatalogueSearch } from './catalogue-search.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/office-catalogue/ru'),
  en: () => import('@anfilada/phrases/office-catalogue/en'),
} as MorePhrases

// Names are typed in five languages: the Chinese faces are a style sheet of their own.
void import('@anfilada/ui/fonts-zh.css')

/** Museums and their objects as editors change them, with words that no other screen has to load. */
export function CatalogueScreen() {
  return (
    <WithPhrases part="catalogueEditor" phrases={phrases}>
      <CataloguePage />
    </WithPhrases>
  )
}

function CataloguePage() {
  const t = useTranslations('catalogueEditor')
  usePageTitle(t('title'))
  const search = useAddress(readCatalogueSearch)
  const navigate = useNavigate({ from: '/catalogue' })
  const museums = useQuery(catalogueQuery(useLanguage().language))
  const open = (to: CatalogueSearch) => void navigate({ search: to })
  useOpenFirst(search.museum ?? search.view, museums.data?.[0]?.museum_id, (museum) => void navigate({ search: { museum }, replace: true }))
  return (
    <main id="content" className={texts.board}>
      {museums.data ? (
        <MuseumTree museums={museums.data} search={search} />
      ) : (
        <Unread query={museums} failed={t('failed')} rows={10} rowHeight="44px" />
      )}
      <div className={texts.work}>
        <Work search={search} onOpen={open} />
      </div>
    </main>
  )
}

const ofServices = ['services', 'vehicle', 'guide']

function Work({ search, onOpen }: { search: CatalogueSearch; onOpen: (to: CatalogueSearch) => void }) {
  const t = useTranslations('catalogueEditor')
  if (search.view !== undefined && ofServices.includes(search.view)) return <ServicesView search={search} onOpen={onOpen} />
  if (search.view === 'museum') return <MuseumForm museum={undefined} onOpen={onOpen} />
  if (search.museum === undefined) return <Empty drawing={Choose} title={t('chooseTitle')} text={t('chooseText')} />
  return <OpenMuseum id={search.museum} search={search} onOpen={onOpen} />
}

type OpenProps = { id: number; search: CatalogueSearch; onOpen: (to: CatalogueSearch) => void }

function OpenMuseum({ id, search, onOpen }: OpenProps) {
  const t = useTranslations('catalogueEditor')
  const museum = useQuery(museumQuery(id, useLanguage().language))
  if (!museum.data) return <Unread query={museum} failed={t('failed')} rows={6} rowHeight="72px" />
  return <MuseumWork museum={museum.data} search={search} onOpen={onOpen} />
}
