import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Note } from '@anfilada/ui/Note'
import { useAddress } from '@anfilada/browser/use-address'
import { useLeftList } from './vouchers.ts'
import type { PaymentOffer } from './use-payment-form.ts'
import { readPaymentSearch } from '../payments-search.ts'

/** What of the programme can be paid, and which of its orders cannot, and why. */
export function ProgrammeNote({ chosen }: { chosen: PaymentOffer['chosen'] }) {
  const t = useTranslations('payments.form')
  const { sentences } = useFormats()
  const listLeft = useLeftList()
  const { programme: id } = useAddress(readPaymentSearch)
  if (id === undefined || !chosen) return null
  const toProgramme = (
    <Link to="/upcoming/programme" search={{ id }} className={actLinkClass}>
      {t('toProgramme')}
    </Link>
  )
  return (
    <Note action={toProgramme}>
      {sentences([
        t('programme', { payable: chosen.order_ids.length, id: String(id) }),
        ...(chosen.left.length > 0 ? [t('programmeLeft', { list: listLeft(chosen.left) })] : []),
      ])}
    </Note>
  )
}
