import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailed } from '../load-failed/ListFailed.tsx'
import { useLanguage, usePageTitle } from '../language/LanguageProvider.tsx'
import { useAddress } from '../address/use-address.ts'
import { useDebounced } from '../acts/use-debounced.ts'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { TextField } from '@anfilada/ui/TextField'
import { Answer } from './Answer.tsx'
import styles from './HelpView.module.css'
import { type Help, helpFoundQuery, helpQuery } from './help.queries.ts'
import { readHelpSearch } from './help-search.ts'
import { QuestionLinks } from './QuestionLinks.tsx'

/** Questions and answers about the product, with a search: the page of both apps, by the roles of its reader. */
export function HelpView() {
  const t = useTranslations('help')
  const shell = useTranslations('shell')
  const help = useQuery(helpQuery(useLanguage().language))
  const { question } = useAddress(readHelpSearch)
  const opened = help.data?.questions.find(({ slug }) => slug === question)
  usePageTitle(opened?.question ?? t('title'))
  return (
    <>
      <h1>{t('title')}</h1>
      {help.isLoadingError ? (
        <ListFailed title={t('failed')} error={help.error} busy={help.isFetching} onRetry={() => void help.refetch()} />
      ) : help.isPending ? (
        <SkeletonRows rows={6} label={shell('loading')} />
      ) : (
        // Another answer is opened: what was searched for is found.
        <Asking key={question} help={help.data} opened={opened} />
      )}
    </>
  )
}

function Asking({ help, opened }: { help: Help; opened: Help['questions'][number] | undefined }) {
  const t = useTranslations('help')
  const [text, setText] = useState('')
  const asked = useDebounced(text.trim(), 200)
  return (
    <>
      <div className={styles.search}>
        <TextField label={t('search')} name="help-search" type="search" value={text} onChange={setText} />
      </div>
      {asked !== '' ? (
        <Found help={help} text={asked} />
      ) : (
        opened && (
          <div className={styles.answer}>
            <Answer question={opened} />
            <aside className={styles.beside} aria-label={t('beside')}>
              <h2>{t('beside')}</h2>
              <QuestionLinks questions={help.questions.filter((one) => one.subject_id === opened.subject_id && one !== opened)} />
            </aside>
          </div>
        )
      )}
      {help.subjects.map(({ id, title }) => (
        <section key={id} className={styles.subject} data-behind>
          <h2>{title}</h2>
          <QuestionLinks questions={help.questions.filter((one) => one.subject_id === id)} inColumns />
        </section>
      ))}
    </>
  )
}

function Found({ help, text }: { help: Help; text: string }) {
  const t = useTranslations('help')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const found = useQuery(helpFoundQuery(language, text))
  if (found.isLoadingError)
    return <ListFailed title={t('failed')} error={found.error} busy={found.isFetching} onRetry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={3} label={shell('loading')} />
  const questions = found.data.flatMap((id) => help.questions.find((one) => one.id === id) ?? [])
  return (
    <section className={styles.subject} aria-live="polite">
      <h2>{t('found')}</h2>
      {questions.length === 0 ? <p>{t('nothing')}</p> : <QuestionLinks questions={questions} />}
    </section>
  )
}
