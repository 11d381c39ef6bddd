import type { OfficeLanguage } from '@anfilada/contract/languages'
import { callAction } from '@anfilada/browser/http'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { Assignment } from '@anfilada/contract/orders/resources'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { SelectField } from '@anfilada/ui/SelectField'
import styles from './AssignmentPane.module.css'
import { ClashWords } from './ClashWords.tsx'

/** The vehicle or guide of the company and the employee who goes along; whoever is busy at that hour is named with the orders. */
export function AssignmentPane({ order }: { order: OfficeOrderDetails }) {
  const t = useTranslations('assignment')
  const may = useMay()
  const { data, isLoadingError } = useQuery({
    ...assignmentQuery(order.id, useLanguage().language),
    enabled: may(['read', 'Resource']),
  })
  if (isLoadingError) return <p className="mut">{t('failed')}</p>
  if (!data) return null
  const canChange = may(['decide', 'OfficeOrder']) && !isClosed(order.info.status)
  return (
    <div className={styles.pane}>
      {(order.data.kind === 'transport' || order.data.kind === 'guide') && (
        <ResourceField assignment={data} kind={order.data.kind} canChange={canChange} />
      )}
      <EmployeeField assignment={data} canChange={canChange} />
    </div>
  )
}

type FieldProps = { assignment: Assignment; canChange: boolean }

function ResourceField({ assignment, kind, canChange }: FieldProps & { kind: 'transport' | 'guide' }) {
  const t = useTranslations('assignment')
  const { act, sending } = useAct(['orders'], { untilRead: true })
  const { order_id: orderId, resource, resources } = assignment
  const seated = resources.map((one) => ({
    ...one,
    name: one.seats === null ? one.name : t('seats', { name: one.name, count: one.seats }),
  }))
  if (resources.length === 0 && !resource) return <p className="mut">{t('none')}</p>
  return (
    <WhoField
      label={t(kind === 'transport' ? 'vehicle' : 'guide')}
      name="resource"
      present={resource}
      candidates={seated}
      isDisabled={!canChange}
      isSending={sending !== undefined}
      onChoose={(id) => void act('assign_resource', { order_id: orderId, resource_id: id })}
    />
  )
}

function EmployeeField({ assignment, canChange }: FieldProps) {
  const t = useTranslations('assignment')
  const { act, sending } = useAct(['orders'], { untilRead: true })
  const { order_id: orderId, employee, employees } = assignment
  return (
    <WhoField
      label={t('employee')}
      name="employee"
      present={employee}
      candidates={employees}
      isDisabled={!canChange}
      isSending={sending !== undefined}
      onChoose={(id) => void act('assign_employee', { order_id: orderId, employee_id: id })}
    />
  )
}

type Candidate = { id: number; name: string; clashes: readonly number[] }
type WhoProps = {
  label: string
  name: string
  present: { id: number; name: string } | null
  candidates: readonly Candidate[]
  isDisabled: boolean
  isSending: boolean
  onChoose: (id: number | null) => void
}

/** A list of those who could go; one who is busy can be chosen all the same, with a warning beside the field. */
function WhoField({ label, name, present, candidates, isDisabled, isSending, onChoose }: WhoProps) {
  const t = useTranslations('assignment')
  const chosen = candidates.find(({ id }) => id === present?.id)
  // One who does not suit any longer still goes along until another is chosen.
  const shown = present && !chosen ? [{ ...present, clashes: [] }, ...candidates] : candidates
  const options = shown.map((one) => ({
    value: String(one.id),
    label: one.clashes.length > 0 ? t('busy', { name: one.name }) : one.name,
  }))
  return (
    <div>
      <SelectField
        label={label}
        name={name}
        options={[{ value: 'nobody', label: t('nobody') }, ...options]}
        value={present ? String(present.id) : 'nobody'}
        isDisabled={isDisabled}
        // Not disabled meanwhile: the focus would be lost.
        reason={isSending ? t('sending') : undefined}
        onChange={(value) => onChoose(value === 'nobody' ? null : Number(value))}
      />
      {chosen && chosen.clashes.length > 0 && <ClashWords name={chosen.name} orders={chosen.clashes} />}
    </div>
  )
}

/** Who goes along with an order, and who could. Read anew with the order: another one of the same hour may take somebody. */
function assignmentQuery(orderId: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['orders', 'assignment', orderId, language],
    queryFn: async ({ signal }) => (await callAction('order_assignment', { order_id: orderId, language }, { language, signal })).result,
  })
}
