import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEquipmentName } from '@anfilada/browser/equipment'
import { useFormats } from '@anfilada/browser/formats'
import { guideLanguages } from '@anfilada/contract/orders/items'
import { type DiffField, diffFields } from '@anfilada/contract/orders/told-fields'
import type { Order, OrderDiff } from '@anfilada/contract/orders/orders'
import styles from './DiffList.module.css'

type Words = Pick<Order['info'], 'currency' | 'zone'>
type Props = { changes: OrderDiff; info: Words; without?: readonly DiffField[] }

/** A change as a list of its fields, before and after. The status is the event's own name, so it is not repeated. */
export function DiffList({ changes, info, without = [] }: Props) {
  const t = useTranslations('office.context')
  const told = useTranslations('changed')
  const equipment = useEquipmentName()
  const field = (name: DiffField) => equipment(name) ?? told(name)
  const word = useValueWord(info)
  const changed = diffFields.flatMap((name) => {
    const change = name === 'status' || without.includes(name) ? undefined : changes[name]
    return change ? [{ name, ...change }] : []
  })
  return (
    <ul className={styles.changes}>
      {changed.map(({ name, from, to, from_name: fromName, to_name: toName }) => (
        <li key={name}>
          {from === null
            ? t('set', { field: field(name), to: toName ?? word(name, to) })
            : t.rich('change', {
                field: field(name),
                from: fromName ?? word(name, from),
                to: toName ?? word(name, to),
                del: struck,
                ins: written,
              })}
        </li>
      ))}
    </ul>
  )
}

const struck = (words: ReactNode) => <del>{words}</del>
const written = (words: ReactNode) => <ins>{words}</ins>

/** Equipment is fetched and brought back at moments; a coach comes to a place, under the same name. */
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const sums: readonly DiffField[] = ['total', 'penalty', 'paid']

function useValueWord({ currency, zone }: Words) {
  const t = useTranslations('office.context')
  const language = useTranslations('guideLanguage')
  const { day, formatSum, moment } = useFormats()
  return (field: DiffField, value: string | number | null): string => {
    if (value === null || value === '') return t('nothing')
    if (sums.includes(field)) return formatSum(Number(value), currency)
    if (field === 'pass_date') return day(String(value))
    const spoken = field === 'guide_language' ? guideLanguages.find((one) => one === value) : undefined
    if (spoken) return language(spoken)
    return isMoment.test(String(value)) ? moment(String(value), zone) : String(value)
  }
}
