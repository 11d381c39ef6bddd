import { useTranslations } from 'use-intl'
import type { CustomerTermsRow, ObjectTerms } from '@anfilada/contract/pricing/terms'
import { ActButton } from '@anfilada/ui/ActButton'
import type { Terms } from './term-fields.ts'
import { useTermWords } from '../pricing/term-words.ts'
import { TermsRow, TermsTable } from './TermsTable.tsx'
import styles from './terms.module.css'

/** An object with what the customer has for it and for all objects; without an object: the line for all. */
export type TermsLine = { object: ObjectTerms | undefined; own: CustomerTermsRow | undefined; forAll: CustomerTermsRow | undefined }

type Props = { forAll: TermsLine; lines: readonly TermsLine[]; canEdit: boolean; onEdit: (line: TermsLine) => void }

export function CustomerTermsTable({ forAll, lines, canEdit, onEdit }: Props) {
  const t = useTranslations('terms')
  return (
    <TermsTable caption={t('byCustomer')} acts={canEdit ? t('edit') : undefined} empty={t('emptyTerm')}>
      {[forAll, ...lines].map((line) => (
        <Line key={line.object?.museum_object_id ?? ''} line={line} onEdit={canEdit ? () => onEdit(line) : undefined} />
      ))}
    </TermsTable>
  )
}

function Line({ line, onEdit }: { line: TermsLine; onEdit: (() => void) | undefined }) {
  const t = useTranslations('terms')
  const words = useTermWords()
  const { object } = line
  return (
    <TermsRow
      name={object ? object.object : <b>{t('allObjects')}</b>}
      under={object ? object.museum : t('allObjectsHint')}
      cutOff={<Term line={line} field="cut_off_minutes" say={words.cutOff} />}
      freeChange={<Term line={line} field="free_change_hours" say={words.freeChange} />}
      penalty={<Term line={line} field="penalty" say={words.penalty} />}
      acts={
        onEdit && (
          <ActButton onPress={onEdit}>
            {t('edit')} <span className="sr">{object?.object ?? t('allObjects')}</span>
          </ActButton>
        )
      }
    />
  )
}

/** Only the exception is printed: his own in colour, what was agreed for all objects by its words; what is usual for the object is left out. */
function Term({ line: { own, forAll }, field, say }: { line: TermsLine; field: keyof Terms; say: (value: number) => string }) {
  const t = useTranslations('terms')
  const value = own?.[field] ?? null
  if (value !== null) return <b className={styles.own}>{say(value)}</b>
  const common = forAll?.[field] ?? null
  return common !== null && <Inherited value={say(common)} from={t('fromAll')} />
}

function Inherited({ value, from }: { value: string; from: string }) {
  return (
    <span className="mut">
      {value}
      <small className={styles.museum}>{from}</small>
    </span>
  )
}
