import { Link } from '@tanstack/react-router'
import type { HelpQuestions } from '@anfilada/contract/help/help'
import styles from './QuestionLinks.module.css'

/** Questions that lead to their answers. */
export function QuestionLinks({ questions, inColumns = false }: { questions: HelpQuestions; inColumns?: boolean }) {
  return (
    <ul className={inColumns ? styles.columns : undefined}>
      {questions.map(({ id, slug, question, language }) => (
        <li key={id} className={styles.question}>
          <Link to="/help" search={{ question: slug }} lang={language} dir="auto">
            {question}
          </Link>
        </li>
      ))}
    </ul>
  )
}
