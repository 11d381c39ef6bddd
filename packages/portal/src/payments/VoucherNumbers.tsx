import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { readVouchers } from '@anfilada/contract/payments/payment-status'
import { Num } from '@anfilada/ui/Num'

/** What a payment covers: orders, or fees of prolongation, which are told by how many. */
export function Covered({ vouchers, prolongations }: { vouchers: string; prolongations: string }) {
  const t = useTranslations('fees')
  if (prolongations !== '') return t('covered', { count: prolongations.split(',').length })
  return <VoucherNumbers vouchers={vouchers} />
}

/** The numbers that a payment covers, after the word for orders, each leading to its order for whoever is signed in. */
export function VoucherNumbers({ vouchers, linked = true }: { vouchers: string; linked?: boolean }) {
  const t = useTranslations('paying')
  const { beforeItem } = useFormats()
  const ids = readVouchers(vouchers) ?? []
  return ids.map((id, index) => (
    <Fragment key={id}>
      {beforeItem(index, ids.length)}
      {linked ? (
        <Link to="/upcoming/info" search={{ id }}>
          <Num>{t('afterNoun', { id: String(id) })}</Num>
        </Link>
      ) : (
        <Num>{t('afterNoun', { id: String(id) })}</Num>
      )}
    </Fragment>
  ))
}
