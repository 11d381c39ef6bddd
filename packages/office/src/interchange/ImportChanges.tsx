import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Tag } from '@anfilada/ui/Tag'
import styles from './interchange.module.css'
import type { ImportReport } from './interchange.queries.ts'

type Change = ImportReport['changes'][number]
type Line = Change['lines'][number]

const changesAtOnce = 100
const linesAtOnce = 6

/** Every row that is new or changed, with its cells as they are and as they become. `count`: of all, also beyond what the server listed. */
export function ImportChanges({ report: { changes }, count }: { report: ImportReport; count: number }) {
  const t = useTranslations('interchange.import')
  const [shown, setShown] = useState(changesAtOnce)
  return (
    <section aria-label={t('changesCaption')}>
      <ul className={styles.changes}>
        {changes.slice(0, shown).map((change) => (
          <ChangeRow key={`${change.section} ${change.key}`} change={change} />
        ))}
      </ul>
      {changes.length > shown ? (
        <Button onPress={() => setShown(shown + changesAtOnce)}>{t('more', { count: changes.length - shown })}</Button>
      ) : (
        count > changes.length && <p className="mut">{t('unlisted', { count: count - changes.length })}</p>
      )}
    </section>
  )
}

function ChangeRow({ change: { section, name, what, lines } }: { change: Change }) {
  const t = useTranslations('interchange.import')
  const word = useTranslations('interchange.sections')
  const [isWhole, setWhole] = useState(lines.length <= linesAtOnce + 1)
  return (
    <li>
      <div className={styles.what}>
        <b>{name}</b>
        <small>{word(section)}</small>
        <Tag {...(what === 'new' && { tone: 'green' as const })}>{t(`what.${what}`)}</Tag>
      </div>
      <ul className={styles.lines}>
        {(isWhole ? lines : lines.slice(0, linesAtOnce)).map((line) => (
          <li key={`${line.sheet} ${line.row} ${line.title}`}>
            <LineWords line={line} />
          </li>
        ))}
        {!isWhole && (
          <li>
            <ActButton onPress={() => setWhole(true)}>{t('moreCells', { count: lines.length - linesAtOnce })}</ActButton>
          </li>
        )}
      </ul>
    </li>
  )
}

/** `Hermitage · Opens: 10:00 → 11:00`; without a title a whole row of a list comes or goes. */
function LineWords({ line: { sheet, row, title, from, to } }: { line: Line }) {
  const t = useTranslations('interchange.import')
  return (
    <>
      <span className={styles.cell}>
        {row !== null && title !== null && `${row} · `}
        {title ?? sheet}
      </span>
      <span>
        {from !== null && (
          <del>
            <span className="sr">{t('was')} </span>
            {from}
          </del>
        )}{' '}
        {to === null ? (
          title !== null && <ins>{t('empty')}</ins>
        ) : (
          <ins>
            <span className="sr">{t('becomes')} </span>
            {to}
          </ins>
        )}
      </span>
    </>
  )
}
