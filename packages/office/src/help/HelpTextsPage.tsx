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
import { helpQuestionQuery, helpTextsQuery } from './help.queries.ts'
import { HelpTextEditor } from './HelpTextEditor.tsx'
import { HelpTextList } from './HelpTextList.tsx'
import { readHelpTextsSearch, type HelpTextsSearch } from './screens.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/office-help/ru'),
  en: () => import('@anfilada/phrases/office-help/en'),
} as MorePhrases
/** What the preview says. */
const publications = {
  ru: () => import('@anfilada/phrases/office-publications/ru'),
  en: () => import('@anfilada/phrases/office-publications/en'),
} as MorePhrases

// The Chinese faces are a style sheet of their own: a text can be read without them, and no other screen waits for them.
void import('@anfilada/ui/fonts-zh.css')

/** The texts of help with their words, which no other screen has to load. */
export function HelpTextsScreen() {
  return (
    <WithPhrases part="publications" phrases={publications}>
      <WithPhrases part="texts" phrases={textPhrases}>
        <WithPhrases part="helpTexts" phrases={phrases}>
          <HelpTextsPage />
        </WithPhrases>
      </WithPhrases>
    </WithPhrases>
  )
}

function HelpTextsPage() {
  const t = useTranslations('helpTexts')
  usePageTitle(t('title'))
  const search = useAddress(readHelpTextsSearch)
  const navigate = useNavigate({ from: '/help-texts' })
  const help = useQuery(helpTextsQuery(useLanguage().language))
  const change = (part: { [K in keyof HelpTextsSearch]?: HelpTextsSearch[K] | undefined }) =>
    void navigate({ search: chosen({ ...search, ...part }) })
  return (
    <main id="content" className={styles.board}>
      <h1 className="sr">{t('title')}</h1>
      {help.data ? (
        <HelpTextList {...help.data} question={search.question} />
      ) : (
        <Unread query={help} failed={t('failed')} rows={8} rowHeight="44px" />
      )}
      <div className={styles.work}>
        {help.data && (
          <OpenQuestion
            subjects={help.data.subjects}
            question={search.question}
            beside={search.beside ?? 'en'}
            onBeside={(beside) => change({ beside })}
            onOpen={(id) => change({ question: id })}
          />
        )}
      </div>
    </main>
  )
}

type OpenProps = Omit<ComponentProps<typeof HelpTextEditor>, 'whole'> & { question: number | undefined }

/** Reads what is open; without a number a new one begins with empty fields. */
function OpenQuestion({ question, ...editor }: OpenProps) {
  const t = useTranslations('helpTexts')
  const whole = useQuery({ ...helpQuestionQuery(question ?? 0, useLanguage().language), enabled: question !== undefined })
  if (question === undefined) return <HelpTextEditor whole={undefined} {...editor} />
  if (!whole.data) return <Unread query={whole} failed={t('failed')} rows={5} rowHeight="90px" />
  return <HelpTextEditor key={`${question} ${whole.data.revision}`} whole={whole.data} {...editor} />
}
