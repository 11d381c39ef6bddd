import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { HelpQuestionLine } from '@anfilada/contract/help/office-help'
import { classNames } from '@anfilada/ui/class-names'
import { TextField } from '@anfilada/ui/TextField'
import styles from '../texts/texts.module.css'
import own from './help.module.css'

type Props = {
  subjects: readonly { id: number; title: string }[]
  questions: readonly HelpQuestionLine[]
  question: number | undefined
}

/** All questions by their subjects, with what editors have done to them; narrowed by a word of the title. */
export function HelpTextList({ subjects, questions, question }: Props) {
  const t = useTranslations('helpTexts')
  const [text, setText] = useState('')
  const word = text.trim().toLowerCase()
  const found = questions.filter(({ title }) => title.toLowerCase().includes(word))
  return (
    <nav className={styles.list} aria-label={t('title')} data-folded={(question !== undefined && word === '') || undefined}>
      <h2>{t('title')}</h2>
      <div className={own.find}>
        <TextField label={t('find')} name="find" type="search" value={text} onChange={setText} />
      </div>
      <Link
        to="/help-texts"
        search={{}}
        className={styles.version}
        activeOptions={{ exact: true }}
        aria-current={question === undefined ? 'page' : undefined}
      >
        {t('begin')}
      </Link>
      {found.length === 0 && (
        <p className={own.find} role="status">
          {t('nothing')}
        </p>
      )}
      {subjects.map(({ id, title }) => {
        const within = found.filter((one) => one.subject_id === id)
        return within.length === 0 ? null : (
          <section key={id} className={classNames(styles.kind, own.subject)}>
            <h3 className={styles.name}>{title}</h3>
            <ul>
              {within.map((each) => (
                <QuestionLine key={each.id} question={each} isOpen={each.id === question} />
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

function QuestionLine({ question, isOpen }: { question: HelpQuestionLine; isOpen: boolean }) {
  const t = useTranslations('helpTexts')
  const { id, title, is_own, is_hidden, changed, newer } = question
  const said = [
    is_own && t('own'),
    is_hidden && t('hidden'),
    changed.length > 0 && t('changed', { languages: changed.join(', ') }),
    newer.length > 0 && t('newer', { languages: newer.join(', ') }),
  ].filter((one) => one !== false)
  return (
    <li>
      <Link to="/help-texts" search={{ question: id }} className={styles.version} aria-current={isOpen ? 'page' : undefined}>
        {title}
        {said.length > 0 && <small>{said.join(' · ')}</small>}
      </Link>
    </li>
  )
}
