import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { usePageTitle } from '@anfilada/browser/page-title'
import { WithPhrases } from '@anfilada/browser/WithPhrases'
import type { LegalVersion } from '@anfilada/contract/legal-texts'
import { chosen } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import { TextEditor } from './TextEditor.tsx'
import { textQuery, textsQuery } from './texts.queries.ts'
import { readTextsSearch, textKinds, type TextsSearch } from './screens.ts'
import { VersionList } from './VersionList.tsx'
import { textPhrases } from './text-words.ts'
import styles from './texts.module.css'

// The Chinese faces are a style sheet of their own: a text can be read without them, and no other screen waits for them.
void import('@anfilada/ui/fonts-zh.css')

/** The texts with their words, which only who writes texts has to load. */
export function TextsScreen() {
  return (
    <WithPhrases part="texts" phrases={textPhrases}>
      <TextsPage />
    </WithPhrases>
  )
}

/** Texts that people agree to: kinds and versions on the left, Russian and a translation beside one another. */
function TextsPage() {
  const t = useTranslations('texts')
  usePageTitle(t('title'))
  const search = useAddress(readTextsSearch)
  const navigate = useNavigate({ from: '/texts' })
  const change = (part: { [K in keyof TextsSearch]?: TextsSearch[K] | undefined }) =>
    void navigate({ search: chosen({ ...search, ...part }) })
  const texts = useQuery(textsQuery(useLanguage().language))
  const kind = search.kind ?? textKinds[0]
  const version = versionOf(texts.data ?? [], { ...search, kind })
  return (
    <main id="content" className={styles.board}>
      <h1 className="sr">{t('title')}</h1>
      <VersionList versions={texts.data} kind={kind} version={version?.id} />
      <div className={styles.work}>
        {!texts.data && <Unread query={texts} failed={t('failed')} rows={5} rowHeight="90px" />}
        {texts.data && (
          <OpenVersion
            kind={kind}
            version={version?.id}
            draft={texts.data.find((one) => one.kind === kind && one.state === 'draft')}
            beside={search.beside ?? 'en'}
            onBeside={(beside) => change({ beside })}
            onOpen={(id) => change({ version: id })}
          />
        )}
      </div>
    </main>
  )
}

type OpenProps = Omit<ComponentProps<typeof TextEditor>, 'whole'> & { version: number | undefined }

/** Reads the version that is open; a kind without one begins with empty fields. */
function OpenVersion({ version, ...editor }: OpenProps) {
  const t = useTranslations('texts')
  const whole = useQuery({ ...textQuery(version ?? 0, useLanguage().language), enabled: version !== undefined })
  if (version === undefined) return <TextEditor key={editor.kind} whole={undefined} {...editor} />
  if (!whole.data) return <Unread query={whole} failed={t('failed')} rows={5} rowHeight="90px" />
  // Another version, or another state of the draft with the server, begins the fields anew.
  return <TextEditor key={`${version} ${whole.data.revision}`} whole={whole.data} {...editor} />
}

/** The one in the address, else the draft, else what is in force or will be. */
function versionOf(versions: readonly LegalVersion[], { kind, version }: TextsSearch): LegalVersion | undefined {
  const own = versions.filter((one) => one.kind === kind)
  return (
    own.find((one) => one.id === version) ??
    own.find((one) => one.state === 'draft') ??
    own.find((one) => one.state === 'current') ??
    own[0]
  )
}
