import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { Section } from '@anfilada/ui/Section'
import type { AskedField } from '../draft/form-plan.ts'
import { FieldControl } from '../fields/FieldControl.tsx'
import { FieldList } from '../fields/FieldList.tsx'
import styles from '../fields/fields.module.css'
import type { OrderFields } from '../fields/order-fields.ts'
import { useStepName } from '../form/names.ts'
import type { StepProps } from '../form/use-order-wizard.ts'

type Props = StepProps & {
  step: FormStep
  fields?: OrderFields
  /** What stands after a field, by its name. */
  notes?: Readonly<Record<string, ReactNode>>
}

/** A question that is its fields, as the contract's table has them. */
export function FieldsStep({ wizard, step, fields = wizard.fields, notes }: Props) {
  const { kind, plan, chosen } = wizard
  const t = useTranslations('newOrder')
  const orders = useTranslations('orders')
  const name = useStepName(kind)
  const asked = plan.asked[step] ?? []
  const optional = <span className={styles.note}>{t('optional')}</span>
  const people = step === 'group' && chosen.people > 0 && <b>{orders('persons', { count: chosen.people })}</b>
  return (
    <>
      <Section title={name(step)} aside={plan.optional.includes(step) ? optional : people}>
        <div className={styles.stack}>
          <FieldList fields={fields} asked={asked.filter((one) => !standsApart(one))} {...(notes && { notes })} />
        </div>
      </Section>
      {asked.filter(standsApart).map((one) => (
        <Section
          key={one.field}
          title={one.field === 'vehicle' ? fields.label('vehicle') : name('group')}
          {...(one.row.optional && { aside: optional })}
        >
          <FieldControl fields={fields} asked={one} />
        </Section>
      ))}
    </>
  )
}

/** Vehicles are cards of their own; with equipment the group is another matter, and may stay unsaid. */
function standsApart({ field, row: { value, optional } }: AskedField): boolean {
  return field === 'vehicle' || (value === 'tickets' && optional === true)
}
