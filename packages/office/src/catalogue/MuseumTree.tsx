import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CatalogueMuseumLine } from '@anfilada/contract/catalogue/office-catalogue'
import { TextField } from '@anfilada/ui/TextField'
import texts from '../texts/texts.module.css'
import styles from './catalogue.module.css'
import type { CatalogueSearch } from './catalogue-search.ts'

type Props = { museums: readonly CatalogueMuseumLine[]; search: CatalogueSearch }

/** Museums with their objects, and what is amiss with each; narrowed by a word of a name. */
export function MuseumTree({ museums, search }: Props) {
  const t = useTranslations('catalogueEditor')
  const [text, setText] = useState('')
  const word = text.trim().toLowerCase()
  const isFound = (name: string) => name.toLowerCase().includes(word)
  const found = museums.filter(({ name, objects }) => isFound(name) || objects.some((object) => isFound(object.name)))
  return (
    <nav
      className={texts.list}
      aria-label={t('title')}
      data-folded={((search.museum !== undefined || search.view !== undefined) && word === '') || undefined}
    >
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.find}>
        <TextField label={t('find')} name="find" type="search" value={text} onChange={setText} />
      </div>
      <Link
        to="/catalogue"
        search={{ view: 'museum' }}
        className={texts.version}
        aria-current={search.view === 'museum' ? 'page' : undefined}
      >
        {t('addMuseum')}
      </Link>
      <Link
        to="/catalogue"
        search={{ view: 'services' }}
        className={texts.version}
        aria-current={search.view === 'services' ? 'page' : undefined}
      >
        {t('services')}
      </Link>
      {found.length === 0 && (
        <p className={styles.find} role="status">
          {t(museums.length === 0 ? 'noMuseums' : 'nothing')}
        </p>
      )}
      {found.map((museum) => (
        <Museum key={museum.museum_id} museum={museum} search={search} />
      ))}
    </nav>
  )
}

function Museum({ museum, search }: { museum: CatalogueMuseumLine; search: CatalogueSearch }) {
  const t = useTranslations('catalogueEditor')
  const { museum_id, name, objects } = museum
  const isOpen = search.museum === museum_id
  const standing = museum.version === 0 ? t('unpublished') : museum.has_draft && t('drafted')
  return (
    <section className={texts.kind} data-open={isOpen || undefined}>
      <Link
        to="/catalogue"
        search={{ museum: museum_id }}
        className={texts.version}
        aria-current={isOpen && search.object === undefined && search.view !== 'object' ? 'page' : undefined}
      >
        <strong>{name || t('unnamed')}</strong>
        <Said of={museum} before={standing} />
      </Link>
      <ul className={styles.objects}>
        {objects.map((object) => (
          <li key={object.system_id}>
            <Link
              to="/catalogue"
              search={{ museum: museum_id, object: object.system_id }}
              className={texts.version}
              aria-current={isOpen && search.object === object.system_id ? 'page' : undefined}
            >
              {object.name || t('unnamed')}
              <Said of={object} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Named = Pick<CatalogueMuseumLine, 'archived' | 'missing'>

/** What is amiss with a name in the list. */
function Said({ of: { archived, missing }, before = false }: { of: Named; before?: string | false }) {
  const t = useTranslations('catalogueEditor')
  const lines = [before, archived && t('archived'), missing.length > 0 && t('missing', { languages: missing.join(', ') })]
  const said = lines.filter((line) => line !== false)
  return said.length === 0 ? null : <small>{said.join(' · ')}</small>
}
