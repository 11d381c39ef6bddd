import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { useAct } from '@anfilada/browser/use-act'
import type { CustomerTermsRow, ObjectTerms } from '@anfilada/contract/pricing/terms'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { showToast } from '@anfilada/ui/toasts'
import { matching } from '../shell/matching.ts'
import { CustomerTermsTable, type TermsLine } from './CustomerTermsTable.tsx'
import type { Terms } from './term-fields.ts'
import { customerTermsQuery } from './terms.queries.ts'
import { TermsForm } from './TermsForm.tsx'

type Props = { customerId: number; objects: readonly ObjectTerms[]; search: string | undefined; canEdit: boolean }

/** What holds for one customer: his line for all objects, then his own for single ones, field by field. */
export function CustomerTerms({ customerId, objects, search, canEdit }: Props) {
  const t = useTranslations('terms')
  const shell = useTranslations('shell')
  const own = useQuery(customerTermsQuery(customerId, useLanguage().language))
  const [edited, setEdited] = useState<TermsLine>()
  if (own.isPending) return <SkeletonRows rows={10} rowHeight="44px" label={shell('loading')} />
  if (own.isError) return <ListFailed title={t('failed')} error={own.error} busy={own.isFetching} onRetry={() => void own.refetch()} />
  const lines = linesOf(matching(objects, search), own.data)
  const forAll: TermsLine = { object: undefined, own: own.data.find((row) => row.museum_object_id === null), forAll: undefined }
  return (
    <>
      <CustomerTermsTable forAll={forAll} lines={lines} canEdit={canEdit} onEdit={setEdited} />
      {edited && <CustomerTermsDialog customerId={customerId} line={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function linesOf(objects: readonly ObjectTerms[], rows: readonly CustomerTermsRow[]): TermsLine[] {
  const forAll = rows.find((row) => row.museum_object_id === null)
  const byObject = new Map(rows.map((row) => [row.museum_object_id, row]))
  return objects.map((object) => ({ object, own: byObject.get(object.museum_object_id), forAll }))
}

const nothing: Terms = { cut_off_minutes: null, free_change_hours: null, penalty: null }

function CustomerTermsDialog({ customerId, line, onClose }: { customerId: number; line: TermsLine; onClose: () => void }) {
  const t = useTranslations('terms')
  const { act, sending } = useAct(['terms', 'customers'])
  const name = line.object?.object ?? t('allObjects')
  async function save(terms: Terms) {
    const data = { customer_id: customerId, museum_object_id: line.object?.museum_object_id ?? null, ...terms }
    const outcome = await act('set_customer_terms_by_object', data, 'inForm')
    if (!outcome.ok) return outcome.failure
    showToast({ tone: 'done', text: t('saved', { name }) })
    onClose()
    return undefined
  }
  return (
    <TermsForm
      title={name}
      lead={t(line.object ? 'form.ownLead' : 'form.allLead')}
      start={line.own ?? nothing}
      isWhole={false}
      busy={sending !== undefined}
      onSave={save}
      onClose={onClose}
    />
  )
}
