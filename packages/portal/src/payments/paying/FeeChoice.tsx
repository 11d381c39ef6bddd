import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import { useAddress } from '@anfilada/browser/use-address'
import type { PayableFee } from '@anfilada/contract/payments/payments'
import { actLinkClass } from '@anfilada/ui/act-link'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Box } from '@anfilada/ui/Box'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Sum } from '../../orders/marks.tsx'
import { readPaymentSearch } from '../payments-search.ts'
import styles from './OrderChoice.module.css'
import type { PaymentOffer } from './use-payment-form.ts'

/** Whether fees are meant, and not orders: the address says so, or nothing else is due. */
export function useOfFees({ orders, fees }: Pick<PaymentOffer, 'orders' | 'fees'>): boolean {
  const { what } = useAddress(readPaymentSearch)
  return fees.length > 0 && (what === 'fees' || orders.length === 0)
}

/** What is paid of fees: all but those that are left out. */
export function feesBut(left: readonly number[], fees: readonly PayableFee[]): { ids: number[]; due: number } {
  const chosen = fees.filter(({ request_id: id }) => !left.includes(id))
  return { ids: chosen.map(({ request_id: id }) => id), due: chosen.reduce((sum, { due }) => sum + due, 0) }
}

type Props = { fees: readonly PayableFee[]; left: readonly number[]; fault: string | undefined; onLeave: (left: number[]) => void }

/** The fees that are due, each to be left out or not. */
export function FeeChoice({ fees, left, fault, onLeave }: Props) {
  const t = useTranslations('fees')
  return (
    <>
      <ul className={styles.list} aria-label={t('title')}>
        {fees.map((fee) => {
          const id = fee.request_id
          return (
            <li key={id}>
              <label className={styles.row} data-chosen={!left.includes(id) || undefined}>
                <Box
                  name={`fee.${id}`}
                  checked={!left.includes(id)}
                  onChange={({ target }) => onLeave(target.checked ? left.filter((one) => one !== id) : [...left, id])}
                />
                <FeeWords fee={fee} />
              </label>
            </li>
          )
        })}
      </ul>
      {fault && <FieldError id="prolongations-note">{fault}</FieldError>}
    </>
  )
}

function FeeWords({ fee: { guide, number, museum, held_on: on, due } }: { fee: PayableFee }) {
  const t = useTranslations('fees')
  const formats = useFormats()
  return (
    <>
      <span className={styles.words}>
        <b>{t.rich('license', { guide: richPart(<bdi>{guide}</bdi>), number: richPart(<Num>{number}</Num>) })}</b>
        <small>
          <span className={styles.part}>
            <bdi>{museum}</bdi>
          </span>
          <span className="hide-m"> · </span>
          {formats.day(on)}
        </small>
      </span>
      <span className={styles.sum}>
        <Sum kopecks={due} />
      </span>
    </>
  )
}

/** Fees that are due, beside the orders: an attempt, an invoice and a link are for one of the two, so that they are a press away. */
export function FeesBeside({ offered }: { offered: PaymentOffer }) {
  const t = useTranslations('fees')
  const { method, tab } = useAddress(readPaymentSearch)
  if (offered.fees.length === 0) return null
  const search = { ...(tab && { tab }), ...(method && { method }), what: 'fees' } as const
  return (
    <Section title={t('title')} rule="plain">
      <ul className={styles.list} aria-label={t('title')}>
        {offered.fees.map((fee) => (
          <li key={fee.request_id} className={styles.row}>
            <FeeWords fee={fee} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/payment" search={search} className={buttonLinkClass('secondary')}>
          {t('open')}
        </Link>
      </p>
    </Section>
  )
}

/** Back from the fees to the orders that are due, on the same tab. */
export function ToOrders({ offered: { orders } }: { offered: PaymentOffer }) {
  const t = useTranslations('fees')
  const { what: _fees, ...search } = useAddress(readPaymentSearch)
  if (orders.length === 0) return null
  return (
    <Link to="/payment" search={search} className={actLinkClass}>
      {t('toOrders', { count: orders.length })}
    </Link>
  )
}
