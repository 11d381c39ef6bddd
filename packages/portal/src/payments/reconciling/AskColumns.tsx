import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ColumnsQuestion, FileColumns } from '@anfilada/contract/reconciliation/comparison'
import { Button } from '@anfilada/ui/Button'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { SelectField } from '@anfilada/ui/SelectField'
import { Table } from '@anfilada/ui/Table'
import styles from './reconciling.module.css'

const asked = ['date', 'document', 'debit', 'credit', 'amount'] as const

type Props = { question: ColumnsQuestion; busy: boolean; onSay: (columns: FileColumns) => void; onDrop: () => void }

/** The first rows of a file with a choice for each thing that is read of it; begins with what the columns seem to be. */
export function AskColumns({ question: { rows, guess }, busy, onSay, onDrop }: Props) {
  const t = useTranslations('reconciliation')
  const [columns, setColumns] = useState(guess)
  const [isWrong, setWrong] = useState(false)
  const width = Math.max(0, ...rows.map((row) => row.length))
  const options = [
    { value: '', label: t('noColumn') },
    ...Array.from({ length: width }, (_, at) => ({
      value: String(at),
      label: t('column', { letter: letterOf(at) }),
      description: sampleOf(rows, at),
    })),
  ]
  function say(event: SyntheticEvent): void {
    event.preventDefault()
    const isWhole = columns.date !== null && (columns.amount !== null || (columns.debit !== null && columns.credit !== null))
    setWrong(!isWhole)
    // One column of sums says all that two would say.
    if (isWhole && !busy) onSay(columns.amount === null ? columns : { ...columns, debit: null, credit: null })
  }
  return (
    <form aria-label={t('columnsTitle')} className={styles.columns} onSubmit={say} noValidate>
      <h2>{t('columnsTitle')}</h2>
      <p className={styles.text}>{t('columnsText')}</p>
      <FirstRows rows={rows} width={width} />
      <div className={styles.form}>
        {asked.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(`columns.${name}`)}
            options={options}
            value={columns[name] === null ? '' : String(columns[name])}
            onChange={(value) => setColumns({ ...columns, [name]: value === '' ? null : Number(value) })}
          />
        ))}
      </div>
      {isWrong && <FieldError id="columns-note">{t('columnsWrong')}</FieldError>}
      <div className={styles.choices}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('reading')}>
          {t('columnsSend')}
        </Button>
        <Button onPress={onDrop}>{t('columnsDrop')}</Button>
      </div>
    </form>
  )
}

function FirstRows({ rows, width }: { rows: readonly (readonly string[])[]; width: number }) {
  const t = useTranslations('reconciliation')
  const columns = Array.from({ length: width }, (_, at) => at)
  return (
    <Table caption={t('columnsRows')}>
      <thead>
        <tr>
          {columns.map((at) => (
            <th key={at} scope="col">
              {letterOf(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('\u0000')}>
            {columns.map((at) => (
              <td key={at}>
                <bdi>{row[at]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A, B … Z, AA, as tables name their columns. */
function letterOf(at: number): string {
  return (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))
}

/** What stands in the column first below its heading. */
function sampleOf(rows: readonly (readonly string[])[], at: number): string | undefined {
  return rows.slice(1).find((row) => row[at])?.[at] ?? rows[0]?.[at]
}
