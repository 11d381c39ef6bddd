import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { idIn } from '@anfilada/browser/read-address'
import { Unread } from '@anfilada/browser/Unread'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { useDebounced } from '@anfilada/browser/use-debounced'
import { type BankEntry, bankStatementActions } from '@anfilada/contract/payments/bank-statements'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { fitOf, freeOf } from './invoice-fit.ts'
import { offeredInvoices, openInvoicesQuery } from './statements.queries.ts'

type Props = { entry: BankEntry; onClose: () => void }
/** Number and customer narrow what is offered; only the invoice is sent. */
type Wish = { number: string; customer: PickedCustomer | undefined; invoice_id: string }

/** Long enough that a typed number is one question to the server. */
const pauseMs = 250

/** Says for which invoice the money of a line came; money that is on somebody's balance only for his. */
export function InvoiceDialog({ entry, onClose }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.statements')
  const form = useInvoiceForm({ entry, onClose })
  const { number, customer } = form.values
  const words = { keep: t('picking.keep'), confirm: t('picking.confirm'), busy: t('picking.busy') }
  const facts = { sum: formatSum(freeOf(entry), 'RUB'), payer: entry.payer.name || t('nameless') }
  return (
    <FormDialog title={t('picking.title')} form={form} words={words} onClose={onClose}>
      <p className="mut">{t('picking.text', facts)}</p>
      <TextField
        {...form.field('number')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={10}
        onChange={(text) => form.set({ number: text, invoice_id: '' })}
      />
      {!entry.customer && (
        <CustomerPick label={t('picking.customer')} picked={customer} onPick={(picked) => form.set({ customer: picked, invoice_id: '' })} />
      )}
      <Offered
        entry={entry}
        number={useDebounced(number, pauseMs)}
        customer={customer?.id}
        value={form.values.invoice_id}
        error={form.error('invoice_id')}
        onChange={(id) => form.set({ invoice_id: id })}
      />
    </FormDialog>
  )
}

function useInvoiceForm({ entry, onClose }: Props) {
  const t = useTranslations('payments.statements.picking')
  const start: Wish = { number: '', customer: entry.customer ?? undefined, invoice_id: '' }
  return useActionForm({
    action: 'accept_bank_match',
    schema: bankStatementActions.accept_bank_match.input,
    start,
    labels: { number: t('number'), invoice_id: t('invoices') },
    sentences: { invoice_id: t('missing') },
    summary: t('faultsTitle'),
    input: ({ invoice_id }) => ({ entry_id: entry.id, invoice_id: idIn(invoice_id) }),
    touches: ['statements', 'payments', 'orders', 'customers', 'ledger'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('done', { number: String(result.invoice?.number ?? '') }) })
      onClose()
    },
  })
}

type OfferedProps = {
  entry: BankEntry
  number: string
  customer: number | undefined
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

function Offered({ entry, number, customer, value, error, onChange }: OfferedProps) {
  const t = useTranslations('payments.statements.picking')
  const { day, formatSum } = useFormats()
  const search = { number: idIn(number.trim()), customer, inn: entry.payer.inn }
  const query = useQuery(openInvoicesQuery(search, useLanguage().language))
  if (!query.data) return <Unread query={query} failed={t('failed')} rows={3} rowHeight="56px" />
  const { result, next } = query.data
  if (result.length === 0) return <p role="status">{t('none')}</p>
  const options = result.map((invoice) => {
    const left = invoice.left ?? 0
    const fit = fitOf(entry, { left, inn: invoice.inn })
    const why = [
      t('left', { left: formatSum(left, 'RUB') }),
      t(`sum.${fit.sum}`, { gap: formatSum(fit.gap, 'RUB') }),
      t(`inn.${fit.inn}`, { inn: invoice.inn }),
    ]
    return {
      value: String(invoice.invoice_id),
      label: t('option', { number: invoice.number, date: day(invoice.issued_on), name: invoice.customer.name }),
      description: why.join(' '),
    }
  })
  const hint = next === null ? undefined : t('narrow', { count: offeredInvoices })
  return (
    <Choice
      look="rows"
      label={t('invoices')}
      name="invoice_id"
      options={options}
      value={value}
      onChange={onChange}
      error={error}
      hint={hint}
    />
  )
}
