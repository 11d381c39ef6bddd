import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { richPart } from '@anfilada/browser/rich-part'
import { saveFetched } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import { invoiceStates, type InvoiceState } from '@anfilada/contract/invoices/invoice-states'
import type { InvoiceRow } from '@anfilada/contract/invoices/invoices'
import { Button } from '@anfilada/ui/Button'
import { DownloadIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import { SelectField } from '@anfilada/ui/SelectField'
import { Tag } from '@anfilada/ui/Tag'
import { TakeOut } from '../../exports/TakeOut.tsx'
import { Sum } from '../../orders/marks.tsx'
import { ListFilters } from '../../shell/layout/ListFilters.tsx'
import { PagedList } from '../PagedList.tsx'
import { Covered, VoucherNumbers } from '../VoucherNumbers.tsx'
import styles from './invoicing.module.css'
import { invoicesQuery } from './invoicing.queries.ts'

/** Every invoice, credit note and act of this customer, with what came by the ledger and the paper itself. */
export function InvoiceList() {
  const t = useTranslations('payments.invoice')
  const [state, setState] = useState<InvoiceState>()
  return (
    <Section title={t('list')} rule="plain" aside={<TakeOut list="invoices" filter={state ? { state } : {}} />}>
      <Filters key={state} state={state} onFind={setState} />
      <Rows state={state} />
    </Section>
  )
}

type Shown = { state: InvoiceState | undefined }

function Filters({ state, onFind }: Shown & { onFind: (state: InvoiceState | undefined) => void }) {
  const t = useTranslations('payments')
  const [chosen, setChosen] = useState<string>(state ?? '')
  const find = (event: FormEvent) => {
    event.preventDefault()
    onFind(invoiceStates.find((one) => one === chosen))
  }
  return (
    <ListFilters label={t('invoice.filters')} isOn={state !== undefined} onFind={find} onReset={() => onFind(undefined)}>
      <SelectField
        label={t('history.status')}
        name="state"
        options={[
          { value: '', label: t('history.anyStatus') },
          ...invoiceStates.map((value) => ({ value, label: t(`invoice.state.${value}`) })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
    </ListFilters>
  )
}

function Rows({ state }: Shown) {
  const t = useTranslations('payments.invoice')
  const query = useInfiniteQuery(invoicesQuery(state, useLanguage().language))
  const none = state ? { emptyTitle: t('noneTitle'), emptyText: t('noneText') } : { emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  return (
    <PagedList
      query={query}
      words={{ list: t('list'), failed: t('listFailed'), more: t('more'), ...none }}
      rowHeight="64px"
      className={styles.list}
    >
      {(row) => <Row key={row.invoice_id} invoice={row} />}
    </PagedList>
  )
}

const tones: Partial<Record<InvoiceState, 'green' | 'red'>> = { paid: 'green', overdue: 'red' }

function Row({ invoice }: { invoice: InvoiceRow }) {
  const t = useTranslations('payments')
  const formats = useFormats()
  const { kind, number, issued_on, due_on, state, vouchers, prolongations, buyer, amount, corrects, file } = invoice
  const tone = state === null ? undefined : tones[state]
  const name = t(`invoice.kind.${kind}`, { number, date: formats.day(issued_on), corrects: corrects ?? '' })
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        {name}
        <small>
          <bdi>{buyer}</bdi> · <For kind={kind} vouchers={vouchers} prolongations={prolongations} />
        </small>
      </p>
      <p>{state !== null && <Tag {...(tone && { tone })}>{t(`invoice.state.${state}`)}</Tag>}</p>
      <p>{due_on !== null && t('invoice.payBy', { date: formats.day(due_on) })}</p>
      <p className={styles.sum}>
        <Sum kopecks={amount} />
        <Came invoice={invoice} />
      </p>
      <p>
        <PaperButton file={file} name={name} />
      </p>
    </li>
  )
}

function For({ kind, vouchers, prolongations }: Pick<InvoiceRow, 'kind' | 'vouchers' | 'prolongations'>) {
  const t = useTranslations('payments')
  if (prolongations !== '') return <Covered vouchers="" prolongations={prolongations} />
  if (vouchers === '') return kind === 'invoice' ? t('invoice.purposeOf.deposit') : null
  return t.rich('voucherList', { count: vouchers.split(',').length, numbers: richPart(<VoucherNumbers vouchers={vouchers} />) })
}

/** What came and what was taken back, only where it is not all of it or nothing. */
function Came({ invoice: { state, paid, credited, left } }: { invoice: InvoiceRow }) {
  const t = useTranslations('payments.invoice')
  return (
    <>
      {paid !== null && paid > 0 && left !== 0 && <small>{t.rich('came', { sum: richPart(<Sum kopecks={paid} />) })}</small>}
      {credited !== null && credited > 0 && state !== 'credited' && (
        <small>{t.rich('takenBack', { sum: richPart(<Sum kopecks={credited} />) })}</small>
      )}
    </>
  )
}

function PaperButton({ file, name }: { file: string; name: string }) {
  const t = useTranslations('payments.invoice')
  const { language } = useLanguage()
  const { busy, run } = useWork(() => saveFetched(file, language))
  return (
    <Button size="s" icon={<DownloadIcon />} busy={busy} busyLabel={t('saving')} onPress={() => run()}>
      {t('pdf')} <span className="sr">{name}</span>
    </Button>
  )
}
