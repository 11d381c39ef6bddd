import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { termsActions, type CustomerTermsRow, type ObjectTerms } from '@anfilada/contract/pricing/terms'
import { showToast } from '@anfilada/ui/toasts'
import { matching } from '../shell/panes/SearchField.tsx'
import { CustomerTermsTable, type TermsLine } from './CustomerTermsTable.tsx'
import { termsIn, type Terms } from './term-fields.ts'
import { customerTermsQuery } from './terms.queries.ts'
import { TermsForm, useTermsFields } from './TermsForm.tsx'

type Props = { customerId: number; objects: readonly ObjectTerms[]; search: string | undefined; canEdit: boolean }

/** What holds for one customer: his line for all objects, then his own for single ones, field by field. */
export function CustomerTerms({ customerId, objects, search, canEdit }: Props) {
  const t = useTranslations('terms')
  const own = useQuery(customerTermsQuery(customerId, useLanguage().language))
  const [edited, setEdited] = useState<TermsLine>()
  if (!own.data) return <Unread query={own} failed={t('failed')} rows={10} rowHeight="44px" />
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
  const name = line.object?.object ?? t('allObjects')
  const form = useActionForm({
    ...useTermsFields(line.own ?? nothing),
    action: 'set_customer_terms_by_object',
    schema: termsActions.set_customer_terms_by_object.input,
    input: (draft) => ({ customer_id: customerId, museum_object_id: line.object?.museum_object_id ?? null, ...termsIn(draft) }),
    touches: ['terms', 'customers'],
    onDone: () => {
      showToast({ tone: 'done', text: t('saved', { name }) })
      onClose()
    },
  })
  return <TermsForm title={name} lead={t(line.object ? 'form.ownLead' : 'form.allLead')} form={form} onClose={onClose} />
}
