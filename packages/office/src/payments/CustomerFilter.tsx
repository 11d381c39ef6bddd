import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CustomerPick, type PickedCustomer } from '../shell/panes/CustomerPick.tsx'

type CustomerProps = { customer: number | undefined; name: string | undefined; onPick: (id: number | undefined) => void }

/** A customer that came with the address is called as the rows call it, or by its number where there are none. */
export function CustomerFilter({ customer, name, onPick }: CustomerProps) {
  const t = useTranslations('payments')
  const [named, setNamed] = useState<PickedCustomer>()
  const picked = customer === undefined ? undefined : named?.id === customer ? named : { id: customer, name: name ?? `№ ${customer}` }
  function pick(wanted: PickedCustomer | undefined) {
    setNamed(wanted)
    onPick(wanted?.id)
  }
  return <CustomerPick label={t('customer')} picked={picked} onPick={pick} />
}
