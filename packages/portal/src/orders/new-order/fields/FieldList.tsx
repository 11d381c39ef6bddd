import { Fragment, type ReactNode } from 'react'
import { isCountField } from '@anfilada/contract/orders/kinds/counts'
import { type FormStep, isWords } from '@anfilada/contract/orders/kinds/field-row'
import type { AskedField } from '../draft/form-plan.ts'
import { FieldControl } from './FieldControl.tsx'
import styles from './fields.module.css'
import type { OrderFields } from './order-fields.ts'

type Layout = 'steppers' | 'pair' | 'line'

/** Numbers stand in rows of their own; names, phones and hours two in a line; places, wishes and lists take the whole of it. */
function layoutOf({ field, row: { value, step } }: AskedField): Layout {
  if (isCountField(field)) return 'steppers'
  if (field === 'guide_language' || value === 'time') return 'pair'
  return isWords(value) && !value.lines && field !== 'refno' && paired.includes(step) ? 'pair' : 'line'
}
const paired: readonly (FormStep | undefined)[] = ['guide', 'contact']

type Props = {
  fields: OrderFields
  asked: readonly AskedField[]
  /** What stands after a field, by its name. */
  notes?: Readonly<Record<string, ReactNode>>
}

/** The fields of a question in their order. */
export function FieldList({ fields, asked, notes = {} }: Props) {
  return inGroups(asked).map(({ layout, members }) => {
    const controls = members.map((one) => <FieldControl key={one.field} fields={fields} asked={one} />)
    return (
      <Fragment key={members[0]?.field}>
        {layout === 'line' ? controls : <div className={styles[layout]}>{controls}</div>}
        {members.map(({ field }) => (
          <Fragment key={field}>{notes[field]}</Fragment>
        ))}
      </Fragment>
    )
  })
}

/** Neighbours of one layout stand together. */
function inGroups(asked: readonly AskedField[]): { layout: Layout; members: AskedField[] }[] {
  const groups: { layout: Layout; members: AskedField[] }[] = []
  for (const one of asked) {
    const layout = layoutOf(one)
    const last = groups.at(-1)
    if (last?.layout === layout && layout !== 'line') last.members.push(one)
    else groups.push({ layout, members: [one] })
  }
  return groups
}
