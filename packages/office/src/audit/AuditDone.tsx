import { useTranslations } from 'use-intl'
import { changesIn } from './audit-changes.ts'
import styles from './AuditDone.module.css'
import { type Names, useAuditWords } from './use-audit-words.ts'

type Line = { action: string; subject: string; subject_id: string | null; details: Record<string, unknown>; names?: Names }

const none: Names = {}

/** What was done, to what, and what changed by it. */
export function AuditDone({ line }: { line: Line }) {
  const t = useTranslations('audit')
  const { aboutWord, doneWord, fieldWord, valueWord } = useAuditWords()
  const { names = none } = line
  const about = aboutWord(line.subject, line.subject_id, names)
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
                ? t('set', { field: fieldWord(field), to: valueWord(field, to, names) })
                : t('change', { field: fieldWord(field), from: valueWord(field, from, names), to: valueWord(field, to, names) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
