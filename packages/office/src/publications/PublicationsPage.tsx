import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { chosen } from '@anfilada/browser/read-address'
import { Unread } from '@anfilada/browser/Unread'
import { useAddress } from '@anfilada/browser/use-address'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { textPhrases } from '../texts/text-words.ts'
import styles from '../texts/texts.module.css'
import { PublicationEditor } from './PublicationEditor.tsx'
import { PublicationList } from './PublicationList.tsx'
import { publicationQuery } from './publications.queries.ts'
import { readPublicationsSearch, type PublicationsSearch } from './screens.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/office-publications/ru'),
  en: () => import('@anfilada/phrases/office-publications/en'),
} as MorePhrases

// The Chinese faces are a style sheet of their own: a text can be read without them, and no other screen waits for them.
void import('@anfilada/ui/fonts-zh.css')

/** News, adverts and notices with their words, which no other screen has to load. */
export function PublicationsScreen() {
  return (
    <WithPhrases part="publications" phrases={phrases}>
      <WithPhrases part="texts" phrases={textPhrases}>
        <PublicationsPage />
      </WithPhrases>
    </WithPhrases>
  )
}

function PublicationsPage() {
  const t = useTranslations('publications')
  usePageTitle(t('title'))
  const search = useAddress(readPublicationsSearch)
  const navigate = useNavigate({ from: '/publications' })
  const change = (part: { [K in keyof PublicationsSearch]?: PublicationsSearch[K] | undefined }) =>
    void navigate({ search: chosen({ ...search, ...part }) })
  const { kind = 'news', publication } = search
  return (
    <main id="content" className={styles.board}>
      <h1 className="sr">{t('title')}</h1>
      <PublicationList kind={kind} publication={publication} />
      <div className={styles.work}>
        <OpenPublication
          kind={kind}
          publication={publication}
          beside={search.beside ?? 'en'}
          onBeside={(beside) => change({ beside })}
          onOpen={(id) => change({ publication: id })}
        />
      </div>
    </main>
  )
}

type OpenProps = Omit<ComponentProps<typeof PublicationEditor>, 'whole'> & { publication: number | undefined }

/** Reads what is open; without a number a new one begins with empty fields. */
function OpenPublication({ publication, ...editor }: OpenProps) {
  const t = useTranslations('publications')
  const whole = useQuery({ ...publicationQuery(publication ?? 0, useLanguage().language), enabled: publication !== undefined })
  if (publication === undefined) return <PublicationEditor key={editor.kind} whole={undefined} {...editor} />
  if (!whole.data) return <Unread query={whole} failed={t('failed')} rows={5} rowHeight="90px" />
  return <PublicationEditor key={`${publication} ${whole.data.revision}`} whole={whole.data} {...editor} kind={whole.data.kind} />
}
