import { useTranslations } from 'use-intl'
import { changesIn } from './audit-changes.ts'
import styles from './AuditDone.module.css'
import { useAuditWords } from './use-audit-words.ts'

type Line = { action: string; subject: string; subject_id: string | null; details: Record<string, unknown> }

/** What was done, to what, and what changed by it. */
export function AuditDone({ line }: { line: Line }) {
  const t = useTranslations('audit')
  const { doneWord, fieldWord, subjectWord, valueWord } = useAuditWords()
  // A session is named by nothing that people know.
  const about = line.subject_id && line.subject !== 'session' ? t('about', { subject: subjectWord(line.subject), id: line.subject_id }) : ''
  const isOnBehalf = line.action.startsWith('acting.')
  const changes = changesIn(line.details).filter(({ field }) => !(isOnBehalf && field === 'customer'))
  return (
    <div className={styles.done}>
      <p>
        <b>{doneWord(line.action)}</b> {about && <span className="dim">{about}</span>}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {from === undefined
                ? t('set', { field: fieldWord(field), to: valueWord(field, to) })
                : t('change', { field: fieldWord(field), from: valueWord(field, from), to: valueWord(field, to) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
