import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { mostId, oneOf } from '@anfilada/browser/read-address'
import { invoiceKinds, invoiceStates } from '@anfilada/contract/invoices/invoice-states'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { readWhole } from '@anfilada/ui/latin-digits'
import { TakeOut } from '../../exports/TakeOut.tsx'
import { SearchField } from '../../shell/panes/SearchField.tsx'
import { CustomerFilter } from '../CustomerFilter.tsx'
import { PagedView, rowsOf } from '../PagedView.tsx'
import { invoicesFilter, invoicesQuery } from '../payments.queries.ts'
import type { PaymentsPart, PaymentsSearch } from '../screens.ts'
import { InvoiceRow } from './InvoiceRow.tsx'

type Props = { search: PaymentsSearch; onChange: (part: PaymentsPart) => void }

/** Invoices, credit notes and acts of all customers, with what the ledger says came. */
export function Invoices({ search, onChange }: Props) {
  const t = useTranslations('payments.invoices')
  const query = useInfiniteQuery(invoicesQuery(search, useLanguage().language))
  const words = { lead: t('lead'), list: t('list'), failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  const isNarrowed = [search.number, search.invoices, search.paper, search.customer].some((one) => one !== undefined)
  const find = (typed: string) => {
    const number = readWhole(typed, { least: 1, most: mostId })
    onChange({ number: number === undefined ? undefined : String(number) })
  }
  const narrow = (
    <>
      <SearchField label={t('number')} value={search.number ?? ''} onSearch={find} />
      <FilterSelect
        label={t('state')}
        value={search.invoices ?? ''}
        options={invoiceStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(value) => onChange({ invoices: oneOf(invoiceStates, value) })}
      />
      <FilterSelect
        label={t('kind')}
        value={search.paper ?? ''}
        options={invoiceKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => onChange({ paper: oneOf(invoiceKinds, value) })}
      />
      <CustomerFilter
        isInBar
        customer={search.customer}
        name={rowsOf(query)[0]?.customer.name}
        onPick={(customer) => onChange({ customer })}
      />
      <TakeOut list="office_invoices" filter={invoicesFilter(search)} />
    </>
  )
  return (
    <PagedView query={query} words={words} isNarrowed={isNarrowed} narrow={narrow}>
      {(invoice) => <InvoiceRow key={invoice.invoice_id} invoice={invoice} />}
    </PagedView>
  )
}
